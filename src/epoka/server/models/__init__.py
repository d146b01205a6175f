"""What goes over the wire: every request, response and live message. The client's types are made from these models."""

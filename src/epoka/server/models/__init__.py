"""What goes over the wire: a model for every request, response and live message. The client's types are made of these."""

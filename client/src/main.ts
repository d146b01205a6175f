import { mount } from "svelte";
import App from "$/App.svelte";
import "$/styles/tokens.css";
import "$/styles/components.css";
import "$/styles/site.css";

const target = document.getElementById("app");
if (target) mount(App, { target });

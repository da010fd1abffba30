import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { app } from "./lib/app.svelte";

await app.speak();
mount(App, { target: document.getElementById("page")! });

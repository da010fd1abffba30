/** What happy-dom lacks, and the English words for every test. */
import { configure } from "@testing-library/svelte";
import { beforeAll, beforeEach, vi } from "vitest";
import { app } from "../src/lib/app.svelte";
import { settings } from "../src/lib/settings.svelte";

HTMLDialogElement.prototype.showModal ??= vi.fn();
configure({ asyncUtilTimeout: 60_000 }); // what is waited for may come late on a busy machine

beforeAll(async () => {
  settings.lang = "en";
  await app.speak();
});

beforeEach(() => {
  app.me = null;
  app.toasts = [];
  settings.list = false;
  vi.spyOn(console, "error").mockImplementation((text: unknown) => {
    throw new Error(String(text)); // words that are missing must fail a test
  });
});

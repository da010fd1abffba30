import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const SERVER = "http://localhost:8123"; // `catlantis serve --port 8123`, while developing

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: "../src/catlantis/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's security policy knows no data: addresses
    rolldownOptions: {
      checks: { pluginTimings: false }, // on a busy machine everything is slow
      // What all pages share is one file, and not a request for each part.
      output: { codeSplitting: { groups: [{ name: "shared", test: /node_modules|src\/lib\//, minShareCount: 2 }] } },
    },
  },
  server: {
    fs: { allow: [".."] }, // words and rules stand outside web/
    proxy: {
      "/api": SERVER,
      "/ws": { target: SERVER, ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts", "src/games/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 120_000, // a busy machine takes its time
    hookTimeout: 120_000,
  },
});

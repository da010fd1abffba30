import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { language, LANGUAGES, loadWords, publicEvent, reaction } from "../src/lib/words";

const NAMES = ["Zoe", "Mochi"];
const GAME = "exploding-kittens";

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"));
}

function keys(lang: string): string[] {
  const text = readFileSync(`../src/catlantis/locales/${lang}/page.ftl`, "utf8");
  return new FluentResource(text).body.map(({ id }) => id);
}

describe("the page's words", () => {
  const code = files("src").join("\n");

  it("are the same in every language", () => {
    for (const lang of LANGUAGES) expect(keys(lang)).toEqual(keys("en"));
  });

  it("are there for every key in use", () => {
    const used = [...code.matchAll(/["`](page-[a-z0-9-]+)["`]/g)].map(([, key]) => key);
    expect(used.filter((key) => !keys("en").includes(key!))).toEqual([]);
  });

  it("are all in use", () => {
    const starts = [...code.matchAll(/`(page-[a-z0-9-]*)\$\{/g)].map(([, start]) => start!);
    const unused = keys("en").filter(
      (key) =>
        !code.includes(`"${key}"`) &&
        !starts.some((start) => start !== "page-" && key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });
});

describe("words", () => {
  it("are those of the first language asked for that is there", () => {
    expect(language(["de", "fr-CA", "en"])).toBe("fr");
    expect(language(["de"])).toBe("en");
  });

  it("tell events, choices and prompts as the command line does", async () => {
    const words = await loadWords("en");
    expect(words.event(GAME, ["drew", 1, null], NAMES)).toBe("Mochi draws a card.");
    expect(words.event(GAME, ["drew", 0, 8], NAMES)).toContain("Tacocat");
    expect(words.action(GAME, ["favor"], NAMES)).toBe("Favor…");
    expect(words.action(GAME, ["favor", 1], NAMES)).toContain("Mochi");
    expect(words.action(GAME, ["five", 0b11111 << 8], NAMES)).toContain("Beard Cat and Rainbow");
    expect(words.prompt(GAME, ["give", 1], NAMES)).toContain("Mochi");
  });

  it("are spoken in French too", async () => {
    const words = await loadWords("fr");
    expect(words.event(GAME, ["drew", 1, null], NAMES)).toBe("Mochi pioche une carte.");
  });

  it("hide what only some may know", () => {
    expect(publicEvent(GAME, ["gave", 0, 1, 8])).toEqual(["gave", 0, 1, null]);
    expect(publicEvent(GAME, ["took", 0, 8])).toEqual(["took", 0, 8]);
  });

  it("know what the end of a countdown stands for", () => {
    expect(reaction(GAME, "window")).toEqual(["pass"]);
    expect(reaction(GAME, "turn")).toBeNull();
  });
});

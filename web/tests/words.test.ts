import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { a, de } from "../src/lib/articles";
import { language, LANGUAGES, loadWords, publicEvent, reaction, signed } from "../src/lib/words";

const NAMES = ["Zoe", "Mochi"];
const GAME = "exploding-kittens";

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"));
}

function keys(lang: string): string[] {
  const folder = `../src/catlantis/locales/${lang}`;
  const paged = readdirSync(folder).filter((name) => name.endsWith("page.ftl"));
  const texts = paged.map((name) => readFileSync(`${folder}/${name}`, "utf8"));
  return texts.flatMap((text) => new FluentResource(text).body.map(({ id }) => id));
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

  it("have the articles that the word behind them wants, as on the command line", () => {
    const cases = JSON.parse(readFileSync("../tests/locales/articles.json", "utf8"));
    for (const [name, told] of Object.entries(cases.DE)) expect(de(name)).toBe(told);
    for (const [noun, told] of Object.entries(cases.A)) expect(a(noun)).toBe(told);
  });

  it("use these articles in sentences", async () => {
    const french = await loadWords("fr");
    const turn = (player: string) => french.text(`${GAME}-board-turn-of`, { player });
    expect(turn("Olive")).toBe("Au tour d’Olive");
    expect(turn("Mochi")).toBe("Au tour de Mochi");
    const english = await loadWords("en");
    expect(english.event("isle-of-cats", ["drew", 0, 15, 2, 314], NAMES)).toContain("an orange cat");
  });

  it("tell where a place is, by tables or by what a view knows", async () => {
    const words = await loadWords("en");
    expect(words.event("cat-and-fish", ["sailed", 0, 12], NAMES)).toBe(
      "Zoe sails to line 1, east (blocks 2, 10 and 11).",
    );
    expect(words.event("islet", ["advanced", 0, 12], NAMES)).toBe("Zoe advances to place 12.");
    expect(words.event("islet", ["advanced", 0, 12], NAMES, { compass: { 12: [1] } })).toBe(
      "Zoe advances to place 12 (north-east).",
    );
  });

  it("join alternatives by or", async () => {
    expect((await loadWords("en")).listed(["a", "b", "c"], "page-list-or")).toBe("a, b or c");
    expect((await loadWords("fr")).listed(["a", "b"], "page-list-or")).toBe("a ou b");
  });

  it("have a true minus", () => {
    expect(signed(-5)).toBe("−5");
    expect(signed(5)).toBe("5");
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

import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { joinerOf } from "../../client/app/i18n.ts";
import type { Language } from "../../shared/locales/languages.ts";
import { translator } from "./translator.ts";

const joinerIn = (language: Language) => joinerOf(translator(language), () => language);

describe("texts are joined as their language does it", () => {
  test.each([
    ["en", "Ann, Bob, and Zoë"],
    ["de", "Ann, Bob und Zoë"],
    ["ja", "Ann、Bob、Zoë"],
    ["zh-Hans", "Ann、Bob和Zoë"],
  ] as const)("names in %s: %s", (language, expected) => {
    expect(joinerIn(language).list(["Ann", "Bob", "Zoë"])).toBe(expected);
  });

  test("sentences follow each other with a space, except in Japanese and Chinese", () => {
    expect(joinerIn("en").sentences(["Ready.", "Go!", "Draw."])).toBe("Ready. Go! Draw.");
    expect(joinerIn("ja").sentences(["用意。", "スタート！", "引く。"])).toBe("用意。スタート！引く。");
  });

  test("a heading before a sentence gets the full stop of its language", () => {
    expect(joinerIn("en").sentences(["YOUR TURN", "Draw."])).toBe("YOUR TURN. Draw.");
    expect(joinerIn("zh-Hans").sentences(["轮到你了", "抽牌。"])).toBe("轮到你了。抽牌。");
  });

  test("facts have the comma, and values the colon of their language", () => {
    expect(joinerIn("de").facts(["Mochi", "2 Karten"])).toBe("Mochi, 2 Karten");
    expect(joinerIn("ja").facts(["Mochi", "2枚"])).toBe("Mochi、2枚");
    expect(joinerIn("fr").labelled("Vitesse", "2")).toBe("Vitesse\u202f: 2");
  });

  test("a name from right to left does not reorder the others of its list", () => {
    expect(joinerIn("en").list(["דנה", "Bob"])).toBe("\u2068דנה\u2069 and Bob");
  });

  test("nothing joins to nothing", () => {
    const { list, facts, sentences } = joinerIn("en");
    expect([list([]), facts([]), sentences([])]).toEqual(["", "", ""]);
  });
});

test("the page joins no texts by a comma or full stop of its own", () => {
  const byHand = globSync("client/**/*.{ts,tsx}").filter((file) =>
    /\.join\(["'`][,.;:]\s["'`]\)/.test(readFileSync(file, "utf8")),
  );
  expect(byHand).toEqual([]);
});

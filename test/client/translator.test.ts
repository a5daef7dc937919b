import i18next from "i18next";
import { expect, test } from "vitest";
import { languages } from "../../shared/locales/languages.ts";
import { formOf, rooted, stemOf, type TextTree } from "../../shared/locales/topics.ts";
import { Translator } from "../../shared/locales/translator.ts";
import { readLanguage } from "../../tools/locales/files.ts";
import { placeholdersIn } from "../../tools/locales/texts.ts";
import { texts } from "../support/texts.ts";

const same = (value: string) => value;

/** Counts of all plural forms, up to the largest number without a separator. */
const counts = [0, 1, 2, 3, 5, 11, 21, 22, 25, 100, 101, 999];

const keysOf = (tree: TextTree, path = ""): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[path + key, value] as const] : keysOf(value, `${path}${key}.`),
  );

test.each(languages)("every text in %s reads as i18next reads it, with every plural form", async (language) => {
  const i18n = i18next.createInstance({
    lng: language,
    fallbackLng: "en",
    nsSeparator: false,
    resources: { en: { translation: texts("en") }, [language]: { translation: texts(language) } },
    interpolation: { escapeValue: false },
  });
  await i18n.init();
  const translator = new Translator("en", same);
  for (const each of new Set(["en", language]))
    for (const [topic, tree] of readLanguage(each)) translator.add(each, rooted(topic, tree));
  const all = [...readLanguage("en")].flatMap(([topic, tree]) => keysOf(rooted(topic, tree)));
  const different = all.flatMap(([key, text]) => {
    const values = Object.fromEntries(placeholdersIn(text).map((name) => [name, `<${name}>`]));
    const isNumbered = formOf(key) !== null || "count" in values;
    return (isNumbered ? counts : [1]).flatMap((count) => {
      const each = { ...values, count };
      const [expected, got] = [i18n.t(stemOf(key), each), translator.text(language, stemOf(key), each)];
      return expected === got ? [] : [{ key, expected, got }];
    });
  });
  expect(different).toEqual([]);
});

test("a language without a text shows the English one, with English plural forms", () => {
  const translator = new Translator("en", same);
  translator.add("en", { cats_one: "{{count}} cat", cats_other: "{{count}} cats", dog: "dog" });
  translator.add("ru", { dog: "собака" });
  expect([1, 2, 5].map((count) => translator.text("ru", "cats", { count }))).toEqual(["1 cat", "2 cats", "5 cats"]);
  expect(translator.text("ru", "dog")).toBe("собака");
});

test("numbers in a text have the separators of its language", () => {
  const translator = new Translator("en", same);
  translator.add("en", { games: "{{count}} games" });
  translator.add("de", { games: "{{count}} Spiele" });
  expect(translator.text("en", "games", { count: 12_345 })).toBe("12,345 games");
  expect(translator.text("de", "games", { count: 12_345 })).toBe("12.345 Spiele");
});

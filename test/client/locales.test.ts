import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { describe, expect, test, vi } from "vitest";
import type { Language } from "../../shared/locales/languages.ts";
import { pseudo } from "../../shared/locales/pseudo.ts";
import { readLanguage } from "../../tools/locales/files.ts";

/** Attributes with text for players. */
const read = new Set(["aria-label", "alt", "title", "placeholder", "label", "text", "note", "save"]);
const word = /\p{L}{2,}/u;

function leaves(branch: object, path = ""): [string, string][] {
  return Object.entries(branch).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );
}

const placeholders = (text: string): string[] => (text.match(/{{\w+}}/g) ?? []).toSorted();

/** Texts of a language by file and key: "account.json: codes.title". */
const textsOf = (language: Language): [string, string][] =>
  [...readLanguage(language)].flatMap(([name, texts]) => leaves(Object(texts), `${name}.json: `));

const english = textsOf("en");
const german = new Map(textsOf("de"));

describe("the languages", () => {
  test("German has the same texts as English", () => {
    expect([...german.keys()]).toEqual(english.map(([key]) => key));
  });

  test("no text is empty", () => {
    const empty = [...english, ...german].filter(([, text]) => text.trim() === "");
    expect(empty).toEqual([]);
  });

  test("a text has the same placeholders in both languages", () => {
    const different = english.filter(
      ([key, text]) => placeholders(text).join() !== placeholders(german.get(key) ?? "").join(),
    );
    expect(different).toEqual([]);
  });

  test("a text with one plural form has the other too", () => {
    const keys = new Set(german.keys());
    const alone = [...keys].filter((key) => key.endsWith("_one") && !keys.has(key.replace(/_one$/, "_other")));
    expect(alone).toEqual([]);
  });

  test("German uses the informal du", () => {
    // Sentences of the field guide may begin with "Sie"; guide.test.ts checks them.
    const short = [...german].filter(([key]) => !key.includes("guide."));
    const formal = short.filter(([, text]) => /\b(Sie|Ihnen|Ihre?[nmrs]?)\b/.test(text) && !/^Sie\b/.test(text));
    expect(formal).toEqual([]);
  });

  test("no line of a Polish text ends with a word of one letter", () => {
    const loose = textsOf("pl").filter(([, text]) => /(?<![\p{L}\p{N}{<])[aiouwz] \S/iu.test(text));
    expect(loose).toEqual([]);
  });

  test("a text of a game does not compile on a page that has not loaded it, as its key would be shown", async () => {
    // Another test file may have loaded the game's texts into the module that this process shares.
    vi.resetModules();
    const { t } = await import("../../client/app/i18n.ts");
    // @ts-expect-error The claim itself: without this error the type check fails here.
    expect(t("love-letter.you")).toBe("love-letter.you");
  });

  test("a text does not compile without its placeholders, or with wrong ones", async () => {
    const { t, textsReady } = await import("../../client/app/i18n.ts");
    await textsReady();
    expect(t("menu.table", { code: "K7M2PQ" })).toBe("Table K7M2PQ");
    // @ts-expect-error The claim itself.
    expect(t("menu.table")).toContain("{{code}}");
    // @ts-expect-error The claim itself.
    expect(t("menu.table", { name: "K7M2PQ" })).toContain("{{code}}");
    // @ts-expect-error The claim itself.
    expect(t("menu.tabel")).toBe("menu.tabel");
  });

  test("pages contain no literal texts", () => {
    const files = globSync("client/**/*.tsx");
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap((file) => literals(file).map((text) => `${file}: ${text}`))).toEqual([]);
  });
});

describe("the pseudo-language", () => {
  test("is at least 40 % longer than English, and has its placeholders and plural forms", () => {
    const wrong = english.filter(([, text]) => {
      const length = (shown: string) => shown.replaceAll(/{{\w+}}/g, "").length;
      const shown = pseudo(text);
      return length(shown) < 1.4 * length(text) || placeholders(shown).join() !== placeholders(text).join();
    });
    expect(wrong).toEqual([]);
  });

  test("keeps markup as it is", () => {
    expect(pseudo("See <b>all</b> {{name}}")).toMatch(/^Š\S+ <b>ááłł<\/b> {{name}}/);
  });

  test("replaces English on a page with ?language=pseudo", async () => {
    vi.stubGlobal("location", { search: "?language=pseudo" });
    vi.resetModules();
    const { t, textsReady } = await import("../../client/app/i18n.ts");
    await textsReady();
    expect(t("home.waiting", { count: 3, seconds: 20 })).toBe(
      pseudo("{{count}} are waiting for this. Bots join after {{seconds}} s.")
        .replace("{{count}}", "3")
        .replace("{{seconds}}", "20"),
    );
    vi.unstubAllGlobals();
    vi.resetModules();
  });
});

/** Returns visible texts of a file that do not come from the locale files. */
function literals(file: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const text = Array.isArray(node) ? null : shownBy(node);
    if (text !== null && word.test(text)) found.push(text.trim());
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, readFileSync(file, "utf8")).program);
  return found;
}

function shownBy(node: object): string | null {
  const { type, value, name } = node as Partial<Record<"type" | "value" | "name", unknown>>;
  if (type === "JSXText") return String(value);
  if (type !== "JSXAttribute" || !read.has(textOf(name, "name"))) return null;
  return textOf(value, "value");
}

const textOf = (node: unknown, field: string): string => {
  const found: unknown = typeof node === "object" && node !== null ? Reflect.get(node, field) : "";
  return typeof found === "string" ? found : "";
};

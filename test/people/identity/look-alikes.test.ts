import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { looksLike, looksOf, withDistinctName } from "../../../server/people/identity/look-alikes.ts";
import { acceptName } from "../../../server/people/identity/names.ts";
import { showsNothing } from "../../../server/people/identity/text-normalization.ts";
import tables from "../../../server/people/identity/unicode-tables.json" with { type: "json" };

const blanks = [
  "\u2800",
  "\u3164",
  "\u115f",
  "\u1160",
  "\uffa0",
  "\u00ad",
  "\u034f",
  "\u200b",
  "\u2060",
  "\ufeff",
  "\ufffc",
];
const invisible = [
  ...blanks,
  "\u2d7f",
  "\u180e",
  "\u202e",
  "\u2066",
  "\u{1d159}",
  "\u{13441}",
  "\u{1107f}",
  "\u{e0061}",
];
const arbitraryName = fc.oneof(
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom(...invisible, " ", "a", "\u0301", "\u200c", "\u200d", "क", "्", "ب"),
    maxLength: 8,
  }),
);

describe("look-alikes", () => {
  test.each([
    ["0scar", "oscar"],
    ["VValdo", "Waldo"],
    ["vvaldo", "Waldo"],
    ["Clau\u017f", "Claus"],
    ["rnax", "Max"],
    ["LoIa", "Lola"],
    ["Victim\u2800", "Victim"],
    ["Нора", "Hopa"],
    ["𝓐nna", "Anna"],
    ["🅐nna", "Anna"],
    ["İrem", "irem"],
    ["e\u0301\u0301va", "éva"],
    ["علی\u200cپور", "علیپور"],
  ])("%j is confusable with %j", (one, other) => {
    expect(looksLike(one, other)).toBe(true);
  });

  test.each([
    ["Ali", "All"],
    ["Zoë", "Zoe"],
    ["Анна", "Anna"],
    ["Clara", "Dara"],
    ["Mia", "Mla"],
    ["Old Tom", "OldTom"],
  ])("%j is not confusable with %j", (one, other) => {
    expect(looksLike(one, other)).toBe(false);
  });

  test("every accepted name is visible and has a visible skeleton", () => {
    fc.assert(
      fc.property(arbitraryName, (text) => {
        const name = acceptName(text);
        return name === null || (!showsNothing(name) && looksOf(name).every((look) => look.trim() !== ""));
      }),
      { numRuns: 3000 },
    );
  });

  test("an invisible character anywhere in a name never changes its skeleton", () => {
    const innocent = fc.constantFrom("Anna", "Oscar", "علی پور", "ශ්රී", "李小龙", "🐱 Cat");
    fc.assert(
      fc.property(innocent, fc.nat(20), fc.constantFrom(...invisible, "\u200c", "\u200d"), (name, place, character) => {
        const accepted = acceptName([...name].toSpliced(place, 0, character).join(""));
        return accepted === null || looksLike(accepted, name);
      }),
      { numRuns: 3000 },
    );
  });

  test("a name has the same skeleton if case, compatible letters or prototypes replace its letters", () => {
    fc.assert(
      fc.property(arbitraryName, (name) => {
        const looks = looksOf(name);
        return (
          looksOf(name.normalize("NFD")).every((look) => looks.includes(look)) &&
          looks.flatMap(looksOf).every((look) => looks.includes(look))
        );
      }),
      { numRuns: 3000 },
    );
  });

  test("players with an invisible name are shown as numbered guests", () => {
    expect(withDistinctName("\u2800", [])).toBe("Guest");
    expect(withDistinctName("\u3164", ["Guest"])).toBe("Guest 2");
  });
});

describe("Unicode's tables", () => {
  test("contain the version of Unicode", () => {
    for (const version of Object.values(tables.versions)) expect(version).toMatch(/^\d+\.\d+/);
  });

  test("are small enough to be read at every start", () => {
    expect(JSON.stringify(tables).length).toBeLessThan(100_000);
  });
});

describe("a name", () => {
  test.each([
    ["an emoji that joiners make", "👨‍👩‍👧‍👦 Family"],
    ["a black cat, which is joined", "🐈‍⬛"],
    ["a Persian non-joiner", "علی‌پور"],
    ["a Sinhala joiner", "ශ්‍රී"],
    ["a Malayalam joiner at its end", "അവന്‍"],
    ["a Bengali joiner before the virama", "র‍্যাচেল"],
    ["a region's flag", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
    ["a keycap", "1️⃣"],
    ["a variant of a Han letter", "葛\u{E0100}城"],
    ["a letter of the Hawaiian alphabet", "ʻOkina"],
  ])("may have %s", (_, name) => {
    expect(acceptName(name)).toBe(name);
  });

  test.each([
    ["a non-joiner between Latin letters", "An\u200cna"],
    ["a joiner at its begin", "\u200dAnna"],
    ["a joiner after a Latin letter", "Ann\u200d"],
    ["a variation selector after a letter", "Anna\ufe0f"],
    ["a tag", "Anna\u{e0061}"],
    ["a blank Braille pattern", "Victim\u2800"],
    ["nothing but a blank Braille pattern", "\u2800"],
    ["an object replacement character", "\ufffc"],
    ["a small capital of phonetics", "ᴀnna"],
  ])("may not have %s", (_, name) => {
    expect(acceptName(name)).toBeNull();
  });

  test("loses a Persian non-joiner that joins nothing at its end", () => {
    expect(acceptName("آذرنوش\u200c")).toBe("آذرنوش");
  });

  test("is counted in visible characters, up to 40 units", () => {
    expect(acceptName("🐈‍⬛".repeat(10))).toBe("🐈‍⬛".repeat(10));
    expect(acceptName("🐈‍⬛".repeat(11))).toBeNull();
    expect(acceptName("x".repeat(21))).toBeNull();
  });

  test("with an appended number is never cut within a character", () => {
    const name = "🐈‍⬛".repeat(10);
    expect(withDistinctName(name, [name])).toBe(`${"🐈‍⬛".repeat(9)} 2`);
  });
});

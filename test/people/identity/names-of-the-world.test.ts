import { allLocales } from "@faker-js/faker";
import { expect, test } from "vitest";
import { isNameLength } from "../../../server/people/identity/name-length.ts";
import { acceptName } from "../../../server/people/identity/names.ts";
import { normalizeText } from "../../../server/people/identity/text-normalization.ts";

/** First and last names of all languages and sexes. */
function* everyName(): Generator<string> {
  for (const { person } of Object.values(allLocales))
    for (const lists of [person?.first_name, person?.last_name])
      for (const list of Object.values(lists ?? {})) yield* list;
}

const names = [...new Set(everyName())];
const fitting = names.filter((name) => isNameLength(normalizeText(name)));

test("nearly all first and last names of the world are accepted", () => {
  expect(names.length).toBeGreaterThan(40_000);
  const refused = fitting.filter((name) => acceptName(name) === null);
  expect(refused.length / fitting.length, refused.join(", ")).toBeLessThan(0.0005);
});

test("hardly any first or last name is longer than 20 characters", () => {
  expect(names.length - fitting.length).toBeLessThan(5);
});

import { allLocales } from "@faker-js/faker";
import { expect, test } from "vitest";
import { fitsAsName } from "../../server/players/name-length.ts";
import { acceptName } from "../../server/players/names.ts";
import { tidied } from "../../server/players/wording.ts";

/** First and last names of all languages and sexes. */
function* everyName(): Generator<string> {
  for (const { person } of Object.values(allLocales))
    for (const lists of [person?.first_name, person?.last_name])
      for (const list of Object.values(lists ?? {})) yield* list;
}

const names = [...new Set(everyName())];
const fitting = names.filter((name) => fitsAsName(tidied(name)));

test("nearly all first and last names of the world are accepted", () => {
  expect(names.length).toBeGreaterThan(40_000);
  const refused = fitting.filter((name) => acceptName(name) === null);
  expect(refused.length / fitting.length, refused.join(", ")).toBeLessThan(0.0005);
});

test("hardly any first or last name is longer than 20 characters", () => {
  expect(names.length - fitting.length).toBeLessThan(5);
});

import { allLocales } from "@faker-js/faker";
import { expect, test } from "vitest";
import { acceptName } from "../../server/players/names.ts";
import { fitsAsName } from "../../server/players/name-length.ts";
import { tidied } from "../../server/players/wording.ts";

/** First and last names of a language, whichever sexes have them; some are weighted. */
function namesIn({ person }: (typeof allLocales)[keyof typeof allLocales]): readonly string[] {
  const lists = [person?.first_name, person?.last_name].flatMap((names) => Object.values(names ?? {}));
  return lists.flat().map((name) => (typeof name === "string" ? name : name.value));
}

const names = [...new Set(Object.values(allLocales).flatMap(namesIn))];
const fitting = names.filter((name) => fitsAsName(tidied(name)));

test("nearly all people of the world may play under their first or last name", () => {
  expect(names.length).toBeGreaterThan(40_000);
  const refused = fitting.filter((name) => acceptName(name) === null);
  expect(refused.length / fitting.length, refused.join(", ")).toBeLessThan(0.0005);
});

test("three in 40,000 first and last names are longer than 20 characters", () => {
  expect(names.filter((name) => !fitting.includes(name)).length).toBe(names.length - fitting.length);
  expect(names.length - fitting.length).toBeLessThan(5);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { posters } from "../../client/games/kittens/posters.ts";
import { readLanguage } from "../../tools/locales/files.ts";

const tokens = readFileSync(join(import.meta.dirname, "../../client/app/tokens.css"), "utf8");

test.each(Object.values(posters))("the poster of $id has colours that client/app/tokens.css defines", ({ colours }) => {
  const names = colours.map((colour) => /^var\((--[\w-]+)\)$/.exec(colour)?.[1]);
  expect(names.filter((name) => name === undefined || !tokens.includes(`  ${name}: #`))).toEqual([]);
});

test.each(["en", "de"])("each edition says in at most six words what it is, in %s", (language) => {
  const lines = Object.values(Object(readLanguage(language).get("kittens-front")).lines);
  lines.push(
    Object(readLanguage(language).get("love-letter-front")).line,
    Object(readLanguage(language).get("pages")).edition.anyLine,
  );
  expect(lines).toHaveLength(9);
  expect(lines.filter((line) => String(line).split(" ").length > 6)).toEqual([]);
});

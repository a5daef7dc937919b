import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { posters } from "../../client/games/kittens/posters.ts";

const tokens = readFileSync(join(import.meta.dirname, "../../client/app/tokens.css"), "utf8");

test.each(Object.values(posters))("the poster of $id has colours that client/app/tokens.css defines", ({ colours }) => {
  const names = colours.map((colour) => /^var\((--[\w-]+)\)$/.exec(colour)?.[1]);
  expect(names.filter((name) => name === undefined || !tokens.includes(`  ${name}: #`))).toEqual([]);
});

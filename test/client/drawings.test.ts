import { expect, test } from "vitest";
import { anyGame, drawing } from "../../client/components/pictures/drawings.tsx";
import { ruleBadges } from "../../client/games/kittens/guide/rule-badges.ts";
import { killers } from "../../client/games/kittens/result.ts";
import { games } from "../../client/games/registry.ts";

const faces = [anyGame, ...games.posters].map(({ face }) => face);
const badges = Object.values(ruleBadges).map(({ badge }) => `badges/${badge}`);

test.each([...new Set([...faces, ...badges, ...Object.values(killers)])])(
  "the pages have the drawing %s of a poster, a rule or a death",
  (name) => {
    expect(() => drawing(name)).not.toThrow();
  },
);

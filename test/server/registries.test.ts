import { expect, test } from "vitest";
import { games as hosted } from "../../server/app/games.ts";
import { games } from "../../shared/registry.ts";

test("the server has exactly the editions of its clients", () => {
  expect(hosted.editions.all.map(({ id }) => id)).toEqual(games.editions.all.map(({ id }) => id));
});

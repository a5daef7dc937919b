import { expect, test } from "vitest";
import type { Command } from "../../shared/core/commands.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { liftMs } from "../../shared/games/kittens/reveal-delay.ts";
import { position } from "./position.ts";

const draw: Command = { type: "draw" };

/** Display time of a command of the player on turn, with this draw pile. */
function suspenseOf(pile: string, command = draw) {
  const { state } = position(`ann: skip | bob: skip | cat: skip | pile: ${pile}`);
  return kittens.revealDelay(kittens.view(state, "spectator"), command);
}

test("the player's own card stays face down longer the more likely a kitten is, within limits", () => {
  expect([0, 0.03, 1 / 3, 0.9].map(liftMs)).toEqual([300, 300, 1200, 1200]);
  expect(liftMs(0.1)).toBeLessThan(liftMs(0.2));
});

test("the display time of a draw does not depend on the drawn card or on a timeout", () => {
  const kitten = suspenseOf("exploding-kitten skip exploding-kitten favor");
  expect(suspenseOf("skip exploding-kitten exploding-kitten favor")).toEqual(kitten);
  expect(suspenseOf("skip exploding-kitten exploding-kitten favor", { type: "timeout" })).toEqual(kitten);
  expect(kitten).toEqual({ seat: 0, ownMs: 2600, othersMs: 1200 });
});

test("commands other than a draw have no display time", () => {
  expect(suspenseOf("skip favor", { type: "play", cards: ["skip"] })).toBeNull();
  const table = position("ann: shuffle | bob: nope | pile: skip");
  table.act("ann", "play shuffle");
  expect(kittens.revealDelay(kittens.view(table.state, "spectator"), { type: "timeout" })).toBeNull();
});

import { z } from "zod";
import { stateAt } from "../../../shared/games/love-letter/position.ts";
import type { LoveLetterState } from "../../../shared/games/love-letter/state.ts";
import { cardIds } from "../../../shared/games/love-letter/titles.ts";
import type { Frame } from "../game.ts";
import { byPlayer, count, seatsOf, titleOf } from "../words.ts";

/** Seed of all scenarios; no case may depend on its random results. */
const seed = "scenario";

/** Position that `given` describes; anything left out is empty. */
export function given(frame: Frame): z.ZodType<LoveLetterState> {
  const { players } = frame;
  return positionSchema(frame).transform((place) => {
    const position = {
      turn: players.indexOf(place.turn),
      hands: players.map((name) => place.hands[name] ?? []),
      drawPile: place["draw-pile"],
      setAside: place["set-aside"],
      open: place.open,
      played: players.map((name) => place.played[name] ?? []),
      shielded: seatsOf(frame, place.shielded),
      eliminated: seatsOf(frame, place.eliminated),
      tokens: players.map((name) => place.tokens[name] ?? 0),
    };
    return stateAt(position, seed);
  });
}

function positionSchema(frame: Frame) {
  const { players } = frame;
  const player = z.enum(players);
  const title = titleOf(frame, cardIds);
  const cards = z.array(title).default([]);
  const [first = ""] = players;
  const shape = z.strictObject({
    turn: player.default(first),
    hands: byPlayer(frame, cards).default({}),
    "draw-pile": cards,
    "set-aside": title.nullable().default(null),
    open: cards,
    played: byPlayer(frame, cards).default({}),
    shielded: z.array(player).default([]),
    eliminated: z.array(player).default([]),
    tokens: byPlayer(frame, count).default({}),
  });
  return shape.superRefine(({ turn, hands, eliminated }, context) => {
    if (eliminated.includes(turn)) {
      context.addIssue({ code: "custom", path: ["turn"], message: "this player is eliminated" });
      return;
    }
    for (const name of players) {
      const held = hands[name]?.length ?? 0;
      const complain = (message: string) => context.addIssue({ code: "custom", path: ["hands", name], message });
      if (name === turn && held !== 2) complain(`expected the two cards of the player on turn, got ${held}`);
      if (name !== turn && held > 1) complain(`expected one card out of turn, got ${held}`);
      if (eliminated.includes(name) && held > 0) complain("this player is eliminated");
    }
  });
}

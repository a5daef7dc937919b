import { z } from "zod";
import { customId } from "../../../shared/games/kittens/decks/edition.ts";
import { judgeDeck } from "../../../shared/games/kittens/decks/judge.ts";
import { type EditionChoice, editionOf, isEditionId } from "../../../shared/games/kittens/editions/registry.ts";
import { stateAt } from "../../../shared/games/kittens/position.ts";
import type { KittensState } from "../../../shared/games/kittens/state.ts";
import { cardIds } from "../../../shared/games/kittens/titles.ts";
import type { Frame } from "../game.ts";
import { byPlayer, seatsOf, titleOf } from "../words.ts";

/** Seed of all scenarios; no case may depend on its random results. */
const seed = "scenario";

/** Position that `given` describes; anything left out is empty. */
export function given(frame: Frame): z.ZodType<KittensState> {
  return positionSchema(frame).transform((place, context) => {
    const { options, players } = frame;
    const choice = choiceOf(frame);
    if (choice === null) {
      context.addIssue({ code: "custom", message: `no kittens edition ${frame.edition}` });
      return z.NEVER;
    }
    const position = {
      ...choice,
      options: { combos: options["combos"] !== false, fast: options["fast"] === true },
      turn: players.indexOf(place.turn),
      turns: place.turns,
      attacked: place.attacked,
      direction: place.direction,
      faceUp: place["face-up"],
      hands: players.map((name) => place.hands[name] ?? []),
      drawPile: place["draw-pile"],
      discardPile: place["discard-pile"],
      exploded: seatsOf(frame, place.exploded),
      dead: seatsOf(frame, place.dead),
      deadByDevilcat: seatsOf(frame, place["dead-by-devilcat"]),
    };
    return stateAt(position, seed);
  });
}

function choiceOf({ edition, deck }: Frame): EditionChoice | null {
  if (edition === customId) {
    const judged = judgeDeck(deck);
    return judged.ok ? { edition, deck: judged.value } : null;
  }
  return isEditionId(edition) ? { edition, deck: null } : null;
}

function positionSchema(frame: Frame) {
  const player = z.enum(frame.players);
  const cards = z.array(titleOf(frame, cardIds)).default([]);
  const choice = choiceOf(frame);
  const undead = choice !== null && editionOf(choice).undead;
  const dead = (undead ? z.array(player) : z.array(player).max(0, `no Dead players in ${frame.edition}`)).default([]);
  const [first = ""] = frame.players;
  return z
    .strictObject({
      turn: player.default(first),
      turns: z.int().min(1).default(1),
      attacked: z.boolean().default(false),
      direction: z.enum(["clockwise", "counterclockwise"]).default("clockwise"),
      "face-up": z.boolean().default(false),
      hands: byPlayer(frame, cards).default({}),
      "draw-pile": cards,
      "discard-pile": cards,
      exploded: z
        .array(player)
        .max(frame.players.length - 1)
        .default([]),
      dead,
      "dead-by-devilcat": dead,
    })
    .refine((place) => !place["face-up"] || place["draw-pile"].includes("imploding-kitten"), {
      path: ["face-up"],
      message: "no imploding-kitten in draw-pile",
    })
    .refine(({ turn, exploded }) => !exploded.includes(turn), { path: ["turn"], message: "this player has exploded" })
    .refine((place) => ![...place.dead, ...place["dead-by-devilcat"]].includes(place.turn), {
      path: ["turn"],
      message: "this player is Dead",
    });
}

import { z } from "zod";
import { editionOf, isEditionId } from "../../shared/games/kittens/editions/registry.ts";
import type { KittensEvent } from "../../shared/games/kittens/events.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { stateAt } from "../../shared/games/kittens/position.ts";
import type { KittensState } from "../../shared/games/kittens/state.ts";
import { type CardId, cardIds } from "../../shared/games/kittens/titles.ts";
import type { KittensView } from "../../shared/games/kittens/view.ts";
import { awaitedOf, byPlayer, listOrOne, named, nameOf, seatsOf, sorted, titleOf, winnerOf } from "./facts.ts";
import type { Expectation, Frame, ScenarioGame } from "./game.ts";
import { shownBy, shownTo } from "./kittens-sights.ts";

export const kittensScenarios: ScenarioGame<KittensState, KittensEvent, KittensView> = {
  definition: kittens,
  given,
  expectations,
};

const kinds = ["act", "nope", "save", "insert", "give", "pick", "take", "stop", "keep", "lay", "stay", "clairvoyance"];

/** All chance in scenarios comes from here: a case that states its outcome must not hang on it. */
const seed = "scenario";

function given(frame: Frame): z.ZodType<KittensState> {
  const player = z.enum(frame.players);
  const cards = z.array(titleOf(frame, cardIds)).default([]);
  const someDead = isEditionId(frame.edition) && editionOf(frame.edition).undead;
  const dead = (someDead ? z.array(player) : z.array(player).max(0, `nobody is Dead in ${frame.edition}`)).default([]);
  const [first = ""] = frame.players;
  const shape = z.strictObject({
    turn: player.default(first),
    turns: z.int().min(1).default(1),
    attacked: z.boolean().default(false),
    hands: byPlayer(frame, cards).default({}),
    "draw-pile": cards,
    "discard-pile": cards,
    exploded: z
      .array(player)
      .max(frame.players.length - 1)
      .default([]),
    dead,
    "dead-by-devilcat": dead,
  });
  return shape
    .refine(({ turn, exploded }) => !exploded.includes(turn), { path: ["turn"], message: "this player has exploded" })
    .refine((place) => ![...place.dead, ...place["dead-by-devilcat"]].includes(place.turn), {
      path: ["turn"],
      message: "this player is Dead",
    })
    .transform((place, context) => {
      const { edition } = frame;
      if (!isEditionId(edition)) {
        context.addIssue({ code: "custom", message: `no kittens edition ${edition}` });
        return z.NEVER;
      }
      const position = {
        edition,
        options: { combos: frame.options["combos"] !== false, fast: frame.options["fast"] === true },
        turn: frame.players.indexOf(place.turn),
        turns: place.turns,
        attacked: place.attacked,
        hands: frame.players.map((name) => place.hands[name] ?? []),
        drawPile: place["draw-pile"],
        discardPile: place["discard-pile"],
        exploded: seatsOf(frame, place.exploded),
        dead: seatsOf(frame, place.dead),
        deadByDevilcat: seatsOf(frame, place["dead-by-devilcat"]),
      };
      return stateAt(position, seed);
    });
}

function expectations(frame: Frame): Readonly<Record<string, Expectation<KittensState, KittensEvent>>> {
  const { players } = frame;
  const name = (seat: number): string => nameOf(frame, seat);
  const hand = (state: KittensState, seat: number): readonly CardId[] => state.seats[seat]?.hand ?? [];

  const player = z.enum(players);
  const group = z.array(player);
  const count = z.int().min(0);
  const title = titleOf(frame, cardIds);
  const cards = z.array(title);
  const multiset = cards.transform(sorted);

  return {
    turn: { schema: player, actual: ({ state }) => name(state.turn) },
    turns: { schema: count, actual: ({ state }) => state.owes },
    awaits: {
      schema: z.array(awaitedOf(frame, kinds)),
      actual: ({ state }) => kittens.awaits(state).map(({ seat, kind }) => `${name(seat)} ${kind}`),
    },
    hands: {
      schema: byPlayer(frame, multiset),
      actual: ({ state }) => named(frame, (seat) => sorted(hand(state, seat))),
    },
    "hand-sizes": {
      schema: byPlayer(frame, count),
      actual: ({ state }) => named(frame, (seat) => hand(state, seat).length),
    },
    "draw-pile": { schema: cards, actual: ({ state }) => state.pile },
    "draw-pile-has": { schema: multiset, actual: ({ state }) => sorted(state.pile) },
    "draw-pile-size": { schema: count, actual: ({ state }) => state.pile.length },
    "discard-pile": { schema: cards, actual: ({ state }) => state.discard.toReversed() },
    "discard-top": { schema: title, actual: ({ state }) => state.discard.at(-1) ?? "nothing" },
    living: { schema: group, actual: ({ state }) => players.filter((_, seat) => state.seats[seat]?.life === "living") },
    dead: { schema: group, actual: ({ state }) => players.filter((_, seat) => state.seats[seat]?.life === "dead") },
    exploded: {
      schema: group,
      actual: ({ state }) => players.filter((_, seat) => state.seats[seat]?.life === "exploded"),
    },
    godcat: { schema: z.enum([...players, "playmat"]), actual: ({ state }) => whereGodcatIs(state, name) },
    winner: {
      schema: winnerOf(frame),
      actual: ({ state }) => listOrOne(kittens.outcome(state)?.winners.map(name) ?? ["none"]),
    },
    sees: {
      schema: byPlayer(frame, z.array(z.union([count, title]))),
      actual: ({ events }) => named(frame, (seat) => shownTo(seat, events)),
    },
    shown: { schema: cards, actual: ({ events }) => shownBy(events) },
  };
}

function whereGodcatIs(state: KittensState, name: (seat: number) => string): string {
  const place = kittens.view(state, "spectator").godcat;
  return typeof place === "number" ? name(place) : (place ?? "nowhere");
}

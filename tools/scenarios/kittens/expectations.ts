import { z } from "zod";
import type { Seat } from "../../../shared/core/game.ts";
import type { ActiveKind } from "../../../shared/games/kittens/active-seats.ts";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import type { KittensState, Life } from "../../../shared/games/kittens/state.ts";
import { cardIds } from "../../../shared/games/kittens/titles.ts";
import type { Expectation, Frame } from "../game.ts";
import { awaited, byPlayer, count, named, nameOf, oneOrList, sorted, titleOf, winner } from "../words.ts";
import { shownBy, shownTo } from "./sights.ts";

type Expectations = Readonly<Record<string, Expectation<KittensState, KittensEvent>>>;

/** Kinds of pending decisions that a case may name. */
const kinds: Readonly<Record<ActiveKind, true>> = {
  act: true,
  nope: true,
  save: true,
  insert: true,
  give: true,
  pick: true,
  take: true,
  stop: true,
  keep: true,
  lay: true,
  stay: true,
  arrange: true,
  clairvoyance: true,
};

export const expectations = (frame: Frame): Expectations => ({
  ...aboutTurns(frame),
  ...aboutHands(frame),
  ...aboutPiles(frame),
  ...aboutLives(frame),
});

function aboutTurns(frame: Frame): Expectations {
  return {
    turn: { schema: z.enum(frame.players), actual: ({ state }) => nameOf(frame, state.turn) },
    turns: { schema: count, actual: ({ state }) => state.owes },
    direction: { schema: z.enum(["clockwise", "counterclockwise"]), actual: ({ state }) => state.direction },
    awaits: {
      schema: z.array(awaited(frame, Object.keys(kinds))),
      actual: ({ state }) => kittens.activeSeats(state).map(({ seat, kind }) => `${nameOf(frame, seat)} ${kind}`),
    },
  };
}

function aboutHands(frame: Frame): Expectations {
  const cards = z.array(titleOf(frame, cardIds));
  const handOf = (state: KittensState, seat: Seat) => state.seats[seat]?.hand ?? [];
  return {
    hands: {
      schema: byPlayer(frame, cards.transform(sorted)),
      actual: ({ state }) => named(frame, (seat) => sorted(handOf(state, seat))),
    },
    "hand-sizes": {
      schema: byPlayer(frame, count),
      actual: ({ state }) => named(frame, (seat) => handOf(state, seat).length),
    },
    sees: {
      schema: byPlayer(frame, z.array(z.union([count, titleOf(frame, cardIds)]))),
      actual: ({ events }) => named(frame, (seat) => shownTo(seat, events)),
    },
    shown: { schema: cards, actual: ({ events }) => shownBy(events) },
    godcat: {
      schema: z.enum([...frame.players, "playmat"]),
      actual: ({ state }) => whereGodcatIs(state, frame),
    },
  };
}

function aboutPiles(frame: Frame): Expectations {
  const title = titleOf(frame, cardIds);
  const cards = z.array(title);
  return {
    "draw-pile": { schema: cards, actual: ({ state }) => state.pile },
    "draw-pile-has": { schema: cards.transform(sorted), actual: ({ state }) => sorted(state.pile) },
    "draw-pile-size": { schema: count, actual: ({ state }) => state.pile.length },
    "face-up": {
      schema: z.boolean(),
      actual: ({ state }) => state.faceUp && state.pile.includes("imploding-kitten"),
    },
    "visible-top": {
      schema: z.enum(["imploding-kitten", "none"]),
      actual: ({ state }) => kittens.view(state, "spectator").visibleTop ?? "none",
    },
    "discard-pile": { schema: cards, actual: ({ state }) => state.discard.toReversed() },
    "discard-top": { schema: title, actual: ({ state }) => state.discard.at(-1) ?? "nothing" },
  };
}

function aboutLives(frame: Frame): Expectations {
  const { players } = frame;
  const group = z.array(z.enum(players));
  const all = (state: KittensState, life: Life) => players.filter((_, seat) => state.seats[seat]?.life === life);
  return {
    living: { schema: group, actual: ({ state }) => all(state, "living") },
    dead: { schema: group, actual: ({ state }) => all(state, "dead") },
    exploded: { schema: group, actual: ({ state }) => all(state, "exploded") },
    winner: {
      schema: winner(frame),
      actual: ({ state }) => oneOrList(kittens.outcome(state)?.winners.map((seat) => nameOf(frame, seat)) ?? ["none"]),
    },
  };
}

/** The Godcat is in a hand or on the playmat; during an Armageddon it has no owner yet. */
function whereGodcatIs(state: KittensState, frame: Frame): string {
  const place = kittens.view(state, "spectator").godcat;
  if (place === null) return "nowhere";
  return typeof place === "number" ? nameOf(frame, place) : "playmat";
}

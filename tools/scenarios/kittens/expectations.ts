import { z } from "zod";
import type { Seat } from "../../../shared/core/game.ts";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import type { KittensState, Life } from "../../../shared/games/kittens/state.ts";
import type { Expectation, Fact, Frame } from "../game.ts";
import { shownBy, shownTo } from "./sights.ts";
import { byPlayer, titleOf } from "./words.ts";

type Expectations = Readonly<Record<string, Expectation<KittensState, KittensEvent>>>;

const kinds = ["act", "nope", "save", "insert", "give", "pick", "take", "stop", "keep", "lay", "stay", "clairvoyance"];

export const expectations = (frame: Frame): Expectations => ({
  ...aboutTurns(frame),
  ...aboutHands(frame),
  ...aboutPiles(frame),
  ...aboutLives(frame),
});

const count = z.int().min(0);

function aboutTurns({ players }: Frame): Expectations {
  const awaited = z.enum(
    players.flatMap((name) => kinds.map((kind) => `${name} ${kind}`)),
    { error: ({ input }) => `expected a player and one of ${kinds.join(", ")}, got ${JSON.stringify(input)}` },
  );
  return {
    turn: { schema: z.enum(players), actual: ({ state }) => nameOf(players, state.turn) },
    turns: { schema: count, actual: ({ state }) => state.owes },
    awaits: {
      schema: z.array(awaited),
      actual: ({ state }) => kittens.awaits(state).map(({ seat, kind }) => `${nameOf(players, seat)} ${kind}`),
    },
  };
}

function aboutHands(frame: Frame): Expectations {
  const cards = z.array(titleOf(frame));
  const named = (of: (seat: Seat) => Fact) => Object.fromEntries(frame.players.map((name, seat) => [name, of(seat)]));
  const handOf = (state: KittensState, seat: Seat) => state.seats[seat]?.hand ?? [];
  return {
    hands: {
      schema: byPlayer(frame, cards.transform(sorted)),
      actual: ({ state }) => named((seat) => sorted(handOf(state, seat))),
    },
    "hand-sizes": {
      schema: byPlayer(frame, count),
      actual: ({ state }) => named((seat) => handOf(state, seat).length),
    },
    sees: {
      schema: byPlayer(frame, z.array(z.union([count, titleOf(frame)]))),
      actual: ({ events }) => named((seat) => shownTo(seat, events)),
    },
    shown: { schema: cards, actual: ({ events }) => shownBy(events) },
    godcat: {
      schema: z.enum([...frame.players, "playmat"]),
      actual: ({ state }) => whereGodcatIs(state, frame.players),
    },
  };
}

function aboutPiles(frame: Frame): Expectations {
  const title = titleOf(frame);
  const cards = z.array(title);
  return {
    "draw-pile": { schema: cards, actual: ({ state }) => state.pile },
    "draw-pile-has": { schema: cards.transform(sorted), actual: ({ state }) => sorted(state.pile) },
    "draw-pile-size": { schema: count, actual: ({ state }) => state.pile.length },
    "discard-pile": { schema: cards, actual: ({ state }) => state.discard.toReversed() },
    "discard-top": { schema: title, actual: ({ state }) => state.discard.at(-1) ?? "nothing" },
  };
}

function aboutLives({ players }: Frame): Expectations {
  const group = z.array(z.enum(players));
  const all = (state: KittensState, life: Life) => players.filter((_, seat) => state.seats[seat]?.life === life);
  const winner = z.union([z.enum([...players, "none"]), group.min(1).transform(oneOrList)], {
    error: ({ input }) => `expected ${players.join(", ")}, none, or a list of players, got ${JSON.stringify(input)}`,
  });
  return {
    living: { schema: group, actual: ({ state }) => all(state, "living") },
    dead: { schema: group, actual: ({ state }) => all(state, "dead") },
    exploded: { schema: group, actual: ({ state }) => all(state, "exploded") },
    winner: {
      schema: winner,
      actual: ({ state }) =>
        oneOrList(kittens.outcome(state)?.winners.map((seat) => nameOf(players, seat)) ?? ["none"]),
    },
  };
}

function whereGodcatIs(state: KittensState, players: readonly string[]): string {
  const place = kittens.view(state, "spectator").godcat;
  return typeof place === "number" ? nameOf(players, place) : (place ?? "nowhere");
}

const nameOf = (players: readonly string[], seat: Seat): string => players[seat] ?? `seat ${seat}`;

/** Equal sets of cards become equal lists. */
const sorted = <Item>(items: readonly Item[]): Item[] => items.toSorted();

function oneOrList(names: readonly string[]): string | readonly string[] {
  const [first] = names;
  return names.length === 1 && first !== undefined ? first : names;
}

import { z } from "zod";
import type { LoveLetterEvent } from "../../shared/games/love-letter/events.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import { stateAt } from "../../shared/games/love-letter/position.ts";
import type { LoveLetterState, SeatState } from "../../shared/games/love-letter/state.ts";
import { type CardId, cardIds } from "../../shared/games/love-letter/titles.ts";
import type { LoveLetterView } from "../../shared/games/love-letter/view.ts";
import { awaitedOf, byPlayer, listOrOne, named, nameOf, seatsOf, sorted, titleOf, winnerOf } from "./facts.ts";
import type { Expectation, Frame, ScenarioGame } from "./game.ts";
import { shownBy, shownTo } from "./love-letter-sights.ts";

export const loveLetterScenarios: ScenarioGame<LoveLetterState, LoveLetterEvent, LoveLetterView> = {
  definition: loveLetter,
  given,
  expectations,
};

const kinds = ["act", "insert", "stay"];

/** All chance in scenarios comes from here: a case that states its outcome must not hang on it. */
const seed = "scenario";

function given(frame: Frame): z.ZodType<LoveLetterState> {
  const { players } = frame;
  const player = z.enum(players);
  const title = titleOf(frame, cardIds);
  const cards = z.array(title).default([]);
  const [first = ""] = players;
  const shape = z.strictObject({
    turn: player.default(first),
    hands: byPlayer(frame, z.array(title)).default({}),
    "draw-pile": cards,
    "set-aside": title.nullable().default(null),
    open: cards,
    played: byPlayer(frame, cards).default({}),
    shielded: z.array(player).default([]),
    eliminated: z.array(player).default([]),
    tokens: byPlayer(frame, z.int().min(0)).default({}),
  });
  return shape
    .superRefine((place, context) => {
      const complain = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
      if (place.eliminated.includes(place.turn)) complain(["turn"], "this player is eliminated");
      for (const name of players) {
        const held = place.hands[name]?.length ?? 0;
        const most = place.eliminated.includes(name) ? 0 : 1;
        if (name === place.turn && held !== 2)
          complain(["hands"], `${name} is on turn: expected two cards, got ${held}`);
        if (name !== place.turn && held > most)
          complain(["hands", name], `expected ${most === 0 ? "no card" : "one card"}, got ${held}`);
      }
    })
    .transform((place) => {
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

function expectations(frame: Frame): Readonly<Record<string, Expectation<LoveLetterState, LoveLetterEvent>>> {
  const { players } = frame;
  const player = z.enum(players);
  const group = z.array(player);
  const count = z.int().min(0);
  const title = titleOf(frame, cardIds);
  const cards = z.array(title);
  const multiset = cards.transform(sorted);
  const pile = ({ state }: { state: LoveLetterState }): readonly CardId[] => state.pile.map(({ card }) => card);
  const hand = (state: LoveLetterState, seat: number): readonly CardId[] =>
    state.seats[seat]?.hand.map(({ card }) => card) ?? [];
  const who = (state: LoveLetterState, is: (seat: SeatState) => boolean): readonly string[] =>
    state.seats.flatMap((seat, number) => (is(seat) ? [nameOf(frame, number)] : []));

  return {
    turn: { schema: player, actual: ({ state }) => nameOf(frame, state.turn) },
    awaits: {
      schema: z.array(awaitedOf(frame, kinds)),
      actual: ({ state }) => loveLetter.awaits(state).map(({ seat, kind }) => `${nameOf(frame, seat)} ${kind}`),
    },
    hands: {
      schema: byPlayer(frame, multiset),
      actual: ({ state }) => named(frame, (seat) => sorted(hand(state, seat))),
    },
    "hand-sizes": {
      schema: byPlayer(frame, count),
      actual: ({ state }) => named(frame, (seat) => hand(state, seat).length),
    },
    "draw-pile": { schema: cards, actual: pile },
    "draw-pile-has": { schema: multiset, actual: (moment) => sorted(pile(moment)) },
    "draw-pile-size": { schema: count, actual: ({ state }) => state.pile.length },
    "set-aside": { schema: z.union([title, z.tuple([])]), actual: ({ state }) => state.setAside?.card ?? [] },
    played: {
      schema: byPlayer(frame, cards),
      actual: ({ state }) => named(frame, (seat) => state.seats[seat]?.played ?? []),
    },
    eliminated: { schema: group, actual: ({ state }) => who(state, ({ eliminated }) => eliminated) },
    shielded: { schema: group, actual: ({ state }) => who(state, ({ shielded }) => shielded) },
    tokens: {
      schema: byPlayer(frame, count),
      actual: ({ state }) => named(frame, (seat) => state.seats[seat]?.tokens ?? 0),
    },
    round: { schema: count, actual: ({ state }) => state.round },
    "round-winners": {
      schema: group,
      actual: ({ events }) =>
        events
          .flatMap((event) => (event.type === "round-over" ? event.result.winners : []))
          .map((seat) => nameOf(frame, seat)),
    },
    winner: {
      schema: winnerOf(frame),
      actual: ({ state }) =>
        listOrOne(loveLetter.outcome(state)?.winners.map((seat) => nameOf(frame, seat)) ?? ["none"]),
    },
    sees: {
      schema: byPlayer(frame, cards),
      actual: ({ events }) => named(frame, (seat) => shownTo(seat, events)),
    },
    shown: { schema: cards, actual: ({ events }) => shownBy(events) },
  };
}

import { z } from "zod";
import type { Seat } from "../../../shared/core/game.ts";
import type { LoveLetterEvent } from "../../../shared/games/love-letter/events.ts";
import { loveLetter } from "../../../shared/games/love-letter/game.ts";
import type { LoveLetterState, SeatState } from "../../../shared/games/love-letter/state.ts";
import { type CardId, cardIds } from "../../../shared/games/love-letter/titles.ts";
import type { Expectation, Frame } from "../game.ts";
import { awaited, byPlayer, count, named, nameOf, oneOrList, sorted, titleOf, winner } from "../words.ts";
import { shownBy, shownTo } from "./sights.ts";

type Expectations = Readonly<Record<string, Expectation<LoveLetterState, LoveLetterEvent>>>;

const kinds = ["act", "insert", "stay"];

export const expectations = (frame: Frame): Expectations => ({
  ...aboutTurns(frame),
  ...aboutHands(frame),
  ...aboutPiles(frame),
  ...aboutRounds(frame),
});

function aboutTurns(frame: Frame): Expectations {
  const group = z.array(z.enum(frame.players));
  const all = ({ seats }: LoveLetterState, is: (seat: SeatState) => boolean) =>
    frame.players.filter((_, seat) => seats[seat] !== undefined && is(seats[seat]));
  return {
    turn: { schema: z.enum(frame.players), actual: ({ state }) => nameOf(frame, state.turn) },
    awaits: {
      schema: z.array(awaited(frame, kinds)),
      actual: ({ state }) => loveLetter.activeSeats(state).map(({ seat, kind }) => `${nameOf(frame, seat)} ${kind}`),
    },
    eliminated: { schema: group, actual: ({ state }) => all(state, ({ eliminated }) => eliminated) },
    shielded: { schema: group, actual: ({ state }) => all(state, ({ shielded }) => shielded) },
  };
}

function aboutHands(frame: Frame): Expectations {
  const cards = z.array(titleOf(frame, cardIds));
  const handOf = ({ seats }: LoveLetterState, seat: Seat) => seats[seat]?.hand.map(({ card }) => card) ?? [];
  return {
    hands: {
      schema: byPlayer(frame, cards.transform(sorted)),
      actual: ({ state }) => named(frame, (seat) => sorted(handOf(state, seat))),
    },
    "hand-sizes": {
      schema: byPlayer(frame, count),
      actual: ({ state }) => named(frame, (seat) => handOf(state, seat).length),
    },
    played: {
      schema: byPlayer(frame, cards),
      actual: ({ state }) => named(frame, (seat) => state.seats[seat]?.played ?? []),
    },
    sees: {
      schema: byPlayer(frame, cards),
      actual: ({ events }) => named(frame, (seat) => shownTo(seat, events)),
    },
    shown: { schema: cards, actual: ({ events }) => shownBy(events) },
  };
}

function aboutPiles(frame: Frame): Expectations {
  const title = titleOf(frame, cardIds);
  const cards = z.array(title);
  const pileOf = ({ pile }: LoveLetterState): readonly CardId[] => pile.map(({ card }) => card);
  return {
    "draw-pile": { schema: cards, actual: ({ state }) => pileOf(state) },
    "draw-pile-has": { schema: cards.transform(sorted), actual: ({ state }) => sorted(pileOf(state)) },
    "draw-pile-size": { schema: count, actual: ({ state }) => state.pile.length },
    "set-aside": { schema: z.union([title, z.tuple([])]), actual: ({ state }) => state.setAside?.card ?? [] },
  };
}

function aboutRounds(frame: Frame): Expectations {
  const names = (seats: readonly Seat[]) => seats.map((seat) => nameOf(frame, seat));
  return {
    round: { schema: count, actual: ({ state }) => state.round },
    "round-winners": {
      schema: z.array(z.enum(frame.players)),
      actual: ({ events }) =>
        names(events.flatMap((event) => (event.type === "round-over" ? event.result.winners : []))),
    },
    tokens: {
      schema: byPlayer(frame, count),
      actual: ({ state }) => named(frame, (seat) => state.seats[seat]?.tokens ?? 0),
    },
    winner: {
      schema: winner(frame),
      actual: ({ state }) => oneOrList(names(state.winners).length > 0 ? names(state.winners) : ["none"]),
    },
  };
}

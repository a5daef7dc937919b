import { describe, expect, test } from "vitest";
import { rankLeaversLast } from "../../../server/tables/game/final-ranks.ts";
import { seedOf } from "../../../shared/core/deal.ts";
import type { GameDefinition } from "../../../shared/core/definition.ts";
import type { Outcome } from "../../../shared/core/game.ts";
import type { GameRecord } from "../../../shared/core/record.ts";
import { replay } from "../../../shared/core/replay.ts";
import { bestMoments, type SeatStats } from "../../../shared/core/seat-stats.ts";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import { seatStats as kittensFeats } from "../../../shared/games/kittens/seat-stats.ts";
import type { LoveLetterEvent } from "../../../shared/games/love-letter/events.ts";
import { seatStats as loveLetterFeats } from "../../../shared/games/love-letter/seat-stats.ts";
import { games } from "../../../shared/registry.ts";
import { recordedGame, recordedWalk } from "../../support/records.ts";
import { expectOk } from "../../support/saved-table.ts";

interface Whole {
  readonly record: GameRecord;
  readonly outcome: Outcome;
  readonly places: readonly number[];
  readonly feats: readonly SeatStats[];
  /** Returns the events of each step as plain data. */
  readonly steps: readonly (readonly { readonly type: string; readonly seat?: number; readonly to?: number }[])[];
}

function wholeGame({ record, outcome }: Pick<Whole, "record" | "outcome">): Whole {
  return games.gameOf(record.config.edition).use(({ definition }) => asWhole(definition, record, outcome));
}

function asWhole<State, Event extends { readonly type: string }, View>(
  game: GameDefinition<State, Event, View>,
  record: GameRecord,
  outcome: Outcome,
): Whole {
  const again = expectOk(replay(game, record));
  const steps = Array.from({ length: again.last + 1 }, (_, step) => again.events(step));
  const { state } = game.setup(record.config, seedOf(record.deal, record));
  for (const { actor, command } of record.steps) game.step(state, actor, command);
  return {
    record,
    outcome,
    steps,
    places: game.finalRanks(state),
    feats: game.seatStats(record.config.players, steps),
  };
}

/** Games of bots and of random commands, of each edition and with each number of players. */
const played = games.editions.all.flatMap(({ id, seats: [fewest, most] }) =>
  Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more).flatMap((players) => [
    ...["one", "two", "three"].map((seed) => wholeGame(recordedGame(id, players, seed))),
    ...["four", "five"].map((seed) => wholeGame(recordedWalk({ edition: id, players, options: {} }, seed))),
  ]),
);
const seatsWhere = (list: readonly unknown[], is: (value: unknown) => boolean): readonly number[] =>
  list.flatMap((value, seat) => (is(value) ? [seat] : []));

test("exactly the winners of a game have the first rank", () => {
  for (const { places, outcome } of played)
    expect(seatsWhere(places, (place) => place === 1)).toEqual(outcome.winners.toSorted());
});

test("a player who is out later has the better rank", () => {
  for (const { places, outcome } of played) {
    const leaving = outcome.out.map((seat) => places[seat]);
    expect(leaving).toEqual(leaving.toSorted((one = 0, other = 0) => other - one));
  }
});

test("a rank is one more than the number of better players", () => {
  for (const { places } of played)
    for (const own of places) expect(places.filter((place) => place < own)).toHaveLength(own - 1);
});

test("exactly the players who are out have a cause of it", () => {
  for (const { feats, outcome } of played)
    expect(
      seatsWhere(
        feats.map(({ death }) => death),
        (death) => death !== null,
      ),
    ).toEqual(outcome.out.toSorted());
});

test("the count of Nopes equals the number of a seat's Nopes", () => {
  for (const { feats, record } of played)
    for (const [seat, { nopes }] of feats.entries())
      expect(record.steps.filter(({ actor, command }) => actor === seat && command.type === "nope")).toHaveLength(
        nopes,
      );
});

test("the count of stolen cards equals the number of cards that a seat got by theft", () => {
  const thefts = ["card-stolen", "named-card-given"];
  for (const { feats, steps } of played)
    for (const [seat, { stolen }] of feats.entries()) {
      const taken = steps
        .flat()
        .filter(({ type, ...event }) => (thefts.includes(type) ? event.to : event.seat) === seat);
      const isTheft = (type: string) => thefts.includes(type) || type === "king-cat-taken";
      expect(taken.filter(({ type }) => isTheft(type))).toHaveLength(stolen);
    }
});

test("highlights are few, of different kinds, and at steps of the game", () => {
  const moments = played.flatMap(({ feats, steps }) => feats.map((own) => ({ own: own.moments, steps: steps.length })));
  expect(moments.some(({ own }) => own.length > 0)).toBe(true);
  for (const { own, steps } of moments) {
    expect(own.length).toBeLessThanOrEqual(3);
    expect(new Set(own.map(({ kind }) => kind)).size).toBe(own.length);
    for (const { step } of own) expect(step > 0 && step < steps).toBe(true);
  }
});

describe("highlights of kittens", () => {
  const play = { form: "card", seat: 0, cards: ["skip"], as: null, target: null, names: null } as const;
  const momentsOf = (...steps: readonly (readonly KittensEvent[])[]) =>
    kittensFeats(3, [[], ...steps]).map(({ moments }) => moments);
  const dies = (seat: number): KittensEvent => ({ type: "died", seat, cause: "kitten" });
  const saved = (seat: number): KittensEvent => ({ type: "saved", seat, card: "defuse", as: "defuse" });

  test("a player who returns from the Dead and wins has a comeback", () => {
    const back = { type: "returned", seat: 0, by: 1 } as const;
    expect(momentsOf([dies(0)], [back], [dies(1)], [dies(2)])).toEqual([[{ kind: "comeback", step: 2 }], [], []]);
    expect(momentsOf([dies(0)], [back], [dies(0)], [dies(2)])).toEqual([[], [], []]);
  });

  test("a player who is saved with one rival left and wins has a close call at the last of these steps", () => {
    expect(momentsOf([saved(0)], [dies(2)], [saved(0)], [saved(0)], [saved(1)], [dies(1)])).toEqual([
      [{ kind: "close-call", step: 4 }],
      [],
      [],
    ]);
  });

  test("the player of the last of three Nopes on one play wins the Nope war", () => {
    const noped = (seat: number): KittensEvent => ({ type: "noped", seat, card: "nope" });
    const begun: KittensEvent = { type: "card-played", play };
    const over: KittensEvent = { type: "play-settled", play, cancelled: true };
    expect(momentsOf([begun], [noped(1)], [noped(0)], [over], [begun], [noped(1)], [over])).toEqual([[], [], []]);
    expect(momentsOf([begun], [noped(1)], [begun], [over], [noped(0)], [noped(2)], [over])).toEqual([
      [],
      [],
      [{ kind: "nope-war", step: 7 }],
    ]);
  });

  test("a player who takes a Defuse from another hand has a stolen Defuse", () => {
    const stolen = { type: "card-stolen", from: 0, to: 1, card: "defuse" } as const;
    expect(momentsOf([stolen], [{ ...stolen, card: "skip" }])).toEqual([[], [{ kind: "stolen-defuse", step: 1 }], []]);
  });
});

describe("highlights of Love Letter", () => {
  const momentsOf = (...steps: readonly (readonly LoveLetterEvent[])[]) =>
    loveLetterFeats(2, [[], ...steps]).map(({ moments }) => moments);
  const guess = (right: boolean): LoveLetterEvent => ({
    type: "guessed",
    seat: 0,
    target: 1,
    guess: "battle-bunny",
    right,
  });

  test("include a right first guess, but no later one", () => {
    expect(momentsOf([guess(true)], [guess(true)])).toEqual([[{ kind: "first-guess", step: 1 }], []]);
    expect(momentsOf([guess(false)], [guess(true)])).toEqual([[], []]);
  });

  test("include taking the King Cat, and beating it with the Royal Robovac", () => {
    const taken: LoveLetterEvent = { type: "king-cat-taken", seat: 1, from: 0, given: "hermit-home-swap" };
    const hands = [
      { seat: 0, card: "royal-robovac" },
      { seat: 1, card: "king-cat" },
    ] as const;
    const over: LoveLetterEvent = {
      type: "round-over",
      result: { round: 1, hands, winners: [0], why: "highest", robovac: true },
    };
    expect(momentsOf([taken], [over])).toEqual([[{ kind: "robovac", step: 2 }], [{ kind: "king-cat", step: 1 }]]);
  });
});

test("the best highlights are the rarest ones, each kind once", () => {
  const kinds = ["a", "b", "c", "d"];
  const moments = ["d", "a", "a", "c", "b"].map((kind, step) => ({ kind, step }));
  expect(bestMoments(moments, kinds)).toEqual([
    { kind: "a", step: 2 },
    { kind: "b", step: 4 },
    { kind: "c", step: 3 },
  ]);
});

test.each([
  ["no player leaves", [2, 1, 3], [], [2, 1, 3]],
  ["the winner's seat leaves", [2, 1, 3], [1], [1, 3, 2]],
  ["two players leave", [1, 2, 3, 4], [0, 2], [3, 1, 3, 2]],
  ["other players share a rank", [1, 1, 3, 4], [3], [1, 1, 3, 4]],
  ["one of two first players leaves", [1, 1, 3], [0], [3, 1, 2]],
] as const)("leavers share the last rank, and the others keep their order: %s", (_, places, deserters, expected) => {
  expect(rankLeaversLast(places, new Set<number>(deserters))).toEqual(expected);
});

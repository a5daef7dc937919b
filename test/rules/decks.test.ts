import { describe, expect, test } from "vitest";
import { type DealContext, seedOf } from "../../shared/core/deal.ts";
import type { DeckData } from "../../shared/core/game.ts";
import { replay } from "../../shared/core/replay.ts";
import { judgeDeck } from "../../shared/games/kittens/decks/judge.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { recordSchema } from "../../shared/net/record-schema.ts";
import { recordedWalk } from "../support/records.ts";

const simple: DeckData = { cards: { defuse: 6, skip: 10, attack: 10, nope: 5, favor: 5 } };
const config = (deck: DeckData, players = 3) => ({ edition: "custom", players, options: {}, deck });

/** The reason against data as a deck; null for none. */
function faultOf(data: unknown): string | null {
  const judged = judgeDeck(data);
  return judged.ok ? null : judged.error;
}

describe("data that is no deck", () => {
  const cards = { defuse: 2 };
  test.each([
    ["nothing", undefined],
    ["null", null],
    ["a text", "deck"],
    ["a list", [cards]],
    ["a deck without cards", {}],
    ["cards as a list", { cards: ["defuse"] }],
    ["a count that is not whole", { cards: { defuse: 1.5 } }],
    ["a count below 0", { cards: { defuse: -1 } }],
    ["a count as text", { cards: { defuse: "2" } }],
    ["an unknown field", { cards, name: "mine" }],
    ["an unknown option", { cards, options: { chaos: true } }],
    ["an option that is neither on nor off", { cards, options: { combos: 1 } }],
    ["null for a number", { cards, deal: null }],
    [
      "a field that is computed when it is read",
      Object.defineProperty({}, "cards", { get: () => cards, enumerable: true }),
    ],
    ["an instance of a class", new Map([["cards", cards]])],
  ])("is malformed: %s", (_, data) => {
    expect(faultOf(data)).toBe("malformed");
  });

  test("is refused if it names a built-in property as a title", () => {
    expect(faultOf(JSON.parse('{"cards":{"__proto__":1}}'))).toBe("unknown-title");
    expect(faultOf({ cards: { constructor: 1 } })).toBe("unknown-title");
  });
});

test("the reasons against a deck are named in the order of K98", () => {
  const worst = {
    cards: { ninja: 99, godcat: 0, skip: 11, "grave-robber": 1 },
    deal: 99,
    options: { combos: false, "five-different": true },
  };
  expect(faultOf(worst)).toBe("unknown-title");
  const { ninja: _, ...known } = worst.cards;
  expect(faultOf({ ...worst, cards: known })).toBe("computed-title");
  const { godcat: __, ...chosen } = known;
  expect(faultOf({ ...worst, cards: chosen })).toBe("bad-count");
  const counted = { ...chosen, skip: 10 };
  expect(faultOf({ ...worst, cards: counted })).toBe("bad-number");
  expect(faultOf({ ...worst, cards: counted, deal: 4 })).toBe("options-clash");
  expect(faultOf({ cards: counted, deal: 4 })).toBe("needs-zombie-kitten");
});

describe("a game of a deck of one's own", () => {
  const [one, other] = [simple, { ...simple, deal: 6 }];

  test("has another seed with another deck, but not with its titles in another order", () => {
    const deal = { secret: "00".repeat(32), commitment: "11".repeat(32), parts: [] };
    const seed = (deck: DeckData) => {
      const context: DealContext = { game: "kittens", rules: 1, config: config(deck) };
      return seedOf(deal, context);
    };
    expect(seed(one)).not.toBe(seed(other));
    const reordered = { cards: Object.fromEntries(Object.entries(one.cards).toReversed()) };
    expect(seed(reordered)).toBe(seed(one));
  });

  test("is replayed from its record alone, which contains the deck", () => {
    const { record, outcome } = recordedWalk(config(one), "own deck");
    const read = recordSchema.parse(JSON.parse(JSON.stringify(record)));
    const replayed = replay(kittens, read);
    expect(replayed.ok && replayed.value.outcome).toEqual(outcome);
  });

  test.each([
    ["without a deck", {}],
    ["with a deck for fewer players", { deck: { cards: { defuse: 2, skip: 10 } } }],
    ["with a deck that is refused", { deck: { cards: { defuse: 2, godcat: 1 } } }],
  ])("is not replayed %s", (_, change) => {
    const { record } = recordedWalk(config(one), "own deck");
    const { deck: __, ...rest } = record.config;
    const replayed = replay(kittens, { ...record, config: { ...rest, ...change } });
    expect(replayed).toMatchObject({ ok: false, error: { code: "impossible", what: "config.deck" } });
  });

  test("cannot be set up with a deck that is not enough", () => {
    expect(() => kittens.setup(config(simple, 10), "seed")).toThrow("too-few-saves");
  });
});

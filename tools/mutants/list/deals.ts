import type { Mutant } from "../mutant.ts";

/** Randomness of a game removed, and hidden information revealed. */
export const deals: readonly Mutant[] = [
  {
    name: "a shuffle leaves the order as it is",
    file: "shared/core/rng.ts",
    from: "for (let last = list.length - 1; last > 0; last -= 1) {",
    to: "for (let last = 0; last > 0; last -= 1) {",
    tests: ["test/rules/rng.test.ts"],
  },
  {
    name: "a deal gives each player one card too few",
    file: "shared/games/kittens/setup.ts",
    from: "pile.slice(seat * cards, (seat + 1) * cards)",
    to: "pile.slice(seat * cards, (seat + 1) * cards - 1)",
    tests: ["test/rules/setup.test.ts"],
  },
];

/** Information that views and events must hide from some viewers. */
export const redactions: readonly Mutant[] = [
  {
    name: "the deal of Kittens sends all hands to every viewer",
    file: "shared/games/kittens/events.ts",
    from: "return event.seat === viewer ? event : { ...event, hand: event.hand.map(() => null) };",
    to: "return event;",
    tests: ["test/rules/setup.test.ts"],
  },
  {
    name: "every viewer receives the hands of Kittens",
    file: "server/sync/kittens-schema.ts",
    from: "hand: t.string().view(),",
    to: "hand: t.string(),",
    tests: ["test/transport/rooms/frames.test.ts"],
  },
  {
    name: "every viewer receives the known pile cards of a Kittens player",
    file: "server/sync/kittens-schema.ts",
    from: "known: t.string().view(),",
    to: "known: t.string(),",
    tests: ["test/tables/secrecy.test.ts"],
  },
  {
    name: "a player of Kittens sees the order of the pile",
    file: "shared/games/kittens/view.ts",
    from: "known: seat?.known ?? none,",
    to: "known: seat === undefined ? none : state.pile,",
    tests: ["test/rules/knowledge.test.ts"],
  },
  {
    name: "a player of Love Letter sees all hands",
    file: "shared/games/love-letter/view.ts",
    from: "hand: seenCards(hand, viewer),",
    to: "hand: hand.map(({ card }) => card),",
    tests: ["test/rules/love-letter/knowledge.test.ts"],
  },
  {
    name: "a player of Love Letter sees the order of the pile",
    file: "shared/games/love-letter/view.ts",
    from: "pile: seenCards(state.pile, viewer),",
    to: "pile: state.pile.map(({ card }) => card),",
    tests: ["test/rules/love-letter/knowledge.test.ts"],
  },
];

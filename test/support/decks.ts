import type { DeckData } from "../../shared/core/game.ts";
import type { TableSettings } from "../../shared/net/protocol.ts";
import { settingsFor } from "./table-fixture.ts";

/** Decks of hosts, one for each kind of rules that only a deck has. */
export const decks = {
  /** Enough for two to ten players. */
  "zombies for ten": {
    cards: {
      ...{ "zombie-kitten": 10, defuse: 4, attack: 8, nope: 8, skip: 10, favor: 8, "see-the-future": 8, reverse: 6 },
      ...{ "feed-the-dead-now": 3, "shuffle-now": 3, "clairvoyance-now": 2, "attack-of-the-dead": 3 },
    },
    deal: 4,
  },
  imploding: {
    cards: { defuse: 6, "imploding-kitten": 1, attack: 8, nope: 8, "draw-from-the-bottom": 8, "alter-the-future": 8 },
    deal: 5,
  },
  "lone Nopes": {
    cards: { defuse: 5, nope: 10, favor: 10, skip: 10, "disco-cat": 10 },
    deal: 5,
    options: { "lone-nope": true },
  },
  "flat attacks": {
    cards: { defuse: 5, attack: 10, "targeted-attack": 10, skip: 10, shuffle: 10 },
    deal: 5,
    options: { "flat-attacks": true },
  },
} as const satisfies Readonly<Record<string, DeckData>>;

/** Settings of a table with a deck. */
export const deckSettings = (
  seats: number,
  deck: DeckData = decks.imploding,
  more: Partial<TableSettings> = {},
): TableSettings => ({ ...settingsFor(seats, "custom"), deck, ...more });

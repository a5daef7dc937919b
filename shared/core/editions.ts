import type { CustomEdition } from "./deck.ts";
import type { DeckData, EditionInfo } from "./game.ts";

/** All playable editions. */
export interface Editions {
  /** Editions with a deck of their own. Only these are in the queue. */
  readonly all: readonly EditionInfo[];
  /** Editions with decks that hosts compose. */
  readonly custom: readonly CustomEdition[];
  /** Whether it is one of `all`; for untrusted text. */
  has(id: string): boolean;
  /** Facts of an edition of either kind. @throws if the edition does not exist. */
  info(id: string): EditionInfo;
  /** @returns null if hosts compose no decks of this edition. */
  customOf(id: string): CustomEdition | null;
  /** Facts of an edition with a deck, if hosts compose its decks. @throws if no game can be played with these. */
  infoWith(edition: string, deck: DeckData | undefined): EditionInfo;
}

export function editionsOf(all: readonly EditionInfo[], custom: readonly CustomEdition[] = []): Editions {
  const byId = new Map([...all, ...custom.map(({ info }) => info)].map((info) => [info.id, info]));
  const info = (id: string) => {
    const found = byId.get(id);
    if (!found) throw new Error(`there is no edition ${id}`);
    return found;
  };
  const customOf = (id: string) => custom.find((each) => each.info.id === id) ?? null;
  return {
    all,
    custom,
    has: (id) => all.some((each) => each.id === id),
    info,
    customOf,
    infoWith(edition, deck) {
      const own = customOf(edition);
      return own ? infoOfDeck(own, deck) : info(edition);
    },
  };
}

function infoOfDeck({ info, judge }: CustomEdition, deck: DeckData | undefined): EditionInfo {
  const judged = judge(deck);
  const [fewest, most] = judged.ok ? [judged.value.playable[0], judged.value.playable.at(-1)] : [];
  if (!judged.ok || fewest === undefined || most === undefined) throw new Error(`${info.id}: the deck is refused`);
  const { titles, hasBeat } = judged.value;
  return { ...info, seats: [fewest, most], titles, hasBeat };
}

/** @throws if the edition is not playable with this number of players. */
export function requirePlayers({ id, seats: [fewest, most] }: EditionInfo, players: number): void {
  if (!Number.isInteger(players) || players < fewest || players > most)
    throw new RangeError(`${id}: expected ${fewest} to ${most} players, got ${players}`);
}

export const canSeat = ({ seats: [fewest, most] }: EditionInfo, players: number): boolean =>
  players >= fewest && players <= most;

import type { EditionInfo } from "./game.ts";

/** All playable editions. */
export interface Editions {
  readonly all: readonly EditionInfo[];
  /** Whether the edition exists; for untrusted text. */
  has(id: string): boolean;
  /** @throws if the edition does not exist. */
  info(id: string): EditionInfo;
}

export function editionsOf(all: readonly EditionInfo[]): Editions {
  const byId = new Map(all.map((info) => [info.id, info]));
  return {
    all,
    has: (id) => byId.has(id),
    info(id) {
      const info = byId.get(id);
      if (!info) throw new Error(`there is no edition ${id}`);
      return info;
    },
  };
}

/** @throws if the edition is not playable with this number of players. */
export function requirePlayers({ id, seats: [fewest, most] }: EditionInfo, players: number): void {
  if (!Number.isInteger(players) || players < fewest || players > most)
    throw new RangeError(`${id}: expected ${fewest} to ${most} players, got ${players}`);
}

export const canSeat = ({ seats: [fewest, most] }: EditionInfo, players: number): boolean =>
  players >= fewest && players <= most;

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

export const canSeat = ({ seats: [fewest, most] }: EditionInfo, players: number): boolean =>
  players >= fewest && players <= most;

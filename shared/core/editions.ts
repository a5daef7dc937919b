import type { EditionInfo } from "./game.ts";

/** Every edition that can be played. */
export interface Editions {
  readonly all: readonly EditionInfo[];
  /** Whether there is such an edition; for texts from outside. */
  has(id: string): boolean;
  /** @throws if there is no such edition. */
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

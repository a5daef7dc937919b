import type { Command } from "../../../../../core/commands.ts";
import type { Seat } from "../../../../../core/game.ts";
import { cardIds, cardValue } from "../../../titles.ts";

/**
 * A command as one number: bits 0–3 hold its card, 4–7 its target plus 1, 8–11 its guess plus 1, the bits above its
 * kind. The position of an insertion is in bits 4–11.
 */
export type Move = number;

const inserting = 1 << 12;
export const stay: Move = 2 << 12;
export const swap: Move = 3 << 12;

export const playOf = (value: number, target: Seat | null, guess: number | null): Move =>
  value | ((target === null ? 0 : target + 1) << 4) | ((guess === null ? 0 : guess + 1) << 8);

export const insertAt = (position: number): Move => inserting | (position << 4);

export const placeOf = (move: Move): number => (move & (inserting - 1)) >> 4;

export const cardOf = (move: Move): number => move & 15;

/** Target seat; -1 means none. */
export const targetOf = (move: Move): Seat => ((move >> 4) & 15) - 1;

export const guessOf = (move: Move): number => ((move >> 8) & 15) - 1;

/** @returns null for a command that the game does not have. */
export function moveOf(command: Command): Move | null {
  switch (command.type) {
    case "play": {
      const card = cardIds.find((id) => id === command.cards[0]);
      return card === undefined ? null : playOf(cardValue(card), command.target ?? null, command.value ?? null);
    }
    case "insert":
      return insertAt(command.position);
    case "stay":
      return stay;
    case "swap":
      return swap;
    default:
      return null;
  }
}

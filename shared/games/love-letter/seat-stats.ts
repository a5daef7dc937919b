import type { Seat } from "../../core/game.ts";
import { bestMoments, type SeatStats } from "../../core/seat-stats.ts";
import type { LoveLetterEvent } from "./events.ts";

/** Kinds of highlights, the rarest first. */
export const highlightKinds = [
  /** The player's Robovac kept the King Cat from winning a round, and the player won it. */
  "robovac",
  /** The player took the King Cat from its holder. */
  "king-cat",
  /** The player's first guess in the game was right. */
  "first-guess",
] as const;
type MomentKind = (typeof highlightKinds)[number];

interface Deeds {
  stolen: number;
  guesses: number;
  readonly moments: { readonly kind: MomentKind; readonly step: number }[];
}

/**
 * Computes the statistics of each seat of a finished game. Players are eliminated only from rounds, never from the
 * game, and there are no Nopes.
 */
export function seatStats(players: number, steps: readonly (readonly LoveLetterEvent[])[]): readonly SeatStats[] {
  const deeds: readonly Deeds[] = Array.from({ length: players }, () => ({ stolen: 0, guesses: 0, moments: [] }));
  for (const [step, events] of steps.entries()) for (const event of events) add(deeds, event, step);
  return deeds.map(({ stolen, moments }) => ({
    death: null,
    nopes: 0,
    stolen,
    moments: bestMoments(moments, highlightKinds),
  }));
}

function add(deeds: readonly Deeds[], event: LoveLetterEvent, step: number): void {
  const note = (seat: Seat, kind: MomentKind) => deeds[seat]?.moments.push({ kind, step });
  switch (event.type) {
    case "king-cat-taken": {
      const taker = deeds[event.seat];
      if (taker) taker.stolen += 1;
      note(event.seat, "king-cat");
      break;
    }
    case "guessed": {
      const guesser = deeds[event.seat];
      if (guesser) guesser.guesses += 1;
      if (guesser?.guesses === 1 && event.right) note(event.seat, "first-guess");
      break;
    }
    case "round-over": {
      const { robovac, winners, hands } = event.result;
      const holder = hands.find(({ card }) => card === "royal-robovac")?.seat;
      if (robovac && holder !== undefined && winners.includes(holder)) note(holder, "robovac");
      break;
    }
  }
}

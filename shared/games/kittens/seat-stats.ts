import type { Seat } from "../../core/game.ts";
import { bestMoments, type SeatStats } from "../../core/seat-stats.ts";
import type { KittensEvent } from "./events.ts";
import type { Cause } from "./state.ts";

/** Kinds of highlights, the rarest first. */
export const highlightKinds = [
  /** The player was Dead, came back and won: the return. */
  "comeback",
  /** With one rival left, the player saved themself and won: the last save. */
  "close-call",
  /** The player played the last of three or more Nopes on one play. */
  "nope-war",
  /** The player took a Defuse out of another hand. */
  "stolen-defuse",
] as const;
type MomentKind = (typeof highlightKinds)[number];

interface Deeds {
  death: Cause | null;
  nopes: number;
  stolen: number;
  readonly moments: { readonly kind: MomentKind; readonly step: number }[];
}

/** Computes the statistics of each seat of a finished game from all its events. */
export function seatStats(players: number, steps: readonly (readonly KittensEvent[])[]): readonly SeatStats[] {
  const diary = new Diary(players);
  for (const [step, events] of steps.entries()) for (const event of events) diary.add(event, step);
  return diary.feats;
}

/** Collects the statistics of a game, event by event. */
class Diary {
  readonly #deeds: readonly Deeds[];
  /** Seats that Noped each pending play, the newest play last. */
  readonly #waits: Seat[][] = [];
  #living: number;

  constructor(players: number) {
    this.#deeds = Array.from({ length: players }, () => ({ death: null, nopes: 0, stolen: 0, moments: [] }));
    this.#living = players;
  }

  get feats(): readonly SeatStats[] {
    return this.#deeds.map(({ death, nopes, stolen, moments }) => {
      const won = death === null;
      const counted = moments.filter(({ kind }) => won || (kind !== "comeback" && kind !== "close-call"));
      return { death, nopes, stolen, moments: bestMoments(counted, highlightKinds) };
    });
  }

  add(event: KittensEvent, step: number): void {
    switch (event.type) {
      case "card-played":
        this.#waits.push([]);
        break;
      case "noped":
        this.#of(event.seat).nopes += 1;
        this.#waits.at(-1)?.push(event.seat);
        break;
      case "play-settled":
        this.#settle(step);
        break;
      case "card-stolen":
      case "named-card-given":
        this.#of(event.to).stolen += 1;
        if (event.card === "defuse") this.#note(event.to, "stolen-defuse", step);
        break;
      case "saved":
        if (this.#living === 2) this.#note(event.seat, "close-call", step);
        break;
      case "exploded":
      case "died":
        this.#living -= 1;
        this.#of(event.seat).death = event.cause;
        break;
      case "returned":
        this.#living += 1;
        this.#of(event.seat).death = null;
        this.#note(event.seat, "comeback", step);
        break;
    }
  }

  #settle(step: number): void {
    const nopes = this.#waits.pop() ?? [];
    const last = nopes.at(-1);
    if (nopes.length >= 3 && last !== undefined) this.#note(last, "nope-war", step);
  }

  #note(seat: Seat, kind: MomentKind, step: number): void {
    this.#of(seat).moments.push({ kind, step });
  }

  #of(seat: Seat): Deeds {
    const deeds = this.#deeds[seat];
    if (!deeds) throw new Error(`no seat ${seat}`);
    return deeds;
  }
}

import type { Seat } from "../../../shared/core/game.ts";
import { botPlays, type SeatedPlayer, type Seats } from "../people/seats.ts";

/** Number of consecutive timeouts after which a bot plays for a player until they act. */
const missesUntilCovered = 2;
/** Number of timeouts at a public table after which a bot replaces the player for the rest of the game. */
const missesUntilOut = 3;

/** Callbacks for timeouts. */
export interface MissedTurnHandlers {
  /** Called when a player's timeouts have changed and must be saved. */
  readonly missed: () => void;
  /** Called when a bot must replace this player. */
  readonly replace: (playerId: string) => void;
}

/**
 * Tracks timeouts of turns and of questions to a single player. Each timeout shortens the player's next time limit. A
 * turn played in time removes one.
 */
export class MissedTurns {
  readonly #seats: Seats;
  readonly #amongStrangers: boolean;
  readonly #followed: MissedTurnHandlers;
  /** The current turn; null before the first turn, and after a restart until the next one. */
  #turn: { readonly seat: Seat; played: boolean; missed: boolean } | null = null;

  constructor(seats: Seats, amongStrangers: boolean, followed: MissedTurnHandlers) {
    this.#seats = seats;
    this.#amongStrangers = amongStrangers;
    this.#followed = followed;
  }

  /**
   * Returns the timeouts that shorten the time limit of these seats. It is the minimum, because the table waits for all
   * of them.
   */
  among(seats: readonly Seat[]): number {
    const people = seats.flatMap((seat) => this.#person(seat) ?? []);
    const playing = people.filter((person) => !botPlays(person));
    const waitedFor = playing.length > 0 ? playing : people;
    return waitedFor.length === 0 ? 0 : Math.min(...waitedFor.map(({ missed }) => missed));
  }

  /** Whether one of these seats has taken over from a bot and not decided since. */
  hasExtraTime(seats: readonly Seat[]): boolean {
    return seats.some((seat) => {
      const person = this.#person(seat);
      return person?.extraTime === "due" && !botPlays(person);
    });
  }

  /** Counts a timeout of a seat. */
  miss(seat: Seat): void {
    const person = this.#person(seat);
    if (!person || botPlays(person)) return;
    this.#endExtraTime(person);
    this.#spoil(seat);
    person.missed += 1;
    if (person.missed >= missesUntilCovered) person.isCovered = true;
    if (this.#amongStrangers && person.missed >= missesUntilOut) this.#followed.replace(person.player.id);
    else this.#followed.missed();
  }

  /** Records that a seat did something other than pass. */
  act(seat: Seat): void {
    const person = this.#person(seat);
    this.#endExtraTime(person);
    if (person) {
      person.nudges = 0;
      // A vote is about this absence.
      person.voters = new Set();
    }
    if (this.#turn?.seat === seat) this.#turn.played = true;
  }

  /** Records that a bot acted for a seat. */
  botActs(seat: Seat): void {
    this.#spoil(seat);
  }

  turnBegan(seat: Seat): void {
    const before = this.#turn;
    this.#turn = { seat, played: false, missed: false };
    if (before?.played && !before.missed) this.#makeUp(before.seat);
  }

  #endExtraTime(person: SeatedPlayer | null): void {
    if (person?.extraTime === "due") person.extraTime = "used";
  }

  #makeUp(seat: Seat): void {
    const person = this.#person(seat);
    if (!person || person.missed === 0) return;
    person.missed -= 1;
    this.#followed.missed();
  }

  #spoil(seat: Seat): void {
    if (this.#turn?.seat === seat) this.#turn.missed = true;
  }

  #person(seat: Seat): SeatedPlayer | null {
    const chair = this.#seats.all[seat];
    return chair?.kind === "person" ? chair : null;
  }
}

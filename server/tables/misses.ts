import type { Seat } from "../../shared/core/game.ts";
import { botPlays, type Person, type Seats } from "./seats.ts";

/** After this many misses in a row a bot plays for a person until they act. */
const missesUntilCovered = 2;
/** Among strangers, after this many a bot plays for the rest of the game. */
const missesUntilOut = 3;

/** What a table does about misses. */
export interface MissHandlers {
  /** A person's misses have changed and need saving. */
  readonly missed: () => void;
  /** From now on a bot plays for this player. */
  readonly putOut: (playerId: string) => void;
}

/**
 * Counts misses: turns, or questions to one player alone, on which the clock ran out. Each miss shortens that player's
 * time for the next decision; a turn played in time makes up for one.
 */
export class Misses {
  readonly #seats: Seats;
  readonly #amongStrangers: boolean;
  readonly #followed: MissHandlers;
  /** The current turn; null before the first one, or if it began before a restart. */
  #turn: { readonly seat: Seat; played: boolean; missed: boolean } | null = null;

  constructor(seats: Seats, amongStrangers: boolean, followed: MissHandlers) {
    this.#seats = seats;
    this.#amongStrangers = amongStrangers;
    this.#followed = followed;
  }

  /** How many misses shorten the time of these seats: the fewest of any of them, since the table waits for all. */
  among(seats: readonly Seat[]): number {
    const people = seats.flatMap((seat) => this.#person(seat) ?? []);
    const playing = people.filter((person) => !botPlays(person));
    const waitedFor = playing.length > 0 ? playing : people;
    return waitedFor.length === 0 ? 0 : Math.min(...waitedFor.map(({ missed }) => missed));
  }

  /** The clock ran out on a seat. */
  miss(seat: Seat): void {
    const person = this.#person(seat);
    if (!person || botPlays(person)) return;
    this.#spoil(seat);
    person.missed += 1;
    if (person.missed >= missesUntilCovered) person.isCovered = true;
    if (this.#amongStrangers && person.missed >= missesUntilOut) this.#followed.putOut(person.player.id);
    else this.#followed.missed();
  }

  /** A seat did something other than pass. */
  act(seat: Seat): void {
    if (this.#turn?.seat === seat) this.#turn.played = true;
  }

  /** A bot acts for a seat. */
  botActs(seat: Seat): void {
    this.#spoil(seat);
  }

  turnBegan(seat: Seat): void {
    const before = this.#turn;
    this.#turn = { seat, played: false, missed: false };
    if (before?.played && !before.missed) this.#makeUp(before.seat);
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

  #person(seat: Seat): Person | null {
    const chair = this.#seats.all[seat];
    return chair?.kind === "person" ? chair : null;
  }
}

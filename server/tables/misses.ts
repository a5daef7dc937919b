import type { Seat } from "../../shared/core/game.ts";
import { botPlays, type Person, type Seats } from "./seats.ts";

/** After so many misses in a row a bot plays for a person until they act. */
const missesUntilCovered = 2;
/** Among strangers, after so many in a row it plays for the rest of the game. */
const missesUntilOut = 3;

/** What a table does about it. */
export interface MissHandlers {
  /** Somebody has missed a turn, or made up for it: it is to be saved. */
  readonly missed: () => void;
  /** From now on a bot plays for this player. */
  readonly putOut: (playerId: string) => void;
}

/**
 * What comes of a turn, or of a question of one's own, that the clock has to answer: a miss. Each takes away from the time
 * for the next; a turn that its player has played in time makes up for one.
 */
export class Misses {
  readonly #seats: Seats;
  readonly #amongStrangers: boolean;
  readonly #followed: MissHandlers;
  /** The turn that goes on; null if its beginning was not seen, or before the first. */
  #turn: { readonly seat: Seat; played: boolean; missed: boolean } | null = null;

  constructor(seats: Seats, amongStrangers: boolean, followed: MissHandlers) {
    this.#seats = seats;
    this.#amongStrangers = amongStrangers;
    this.#followed = followed;
  }

  /** By how many misses the time of these seats is shortened: by the fewest, since all are waited for. */
  among(seats: readonly Seat[]): number {
    const people = seats.flatMap((seat) => this.#person(seat) ?? []);
    const playing = people.filter((person) => !botPlays(person));
    const waitedFor = playing.length > 0 ? playing : people;
    return waitedFor.length === 0 ? 0 : Math.min(...waitedFor.map(({ missed }) => missed));
  }

  /** The clock has to answer for a seat. */
  miss(seat: Seat): void {
    const person = this.#person(seat);
    if (!person || botPlays(person)) return;
    this.#spoil(seat);
    person.missed += 1;
    if (person.missed >= missesUntilCovered) person.isCovered = true;
    if (this.#amongStrangers && person.missed >= missesUntilOut) this.#followed.putOut(person.player.id);
    else this.#followed.missed();
  }

  /** A seat has done more than to pass. */
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

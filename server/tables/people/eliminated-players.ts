import { isDeepStrictEqual } from "node:util";
import type { Seat } from "../../../shared/core/game.ts";
import { seatsWhere } from "../../../shared/core/seats.ts";
import { noPrivateNotice, type PrivateNotice, type SidelinesInfo } from "../../../shared/net/sidelines.ts";
import type { TableGames } from "../game/table-games.ts";
import { Guesses } from "./guesses.ts";
import type { Chair, SeatedPlayer, Seats } from "./seats.ts";

interface SidelinesDeps {
  readonly seats: Seats;
  readonly games: TableGames;
  /** Whether the queue matched the players. Hands are never shown at such a table. */
  readonly isPublic: boolean;
  readonly notify: (playerId: string, aside: PrivateNotice) => void;
}

/** A hand is shown only while more players than this are in the game. */
const fewestToShow = 2;

/** State of players who are eliminated from a running game, with their actions. None of it is saved. */
export class EliminatedPlayers {
  readonly #deps: SidelinesDeps;
  /** Ids of the players who show their hands. */
  readonly #showing = new Set<string>();
  /** Id of the watched player, by the id of the watcher. */
  readonly #watched = new Map<string, string>();
  /** Last private notice of each player. */
  readonly #sent = new Map<string, PrivateNotice>();
  readonly #guesses = new Guesses();
  #out: readonly Seat[] = [];

  constructor(deps: SidelinesDeps) {
    this.#deps = deps;
  }

  /** Public part of the state. */
  get face(): SidelinesInfo {
    const { seats, games } = this.#deps;
    const isOver = games.phase === "over";
    return {
      out: this.#out,
      shown: seatsWhere(seats.all, (chair) => this.#shows(chair)),
      finisher: games.finisher,
      pace: games.pace,
      guessed: isOver ? seats.all.map((_, seat) => this.#guesses.rightOf(seat)) : [],
    };
  }

  isEliminated(seat: Seat): boolean {
    return this.#deps.games.isEliminated(seat);
  }

  get mayShow(): boolean {
    return !this.#deps.isPublic;
  }

  show({ player }: SeatedPlayer, on: boolean): void {
    if (on) this.#showing.add(player.id);
    else this.#showing.delete(player.id);
  }

  /** @returns false if this hand is not visible to them. */
  watch(person: SeatedPlayer, seat: Seat | null): boolean {
    const owner = seat === null ? null : this.#deps.seats.all[seat];
    if (owner === null) {
      this.#watched.delete(person.player.id);
      return true;
    }
    if (owner?.kind !== "person" || !this.#mayWatch(person.player.id, owner.player.id)) return false;
    this.#watched.set(person.player.id, owner.player.id);
    return true;
  }

  /** @returns false if this guess is not possible. */
  guess({ player }: SeatedPlayer, on: Seat): boolean {
    const seat = this.#deps.seats.seatOf(player.id);
    if (seat === null || !this.isEliminated(seat) || !this.#deps.games.isIn(on)) return false;
    this.#guesses.make(player.id, seat, on);
    return true;
  }

  /** Transfers the state of a guest to their new account. */
  passOver(guestId: string, playerId: string): void {
    if (this.#showing.delete(guestId)) this.#showing.add(playerId);
    const renamed = (id: string) => (id === guestId ? playerId : id);
    const watched = [...this.#watched];
    this.#watched.clear();
    for (const [id, owner] of watched) this.#watched.set(renamed(id), renamed(owner));
    this.#guesses.passOver(guestId, playerId);
    this.#sent.delete(guestId);
  }

  /** Resets the state at the start of a game. */
  clear(): void {
    this.#guesses.clear();
    this.#out = [];
  }

  /** Updates the state after a step of the game. */
  follow(): void {
    const { seats, games } = this.#deps;
    const { out } = games;
    for (const seat of out) if (!this.#out.includes(seat)) this.#guesses.settle(seat);
    this.#out = out;
    for (const id of this.#showing) if (!this.#shows(seats.personOf(id))) this.#showing.delete(id);
    for (const [id, owner] of this.#watched) if (!this.#mayWatch(id, owner)) this.#watched.delete(id);
  }

  /** Sends each player their private notice if it has changed. */
  notifyAll(): void {
    if (this.#isQuiet) return;
    for (const { player } of this.#deps.seats.persons) {
      const aside = this.asideFor(player.id);
      if (isDeepStrictEqual(aside, this.#sent.get(player.id) ?? noPrivateNotice)) continue;
      this.#sent.set(player.id, aside);
      this.#deps.notify(player.id, aside);
    }
  }

  asideFor(playerId: string): PrivateNotice {
    const { seats, games } = this.#deps;
    const seat = seats.seatOf(playerId);
    if (seat === null) return noPrivateNotice;
    const owner = this.#watched.get(playerId);
    const shown = owner === undefined ? null : seats.seatOf(owner);
    return {
      hand: shown === null ? null : { seat: shown, cards: games.delayedHand(shown) },
      watchers: [...this.#watched.values()].filter((id) => id === playerId).length,
      guess: this.#guesses.of(playerId),
      right: this.#guesses.rightOf(seat),
      score: this.#guesses.scoreOf(playerId),
    };
  }

  /** Whether no player watches a hand or has guessed, and no notice was ever sent. */
  get #isQuiet(): boolean {
    return this.#watched.size === 0 && this.#sent.size === 0 && this.#guesses.areNone;
  }

  #shows(chair: Chair | null): boolean {
    return chair?.kind === "person" && !chair.left && this.#showing.has(chair.player.id);
  }

  #mayWatch(watcher: string, owner: string): boolean {
    const { seats, games } = this.#deps;
    const [from, at] = [seats.seatOf(watcher), seats.seatOf(owner)];
    if (from === null || at === null || seats.personOf(watcher)?.left !== false) return false;
    const playing = seats.all.filter((_, seat) => games.isIn(seat)).length;
    return (
      this.mayShow &&
      this.isEliminated(from) &&
      games.isIn(at) &&
      playing > fewestToShow &&
      this.#shows(seats.personOf(owner))
    );
  }
}

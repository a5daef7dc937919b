import type { Seat } from "../../shared/core/game.ts";
import type { Consent } from "../../shared/net/protocol.ts";
import type { TableDeps } from "./deps.ts";
import type { Chair, Person, Seats } from "./seats.ts";
import type { TableGames } from "./table-games.ts";

interface ConductDeps {
  readonly seats: Seats;
  readonly games: TableGames;
  readonly pauses: TableDeps["pauses"];
  /** Whether strangers meet at this table. */
  readonly isPublic: boolean;
  readonly changed: () => void;
  /** What a person lets pass has changed: nobody else may know. */
  readonly consentChanged: (person: Person, seat: Seat) => void;
}

/** How people play: for whom a bot plays, what they let pass, who plays again, and who deserts a game. */
export class Conduct {
  readonly #deps: ConductDeps;

  constructor(deps: ConductDeps) {
    this.#deps = deps;
  }

  /** A person has sent something: the next start waits for them again. */
  markResponsive(person: Person): void {
    if (!person.silent) return;
    person.silent = false;
    this.#deps.changed();
  }

  /** A person takes over from the bot again, unless they are put out. */
  resumePlay(person: Person): void {
    if (!person.isCovered) return;
    person.isCovered = false;
    this.#deps.changed();
  }

  /** A person has chosen what they let pass. */
  letPass(person: Person, consent: Consent): void {
    const seat = this.#deps.seats.seatOf(person.player.id);
    if (seat === null || person.consent === consent) return;
    person.consent = consent;
    this.#deps.games.consentChosen(seat);
    this.#deps.consentChanged(person, seat);
  }

  /** Whoever let everything pass until this turn is asked again. */
  turnBegan(seat: Seat): void {
    const chair = this.#deps.seats.all[seat];
    if (chair?.kind === "person" && chair.consent === "until-turn") this.letPass(chair, "ask");
  }

  /** A bot plays for a person from now on, until the game is over. */
  putOut(playerId: string): void {
    const { seats, games, changed } = this.#deps;
    const person = seats.personOf(playerId);
    const seat = seats.seatOf(playerId);
    if (!person || seat === null || games.phase !== "playing") return;
    this.desert(person, seat);
    person.isOut = true;
    games.wakeBots();
    changed();
  }

  /**
   * Notes a person who goes while others play on, and makes the queue refuse them for a while if those are strangers. A
   * player who was put out has already deserted, or had nobody to desert.
   */
  desert(person: Person, seat: Seat): void {
    if (person.isOut || !this.#deserts(seat)) return;
    person.deserted = true;
    if (this.#deps.isPublic) this.#deps.pauses.begin(person.player.id);
  }

  /** Whoever comes back before the game is over for them plays it to its end after all, unless they are put out. */
  comeBack(person: Person, seat: Seat): void {
    if (!person.isOut && this.#deps.games.isIn(seat)) person.deserted = false;
  }

  /** Whether people lose this seat's player in a running game. */
  #deserts(seat: Seat): boolean {
    const { seats, games } = this.#deps;
    if (!games.isIn(seat)) return false;
    const playsOn = (chair: Chair, other: Seat) =>
      chair.kind === "person" && !chair.left && !chair.isOut && games.isIn(other);
    return seats.all.some((chair, other) => other !== seat && playsOn(chair, other));
  }
}

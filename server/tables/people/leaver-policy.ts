import type { Seat } from "../../../shared/core/game.ts";
import type { AutoPass } from "../../../shared/net/protocol.ts";
import type { TableDeps } from "../deps.ts";
import type { TableGames } from "../game/table-games.ts";
import type { Chair, SeatedPlayer, Seats } from "./seats.ts";

interface ConductDeps {
  readonly seats: Seats;
  readonly games: TableGames;
  readonly queueBans: TableDeps["queueBans"];
  /** Whether the queue matched the players of this table. */
  readonly isPublic: boolean;
  readonly changed: () => void;
  /** Called when a player's auto-pass setting has changed. The change must stay private. */
  readonly consentChanged: (person: SeatedPlayer, seat: Seat) => void;
}

/** Leaver policy and bot takeover: replaced players, auto-pass settings, returning players and leavers. */
export class LeaverPolicy {
  readonly #deps: ConductDeps;

  constructor(deps: ConductDeps) {
    this.#deps = deps;
  }

  /** Marks a player who has sent a message as responsive, so that the next start waits for them again. */
  markResponsive(person: SeatedPlayer): void {
    if (!person.silent) return;
    person.silent = false;
    this.#deps.changed();
  }

  /**
   * Ends the bot's takeover for a player, unless they are replaced until the end of the game. Once in a game their next
   * decision, or the pending one, then has at least ten seconds.
   */
  resumePlay(person: SeatedPlayer): void {
    if (!person.isCovered) return;
    person.isCovered = false;
    if (person.extraTime === "unused") person.extraTime = "due";
    this.#deps.games.takenOver();
    this.#deps.changed();
  }

  /** Sets a player's auto-pass setting. */
  letPass(person: SeatedPlayer, consent: AutoPass): void {
    const seat = this.#deps.seats.seatOf(person.player.id);
    if (seat === null || person.consent === consent) return;
    person.consent = consent;
    this.#deps.games.autoPassChosen(seat);
    this.#deps.consentChanged(person, seat);
  }

  /** Resets an auto-pass setting that was valid until this turn. */
  turnBegan(seat: Seat): void {
    const chair = this.#deps.seats.all[seat];
    if (chair?.kind === "person" && chair.consent === "until-turn") this.letPass(chair, "ask");
  }

  /** Replaces a player with a bot until the game is over. */
  replaceByBot(playerId: string): void {
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
   * Marks a player who leaves while others play on as a leaver. At a public table it also starts a queue ban. A
   * replaced player is skipped, because they were marked before or had no human opponent.
   */
  desert(person: SeatedPlayer, seat: Seat): void {
    if (person.isOut || !this.#deserts(seat)) return;
    person.deserted = true;
    if (this.#deps.isPublic) this.#deps.queueBans.begin(person.player.id);
  }

  /**
   * Clears the leaver mark of a player who returns before the game is over for them. A replaced player stays marked.
   */
  comeBack(person: SeatedPlayer, seat: Seat): void {
    if (!person.isOut && this.#deps.games.isIn(seat)) person.deserted = false;
  }

  /** Whether other human players lose this seat's player in a running game. */
  #deserts(seat: Seat): boolean {
    const { seats, games } = this.#deps;
    if (!games.isIn(seat)) return false;
    const playsOn = (chair: Chair, other: Seat) =>
      chair.kind === "person" && !chair.left && !chair.isOut && games.isIn(other);
    return seats.all.some((chair, other) => other !== seat && playsOn(chair, other));
  }
}

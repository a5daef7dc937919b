import { canSeat } from "../../../shared/core/editions.ts";
import type { Seat } from "../../../shared/core/game.ts";
import type { Deal } from "../../../shared/core/record.ts";
import type { DealOnWire } from "../../../shared/net/deal.ts";
import type { DealMessage, TablePhase, TableSettings } from "../../../shared/net/protocol.ts";
import { RestartableTimer } from "../../runtime/timers.ts";
import type { SavedTable } from "../../storage/saved-types.ts";
import type { TableDeps } from "../deps.ts";
import type { NewTable } from "../new-table.ts";
import type { PresenceTracker } from "../people/presence-tracker.ts";
import type { Chair, SeatedPlayer, Seats } from "../people/seats.ts";
import { Dealing } from "./dealing.ts";
import { StepError } from "./game-runner.ts";

/** Interface of a table for starting its games. */
export interface StartableTable {
  readonly mode: NewTable["start"];
  readonly seats: Seats;
  readonly presenceTracker: PresenceTracker;
  readonly phase: () => TablePhase;
  readonly settings: () => TableSettings;
  /** Starts the game with this deal. */
  readonly begin: (deal: Deal) => void;
  /** Called when a start failed because these seats contributed nothing. */
  readonly calledOff: (silent: readonly Seat[]) => void;
  /** Saves the table. */
  readonly save: () => void;
  readonly seatsChanged: () => void;
  readonly changed: () => void;
}

/** Starts the games of a table: chooses the time and the players, and collects the players' contributions. */
export class GameStarter {
  readonly #at: StartableTable;
  readonly #deps: TableDeps;
  readonly #timer: RestartableTimer;
  #dealing: Dealing | null = null;
  #startsCalledOff = 0;
  /** Whether a start is in preparation and its game has not begun. */
  #isAtRisk = false;

  constructor(at: StartableTable, deps: TableDeps) {
    this.#at = at;
    this.#deps = deps;
    this.#timer = new RestartableTimer(deps.timers);
  }

  /** Whether a game is being prepared. Its players and settings must not change until it begins. */
  get isDealing(): boolean {
    return this.#dealing !== null;
  }

  /** Public state of the deal in preparation. */
  get face(): DealOnWire | null {
    return this.#dealing?.face ?? null;
  }

  /**
   * Number of starts of this table that were called off. It is public, because each one would have been another
   * shuffle.
   */
  get startsCalledOff(): number {
    return this.#startsCalledOff;
  }

  /** Number of called-off starts including the one in preparation, because a crash now would call it off. */
  get startsAtRisk(): number {
    return this.#startsCalledOff + (this.#isAtRisk ? 1 : 0);
  }

  restore({ startsCalledOff }: Pick<SavedTable, "startsCalledOff">): void {
    this.#startsCalledOff = startsCalledOff;
  }

  /** @returns whether the message is accepted. */
  contribute(seat: Seat, message: DealMessage): boolean {
    return this.#dealing?.contribute(seat, message) ?? false;
  }

  /** Reason why no game can start now: it could not be saved, or the operator forbids it. */
  get refusal(): "not-saving" | "maintenance" | null {
    const { writeQueue, tables } = this.#deps;
    if (!writeQueue.isSaving) return "not-saving";
    return tables.notice.maintenance === null ? null : "maintenance";
  }

  /** Whether so many players can play a game of this edition, with the deck of the table. */
  enough(players: number): boolean {
    const { edition, deck } = this.#at.settings();
    return canSeat(this.#deps.games.editions.infoWith(edition, deck), players) && !this.#deps.tables.closing;
  }

  /** Prepares a game for all occupied chairs and removes the empty ones. Retries later if no game can start now. */
  start(): void {
    this.#timer.cancel();
    if (this.refusal === null) this.#prepare();
    else this.later();
  }

  later(): void {
    this.#timer.set(this.#deps.limits.joinGraceMs, () => this.start());
  }

  /** Starts a table without a host once all its players are connected. */
  whenComplete(): void {
    const { mode, seats, phase } = this.#at;
    const { persons } = seats;
    if (mode !== "when-joined" || phase() !== "waiting" || this.isDealing) return;
    if (persons.length > 0 && persons.every(({ connected }) => connected)) this.start();
  }

  /** Starts the rematch, with the bots, once all remaining players want it. */
  whenAgreed(): void {
    const { seats, phase, presenceTracker } = this.#at;
    const belongs = (person: SeatedPlayer) => presenceTracker.belongsHere(person);
    const here = seats.persons.filter(belongs);
    if (phase() !== "over" || this.isDealing || here.length === 0 || !here.every(({ ready }) => ready)) return;
    const stays = (chair: Chair) => chair.kind === "bot" || (chair.kind === "person" && belongs(chair));
    if (!this.enough(seats.all.filter(stays).length)) return;
    seats.retain(stays);
    this.start();
  }

  /** Calls off the game in preparation. Before the first game it also restores the empty chairs. */
  callOff(): void {
    if (!this.#dealing) return;
    this.#dealing.stop();
    this.#dealing = null;
    this.#isAtRisk = false;
    this.#startsCalledOff += 1;
    if (this.#at.phase() !== "waiting") return;
    // Those who are here may not be complete until then.
    if (this.#at.mode === "when-joined") this.later();
    this.#at.seats.resize(this.#at.settings().seats);
    this.#at.seatsChanged();
  }

  stop(): void {
    this.#dealing?.stop();
    this.#timer.cancel();
  }

  /** Prepares a game, which begins once all connected players have contributed. */
  #prepare(): void {
    StepError.guard("the preparation of a game", () => this.#askForChance());
  }

  #askForChance(): void {
    const { seats, save, seatsChanged, changed } = this.#at;
    this.#isAtRisk = true;
    save();
    seats.retain(({ kind }) => kind !== "empty");
    seatsChanged();
    this.#dealing = new Dealing(this.#deps.newSecret(), seats.answering, this.#deps.timers, {
      changed,
      complete: (deal) => this.#startGame(deal),
      calledOff: (silent) => this.#missed(silent),
    });
    this.#dealing.start();
  }

  #startGame(deal: Deal): void {
    this.#dealing = null;
    this.#isAtRisk = false;
    StepError.guard("the beginning of a game", () => this.#at.begin(deal));
  }

  /** Handles missing contributions. The next start ignores these seats until their players send a message. */
  #missed(silent: readonly Seat[]): void {
    this.callOff();
    for (const [seat, chair] of this.#at.seats.all.entries()) {
      if (chair.kind !== "person" || !silent.includes(seat)) continue;
      chair.silent = true;
      chair.ready = false;
    }
    this.#at.calledOff(silent);
    if (this.#at.mode === "when-joined" && this.#at.phase() === "waiting") this.#tryAgain();
    this.#at.changed();
  }

  /** Starts again at once with the seats that contributed, or later if there are none. */
  #tryAgain(): void {
    if (this.#at.seats.answering.length > 0) this.start();
    else this.later();
  }
}

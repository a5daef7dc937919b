import type { Command } from "../../../shared/core/commands.ts";
import type { Seat } from "../../../shared/core/game.ts";
import type { TableDeps } from "../deps.ts";
import type { BotKind, RunningGame } from "../game/running-game.ts";
import { botPlays, type Chair, type Seats } from "../people/seats.ts";
import { BotRequests } from "./bot-requests.ts";
import { BotPace } from "./bots.ts";

interface BotTurnsDeps extends Pick<TableDeps, "timers" | "limits" | "experts"> {
  readonly game: RunningGame;
  readonly seats: Seats;
  /** Seed of all randomness of the bots. */
  readonly secret: string;
  /** Whether cards can be played out of turn while another player is to act (K49). */
  readonly hasBeat: boolean;
  /** Share of their usual delays that bots wait; 0: they act at once and without experts. */
  readonly delayShare: () => number;
  /** Carries out the command of a bot. */
  readonly act: (seat: Seat, command: Command) => void;
}

/**
 * Plays for the seats without an active human player. Each bot has its own delay; experts compute during that delay.
 */
export class BotTurns {
  readonly #deps: BotTurnsDeps;
  readonly #pace: BotPace;
  /** Delays of bots that may respond out of turn. */
  readonly #asides: BotPace;
  readonly #experts: BotRequests;

  constructor(deps: BotTurnsDeps) {
    this.#deps = deps;
    const { timers, limits, delayShare } = deps;
    this.#pace = new BotPace(timers, limits.botDelayMs, delayShare);
    this.#asides = new BotPace(timers, limits.botDelayMs, delayShare);
    this.#experts = new BotRequests(deps);
  }

  /** Schedules the bots that are to act. @param aheadMs delay in ms before their own delay starts. */
  think(aheadMs: number): void {
    const { game, seats } = this.#deps;
    const awaited = game.activeSeats().map(({ seat }) => seat);
    this.#pace.think(
      awaited.filter((seat) => botPlays(seats.all[seat])),
      aheadMs,
      (seat) => this.#act(seat),
    );
    this.#asides.think(this.#thinkAside(awaited), aheadMs, (seat) => this.#interject(seat));
    if (awaited.length === 0) this.#experts.end();
    else this.requestExperts();
  }

  /** Whether no expert computes here now, so that `steady` replaces it. */
  get expertsAreAway(): boolean {
    return !this.#deps.game.hasExpert || this.#experts.areAway;
  }

  /**
   * Requests answers from the experts that are to act and have no request yet, for example after a player connected.
   */
  requestExperts(): void {
    const awaited = this.#deps.game.activeSeats().map(({ seat }) => seat);
    if (this.#deps.delayShare() === 0) this.#experts.rest();
    else this.#experts.ask(awaited);
  }

  /** Drops the requests to experts after an event, because they refer to the previous position. */
  moveOn(): void {
    this.#experts.moveOn();
  }

  stop(): void {
    this.#pace.stop();
    this.#asides.stop();
    this.#experts.end();
  }

  /** Returns all other bots during a response window, whatever cards they hold. */
  #thinkAside(awaited: readonly Seat[]): readonly Seat[] {
    const { game, seats, hasBeat } = this.#deps;
    if (!hasBeat || game.activeSeats()[0]?.traits.heldByBeat === undefined) return [];
    return [...seats.all.keys()].filter((seat) => !awaited.includes(seat) && botPlays(seats.all[seat]));
  }

  #interject(seat: Seat): void {
    const { game, seats, act } = this.#deps;
    const command = botPlays(seats.all[seat]) ? game.interject(seat) : null;
    if (command) act(seat, command);
  }

  #act(seat: Seat): void {
    const { game, seats, secret, act } = this.#deps;
    const chair = seats.all[seat];
    const isAsked = game.activeSeats().some((awaited) => awaited.seat === seat);
    if (isAsked && botPlays(chair)) act(seat, this.#experts.take(seat) ?? game.askBot(seat, kindOf(chair), secret));
  }
}

/** Bot kind of a chair. A bot that replaces a human player is `steady`. */
const kindOf = (chair: Chair | undefined): BotKind =>
  chair?.kind === "bot" ? chair : { strength: "steady", temper: null };

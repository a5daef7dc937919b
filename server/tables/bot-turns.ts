import type { Command } from "../../shared/core/commands.ts";
import type { Seat } from "../../shared/core/game.ts";
import { AskedExperts } from "./asked-experts.ts";
import { BotPace } from "./bots.ts";
import type { TableDeps } from "./deps.ts";
import type { BotKind, RunningGame } from "./running-game.ts";
import { botPlays, type Chair, type Seats } from "./seats.ts";

interface BotTurnsDeps extends Pick<TableDeps, "timers" | "limits" | "experts"> {
  readonly game: RunningGame;
  readonly seats: Seats;
  /** All chance of the bots comes from it. */
  readonly secret: string;
  /** Whether cards can be played out of turn, while another player has yet to act (K49). */
  readonly hasBeat: boolean;
  /** A bot acts. */
  readonly act: (seat: Seat, command: Command) => void;
}

/** Plays for the seats without a person: each bot at its own pace, and experts by what they have thought meanwhile. */
export class BotTurns {
  readonly #deps: BotTurnsDeps;
  readonly #pace: BotPace;
  /** Of those who are not awaited. */
  readonly #asides: BotPace;
  readonly #experts: AskedExperts;
  #isHurried = false;

  constructor(deps: BotTurnsDeps) {
    this.#deps = deps;
    this.#pace = new BotPace(deps.timers, deps.limits.botDelayMs);
    this.#asides = new BotPace(deps.timers, deps.limits.botDelayMs);
    this.#experts = new AskedExperts(deps);
  }

  /** The bots that are awaited think from now on. @param aheadMs how long before they begin. */
  think(aheadMs: number): void {
    const { game, seats } = this.#deps;
    const awaited = game.awaits().map(({ seat }) => seat);
    this.#pace.think(
      awaited.filter((seat) => botPlays(seats.all[seat])),
      aheadMs,
      (seat) => this.#act(seat),
    );
    this.#asides.think(this.#thinkAside(awaited), aheadMs, (seat) => this.#interject(seat));
    if (awaited.length === 0) this.#experts.end();
    else this.askExperts();
  }

  /** Whether no expert thinks here now, and `steady` plays in their place. */
  get expertsAreAway(): boolean {
    return !this.#deps.game.hasExpert || this.#experts.areAway;
  }

  /** Asks the experts that are awaited and were not asked yet, such as when somebody has come for whom they think. */
  askExperts(): void {
    const awaited = this.#deps.game.awaits().map(({ seat }) => seat);
    if (this.#isHurried) this.#experts.rest();
    else this.#experts.ask(awaited);
  }

  /** Something has happened: what experts think of the moment before no longer matters. */
  moveOn(): void {
    this.#experts.moveOn();
  }

  /** @param on whether they act at once, without experts, from the next time on. */
  hurry(on: boolean): void {
    this.#isHurried = on;
    this.#pace.hurry(on);
    this.#asides.hurry(on);
  }

  stop(): void {
    this.#pace.stop();
    this.#asides.stop();
    this.#experts.end();
  }

  /** All bots but the awaited think while a card may come before what a player does, whatever they hold. */
  #thinkAside(awaited: readonly Seat[]): readonly Seat[] {
    const { game, seats, hasBeat } = this.#deps;
    if (!hasBeat || game.awaits()[0]?.traits.heldByBeat === undefined) return [];
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
    const isAsked = game.awaits().some((awaited) => awaited.seat === seat);
    if (isAsked && botPlays(chair)) act(seat, this.#experts.take(seat) ?? game.askBot(seat, kindOf(chair), secret));
  }
}

/** Who plays for a person is steady. */
const kindOf = (chair: Chair | undefined): BotKind =>
  chair?.kind === "bot" ? chair : { strength: "steady", temper: null };

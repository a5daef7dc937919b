import { assertNever } from "../../../shared/core/errors.ts";
import type { Seat } from "../../../shared/core/game.ts";
import type { AutoPass } from "../../../shared/net/protocol.ts";
import type { BotPace } from "../bots/bots.ts";
import { botPlays, type Seats } from "../people/seats.ts";
import type { RunningGame } from "./running-game.ts";

interface PassesDeps {
  readonly game: Pick<RunningGame, "activeSeats" | "hits">;
  readonly seats: Seats;
  readonly pace: BotPace;
  /** Passes for a seat that is to act. */
  readonly pass: (seat: Seat) => void;
}

/**
 * Passes automatically for players with an auto-pass setting. The delay is drawn like a bot's before the pending
 * decision is read. Its length therefore reveals neither the setting nor the hand (K23).
 */
export class AutoPasser {
  readonly #deps: PassesDeps;

  constructor(deps: PassesDeps) {
    this.#deps = deps;
  }

  /**
   * Schedules the passes for a new pending decision.
   * @param aheadMs delay in ms before the time of the players starts.
   */
  restart(aheadMs: number): void {
    const { game, pace } = this.#deps;
    const seats = game.activeSeats().map(({ seat }) => seat);
    pace.think(
      seats.filter((seat) => this.#letsPass(seat)),
      aheadMs,
      (seat) => this.#act(seat),
    );
  }

  /** Applies a setting that a player changed while a decision is pending. */
  chosen(seat: Seat): void {
    if (this.#letsPass(seat)) this.#deps.pace.thinkAnew(seat, () => this.#act(seat));
  }

  stop(): void {
    this.#deps.pace.stop();
  }

  /** Passes unless the player has answered or changed the setting. */
  #act(seat: Seat): void {
    if (this.#letsPass(seat)) this.#deps.pass(seat);
  }

  #letsPass(seat: Seat): boolean {
    const { game, seats } = this.#deps;
    const chair = seats.all[seat];
    if (chair?.kind !== "person" || botPlays(chair)) return false;
    const awaited = game.activeSeats().find((each) => each.seat === seat);
    return awaited?.traits.mayBePassed === true && lets(chair.consent, () => game.hits(seat));
  }
}

function lets(consent: AutoPass, hits: () => boolean): boolean {
  switch (consent) {
    case "ask":
      return false;
    case "unless-hit":
      return !hits();
    case "until-turn":
      return true;
    default:
      return assertNever(consent);
  }
}

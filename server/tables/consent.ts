import { assertNever } from "../../shared/core/errors.ts";
import type { Seat } from "../../shared/core/game.ts";
import type { Consent } from "../../shared/net/protocol.ts";
import type { BotPace } from "./bots.ts";
import type { RunningGame } from "./running-game.ts";
import { botPlays, type Seats } from "./seats.ts";

interface PassesDeps {
  readonly game: Pick<RunningGame, "awaits" | "hits">;
  readonly seats: Seats;
  readonly pace: BotPace;
  /** Passes for a seat that is awaited. */
  readonly pass: (seat: Seat) => void;
}

/**
 * Passes for people who have said what they let pass. The time until then is drawn like a bot's, before the wait is
 * looked at: its length tells neither of a choice nor of a hand (K23).
 */
export class ConsentedPasses {
  readonly #deps: PassesDeps;

  constructor(deps: PassesDeps) {
    this.#deps = deps;
  }

  /** Something else is awaited. @param aheadMs how long before the time of the awaited begins to run. */
  restart(aheadMs: number): void {
    const { game, pace } = this.#deps;
    const seats = game.awaits().map(({ seat }) => seat);
    pace.think(
      seats.filter((seat) => this.#letsPass(seat)),
      aheadMs,
      (seat) => this.#act(seat),
    );
  }

  /** A player has chosen while something is awaited. */
  chosen(seat: Seat): void {
    if (this.#letsPass(seat)) this.#deps.pace.thinkAnew(seat, () => this.#act(seat));
  }

  stop(): void {
    this.#deps.pace.stop();
  }

  /** Unless the player has answered, or wants to be asked after all. */
  #act(seat: Seat): void {
    if (this.#letsPass(seat)) this.#deps.pass(seat);
  }

  #letsPass(seat: Seat): boolean {
    const { game, seats } = this.#deps;
    const chair = seats.all[seat];
    if (chair?.kind !== "person" || botPlays(chair)) return false;
    const awaited = game.awaits().find((each) => each.seat === seat);
    return awaited?.traits.mayBePassed === true && lets(chair.consent, () => game.hits(seat));
  }
}

function lets(consent: Consent, hits: () => boolean): boolean {
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

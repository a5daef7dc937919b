import type { Command } from "../../shared/core/commands.ts";
import type { Refusal } from "../../shared/core/errors.ts";
import type { Actor, Seat } from "../../shared/core/game.ts";
import { ok, type Result } from "../../shared/core/result.ts";
import type { TableSettings } from "../../shared/net/protocol.ts";
import { BotPace } from "./bots.ts";
import { unguessable } from "./chance.ts";
import { type Deadline, mayBeMissed, TableClock } from "./clock.ts";
import type { TableDeps } from "./deps.ts";
import type { Match, Story } from "./match.ts";
import { botPlays, type Seats } from "./seats.ts";
import { Alarm } from "./timers.ts";

/** A game in progress at a table: the match, its clock, and bots where no person plays. */
export class Play {
  readonly match: Match;
  readonly #seats: Seats;
  readonly #deps: Pick<TableDeps, "timers" | "log">;
  readonly #clock: TableClock;
  readonly #bots: BotPace;
  readonly #alarm: Alarm;
  readonly #told: (story: Story) => void;
  #deadline: Deadline | null = null;

  /** @param told is given the story of each step after it has been taken, the opening included. */
  constructor(match: Match, seats: Seats, settings: TableSettings, deps: TableDeps, told: (story: Story) => void) {
    this.match = match;
    this.#seats = seats;
    this.#deps = deps;
    this.#clock = new TableClock(settings);
    this.#alarm = new Alarm(deps.timers);
    this.#bots = new BotPace(deps.timers, deps.limits.botDelayMs);
    this.#told = told;
  }

  /** When the time for what is awaited is up. */
  get deadline(): Deadline | null {
    return this.#deadline;
  }

  begin(): void {
    this.#moveOn(this.match.opening);
  }

  step(actor: Actor, command: Command): Result<null, Refusal> {
    const result = this.match.step(actor, command);
    if (!result.ok) return result;
    if (result.value.isPublic) this.#moveOn(result.value);
    else this.#told(result.value);
    return ok(null);
  }

  /** To be told when somebody comes or goes for whom a bot plays. */
  wakeBots(): void {
    const seats = this.match.awaits().map(({ seat }) => seat);
    this.#bots.think(
      seats.filter((seat) => botPlays(this.#seats.all[seat])),
      (seat) => this.#botActs(seat),
    );
  }

  stop(): void {
    this.#alarm.cancel();
    this.#bots.stop();
  }

  #moveOn(story: Story): void {
    const now = this.#deps.timers.now();
    this.#alarm.cancel();
    this.#deadline = this.#clock.next(this.match.awaits()[0]?.kind ?? null, story.newTurn, now);
    if (this.#deadline) this.#alarm.set(this.#deadline.endsAt - now, () => this.#timeUp());
    this.wakeBots();
    this.#told(story);
  }

  #timeUp(): void {
    for (const { seat, kind } of this.match.awaits()) {
      const chair = this.#seats.all[seat];
      if (chair?.kind === "person" && mayBeMissed(kind)) chair.missed += 1;
    }
    this.step("clock", { type: "timeout" });
  }

  #botActs(seat: Seat): void {
    if (!botPlays(this.#seats.all[seat])) return;
    const command = this.match.botCommand(seat, unguessable);
    const result = this.step(seat, command);
    if (!result.ok) this.#deps.log.error({ seat, type: command.type, refusal: result.error }, "a bot was refused");
  }
}

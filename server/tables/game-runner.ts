import type { Command } from "../../shared/core/commands.ts";
import type { Editions } from "../../shared/core/editions.ts";
import type { Refusal } from "../../shared/core/errors.ts";
import type { Actor, Seat } from "../../shared/core/game.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { TableSettings } from "../../shared/net/protocol.ts";
import { Alarm } from "../plumbing/timers.ts";
import { Beat } from "./beat.ts";
import { BotTurns } from "./bot-turns.ts";
import { BotPace } from "./bots.ts";
import { atOnce, type Deadline, TableClock } from "./clock.ts";
import { ConsentedPasses } from "./consent.ts";
import type { TableDeps } from "./deps.ts";
import type { GameRecorder } from "./game-recorder.ts";
import type { Misses } from "./misses.ts";
import type { RunningGame, Story } from "./running-game.ts";
import { isHere, type Seats } from "./seats.ts";
import { StepFailed } from "./step-failed.ts";
import { suspenseMs } from "./suspense.ts";

/** Runs the game at a table: its clock, and bots where no person plays. */
export class GameRunner {
  readonly game: RunningGame;
  readonly #recorder: GameRecorder;
  readonly #misses: Misses;
  readonly #seats: Seats;
  readonly #deps: Pick<TableDeps, "timers" | "log" | "limits" | "experts">;
  readonly #clock: TableClock;
  readonly #bots: BotTurns;
  readonly #consent: ConsentedPasses;
  readonly #alarm: Alarm;
  readonly #told: (story: Story) => void;
  readonly #beat: Beat;
  #deadline: Deadline | null = null;
  /** When people have seen what happened, by the table's clock: bots begin to think then. */
  #seenAt = 0;

  /** @param told gets the story of each step after it was taken, the opening included. */
  constructor(
    running: RecordedGame,
    seats: Seats,
    settings: TableSettings,
    deps: TableDeps,
    told: (story: Story) => void,
  ) {
    this.game = running.game;
    this.#recorder = running.recorder;
    this.#misses = running.misses;
    this.#seats = seats;
    this.#deps = deps;
    this.#clock = new TableClock(settings);
    this.#alarm = new Alarm(deps.timers);
    const { botDelayMs } = deps.limits;
    const { game, botSecret: secret } = running;
    const { hasBeat } = deps.games.editions.info(settings.edition);
    this.#bots = new BotTurns({
      ...deps,
      game,
      seats,
      secret,
      hasBeat,
      act: (seat, command) => this.#botActs(seat, command),
    });
    this.#consent = new ConsentedPasses({
      game: running.game,
      seats,
      pace: new BotPace(deps.timers, botDelayMs),
      pass: (seat) => this.step(seat, { type: "pass" }),
    });
    this.#told = told;
    this.#beat = new Beat(deps.timers, beatMs(settings, deps.games.editions));
  }

  /** When the time for the awaited decision is up. */
  get deadline(): Deadline | null {
    return this.#deadline;
  }

  /** Until when a draw is held; null if none is (K49). */
  get beatEndsAt(): number | null {
    return this.#beat.endsAt;
  }

  begin(): void {
    this.#moveOn(this.game.opening);
  }

  /**
   * Continues after a restart; each awaited player has their full time again.
   * @param aheadMs how long before their time begins to run, and bots begin to think.
   */
  goOn(aheadMs: number): void {
    this.#await(true, aheadMs);
  }

  /** Continues after a pause in the same way; a draw that was held stays held. */
  resume(): void {
    this.#beat.again(this.#hasBeat);
    this.#giveTime(true, 0);
  }

  /** Like `step`, but a draw during the beat waits for its end, unless something else happens first (K49). */
  act(seat: Seat, command: Command): Acted | Promise<Acted> {
    return this.#isHeld(command) && this.game.refusal(seat, command) === null
      ? this.#afterBeat(seat, command)
      : this.step(seat, command);
  }

  #isHeld({ type }: Command): boolean {
    return this.beatEndsAt !== null && this.game.awaits()[0]?.traits.heldByBeat === type;
  }

  async #afterBeat(seat: Seat, command: Command): Promise<Acted> {
    return (await this.#beat.over()) ? this.step(seat, command) : fail("forestalled");
  }

  /** @throws StepFailed if the rules have a bug. */
  step(actor: Actor, command: Command): Result<null, Refusal> {
    const what = `${command.type} by ${actor} as ${this.#recorder.nextStep}`;
    return StepFailed.guard(what, () => this.#take(actor, command));
  }

  #take(actor: Actor, command: Command): Result<null, Refusal> {
    const result = this.game.step(actor, command);
    if (!result.ok) return result;
    const isPublic = result.value.secretOf === null;
    this.#recorder.step(actor, command, isPublic);
    if (actor !== "clock" && !this.game.isPass(command)) this.#misses.act(actor);
    if (isPublic) this.#moveOn(result.value);
    else this.#told(result.value);
    return ok(null);
  }

  /** Whether no expert thinks here now, and steady bots play in their place. */
  get expertsAreAway(): boolean {
    return this.#bots.expertsAreAway;
  }

  /** Call it when somebody has come for whom experts think. */
  askExperts(): void {
    this.#bots.askExperts();
  }

  /** Call it when a player for whom a bot plays comes or goes. */
  wakeBots(): void {
    this.#letBotsThink(0);
  }

  /** @param on whether bots act at once. */
  hurry(on: boolean): void {
    this.#bots.hurry(on);
    this.#letBotsThink(0);
  }

  /** Call it when a player has chosen what they let pass. */
  consentChosen(seat: Seat): void {
    this.#consent.chosen(seat);
  }

  stop(): void {
    this.#alarm.cancel();
    this.#beat.stop();
    this.#bots.stop();
    this.#consent.stop();
  }

  #moveOn(story: Story): void {
    if (story.newTurn !== null) this.#misses.turnBegan(story.newTurn);
    const { timers, limits } = this.#deps;
    this.#seenAt = timers.now() + suspenseMs(story.suspense, this.#seats, limits.botDelayMs);
    this.#bots.moveOn();
    this.#await(story.newTurn !== null, 0);
    this.#told(story);
  }

  /** Waits for the players who are to act. @param aheadMs how long before their time begins to run. */
  #await(newTurn: boolean, aheadMs: number): void {
    this.#beat.restart(this.#hasBeat);
    this.#giveTime(newTurn, aheadMs);
  }

  /** Whether what is awaited begins a beat. */
  get #hasBeat(): boolean {
    return this.game.awaits()[0]?.traits.heldByBeat !== undefined;
  }

  #giveTime(newTurn: boolean, aheadMs: number): void {
    const now = this.#deps.timers.now();
    const awaits = this.game.awaits();
    const [awaited] = awaits;
    const misses = this.#misses.among(awaits.map(({ seat }) => seat));
    this.#alarm.cancel();
    const isAbsent = awaited?.traits.endsIfAbsent === true && !isHere(this.#seats.all[awaited.seat]);
    const deadline = this.#clock.next(awaited?.traits.clock ?? null, newTurn, misses, now + aheadMs);
    this.#deadline = aheadMs === 0 && isAbsent ? atOnce(now) : deadline;
    if (this.#deadline) this.#alarm.set(this.#deadline.endsAt - now, () => this.#timeUp());
    this.#letBotsThink(aheadMs);
    this.#consent.restart(aheadMs);
  }

  #letBotsThink(aheadMs: number): void {
    const unseenMs = this.#seenAt - this.#deps.timers.now();
    this.#bots.think(Math.max(aheadMs, unseenMs));
  }

  #timeUp(): void {
    const hadTime = this.#deadline !== null && this.#deadline.totalMs > 0;
    for (const { seat, traits } of this.game.awaits()) if (hadTime && !traits.mayRunOut) this.#misses.miss(seat);
    this.step("clock", { type: "timeout" });
  }

  #botActs(seat: Seat, command: Command): void {
    this.#misses.botActs(seat);
    void Promise.resolve(this.act(seat, command)).then(
      (result) => {
        if (result.ok || result.error === "forestalled") return;
        this.#deps.log.error(
          { event: "bot-refused", seat, type: command.type, refusal: result.error },
          "a bot was refused",
        );
      },
      (error) => this.#throwLater(error),
    );
  }

  /** Makes an exception in a promise take the same way as one in a timer. */
  #throwLater(error: unknown): void {
    this.#deps.timers.after(0, () => {
      throw error;
    });
  }
}

/** A game that is recorded as it is played, and its players' misses. */
export interface RecordedGame {
  readonly game: RunningGame;
  readonly recorder: GameRecorder;
  readonly misses: Misses;
  /** All chance of the bots comes from it; only this process knows it, and it has nothing to do with the deal. */
  readonly botSecret: string;
}

/** The result of a command: done, refused, or a draw that something else came before. */
type Acted = Result<null, Refusal | "forestalled">;

const beatMs = ({ edition, beatSeconds }: TableSettings, editions: Editions): number =>
  editions.info(edition).hasBeat ? beatSeconds * 1000 : 0;

import type { Command } from "../../../shared/core/commands.ts";
import type { Refusal } from "../../../shared/core/errors.ts";
import type { Actor, Seat } from "../../../shared/core/game.ts";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import type { TableSettings } from "../../../shared/net/protocol.ts";
import { RestartableTimer } from "../../runtime/timers.ts";
import { BotTurns } from "../bots/bot-turns.ts";
import { BotPace } from "../bots/bots.ts";
import type { TableDeps } from "../deps.ts";
import { isHere, type Seats } from "../people/seats.ts";
import type { GameRecorder } from "../saving/table-journal.ts";
import { AutoPasser } from "./auto-passer.ts";
import { atOnce, type Deadline, isShortened, TableClock } from "./clock.ts";
import type { MissedTurns } from "./missed-turns.ts";
import { ResponseWindow } from "./response-window.ts";
import { pictureDelayMs, revealDelayMs } from "./reveal-delay.ts";
import type { EventBatch, RunningGame } from "./running-game.ts";

/** Runs the game at a table: its clock, and bots for seats without an active human player. */
export class GameRunner {
  readonly game: RunningGame;
  readonly #recorder: GameRecorder;
  readonly #misses: MissedTurns;
  readonly #seats: Seats;
  readonly #deps: Pick<TableDeps, "timers" | "log" | "limits" | "experts">;
  readonly #clock: TableClock;
  readonly #bots: BotTurns;
  readonly #consent: AutoPasser;
  readonly #timer: RestartableTimer;
  readonly #onEvents: (batch: EventBatch) => void;
  readonly #responseWindow: ResponseWindow;
  readonly #delayShare: () => number;
  #deadline: Deadline | null = null;
  /** End of the animations by the table's clock. Bots start their delay then. */
  #seenAt = 0;
  /** Seats with a page that shows the game, and the end of the wait for the others; null once the wait is over. */
  #pictures: { readonly shownTo: Set<Seat>; readonly until: number } | null = null;

  /** @param told receives the event batch of each step afterwards, including the opening. */
  constructor(
    running: RecordedGame,
    seats: Seats,
    settings: TableSettings,
    deps: TableDeps,
    told: (batch: EventBatch) => void,
  ) {
    this.game = running.game;
    this.#recorder = running.recorder;
    this.#misses = running.misses;
    this.#seats = seats;
    this.#deps = deps;
    this.#clock = new TableClock(settings);
    this.#timer = new RestartableTimer(deps.timers);
    const { botDelayMs } = deps.limits;
    const { game, botSecret: secret, delayShare } = running;
    const { edition, deck } = game.config;
    const { hasBeat } = deps.games.editions.infoWith(edition, deck);
    this.#bots = new BotTurns({
      ...deps,
      game,
      seats,
      secret,
      hasBeat,
      delayShare,
      act: (seat, command) => this.#botActs(seat, command),
    });
    this.#consent = new AutoPasser({
      game: running.game,
      seats,
      pace: new BotPace(deps.timers, botDelayMs),
      pass: (seat) => this.step(seat, { type: "pass" }),
    });
    this.#onEvents = told;
    this.#delayShare = delayShare;
    const fullBeatMs = hasBeat ? settings.beatSeconds * 1000 : 0;
    this.#responseWindow = new ResponseWindow(deps.timers, () => Math.round(delayShare() * fullBeatMs));
  }

  /** Time limit of the pending decision. */
  get deadline(): Deadline | null {
    return this.#deadline;
  }

  /** End of the response window in which a draw waits; null outside a window (K49). */
  get beatEndsAt(): number | null {
    return this.#responseWindow.endsAt;
  }

  /** The time of the first decision starts once all connected players see the game, or after a delay. */
  start(): void {
    const waitMs = pictureDelayMs(this.#seats, this.#deps.limits.botDelayMs);
    this.#pictures = { shownTo: new Set(), until: this.#deps.timers.now() + waitMs };
    this.#moveOn(this.game.opening, waitMs);
  }

  /** Marks that the page of a seat shows the game. @returns whether the time of the first decision starts now. */
  pictureShown(seat: Seat): boolean {
    this.#pictures?.shownTo.add(seat);
    return this.checkPictures();
  }

  /** Must be called when a player has left or lost the connection. @returns whether the time starts now. */
  checkPictures(): boolean {
    const { shownTo } = this.#pictures ?? {};
    if (this.#pictureWaitMs === 0 || this.#seats.all.some((chair, seat) => isHere(chair) && !shownTo?.has(seat)))
      return false;
    this.#pictures = null;
    this.#await(true, 0);
    return true;
  }

  /**
   * Continues after a restart. Each player who is to act has their full time again.
   * @param aheadMs delay in ms before their time and the delays of the bots start.
   */
  resumeAfter(aheadMs: number): void {
    this.#await(true, aheadMs);
  }

  /** Continues after a pause in the same way. A waiting draw continues to wait. */
  resume(): void {
    this.#pictures = null;
    this.#responseWindow.again(this.#hasBeat);
    this.#giveTime(true, 0);
  }

  /**
   * Carries out a command like `step`. A draw in the response window waits for its end, unless another event comes
   * first (K49).
   */
  act(seat: Seat, command: Command): Acted | Promise<Acted> {
    return this.#isHeld(command) && this.game.refusal(seat, command) === null
      ? this.#afterBeat(seat, command)
      : this.step(seat, command);
  }

  #isHeld({ type }: Command): boolean {
    return this.beatEndsAt !== null && this.game.activeSeats()[0]?.traits.heldByBeat === type;
  }

  async #afterBeat(seat: Seat, command: Command): Promise<Acted> {
    return (await this.#responseWindow.over()) ? this.step(seat, command) : fail("forestalled");
  }

  /** @throws StepFailed if the rules have a bug. */
  step(actor: Actor, command: Command): Result<null, Refusal> {
    const what = `${command.type} by ${actor} as ${this.#recorder.nextStep}`;
    return StepError.guard(what, () => this.#take(actor, command));
  }

  #take(actor: Actor, command: Command): Result<null, Refusal> {
    const result = this.game.step(actor, command);
    if (!result.ok) return result;
    const isPublic = result.value.secretOf === null;
    if (isPublic) this.#pictures = null;
    this.#recorder.step(actor, command, isPublic);
    if (actor !== "clock" && !this.game.isPass(command)) this.#misses.act(actor);
    this.#settleNewPlayers(result.value);
    if (isPublic) this.#moveOn(result.value);
    else this.#onEvents(result.value);
    return ok(null);
  }

  /** A decision stays pending during the secret steps of other seats. */
  #settleNewPlayers({ secretOf, keepsDecision }: EventBatch): void {
    const stays = secretOf !== null || keepsDecision;
    const awaited = stays ? this.game.activeSeats().map(({ seat }) => seat) : [];
    this.#seats.settleNew((seat) => awaited.includes(seat));
  }

  /** Whether no expert computes here now, so that steady bots replace them. */
  get expertsAreAway(): boolean {
    return this.#bots.expertsAreAway;
  }

  /** Must be called when a player connects, because experts compute only for connected players. */
  requestExperts(): void {
    this.#bots.requestExperts();
  }

  /** Must be called when a bot starts or stops playing for a player. */
  wakeBots(): void {
    this.#letBotsThink(0);
  }

  /** Must be called when a player has taken over from a bot. */
  takenOver(): void {
    if (this.#deadline === null) return;
    this.#deadline = this.#withExtraTime(this.#deadline, this.#deps.timers.now());
    this.#startTimer();
  }

  /** Must be called when a player has changed their auto-pass setting. */
  autoPassChosen(seat: Seat): void {
    this.#consent.chosen(seat);
  }

  stop(): void {
    this.#timer.cancel();
    this.#responseWindow.stop();
    this.#bots.stop();
    this.#consent.stop();
  }

  /** Remaining wait for the pages of the players, in ms. */
  get #pictureWaitMs(): number {
    return Math.max(0, (this.#pictures?.until ?? 0) - this.#deps.timers.now());
  }

  /** @param aheadMs delay in ms before the time of the next players starts. */
  #moveOn(batch: EventBatch, aheadMs = 0): void {
    if (batch.newTurn !== null) this.#misses.turnBegan(batch.newTurn);
    const { timers, limits } = this.#deps;
    const revealMs = revealDelayMs(batch.suspense, this.#seats, limits.botDelayMs);
    this.#seenAt = timers.now() + Math.round(this.#delayShare() * revealMs);
    this.#bots.moveOn();
    this.#await(batch.newTurn !== null, aheadMs);
    this.#onEvents(batch);
  }

  /** Waits for the players who are to act. @param aheadMs delay in ms before their time starts. */
  #await(newTurn: boolean, aheadMs: number): void {
    this.#responseWindow.restart(this.#hasBeat);
    this.#giveTime(newTurn, aheadMs);
  }

  /** Whether the pending decision opens a response window. */
  get #hasBeat(): boolean {
    return this.game.activeSeats()[0]?.traits.heldByBeat !== undefined;
  }

  #giveTime(newTurn: boolean, aheadMs: number): void {
    const now = this.#deps.timers.now();
    const awaits = this.game.activeSeats();
    const [awaited] = awaits;
    const misses = this.#misses.among(awaits.map(({ seat }) => seat));
    this.#timer.cancel();
    const isAbsent = awaited?.traits.endsIfAbsent === true && !isHere(this.#seats.all[awaited.seat]);
    const deadline = this.#clock.next(awaited?.traits.clock ?? null, newTurn, misses, now + aheadMs);
    this.#deadline = aheadMs === 0 && isAbsent ? atOnce(now) : deadline && this.#withExtraTime(deadline, now + aheadMs);
    this.#startTimer();
    this.#letBotsThink(aheadMs);
    this.#consent.restart(aheadMs);
  }

  /** Extends a time limit if the table waits for a player who has taken over from a bot. */
  #withExtraTime(deadline: Deadline, from: number): Deadline {
    const awaits = this.game.activeSeats();
    const isExtended =
      isShortened(awaits[0]?.traits.clock) && this.#misses.hasExtraTime(awaits.map(({ seat }) => seat));
    return isExtended ? this.#clock.extend(deadline, from) : deadline;
  }

  #startTimer(): void {
    if (this.#deadline) this.#timer.set(this.#deadline.endsAt - this.#deps.timers.now(), () => this.#timeUp());
  }

  #letBotsThink(aheadMs: number): void {
    const unseenMs = this.#seenAt - this.#deps.timers.now();
    this.#bots.think(Math.max(aheadMs, unseenMs, this.#pictureWaitMs));
  }

  #timeUp(): void {
    const hadTime = this.#deadline !== null && this.#deadline.totalMs > 0;
    for (const { seat, traits } of this.game.activeSeats()) if (hadTime && !traits.mayRunOut) this.#misses.miss(seat);
    this.step("clock", { type: "timeout" });
  }

  #botActs(seat: Seat, command: Command): void {
    this.#misses.botActs(seat);
    void Promise.resolve(this.act(seat, command)).then(
      (result) => {
        if (result.ok || result.error === "forestalled") return;
        this.#deps.log.error(
          { event: "bot-refused", seat, type: command.type, refusal: result.error },
          "a bot's command was rejected",
        );
      },
      (error) => this.#throwLater(error),
    );
  }

  /** Rethrows an exception of a promise from a timer, so that both are handled in the same way. */
  #throwLater(error: unknown): void {
    this.#deps.timers.after(0, () => {
      throw error;
    });
  }
}

/** Recorded game with the timeouts of its players. */
export interface RecordedGame {
  readonly game: RunningGame;
  readonly recorder: GameRecorder;
  readonly misses: MissedTurns;
  /** Seed of all bot randomness. It never leaves this process and is independent of the deal. */
  readonly botSecret: string;
  /** Share of the usual delays with which the table plays; 0: bots act at once. */
  readonly delayShare: () => number;
}

/** Result of a command: done, rejected, or a draw that another event pre-empted. */
type Acted = Result<null, Refusal | "forestalled">;

/**
 * Exception during the start or a step of a game. The table in memory may be corrupt, so it must continue from its
 * saved state.
 */
export class StepError extends Error {
  /** @param what the failed operation, for the log. */
  constructor(what: string, cause: unknown) {
    super(what, { cause });
  }

  /** Runs a function that changes a game. @throws StepFailed for any exception. */
  static guard<Value>(what: string, run: () => Value): Value {
    try {
      return run();
    } catch (cause) {
      throw cause instanceof StepError ? cause : new StepError(what, cause);
    }
  }
}

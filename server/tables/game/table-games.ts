import type { Schema } from "@colyseus/schema";
import type { Strength } from "../../../shared/core/bots.ts";
import type { Command } from "../../../shared/core/commands.ts";
import type { Refusal } from "../../../shared/core/errors.ts";
import type { Seat } from "../../../shared/core/game.ts";
import type { Deal } from "../../../shared/core/record.ts";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import { seatsWhere } from "../../../shared/core/seats.ts";
import { type DealOnWire, dealOnWire, noDeal } from "../../../shared/net/deal.ts";
import type { TableError, TablePhase, TableSettings } from "../../../shared/net/protocol.ts";
import type { BotsPace } from "../../../shared/net/sidelines.ts";
import type { BegunGame, SavedGame, SavedTable } from "../../storage/saved-types.ts";
import type { TableSchema } from "../../sync/schema.ts";
import type { TableDeps } from "../deps.ts";
import type { Asked } from "../people/absent-calls.ts";
import { botPlays, type SeatedPlayer, type Seats } from "../people/seats.ts";
import { GameRecorder } from "../saving/table-journal.ts";
import { type Stretch, stepsReported } from "../social/moderation-updates.ts";
import { type Deadline, isShortened } from "./clock.ts";
import { GameRunner } from "./game-runner.ts";
import { LastCommands } from "./last-commands.ts";
import { type MissedTurnHandlers, MissedTurns } from "./missed-turns.ts";
import { ratedPoolOf } from "./rated-counts.ts";
import type { EventBatch, RunningGame } from "./running-game.ts";

/** Time in ms for players to reconnect after a restart, before clocks and bots continue. */
const comeBackMs = 5000;

/** Factor by which the table plays faster once no person is in the game. */
const fastFactor = 3;

/** Table of a game, and whether the queue matched its players. */
type Origin = Pick<BegunGame, "roomId" | "isShared">;

interface GameHandlers extends MissedTurnHandlers {
  /** Receives the event batch of each step afterwards. */
  readonly onEvents: (batch: EventBatch) => void;
}

export type GameReply = Result<null, TableError>;

/** Consecutive games of a table with a common step counter. */
export class TableGames {
  readonly #seats: Seats;
  readonly #schema: TableSchema;
  readonly #deps: TableDeps;
  readonly #handlers: GameHandlers;
  readonly #origin: Origin;
  #phase: TablePhase = "waiting";
  #seq = 0;
  /** Step that led to the pending decisions. */
  #decisionSeq = 0;
  #runner: GameRunner | null = null;
  #recorder: GameRecorder | null = null;
  #seqBefore = 0;
  #deal: Deal | null = null;
  /** Public part of the deal. */
  #publicDeal = noDeal;
  readonly #lastCommands = new LastCommands();
  #finisher: Seat | null = null;
  /** Whether the bots keep their usual pace in a game without a person. */
  #isSlowed = false;
  #turn: Seat | null = null;
  #turnNumber = 0;

  constructor(seats: Seats, origin: Origin, schema: TableSchema, deps: TableDeps, following: GameHandlers) {
    this.#seats = seats;
    this.#origin = origin;
    this.#schema = schema;
    this.#deps = deps;
    this.#handlers = following;
  }

  get phase(): TablePhase {
    return this.#phase;
  }

  /** Number of public steps at this table: steps that others than the actor learn of. */
  get seq(): number {
    return this.#seq;
  }

  /** Fields of the saved table about its current game. The steps are saved separately. */
  get saved(): Pick<SavedTable, "phase" | "gameId" | "seqBefore"> {
    return { phase: this.#phase, gameId: this.#recorder?.gameId ?? null, seqBefore: this.#seqBefore };
  }

  /** Seat on turn; null outside a running game. */
  get turn(): Seat | null {
    return this.#phase === "playing" ? this.#turn : null;
  }

  /** Id of the last game if it is over; null before the first game and while one runs. */
  get finishedId(): string | null {
    return this.#phase === "over" ? (this.#recorder?.gameId ?? null) : null;
  }

  /** Latest steps of the running or last game; null before the first. */
  get latestStretch(): Stretch | null {
    if (!this.#recorder) return null;
    const { gameId, steps } = this.#recorder;
    return { gameId, from: Math.max(0, steps - stepsReported), to: steps };
  }

  /** Time limit of the pending decision. */
  get deadline(): Deadline | null {
    return this.#runner?.deadline ?? null;
  }

  /** The only seat that a running game waits for in a turn or a question, and until when; null otherwise. */
  get asked(): Asked | null {
    const { deadline, game } = this.#runner ?? {};
    if (this.#phase !== "playing" || !deadline || !game) return null;
    const [awaited, another] = game.activeSeats();
    if (!awaited || another || !isShortened(awaited.traits.clock)) return null;
    return { seat: awaited.seat, endsAt: deadline.endsAt, decisionSeq: this.#decisionSeq };
  }

  /** End of the response window in which a draw waits; null outside a window (K49). */
  get beatEndsAt(): number | null {
    return this.#runner?.beatEndsAt ?? null;
  }

  /** Whether a seat may drum now: another seat is to act, in a decision that allows drumming. */
  mayDrum(seat: Seat): boolean {
    const awaits = this.#phase === "playing" ? (this.#runner?.game.activeSeats() ?? []) : [];
    return awaits.some((awaited) => awaited.traits.mayDrum === true && awaited.seat !== seat);
  }

  /** Whether a decision without a time limit waits for other players than this seat. */
  isWaitingForOthersThan(seat: Seat): boolean {
    return this.#nudgedBy(seat).length > 0;
  }

  countNudge(seat: Seat): void {
    for (const person of this.#nudgedBy(seat)) person.nudges += 1;
  }

  /** Players without a bot who must make a decision without a time limit, apart from this seat. */
  #nudgedBy(seat: Seat): readonly SeatedPlayer[] {
    const others = this.#awaitedWithoutLimit.filter((awaited) => awaited !== seat);
    return others.flatMap((other) => {
      const chair = this.#seats.all[other];
      return chair?.kind === "person" && !botPlays(chair) ? [chair] : [];
    });
  }

  get #awaitedWithoutLimit(): readonly Seat[] {
    if (this.#phase !== "playing" || !this.#runner || this.#runner.deadline !== null) return [];
    return this.#runner.game.activeSeats().map(({ seat }) => seat);
  }

  /** Whether a decision of a seat is pending. */
  isAwaited(seat: Seat): boolean {
    return (
      this.#phase === "playing" && this.#runner?.game.activeSeats().some((awaited) => awaited.seat === seat) === true
    );
  }

  /** Number of the current turn of the game on the table, from 1. */
  get turnNumber(): number {
    return this.#turnNumber;
  }

  /** All events of the current game; null before the first game. */
  get eventsSoFar(): EventBatch | null {
    return this.#runner?.game.eventsSoFar() ?? null;
  }

  /** Returns the private part of the synchronised state of this seat. */
  privateState(seat: Seat): Schema | null {
    return this.#runner?.game.privateState(seat) ?? null;
  }

  /** Public part of the source of the current game's randomness. */
  get dealOnWire(): DealOnWire {
    return this.#publicDeal;
  }

  /** Deals a new game to all chairs. `begin` sends its events. */
  deal(settings: TableSettings, deal: Deal): void {
    const { edition, options, deck } = settings;
    const config = { edition, options, players: this.#seats.all.length, ...(deck && { deck }) };
    const running = this.#deps.games.start(this.#schema, config, deal);
    this.#deal = deal;
    const { game, rules } = running;
    const beganAt = this.#deps.timers.date();
    const seats = this.#seats.recorded((strength) => this.#playerOf(strength, running));
    const record = { game, rules, config, seats, beganAt, deal };
    const chairs = this.#seats.all;
    const counting = ratedPoolOf({ game, isPublic: this.#origin.isShared, hasParty: this.#seats.hasParty, chairs });
    const begun = { ...this.#origin, record, players: this.#seats.playerIds(), counting };
    const recorder = GameRecorder.begin(begun, this.#deps);
    this.#seqBefore = this.#seq;
    this.#turnNumber = 0;
    this.#useGame(running, recorder, settings);
    this.#setPhase("playing");
  }

  /** Bot for the record. Steady bots replace experts on a server without them. */
  #playerOf(strength: Strength, { hasExpert, botVersion }: RunningGame) {
    const isReplaced = strength === "expert" && !(hasExpert && this.#deps.experts.think);
    const plays = isReplaced ? "steady" : strength;
    return { strength: plays, version: botVersion(plays) };
  }

  /** Continues a game after a restart by replaying its record. @throws if the present rules reject one of its steps. */
  restore({ settings, phase, seqBefore }: SavedTable, game: SavedGame): void {
    const { config, deal, rules, steps } = game.record;
    const running = this.#deps.games.start(this.#schema, config, deal);
    this.#deal = deal;
    if (running.rules !== rules)
      throw new Error(`the game is of other rules: expected version ${running.rules}, got ${rules}`);
    this.#seqBefore = seqBefore;
    this.#seq = seqBefore;
    this.#advance(running.opening);
    for (const [index, { actor, command }] of steps.entries()) {
      const result = running.step(actor, command);
      if (!result.ok) throw new Error(`step ${index} of the game is refused as ${result.error.code}`);
      this.#lastCommands.record(actor, command, this.#decisionSeq, this.#seq);
      this.#advance(result.value);
    }
    const runner = this.#useGame(running, GameRecorder.resume(game, this.#deps), settings);
    this.#setPhase(phase);
    if (phase === "playing") runner.resumeAfter(comeBackMs);
  }

  start(): void {
    this.#runner?.start();
  }

  /** Continues after a pause. Players who are to act have their full time, and bot delays restart. */
  resume(): void {
    if (this.#phase === "playing") this.#runner?.resume();
  }

  /**
   * Carries out a command. A repetition of the last one gets its reply again, without another effect. The reply to a
   * draw in the response window comes later.
   */
  act(seat: Seat, seq: number, command: Command): GameReply | Promise<GameReply> {
    if (this.#lastCommands.isRepeated(seat, command, seq)) return ok(null);
    const [decisionSeq, stepSeq] = [this.#decisionSeq, this.#seq];
    if (!this.#runner || seq < decisionSeq || seq > stepSeq) return fail({ kind: "stale" });
    const reply = (result: Result<null, Refusal | "forestalled">) => {
      if (result.ok) this.#lastCommands.record(seat, command, decisionSeq, stepSeq);
      return replyTo(result);
    };
    const result = this.#runner.act(seat, command);
    return result instanceof Promise ? result.then(reply) : reply(result);
  }

  /** Whether a seat is in a game that is not over for it. */
  isIn(seat: Seat): boolean {
    return this.#phase === "playing" && this.#runner?.game.isOverFor(seat) === false;
  }

  /** Whether the running game is over for a seat. */
  isEliminated(seat: Seat): boolean {
    return this.#phase === "playing" && this.#runner?.game.isOverFor(seat) === true;
  }

  /** Eliminated seats of the running or finished game, in no particular order. */
  get out(): readonly Seat[] {
    if (this.#phase !== "playing") return this.#runner?.game.outcome()?.out ?? [];
    return seatsWhere(this.#seats.all, (_, seat) => this.isEliminated(seat));
  }

  /** Returns a seat's hand, delayed by one round (`DelayedHands`). */
  delayedHand(seat: Seat): readonly string[] | null {
    return this.#runner?.game.delayedHand(seat) ?? null;
  }

  /** Seat that lets the bots finish the game without delays; null if none. */
  get finisher(): Seat | null {
    return this.#finisher;
  }

  /** Lets bots play without delays from now on; null restores the delays. */
  finishFast(finisher: Seat | null): void {
    if (finisher === this.#finisher) return;
    this.#finisher = finisher;
    this.wakeBots();
  }

  /** Whether a human player is still in the game: connected or able to return. */
  get isPersonIn(): boolean {
    return this.#seats.all.some(
      (chair, seat) => chair.kind === "person" && !chair.left && !chair.isOut && this.isIn(seat),
    );
  }

  /** Pace of the bots once no person is in the running game; null before. */
  get pace(): BotsPace | null {
    if (this.#phase !== "playing" || this.isPersonIn) return null;
    return this.#isSlowed ? "usual" : "fast";
  }

  /** Chooses the pace of the bots without a person. Pending delays continue, so that a choice cannot delay the game. */
  choosePace(pace: BotsPace): void {
    this.#isSlowed = pace === "usual";
  }

  /** Share of the usual delays with which the table plays now. */
  get #delayShare(): number {
    if (this.#finisher !== null) return 0;
    return this.pace === "fast" ? 1 / fastFactor : 1;
  }

  /** Whether a command is a pass, which is no sign of an active player. */
  isPass(command: Command): boolean {
    return this.#runner?.game.isPass(command) ?? false;
  }

  /** Whether no expert computes here now, so that steady bots replace them. */
  get expertsAreAway(): boolean {
    return !this.#deps.experts.think || (this.#phase === "playing" && this.#runner?.expertsAreAway === true);
  }

  /** Marks that the page of a seat shows the game. @returns whether the time of its first decision starts now. */
  pictureShown(seat: Seat): boolean {
    return this.#phase === "playing" && this.#runner?.pictureShown(seat) === true;
  }

  /** Must be called when a player has left or lost the connection. @returns whether that time starts now. */
  checkPictures(): boolean {
    return this.#phase === "playing" && this.#runner?.checkPictures() === true;
  }

  /** Must be called when a player connects, because experts compute only for connected players. */
  requestExperts(): void {
    if (this.#phase === "playing") this.#runner?.requestExperts();
  }

  /** Must be called when a bot starts or stops playing for a player. */
  wakeBots(): void {
    this.#runner?.wakeBots();
  }

  /** Must be called when a player has taken over from a bot. */
  takenOver(): void {
    if (this.#phase === "playing") this.#runner?.takenOver();
  }

  /** Must be called when a player has changed their auto-pass setting. */
  autoPassChosen(seat: Seat): void {
    this.#runner?.autoPassChosen(seat);
  }

  /** Updates the game's part of the synchronised state. */
  sync(): void {
    this.#runner?.game.sync();
  }

  /** Updates the synchronised state after a step that only this seat may know of. */
  syncOwn(seat: Seat): void {
    this.#runner?.game.syncOwn(seat);
  }

  stop(): void {
    this.#runner?.stop();
  }

  #useGame(game: RunningGame, recorder: GameRecorder, settings: TableSettings): GameRunner {
    const misses = new MissedTurns(this.#seats, this.#origin.isShared, this.#handlers);
    const botSecret = this.#deps.newBotSecret();
    const running = { game, recorder, misses, botSecret, delayShare: () => this.#delayShare };
    const runner = new GameRunner(running, this.#seats, settings, this.#deps, (batch) => this.#onEvents(batch));
    this.#recorder = recorder;
    this.#runner = runner;
    this.#finisher = null;
    this.#isSlowed = false;
    return runner;
  }

  #onEvents(batch: EventBatch): void {
    this.#advance(batch);
    const outcome = this.#runner?.game.outcome() ?? null;
    if (outcome) {
      this.#setPhase("over");
      this.#seats.countWins(outcome.winners);
      if (this.#runner) this.#recorder?.end(this.#runner.game, this.#seats.deserters, this.#seats.newcomers);
    }
    this.#handlers.onEvents(batch);
  }

  #setPhase(phase: TablePhase): void {
    this.#phase = phase;
    if (this.#deal) this.#publicDeal = dealOnWire(this.#deal, phase === "over");
  }

  #advance({ secretOf, keepsDecision, newTurn }: EventBatch): void {
    this.#turn = newTurn ?? this.#turn;
    if (newTurn !== null) this.#turnNumber += 1;
    if (secretOf !== null) return;
    this.#seq += 1;
    if (!keepsDecision) this.#decisionSeq = this.#seq;
  }
}

function replyTo(result: Result<null, Refusal | "forestalled">): GameReply {
  if (result.ok) return result;
  return fail(result.error === "forestalled" ? { kind: "forestalled" } : { kind: "refused", refusal: result.error });
}

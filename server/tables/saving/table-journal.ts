import { randomBytes } from "node:crypto";
import type { Command } from "../../../shared/core/commands.ts";
import type { Actor, Seat } from "../../../shared/core/game.ts";
import type { Timers } from "../../runtime/timers.ts";
import type {
  BegunGame,
  EndedGame,
  EndedSeat,
  Newcomer,
  SavedGame,
  SavedStep,
  SavedTable,
} from "../../storage/saved-types.ts";
import type { CommitSeq } from "../../storage/writing/open-entry.ts";
import type { WriteQueue } from "../../storage/writing/write-queue.ts";
import type { GameJournal } from "../deps.ts";
import { rankLeaversLast } from "../game/final-ranks.ts";
import type { RunningGame } from "../game/running-game.ts";

export type TicketJournal = Pick<WriteQueue, "isSaving" | "begin" | "step" | "end" | "table">;

/** Write queue of one table. It knows the ticket that each connection must wait for. */
export class TableJournal implements GameJournal {
  readonly #writeQueue: TicketJournal;
  #everybodys: CommitSeq = 0;
  /** Ticket of the last private step or change of each seat. */
  readonly #own = new Map<Seat, CommitSeq>();

  constructor(writeQueue: TicketJournal) {
    this.#writeQueue = writeQueue;
  }

  get isSaving(): boolean {
    return this.#writeQueue.isSaving;
  }

  begin(game: BegunGame): void {
    this.#everybodys = this.#writeQueue.begin(game);
  }

  step(step: SavedStep, isPublic: boolean): void {
    const { actor } = step.step;
    const ticket = this.#writeQueue.step(step);
    if (isPublic || actor === "clock") this.#everybodys = ticket;
    else this.#own.set(actor, ticket);
  }

  end(game: EndedGame): void {
    this.#everybodys = this.#writeQueue.end(game);
  }

  table(roomId: string, table: SavedTable | null, seat: Seat | null): void {
    const ticket = this.#writeQueue.table(roomId, table);
    if (seat === null) this.#everybodys = ticket;
    else this.#own.set(seat, ticket);
  }

  /** @param seat null for a spectator. */
  ticketOf(seat: Seat | null): CommitSeq {
    const own = seat === null ? 0 : (this.#own.get(seat) ?? 0);
    return Math.max(this.#everybodys, own);
  }
}

interface RecorderDeps {
  readonly writeQueue: Pick<GameJournal, "begin" | "step" | "end">;
  readonly timers: Pick<Timers, "now" | "date">;
}

/** Records a game while it is played. */
export class GameRecorder {
  readonly #game: BegunGame;
  /** Start of the game by the monotonic clock. Time without a running server does not count. */
  readonly #startedAt: number;
  readonly #deps: RecorderDeps;
  #steps: number;

  /** @param at time of the last step so far, in ms. */
  private constructor(game: BegunGame, steps: number, at: number, deps: RecorderDeps) {
    this.#game = game;
    this.#startedAt = deps.timers.now() - at;
    this.#steps = steps;
    this.#deps = deps;
  }

  /** Starts the record of a new game. */
  static begin(game: Omit<BegunGame, "id">, deps: RecorderDeps): GameRecorder {
    const begun = { id: newGameId(), ...game };
    deps.writeQueue.begin(begun);
    return new GameRecorder(begun, 0, 0, deps);
  }

  /** Continues a record after a restart, as if no time had passed since its last step. */
  static resume(game: SavedGame, deps: RecorderDeps): GameRecorder {
    const { steps, ...record } = game.record;
    return new GameRecorder({ ...game, record }, steps.length, steps.at(-1)?.at ?? 0, deps);
  }

  get gameId(): string {
    return this.#game.id;
  }

  /** Number of steps so far. */
  get steps(): number {
    return this.#steps;
  }

  /** Name of the next step, for the log. */
  get nextStep(): string {
    return `step ${this.#steps} of game ${this.gameId}`;
  }

  /** @param isPublic whether others than the actor learn of the step. */
  step(actor: Actor, command: Command, isPublic: boolean): void {
    const at = this.#deps.timers.now() - this.#startedAt;
    this.#deps.writeQueue.step({ gameId: this.gameId, place: this.#steps, step: { at, actor, command } }, isPublic);
    this.#steps += 1;
  }

  /**
   * @param deserters seats that abandoned the game.
   * @param newcomers players who took the chair of a bot in the game, by seat.
   */
  end(
    over: Pick<RunningGame, "places" | "feats">,
    deserters: ReadonlySet<Seat>,
    newcomers: ReadonlyMap<Seat, Newcomer>,
  ): void {
    const { id, isShared, record, players, counting } = this.#game;
    const { game, config, beganAt } = record;
    const places = rankLeaversLast(over.places(), deserters);
    const seats = over.feats().map((feats, seat): EndedSeat => {
      const { name = "", avatar = "" } = record.seats[seat] ?? {};
      const dealt = { playerId: players[seat] ?? null, name, avatar, since: 0 };
      const player = newcomers.get(seat) ?? dealt;
      return { ...player, place: places[seat] ?? 0, deserted: deserters.has(seat), ...feats };
    });
    this.#deps.writeQueue.end({
      gameId: id,
      game,
      edition: config.edition,
      isPublic: isShared,
      beganAt,
      endedAt: this.#deps.timers.date(),
      counting,
      seats,
    });
  }
}

/** Creates an unguessable id, because the id of a shared game grants access to it. */
const newGameId = (): string => randomBytes(12).toString("base64url");

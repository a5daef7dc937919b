import { randomBytes } from "node:crypto";
import type { Command } from "../../shared/core/commands.ts";
import type { Actor, Seat } from "../../shared/core/game.ts";
import type { Timers } from "../plumbing/timers.ts";
import type { BegunGame, EndedSeat, SavedGame } from "../store/saved.ts";
import type { GameJournal } from "./deps.ts";
import { withDeserters } from "./places.ts";
import type { RunningGame } from "./running-game.ts";

interface RecorderDeps {
  readonly journal: Pick<GameJournal, "begin" | "step" | "end">;
  readonly timers: Pick<Timers, "now" | "date">;
}

/** Records a game as it is played. */
export class GameRecorder {
  readonly #game: BegunGame;
  /** When the game began, by the monotonic clock; time during which the server was away does not count. */
  readonly #startedAt: number;
  readonly #deps: RecorderDeps;
  #steps: number;

  /** @param at of the last step so far, in ms. */
  private constructor(game: BegunGame, steps: number, at: number, deps: RecorderDeps) {
    this.#game = game;
    this.#startedAt = deps.timers.now() - at;
    this.#steps = steps;
    this.#deps = deps;
  }

  /** Records a new game. */
  static begin(game: Omit<BegunGame, "id">, deps: RecorderDeps): GameRecorder {
    const begun = { id: newGameId(), ...game };
    deps.journal.begin(begun);
    return new GameRecorder(begun, 0, 0, deps);
  }

  /** Continues a record after a restart, as if no time had passed since its last step. */
  static goOn(game: SavedGame, deps: RecorderDeps): GameRecorder {
    const { steps, ...record } = game.record;
    return new GameRecorder({ ...game, record }, steps.length, steps.at(-1)?.at ?? 0, deps);
  }

  get gameId(): string {
    return this.#game.id;
  }

  /** How many steps there have been. */
  get steps(): number {
    return this.#steps;
  }

  /** Names the next step, for the log. */
  get nextStep(): string {
    return `step ${this.#steps} of game ${this.gameId}`;
  }

  /** @param isPublic whether others than the actor learn that something happened. */
  step(actor: Actor, command: Command, isPublic: boolean): void {
    const at = this.#deps.timers.now() - this.#startedAt;
    this.#deps.journal.step({ gameId: this.gameId, place: this.#steps, step: { at, actor, command } }, isPublic);
    this.#steps += 1;
  }

  /** @param deserters whoever left the game to others. */
  end(over: Pick<RunningGame, "places" | "feats">, deserters: ReadonlySet<Seat>): void {
    const { id, isShared, record, players, counting } = this.#game;
    const { game, config, beganAt } = record;
    const places = withDeserters(over.places(), deserters);
    const seats = over.feats().map((feats, seat): EndedSeat => {
      const { name = "", avatar = "" } = record.seats[seat] ?? {};
      const playerId = players[seat] ?? null;
      return { playerId, name, avatar, place: places[seat] ?? 0, deserted: deserters.has(seat), ...feats };
    });
    this.#deps.journal.end({
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

/** Unguessable: everybody who knows the id of a shared game may see it. */
const newGameId = (): string => randomBytes(12).toString("base64url");

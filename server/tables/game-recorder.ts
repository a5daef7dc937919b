import { randomBytes } from "node:crypto";
import type { Command } from "../../shared/core/commands.ts";
import type { Actor, Outcome, Seat } from "../../shared/core/game.ts";
import type { Timers } from "../plumbing/timers.ts";
import type { BegunGame, SavedGame } from "../store/saved.ts";
import type { GameJournal } from "./deps.ts";

interface RecorderDeps {
  readonly journal: Pick<GameJournal, "begin" | "step" | "end">;
  readonly timers: Pick<Timers, "now" | "date">;
}

/** Records a game as it is played. */
export class GameRecorder {
  readonly #game: Omit<BegunGame, "record">;
  /** When the game began, by the monotonic clock; time during which the server was away does not count. */
  readonly #startedAt: number;
  readonly #deps: RecorderDeps;
  #steps: number;

  /** @param at of the last step so far, in ms. */
  private constructor(game: Omit<BegunGame, "record">, steps: number, at: number, deps: RecorderDeps) {
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
    const { steps } = game.record;
    return new GameRecorder(game, steps.length, steps.at(-1)?.at ?? 0, deps);
  }

  get gameId(): string {
    return this.#game.id;
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

  end(outcome: Outcome): void {
    const { players } = this.#game;
    const places = players.flatMap((playerId, seat) =>
      playerId === null ? [] : [{ playerId, seat, place: rankOf(seat, outcome, players.length) }],
    );
    this.#deps.journal.end({ gameId: this.gameId, endedAt: this.#deps.timers.date(), places });
  }
}

/** Unguessable: everybody who knows the id of a shared game may see it. */
const newGameId = (): string => randomBytes(12).toString("base64url");

/** 1 for winners. Players rank in reverse order of leaving; those who neither won nor left share the rank after the winners. */
function rankOf(seat: Seat, { winners, out }: Outcome, players: number): number {
  if (winners.includes(seat)) return 1;
  const left = out.indexOf(seat);
  return left < 0 ? winners.length + 1 : players - left;
}

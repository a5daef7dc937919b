import { randomBytes } from "node:crypto";
import type { Command } from "../../shared/core/commands.ts";
import type { Actor, Outcome, Seat } from "../../shared/core/game.ts";
import type { BegunGame, SavedGame } from "../store/saved.ts";
import type { GameJournal } from "./deps.ts";
import type { Timers } from "./timers.ts";

interface NotesDeps {
  readonly journal: Pick<GameJournal, "begin" | "step" | "end">;
  readonly timers: Pick<Timers, "now">;
}

/** Writes a game down as it is played. */
export class GameNotes {
  readonly #game: Omit<BegunGame, "record">;
  /** ms since 1970. */
  readonly #beganAt: number;
  readonly #deps: NotesDeps;
  #steps: number;

  private constructor(game: BegunGame, steps: number, deps: NotesDeps) {
    this.#game = game;
    this.#beganAt = game.record.beganAt;
    this.#steps = steps;
    this.#deps = deps;
  }

  /** Of a new game. */
  static begin(game: Omit<BegunGame, "id">, deps: NotesDeps): GameNotes {
    const begun = { id: newGameId(), ...game };
    deps.journal.begin(begun);
    return new GameNotes(begun, 0, deps);
  }

  /** Of a game that goes on. */
  static goOn(game: SavedGame, deps: NotesDeps): GameNotes {
    return new GameNotes(game, game.record.steps.length, deps);
  }

  get gameId(): string {
    return this.#game.id;
  }

  /** Of the step to come, for a log. */
  get place(): string {
    return `step ${this.#steps} of game ${this.gameId}`;
  }

  /** @param isPublic whether others than the actor learn that anything has happened. */
  step(actor: Actor, command: Command, isPublic: boolean): void {
    const at = this.#deps.timers.now() - this.#beganAt;
    this.#deps.journal.step({ gameId: this.gameId, place: this.#steps, step: { at, actor, command } }, isPublic);
    this.#steps += 1;
  }

  end(outcome: Outcome): void {
    const { players } = this.#game;
    const places = players.flatMap((playerId, seat) =>
      playerId === null ? [] : [{ playerId, seat, place: placeOf(seat, outcome, players.length) }],
    );
    this.#deps.journal.end({ gameId: this.gameId, endedAt: this.#deps.timers.now(), places });
  }
}

/** Whoever knows it may see a game that is shared: nobody can guess it. */
const newGameId = (): string => randomBytes(12).toString("base64url");

/** Whoever left the game sooner did worse; those who neither won nor left it share the place after the winners. */
function placeOf(seat: Seat, { winners, out }: Outcome, players: number): number {
  if (winners.includes(seat)) return 1;
  const left = out.indexOf(seat);
  return left < 0 ? winners.length + 1 : players - left;
}

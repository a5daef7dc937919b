import { type ReadonlySignal, signal, batch as together } from "@preact/signals";
import type { Command } from "../../../shared/core/commands.ts";
import type { Seat } from "../../../shared/core/game.ts";
import { ok, type Result } from "../../../shared/core/result.ts";
import type { GameEvents } from "../../../shared/net/games.ts";
import type { Lesson, LessonGame, TutorialTip } from "../../game-model/client-game.ts";
import type { Chair, GameSource, TableSnapshot } from "../../game-model/model.ts";

/** Current task of the newcomer. */
export interface TutorialTask {
  readonly hints: readonly TutorialTip[];
  /** Number of other moves that the newcomer tried. */
  readonly strays: number;
}

/** Table of the lesson. The engine runs in the page, and the script of the lesson plays the other seats. */
export class LessonSource implements GameSource {
  readonly table: ReadonlySignal<TableSnapshot>;
  readonly connection = signal("open" as const);
  readonly history;
  /** Null while the others play, and once the game is over. */
  readonly task = signal<TutorialTask | null>(null);
  /** Whether the others play, from the time when the display shows that it is their turn. */
  readonly othersPlay = signal(false);
  readonly #table;
  readonly #lesson: Lesson;
  readonly #game: LessonGame;
  readonly #chairs: readonly Chair[];
  readonly #pause: () => number;
  readonly #listeners = new Set<(batch: GameEvents) => void>();
  #done = 0;
  /** Number of completed steps at the last call of `continueScript`. */
  #wentOn = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param pause delay in ms before a move of the other seats. */
  constructor(lesson: Lesson, chairs: readonly Chair[], pause: () => number) {
    this.#lesson = lesson;
    this.#game = lesson.begin();
    this.history = signal<GameEvents>({ game: lesson.game, seq: 0, events: this.#game.opening });
    this.#chairs = chairs;
    this.#pause = pause;
    this.#table = signal(this.#snapshot());
    this.table = this.#table;
  }

  onEvents(listener: (batch: GameEvents) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Executes only the command that the lesson expects. Any other command counts as a stray. */
  async act(command: Command): Promise<Result<null, never>> {
    const step = this.#lesson.steps[this.#done];
    const task = this.task.value;
    if (step === undefined || "seat" in step || task === null) return ok(null);
    if (isSame(command, step.expected)) this.#step(this.#lesson.newcomer, step.expected);
    else this.task.value = { ...task, strays: task.strays + 1 };
    return ok(null);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Continues the lesson once all events are displayed: sets the next task or schedules a move of the other seats. */
  continueScript(): void {
    if (this.#wentOn === this.#done) return;
    this.#wentOn = this.#done;
    const step = this.#lesson.steps[this.#done];
    together(() => {
      this.task.value = step && "hints" in step ? { hints: step.hints, strays: 0 } : null;
      this.othersPlay.value = step !== undefined && "seat" in step;
    });
    if (step && "seat" in step) {
      this.#timer = setTimeout(() => this.#step(step.seat, step.command), this.#pause());
    }
  }

  #step(seat: Seat, command: Command): void {
    const events = this.#game.step(seat, command);
    this.#done += 1;
    const batch: GameEvents = { game: this.#lesson.game, seq: this.#done, events };
    together(() => {
      this.#table.value = this.#snapshot();
      this.history.value = { ...batch, events: [...this.history.value.events, ...events] };
      this.task.value = null;
      for (const listener of this.#listeners) listener(batch);
    });
  }

  /** Has no clock, because the newcomer may take their time. */
  #snapshot(): TableSnapshot {
    return {
      code: "",
      phase: this.#game.isOver ? "over" : "playing",
      closing: false,
      dealing: false,
      settings: {
        edition: this.#lesson.edition,
        seats: this.#chairs.length,
        options: {},
        nopeSeconds: 8,
        turnSeconds: 60,
        hasClock: true,
        oneRoom: false,
        lateJoin: false,
        beatSeconds: 0,
        spectators: false,
        chat: "off",
      },
      chairs: this.#chairs,
      mySeat: this.#lesson.newcomer,
      seq: this.#done,
      clock: null,
      beatEndsAt: null,
      game: { id: this.#lesson.game, view: this.#game.view() },
    };
  }
}

const isSame = (one: Command, other: Command): boolean =>
  Object.entries(other).every(([name, value]) => String(Reflect.get(one, name)) === String(value));

import { type ReadonlySignal, signal } from "@preact/signals";
import type { Command } from "../../shared/core/commands.ts";
import type { Seat } from "../../shared/core/game.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { KittensEvent } from "../../shared/games/kittens/events.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { stateAt } from "../../shared/games/kittens/position.ts";
import { type GameBatch, gameRegistry } from "../../shared/net/games.ts";
import { wiredKittens } from "../../shared/net/kittens.ts";
import type { TableError } from "../../shared/net/protocol.ts";
import type { Chair, GameLink, TableSnapshot } from "../game/model.ts";
import { goOn } from "../net/story.ts";
import { deal, type Hint, newcomer, type Step, steps } from "./lesson.ts";

const games = gameRegistry([wiredKittens]);

/** What the newcomer has to do now. */
export interface Task {
  readonly hints: readonly Hint[];
  /** How often they tried something else. */
  readonly strays: number;
}

/** The table of the lesson: the engine runs in the page, and the others play what the lesson says. */
export class LessonLink implements GameLink {
  readonly table: ReadonlySignal<TableSnapshot>;
  readonly connection = signal("open" as const);
  readonly story = signal<GameBatch>({ game: "kittens", seq: 0, events: dealt() });
  /** null while the others play, and once the game is over. */
  readonly task = signal<Task | null>(null);
  readonly #table;
  readonly #state = stateAt(deal, "lesson");
  readonly #chairs: readonly Chair[];
  readonly #pause: () => number;
  readonly #listeners = new Set<(batch: GameBatch) => void>();
  #done = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param pause ms before the others do something. */
  constructor(chairs: readonly Chair[], pause: () => number) {
    this.#chairs = chairs;
    this.#pause = pause;
    this.#table = signal(this.#snapshot());
    this.table = this.#table;
    this.#goOn();
  }

  onEvents(listener: (batch: GameBatch) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Carries out only what the lesson asks for; anything else counts as a stray. */
  async act(command: Command): Promise<Result<null, TableError>> {
    const step = steps[this.#done];
    const task = this.task.value;
    if (step === undefined || "seat" in step || task === null) return fail({ kind: "stale" });
    if (!isSame(command, step.expected)) {
      this.task.value = { ...task, strays: task.strays + 1 };
      return fail({ kind: "stale" });
    }
    this.#step(newcomer, step.expected);
    return ok(null);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #goOn(): void {
    const step: Step | undefined = steps[this.#done];
    this.task.value = step && "hints" in step ? { hints: step.hints, strays: 0 } : null;
    if (step && "seat" in step) {
      this.#timer = setTimeout(() => this.#step(step.seat, step.command), this.#pause());
    }
  }

  #step(seat: Seat, command: Command): void {
    const result = kittens.step(this.#state, seat, command);
    if (!result.ok) throw new Error(`the lesson is wrong: ${command.type} of ${seat} is refused`);
    this.#done += 1;
    this.#table.value = this.#snapshot();
    const events = result.value.flatMap((event) => kittens.redact(event, newcomer) ?? []);
    const batch: GameBatch = { game: "kittens", seq: this.#done, events };
    this.story.value = goOn(games, this.story.value, batch);
    for (const listener of this.#listeners) listener(batch);
    this.#goOn();
  }

  /** Without a clock: the newcomer may take their time. */
  #snapshot(): TableSnapshot {
    return {
      code: "",
      phase: kittens.outcome(this.#state) === null ? "playing" : "over",
      closing: false,
      dealing: false,
      settings: {
        edition: deal.edition,
        seats: this.#chairs.length,
        options: {},
        nopeSeconds: 8,
        turnSeconds: 60,
        beatSeconds: 0,
        spectators: false,
        chat: "off",
      },
      chairs: this.#chairs,
      mySeat: newcomer,
      seq: this.#done,
      clock: null,
      beatEndsAt: null,
      game: { id: "kittens", view: kittens.view(kittens.clone(this.#state), newcomer) },
    };
  }
}

/** The deal of the lesson, as the newcomer sees it. */
function dealt(): readonly KittensEvent[] {
  const events: readonly KittensEvent[] = [
    ...deal.hands.map((hand, seat): KittensEvent => ({ type: "dealt", seat, hand: [...hand] })),
    { type: "turn-began", seat: deal.turn, owes: deal.turns, attacked: deal.attacked },
  ];
  return events.flatMap((event) => kittens.redact(event, newcomer) ?? []);
}

const isSame = (one: Command, other: Command): boolean =>
  Object.entries(other).every(([name, value]) => String(Reflect.get(one, name)) === String(value));

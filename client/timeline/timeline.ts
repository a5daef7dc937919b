import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { GameEvents, GameView } from "../../shared/net/games.ts";
import type { GameSource, ReplayInfo, TableSnapshot } from "../game-model/model.ts";
import { type AnimationRun, combine, type TableAnimation } from "../table/animations/animation.ts";
import { durationOf } from "../table/animations/steps.ts";
import type { AnimatedEvent, EventAnimator, StepChange } from "./event-animator.ts";
import { fastest, maxLagMs, speedFor } from "./pace.ts";

/** Displayed state of a table. All components that show or play events must use it. */
export interface DisplayedTable {
  /** Table at the displayed moment. `midway` is set while it lags behind the table of the link. */
  readonly table: ReadonlySignal<TableSnapshot | null>;
  /** All events up to that moment. */
  readonly history: ReadonlySignal<GameEvents | null>;
  /** Whether the display shows the current table and no animation runs. */
  readonly isIdle: ReadonlySignal<boolean>;
  /**
   * Notifies the listener of events at the time when they are displayed. @returns a function that removes the listener.
   */
  onDisplayed(listener: (news: GameEvents) => void): () => void;
}

/** Plays animations, like `TableDisplay`. */
export interface AnimationSurface {
  play(motion: TableAnimation, land: (() => void) | null): AnimationRun;
}

/** Displayed position in the story. */
interface Moment {
  readonly game: GameView;
  readonly story: GameEvents;
  readonly rerun: ReplayInfo | undefined;
}

/** Transition between two moments: events with a common animation. */
interface Passage {
  readonly motion: TableAnimation;
  readonly news: GameEvents;
  readonly to: Moment;
}

type Listener = (news: GameEvents) => void;

/**
 * Moves the displayed moment forward along the story. The animation of an event decides when its change becomes
 * visible. The moment never passes the end of the story and never goes back.
 *
 * The display catches up by playing faster or by jumping. It jumps if it lags too far behind, if the viewer must
 * respond, and after a gap in the story.
 */
export class Timeline implements DisplayedTable {
  readonly table: ReadonlySignal<TableSnapshot | null>;
  readonly history: ReadonlySignal<GameEvents | null>;
  readonly #link: GameSource;
  readonly #teller: EventAnimator;
  readonly #listeners = new Set<Listener>();
  readonly #atRest = signal(true);
  /** Displayed moment; null shows the table of the link. */
  readonly #moment = signal<Moment | null>(null);
  /** Last table received from the link. */
  #heard: TableSnapshot | null;
  #player: AnimationSurface | null = null;
  /** Transitions that are not displayed yet. The first one may be playing. */
  #passages: readonly Passage[] = [];
  #running: { readonly passage: Passage | null; readonly run: AnimationRun } | null = null;
  /** Deadline for displaying all transitions, by `performance.now()`. */
  #due = Number.POSITIVE_INFINITY;
  #alarm: ReturnType<typeof setTimeout> | undefined;
  readonly #ends: readonly (() => void)[];

  constructor(link: GameSource, teller: EventAnimator) {
    this.#link = link;
    this.#teller = teller;
    this.table = computed(() => tableAt(link.table.value, this.#moment.value));
    this.history = computed(() => this.#moment.value?.story ?? link.history.value);
    this.#heard = link.table.peek();
    this.#ends = [
      link.onEvents((news) => this.#hear(news)),
      effect(() => this.#keepUp(link.table.value)),
      effect(() => {
        if (link.connection.value !== "open") this.jump();
      }),
    ];
  }

  get isIdle(): ReadonlySignal<boolean> {
    return this.#atRest;
  }

  onDisplayed(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Enables animations; before this call the display jumps. Plays the deal if the game has no other events yet. */
  attach(player: AnimationSurface): void {
    this.#player = player;
    const table = this.#heard;
    const story = this.#link.history.peek();
    const before = table?.game && story ? this.#teller.beforeDeal(table.game, story) : null;
    if (table && story && before) this.#add({ before, rerunBefore: table.rerun, events: story, history: story, table });
  }

  /** Shows the current table. @returns whether the display lagged behind it. */
  jump(): boolean {
    const hasLagged = this.#moment.peek() !== null;
    const passages = this.#passages;
    const run = this.#running?.run;
    this.#passages = [];
    this.#running = null;
    this.#bePatient(null);
    batch(() => {
      this.#moment.value = null;
      this.#atRest.value = true;
      for (const { news } of passages) this.#tell(news);
    });
    run?.skip();
    return hasLagged;
  }

  stop(): void {
    for (const end of this.#ends) end();
    this.jump();
  }

  #hear(news: GameEvents): void {
    const from = this.#heard;
    const table = this.#link.table.peek();
    const story = this.#link.history.peek();
    this.#heard = table;
    if (!table?.game || !story || news.events.length === 0) return;
    const undealt = this.#teller.beforeDeal(table.game, story);
    if (undealt !== null) this.jump();
    const before = undealt ?? from?.game ?? null;
    if (this.#player === null || before?.id !== table.game.id) this.#tell(news);
    else this.#add({ before, rerunBefore: from?.rerun, events: news, history: story, table });
  }

  /** Detects a gap in the story: the table has another step, but no news arrived. */
  #keepUp(table: TableSnapshot | null): void {
    const isGap = table?.seq !== this.#heard?.seq || table?.phase !== this.#heard?.phase;
    this.#heard = table;
    if (isGap) this.jump();
  }

  #add(step: StepChange): void {
    const passages = passagesOf(step, this.#teller.animate(step));
    const patience = this.#teller.maxLagMs(step);
    batch(() => {
      if (patience === 0) {
        this.jump();
        this.#decorate(
          step.events,
          passages.map(({ motion }) => motion),
        );
        return;
      }
      this.#moment.value ??= { game: step.before, story: storyBefore(step), rerun: step.rerunBefore };
      this.#atRest.value = false;
      this.#passages = [...this.#passages, ...passages];
      this.#bePatient(patience);
      while (this.#isLate && this.#passages.length > 1) this.#passOver();
    });
    if (this.#running === null && this.#passages.length > 0) this.#next();
    this.#hasten();
  }

  /** @param patience time in ms until all transitions must be displayed; null for no limit. */
  #bePatient(patience: number | null): void {
    clearTimeout(this.#alarm);
    this.#due = Number.POSITIVE_INFINITY;
    if (patience === null) return;
    this.#due = performance.now() + patience;
    this.#alarm = setTimeout(() => this.#passages.length > 0 && this.jump(), patience);
  }

  /** Plays animations on top of a display that already shows the result. */
  #decorate(news: GameEvents, [first, ...others]: readonly TableAnimation[]): void {
    this.#tell(news);
    if (first === undefined || this.#player === null) return;
    this.#atRest.value = false;
    this.#follow(null, this.#player.play(others.reduce(combine, first), null));
  }

  /** Remaining time for all transitions, in ms. Infinite if the viewer need not respond. */
  get #left(): number {
    return Math.max(0, this.#due - performance.now());
  }

  /** Duration of the steps after the playing one, in ms at normal speed. The playing step does not count as lag. */
  get #behind(): number {
    const [first] = this.#passages;
    return lengthOfAll(this.#passages.filter(({ news }) => news.seq !== first?.news.seq));
  }

  get #isLate(): boolean {
    return this.#behind > maxLagMs || lengthOfAll(this.#passages) > this.#left * fastest;
  }

  /** Shows the result of the oldest transition and skips the rest of its animation. */
  #passOver(): void {
    const [oldest] = this.#passages;
    const running = this.#running;
    if (oldest === undefined) return;
    this.#land(oldest);
    if (running?.passage !== oldest) return;
    this.#running = null;
    running.run.skip();
  }

  #next(): void {
    const [passage] = this.#passages;
    if (passage === undefined || this.#player === null) {
      this.jump();
      return;
    }
    this.#follow(
      passage,
      this.#player.play(passage.motion, () => this.#land(passage)),
    );
    this.#hasten();
  }

  #follow(passage: Passage | null, run: AnimationRun): void {
    const running = { passage, run };
    this.#running = running;
    void run.done.then(() => {
      if (this.#running !== running) return;
      this.#running = null;
      if (this.#passages.length > 0) this.#next();
      else this.#atRest.value = true;
    });
  }

  #land(passage: Passage): void {
    if (this.#passages[0] !== passage) return;
    this.#passages = this.#passages.slice(1);
    batch(() => {
      this.#moment.value = this.#passages.length > 0 ? passage.to : null;
      this.#tell(passage.news);
    });
  }

  #tell(news: GameEvents): void {
    for (const listener of this.#listeners) listener(news);
  }

  #hasten(): void {
    const needed = this.#left > 0 ? lengthOfAll(this.#passages) / this.#left : fastest;
    this.#running?.run.hasten(Math.min(fastest, Math.max(needed, speedFor(this.#behind))));
  }
}

/** Duration in ms at normal speed. */
const lengthOfAll = (passages: readonly Passage[]): number =>
  passages.reduce((sum, { motion }) => sum + durationOf(motion.act), 0);

/** Returns the table at a moment of its story, without a pending decision or a clock. */
function tableAt(table: TableSnapshot | null, moment: Moment | null): TableSnapshot | null {
  if (table === null || moment === null) return table;
  const { finishedId: _, rerun: __, ...rest } = table;
  return {
    ...rest,
    phase: "playing",
    seq: moment.story.seq,
    clock: null,
    beatEndsAt: null,
    game: moment.game,
    ...(moment.rerun && { rerun: moment.rerun }),
    midway: true,
  };
}

const storyBefore = ({ history: story, events: news }: StepChange): GameEvents => ({
  ...story,
  events: story.events.slice(0, story.events.length - news.events.length),
});

/** Splits a step into transitions. An event with `isParallel` joins the transition of the event before it. */
function passagesOf(step: StepChange, tellings: readonly AnimatedEvent[]): readonly Passage[] {
  const passages: Passage[] = [];
  const told = storyBefore(step).events;
  for (const [index, { motion, after }] of tellings.entries()) {
    const before = motion.isParallel ? passages.pop() : undefined;
    const to = {
      game: after,
      story: { ...step.history, events: [...told, ...step.events.events.slice(0, index + 1)] },
      rerun: step.rerunBefore,
    };
    const event = step.events.events.slice(index, index + 1);
    passages.push({
      to,
      motion: before === undefined ? motion : combine(before.motion, motion),
      news: { ...step.events, events: [...(before?.news.events ?? []), ...event] },
    });
  }
  return passages;
}

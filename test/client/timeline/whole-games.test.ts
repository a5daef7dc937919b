import { effect, signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { KittensAnimator } from "../../../client/games/kittens/animation/event-animator.ts";
import { KittensGame } from "../../../client/games/kittens/kittens-game.ts";
import { letterTeller } from "../../../client/games/love-letter/animation/event-animator.ts";
import { LoveLetterGame } from "../../../client/games/love-letter/love-letter-game.ts";
import type { TableScene } from "../../../client/table/scene/scene.ts";
import type { EventAnimator } from "../../../client/timeline/event-animator.ts";
import { type DisplayedTable, Timeline } from "../../../client/timeline/timeline.ts";
import type { GameDefinition } from "../../../shared/core/definition.ts";
import type { AnyEvent, AnyView, Viewer } from "../../../shared/core/game.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import type { KittensView, VisibleDecision } from "../../../shared/games/kittens/view.ts";
import { loveLetter } from "../../../shared/games/love-letter/game.ts";
import { BlindStage } from "./stage.ts";
import { TableOf } from "./table-link.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] }));
afterEach(() => void vi.useRealTimers());

interface Told<View> {
  /** Number of events until then. */
  readonly events: number;
  readonly view: View;
  readonly isLast: boolean;
}

interface Frame {
  readonly events: number;
  readonly view: unknown;
  readonly midway: boolean;
  readonly scene: TableScene;
}

interface Played {
  readonly frames: readonly Frame[];
  readonly flaws: readonly string[];
}

/** Plays a random game, and inspects all frames that one viewer would see. */
async function played<State, Event extends AnyEvent, View extends AnyView>(
  game: GameDefinition<State, Event, View>,
  at: readonly [string, number],
  seed: number,
  viewer: Viewer,
  show: (shown: DisplayedTable) => { readonly scene: { readonly value: TableScene | null } },
  teller: EventAnimator,
): Promise<Played> {
  const table = new TableOf(game, at, `timeline ${seed}`, viewer);
  const timeline = new Timeline(table, teller);
  const { scene } = show(timeline);
  const frames: Frame[] = [];
  const flaws: string[] = [];
  /** Permitted states, by the number of events: the last entry of each is the end of a step. */
  const moments = new Map<number, Told<View>[]>();
  const knows = (told: Told<View>) => moments.set(told.events, [...(moments.get(told.events) ?? []), told]);
  const opening = [...table.told];
  opening.reduce((view, event, index) => {
    const after = game.applyEvent(view, event);
    knows({ events: index + 1, view: after, isLast: false });
    return after;
  }, game.viewBeforeDeal(table.view));
  knows({ events: 0, view: game.viewBeforeDeal(table.view), isLast: false });
  knows({ events: opening.length, view: table.view, isLast: true });

  const stop = effect(() => {
    const now = timeline.table.value;
    const story = timeline.history.value;
    if (!now?.game || !story || !scene.value) return;
    frames.push({
      events: story.events.length,
      view: now.game.view,
      midway: now.midway === true,
      scene: scene.value,
    });
  });
  frames.length = 0;
  timeline.attach(new BlindStage());

  let random = seed * 7919;
  const below = (end: number): number => {
    random = (random * 48271) % 2147483647;
    return random % end;
  };
  for (let steps = 0; !table.isOver && steps < 1500; steps += 1) {
    const types = [...new Set(table.choices.map(({ command }) => command.type))];
    const type = types[below(types.length)];
    const some = table.choices.filter(({ command }) => command.type === type);
    const next = some[below(some.length)];
    if (next === undefined) throw new Error("there is no legal command");
    const before = table.view;
    const heard = table.told.length;
    table.step(next.seat, next.command);
    const news = table.told.slice(heard);
    news.reduce((view, event, index) => {
      const after = game.applyEvent(view, event);
      knows({ events: heard + index + 1, view: after, isLast: false });
      return after;
    }, before);
    knows({ events: heard + news.length, view: table.view, isLast: true });
    await vi.advanceTimersByTimeAsync([0, 60, 400, 1500, 6000][below(5)] ?? 0);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  if (timeline.table.value !== table.table.value) flaws.push("the picture does not come to rest");
  stop();
  timeline.stop();
  let last = 0;
  for (const frame of frames) {
    const may = moments.get(frame.events) ?? [];
    const known = may.some(({ view, isLast }) => (frame.midway || isLast) && same(view, frame.view));
    if (!known) flaws.push(`frame of event ${frame.events} shows what is not of that moment`);
    if (frame.events < last) flaws.push(`went back from event ${last} to ${frame.events}`);
    if (frame.midway && frame.scene.prompt?.mine) flaws.push(`asks the viewer at event ${frame.events} of a step`);
    last = frame.events;
  }
  return { frames, flaws };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** All visible cards of a game: those counted by the display, and those held during a decision. */
const cardsIn = ({ view, scene: { pile, seats, own, discard } }: Frame): number =>
  pile.count +
  [...seats, ...(own ? [own] : [])].reduce((sum, { count, before }) => sum + count + (before ? 1 : 0), 0) +
  (discard?.count ?? 0) +
  pendingOf(view).reduce((sum, each) => sum + heldFor(each), 0);

const pendingOf = (view: unknown): readonly VisibleDecision[] => (isKittens(view) ? view.pending : []);

const isKittens = (view: unknown): view is KittensView =>
  typeof view === "object" && view !== null && "pending" in view;

function heldFor(decision: VisibleDecision): number {
  if (decision.kind === "insert") return decision.kittens;
  return decision.kind === "keep" || (decision.kind === "save" && decision.cause === "kitten") ? 1 : 0;
}

const draws = { count: () => 0, more: () => {} };
const kittensShown = (shown: DisplayedTable) => new KittensGame(shown, { odds: signal(true) }, null);

const tables = [
  [["original", 2], 0],
  [["original", 5], "spectator"],
  [["good-vs-evil", 4], 1],
  [["zombie", 3], 2],
  [["apocalypse:original", 4], 0],
  [["apocalypse:good-vs-evil", 6], 3],
] as const;

describe("no frame of the display shows future information, and no frame goes back", () => {
  test.each(tables)("%s as seen by %s", async (at, viewer) => {
    for (const seed of [1, 2, 3]) {
      const { frames, flaws } = await played(kittens, at, seed, viewer, kittensShown, new KittensAnimator(draws, null));
      expect(flaws).toEqual([]);
      expect(frames.filter(({ midway }) => midway).length).toBeGreaterThan(10);
    }
  });

  test.each([
    [["love-letter", 2], 0],
    [["love-letter", 4], "spectator"],
    [["love-letter", 6], 5],
  ] as const)("%s as seen by %s", async (at, viewer) => {
    for (const seed of [1, 2, 3]) {
      const show = (shown: DisplayedTable) => new LoveLetterGame(shown);
      const { frames, flaws } = await played(loveLetter, at, seed, viewer, show, letterTeller);
      expect(flaws).toEqual([]);
      expect(frames.filter(({ midway }) => midway).length).toBeGreaterThan(20);
    }
  });
});

test.each(tables.filter(([[edition]]) => edition !== "good-vs-evil"))(
  "two parts of the picture never disagree: no card of %s is counted twice or missing, as seen by %s",
  async (at, viewer) => {
    const { frames } = await played(kittens, at, 5, viewer, kittensShown, new KittensAnimator(draws, null));
    const dealt = frames.slice(frames.findIndex(({ events }) => events > at[1]));
    expect(new Set(dealt.map(cardsIn)).size).toBe(1);
  },
);

import { describe, expect, test } from "vitest";
import type { Chair } from "../../client/game-model/model.ts";
import { heldFor } from "../../client/games/kittens/animation/draws.ts";
import { reactionTo } from "../../client/games/kittens/animation/event-animator.ts";
import { labelsFor } from "../../client/games/kittens/text/labels.ts";
import { reactionTo as letterReactionTo } from "../../client/games/love-letter/animation/event-animator.ts";
import { labelsFor as letterWordsFor } from "../../client/games/love-letter/text/labels.ts";
import { type TableAnimation, withoutMotion } from "../../client/table/animations/animation.ts";
import { type AnimationStep, durationOf, stepsOf } from "../../client/table/animations/steps.ts";
import type { Command } from "../../shared/core/commands.ts";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { Seat } from "../../shared/core/game.ts";
import type { KittensEvent } from "../../shared/games/kittens/events.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { KittensView } from "../../shared/games/kittens/view.ts";
import type { LoveLetterEvent } from "../../shared/games/love-letter/events.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import type { LoveLetterView } from "../../shared/games/love-letter/view.ts";
import { translator } from "./translator.ts";

/** In ms. Animations that delay all players may take longer. */
const limit = 900;
const longer: Readonly<Record<string, number>> = {
  exploded: 2000,
  died: 1600,
  "armageddon-revealed": 3200,
  compared: 2900,
  guessed: 1500,
  "king-cat-taken": 1500,
  "card-played": 1400,
  returned: 1300,
  shuffled: 1100,
  eliminated: 1500,
  "game-over": 3200,
  "round-over": 4500,
};
const draw = { own: 3000, others: 1600, othersKitten: 2000 } as const;

const t = translator("en");
const chairsFor = (players: number): Chair[] =>
  Array.from({ length: players }, (_, seat) => ({
    seat,
    kind: "person",
    name: `P${seat}`,
    avatar: "01",
    presence: "here",
    ready: false,
    silent: false,
    host: false,
    wins: 0,
    guest: false,
    bot: null,
  }));

interface Seen {
  readonly type: string;
  readonly motion: TableAnimation;
  /** In ms. */
  readonly limit: number;
}

/** An event from one viewer's perspective: the game before it and after it. */
interface Seeing<Event, View> {
  readonly event: Event;
  readonly before: View;
  readonly after: View;
  readonly viewer: Seat;
}

/** Plays a random game and collects each event, as each seat sees it, with its animation. */
function playThrough<State, Event extends { readonly type: string }, View>(
  game: GameDefinition<State, Event, View>,
  [edition, players]: readonly [string, number],
  seed: number,
  motionFor: (seeing: Seeing<Event, View>) => Omit<Seen, "type">,
): readonly Seen[] {
  const seen: Seen[] = [];
  const { state, events } = game.setup({ edition, players, options: {} }, `motion ${seed}`);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const viewOf = (seat: Seat) => game.view(game.clone(state), seat);
  const tell = (told: readonly Event[], views: readonly View[]) => {
    for (const [viewer, first] of views.entries()) {
      let before = first;
      for (const event of told.flatMap((each) => game.redact(each, viewer) ?? [])) {
        const after = game.applyEvent(before, event);
        seen.push({ type: event.type, ...motionFor({ event, before, after, viewer }) });
        before = after;
      }
    }
  };
  tell(
    events,
    seats.map((seat) => game.viewBeforeDeal(viewOf(seat))),
  );
  let random = seed;
  const oneOf = <Of>(choices: readonly Of[]): Of | undefined => {
    random = (random * 48271) % 2147483647;
    return choices[random % choices.length];
  };
  for (let steps = 0; game.outcome(state) === null && steps < 3000; steps += 1) {
    const all = seats.flatMap((seat) => game.legal(game.view(state, seat)).map((command) => ({ seat, command })));
    const kind = oneOf([...new Set(all.map(({ command }) => command.type))]);
    const done = oneOf(all.filter(({ command }) => command.type === kind));
    if (done === undefined) throw new Error("there is no legal command");
    const views = seats.map(viewOf);
    tell(taken(game, state, done.seat, done.command), views);
  }
  return seen;
}

function taken<State, Event, View>(
  game: GameDefinition<State, Event, View>,
  state: State,
  seat: Seat,
  command: Command,
): readonly Event[] {
  const result = game.step(state, seat, command);
  if (!result.ok) throw new Error(`${command.type} was refused`);
  return result.value;
}

const tooLong = (seen: readonly Seen[]): string[] => [
  ...new Set(
    seen
      .filter(({ motion, limit }) => durationOf(motion.act) > limit)
      .map(({ type, motion }) => `${type} ${durationOf(motion.act)} ms`),
  ),
];

/** Counts the animations without pictures and sounds. */
const silent = (seen: readonly Seen[]): number => seen.filter(({ motion }) => stepsOf(motion.act).every(isMute)).length;

const isMute = (cue: AnimationStep): boolean => cue.kind === "land" || cue.kind === "wait" || cue.kind === "sound";

const tables = [
  ["original", 5],
  ["good-vs-evil", 4],
  ["zombie", 4],
  ["apocalypse:original", 5],
  ["apocalypse:good-vs-evil", 9],
] as const;

const wordsOf = (players: number, viewer: Seat) => labelsFor(t, "en", chairsFor(players), viewer);

function limitOf(event: KittensEvent, viewer: Seat): number {
  if (event.type !== "card-drawn" && event.type !== "kitten-drawn") return longer[event.type] ?? limit;
  if (event.seat === viewer) return draw.own;
  return event.type === "kitten-drawn" ? draw.othersKitten : draw.others;
}

describe("without motion", () => {
  const kindsOf = (motion: TableAnimation) =>
    stepsOf(withoutMotion(motion)?.act ?? { kind: "row", acts: [] }).map(({ kind }) => kind);
  const paused = (seen: readonly Seen[]) => seen.filter(({ motion }) => withoutMotion(motion) !== null);

  test("the end of a round of Love Letter is displayed at once, and long enough to be read", () => {
    const chairs = chairsFor(3);
    const seen = playThrough(loveLetter, ["love-letter", 3], 1, ({ event, before, after }) => ({
      motion: letterReactionTo(event, { before, after, labels: letterWordsFor(t, "en", chairs, 0), turnBefore: 0 }),
      limit,
    }));
    const pauses = paused(seen);
    expect(new Set(pauses.map(({ type }) => type))).toEqual(new Set(["round-over"]));
    for (const { motion } of pauses) expect(kindsOf(motion)).toEqual(["land", "read"]);
  });

  test("no event of Exploding Kittens keeps the viewer waiting", () => {
    const seen = playThrough(kittens, ["zombie", 4], 1, ({ event, before, after, viewer }) => ({
      motion: reactionTo(event, {
        before,
        after,
        labels: wordsOf(4, viewer),
        nopes: 4,
        turnBefore: 0,
        isPractised: false,
      }),
      limit,
    }));
    expect(paused(seen)).toEqual([]);
  });
});

describe("every event has a visible animation of limited length", () => {
  test.each(tables)("%s with %i players", (...at) => {
    const motionFor = ({ event, before, after, viewer }: Seeing<KittensEvent, KittensView>) => {
      const labels = wordsOf(at[1], viewer);
      const change = { before, after, labels, nopes: 4, turnBefore: 0, isPractised: false };
      return { motion: reactionTo(event, change), limit: limitOf(event, viewer) };
    };
    for (const seed of [1, 2]) {
      const seen = playThrough(kittens, at, seed, motionFor);
      expect(tooLong(seen)).toEqual([]);
      expect(silent(seen)).toBe(0);
    }
  });

  test("Love Letter with 6 players", () => {
    const chairs = chairsFor(6);
    const motionFor = ({ event, before, after, viewer }: Seeing<LoveLetterEvent, LoveLetterView>) => {
      const labels = letterWordsFor(t, "en", chairs, viewer);
      const motion = letterReactionTo(event, { before, after, labels, turnBefore: 0 });
      return { motion, limit: longer[event.type] ?? limit };
    };
    for (const seed of [1, 2]) {
      const seen = playThrough(loveLetter, ["love-letter", 6], seed, motionFor);
      expect(tooLong(seen)).toEqual([]);
      expect(silent(seen)).toBe(0);
    }
  });
});

describe("the animation of a draw", () => {
  const { state } = kittens.setup({ edition: "original", players: 3, options: {} }, "a draw");
  const before = kittens.view(state, 0);
  const likely = { ...before, pile: 6, known: [] };
  const cuesFor = (event: KittensEvent, view: KittensView, isPractised = false) => {
    const after = kittens.applyEvent(view, event);
    const change = { before: view, after, labels: wordsOf(3, 0), nopes: 0, turnBefore: 0, isPractised };
    return stepsOf(reactionTo(event, change).act);
  };
  const own = { type: "card-drawn", seat: 0, card: "skip" } as const;
  const ownKitten = { type: "kitten-drawn", seat: 0 } as const;
  const others = { type: "card-drawn", seat: 1, card: null } as const;
  const othersKitten = { type: "kitten-drawn", seat: 1 } as const;
  const lengthOfAll = (cues: readonly AnimationStep[]) => cues.reduce((sum, { ms }) => sum + ms, 0);

  /** Returns the pictures and sounds before the card is revealed. */
  const beforeTurn = (cues: readonly AnimationStep[]) => {
    const shown = cues.findIndex(({ kind }) => kind === "turn" || kind === "fly" || kind === "land");
    return cues.slice(0, shown);
  };

  test.each([
    ["an own card", own, ownKitten],
    ["another player's card", others, othersKitten],
  ] as const)("is the same for %s of any kind until it turns over", (_, card, kitten) => {
    for (const view of [before, likely]) {
      for (const isPractised of [false, true]) {
        const cues = beforeTurn(cuesFor(kitten, view, isPractised));
        expect(cues.map(({ kind }) => kind)).toContain("lift");
        expect(beforeTurn(cuesFor(card, view, isPractised))).toEqual(cues);
      }
    }
  });

  test("is the same for every own card until it turns over", () => {
    const titles = ["skip", "defuse", "nope", "disco-cat"] as const;
    const all = titles.map((card) => beforeTurn(cuesFor({ ...own, card }, before)));
    for (const cues of all) expect(cues).toEqual(all[0]);
  });

  test("changes nothing on the table before the card turns over", () => {
    for (const event of [own, ownKitten, others, othersKitten])
      expect(beforeTurn(cuesFor(event, likely)).some(({ kind }) => kind === "land")).toBe(false);
  });

  test("holds the card longer if a kitten is more likely", () => {
    expect([heldFor(0.03), heldFor(1 / 3)]).toEqual([300, 1200]);
    const odds = [0, 0.03, 0.1, 0.2, 1 / 3, 0.5, 1].map(heldFor);
    expect(odds).toEqual(odds.toSorted((one, other) => one - other));
    expect(odds.at(-1)).toBe(1200);
  });

  test("holds a card from the bottom by the odds of the bottom card", () => {
    const known = { ...before, known: ["exploding-kitten" as const] };
    const holds = (event: KittensEvent) =>
      cuesFor(event, known).flatMap((cue) => (cue.kind === "lift" ? cue.hold : []));
    expect(holds(own)).toEqual([heldFor(1)]);
    expect(holds({ ...own, type: "bottom-card-drawn" })).toEqual([heldFor(2 / before.pile)]);
  });

  test("is longer for the viewer than for others, and shorter after many own draws", () => {
    const full = lengthOfAll(cuesFor(own, likely));
    expect(lengthOfAll(cuesFor(others, likely))).toBeLessThan(full);
    expect(lengthOfAll(cuesFor(own, likely, true))).toBeLessThan(full);
  });
});

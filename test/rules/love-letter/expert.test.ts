import { describe, expect, test } from "vitest";
import { tempers } from "../../../shared/core/bots.ts";
import type { Seat } from "../../../shared/core/game.ts";
import { seededRandom } from "../../../shared/core/rng.ts";
import { beliefOf } from "../../../shared/games/love-letter/bots/expert/belief/belief.ts";
import { decideAll } from "../../../shared/games/love-letter/bots/expert/belief/world.ts";
import { expert, oracle } from "../../../shared/games/love-letter/bots/expert/expert.ts";
import {
  at,
  copiesOf,
  copyOf,
  faceOf,
  type Round,
  undecided,
} from "../../../shared/games/love-letter/bots/expert/model/round.ts";
import { bots } from "../../../shared/games/love-letter/bots/registry.ts";
import type { LoveLetterEvent } from "../../../shared/games/love-letter/events.ts";
import { loveLetter } from "../../../shared/games/love-letter/game.ts";
import type { LoveLetterState } from "../../../shared/games/love-letter/state.ts";
import { cardIds, cardValue } from "../../../shared/games/love-letter/titles.ts";
import type { LoveLetterView } from "../../../shared/games/love-letter/view.ts";
import { exchange } from "../../../tools/simulate/love-letter/exchange.ts";
import { position } from "./position.ts";

const configOf = (players: number) => ({ edition: "love-letter", players, options: {} });
const selfOf = (players: number, seat: Seat) => ({ config: configOf(players), seat, seed: "secret", temper: null });

interface Moment {
  /** State before the latest command. */
  readonly before: LoveLetterState;
  readonly happening: Parameters<typeof exchange>[2];
  readonly view: LoveLetterView;
  /** All events that the seat received. */
  readonly story: readonly LoveLetterEvent[];
  readonly state: LoveLetterState;
}

/** The first decisions of one seat in a game of steady bots that sometimes move at random. */
function moments(players: number, own: Seat, name: string): readonly Moment[] {
  return [...allMoments(players, own, name).take(6)];
}

function* allMoments(players: number, own: Seat, name: string): Generator<Moment> {
  const chance = seededRandom(name);
  const { state, events } = loveLetter.setup(configOf(players), name);
  const story = events.map((event) => loveLetter.redact(event, own)).filter((event) => event !== null);
  while (loveLetter.outcome(state) === null) {
    const [awaited] = loveLetter.activeSeats(state);
    if (awaited === undefined) throw new Error("no pending decision");
    const view = loveLetter.view(state, awaited.seat);
    const command = (chance() < 0.15 ? bots.random : bots.steady)(view, chance);
    const before = loveLetter.clone(state);
    const result = loveLetter.step(state, awaited.seat, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)} is refused`);
    story.push(...result.value.map((event) => loveLetter.redact(event, own)).filter((event) => event !== null));
    const happening = { actor: awaited.seat, command, events: result.value };
    const now = loveLetter.clone(state);
    const isAsked = loveLetter.activeSeats(now)[0]?.seat === own;
    if (isAsked) yield { before, happening, state: now, story: [...story], view: loveLetter.view(now, own) };
  }
}

/** Options of a new bot that receives all events at once. */
function optionsAfter(players: number, seat: Seat, story: readonly LoveLetterEvent[], view: LoveLetterView) {
  const mind = expert.create(selfOf(players, seat));
  mind.observe(story);
  return mind.rateOptions(view);
}

describe("the expert of Love Letter", () => {
  test.each([2, 6])("rates all legal commands with %i players", (players) => {
    for (const { story, view } of moments(players, 0, `allowed ${players}`)) {
      const commands = optionsAfter(players, 0, story, view).map(({ command }) => JSON.stringify(command));
      expect(commands.toSorted()).toEqual(
        loveLetter
          .legal(view)
          .map((command) => JSON.stringify(command))
          .toSorted(),
      );
    }
  });

  test("gives the same result however its events are grouped into calls", () => {
    const gradual = expert.create(selfOf(3, 1));
    let told = 0;
    for (const { story, view } of moments(3, 1, "story")) {
      for (const event of story.slice(told)) gradual.observe([event]);
      told = story.length;
      const options = gradual.rateOptions(view);
      expect(gradual.rateOptions(view)).toEqual(options);
      expect(optionsAfter(3, 1, story, view)).toEqual(options);
    }
  });

  test.each([2, 4])("with %i players does not depend on cards that it cannot know", (players) => {
    const chance = seededRandom(`exchange ${players}`);
    for (const { before, happening, story, view } of moments(players, 0, `honest ${players}`)) {
      const other = exchange(before, 0, happening, chance);
      const result = loveLetter.step(other.state, happening.actor, other.command);
      if (!result.ok) throw new Error("the other game goes another way");
      const news = result.value.map((event) => loveLetter.redact(event, 0)).filter((event) => event !== null);
      const otherStory = [...story.slice(0, story.length - news.length), ...news];
      expect(optionsAfter(players, 0, otherStory, loveLetter.view(other.state, 0))).toEqual(
        optionsAfter(players, 0, story, view),
      );
    }
  });

  test("chooses a legal command from the view alone, without any events", () => {
    for (const { view } of moments(3, 0, "no story")) {
      const [first] = expert.create(selfOf(3, 0)).rateOptions(view);
      expect(first && loveLetter.refusal(view, first.command)).toBeNull();
    }
  });

  test("takes a certain win", () => {
    const table = position(
      "ann: mouse-trapper crystal-bowl | bob: royal-robovac | cleo: snake-sorcerer | pile: not-a-pet shell-shield mouse-trapper king-cat",
    );
    const mind = expert.create(selfOf(3, 0));
    const tell = (events: readonly LoveLetterEvent[]) =>
      mind.observe(events.map((event) => loveLetter.redact(event, 0)).filter((event) => event !== null));
    tell(table.act("ann", "play mouse-trapper"));
    tell(table.act("ann", "insert 0"));
    tell(table.act("bob", "play royal-robovac"));
    tell(table.act("cleo", "play shell-shield"));
    const [first] = mind.rateOptions(table.view("ann"));
    expect(first?.command).toEqual({ type: "play", cards: ["crystal-bowl"], target: 1, value: 9 });
  });

  test.each(tempers)("with the temperament %s loses at most 2 %% of winning chance", (temper) => {
    for (const { story, view } of moments(2, 1, "tempers").slice(0, 3)) {
      const best = optionsAfter(2, 1, story, view)[0]?.chance ?? 0;
      const mind = expert.create({ ...selfOf(2, 1), temper });
      mind.observe(story);
      expect(mind.rateOptions(view)[0]?.chance).toBeGreaterThanOrEqual(best - 0.02);
    }
  });

  test("reports a chance that does not depend on its temperament", () => {
    const [moment] = moments(3, 0, "temper");
    if (moment === undefined) throw new Error("nothing to decide");
    const told = (temper: "gambler" | null) => {
      const mind = expert.create({ ...selfOf(3, 0), temper });
      mind.observe(moment.story);
      return new Map(mind.rateOptions(moment.view).map(({ command, chance }) => [JSON.stringify(command), chance]));
    };
    expect(told("gambler")).toEqual(told(null));
  });
});

describe("the belief of the Love Letter expert", () => {
  test.each([2, 3, 6])("is consistent with the seat's view with %i players", (players) => {
    for (const { story, view } of moments(players, 0, `fits ${players}`)) {
      const belief = beliefOf(configOf(players), 0, "secret");
      belief.observe(story);
      for (const { round } of belief.sampleWorlds(view)) {
        const full = copyOf(round);
        decideAll(full, seededRandom("rest"));
        expect(countsIn(full)).toEqual([...copiesOf]);
        for (const [seat, { hand, ruledOut }] of view.seats.entries()) {
          const [known] = hand;
          if (known === undefined) continue;
          const card = cardIds[faceOf(at(full.held, seat))];
          expect(ruledOut).not.toContain(card);
          if (known !== null) expect(card).toBe(known);
        }
      }
    }
  });

  test("always contains the true hand, whatever the others do", () => {
    for (const { story, view, state } of moments(2, 0, "truth")) {
      const belief = beliefOf(configOf(2), 0, "secret");
      belief.observe(story);
      const truth = state.seats[1]?.hand[0]?.card;
      const hands = belief.sampleWorlds(view).map(({ round }) => faceOf(at(round.held, 1)));
      const isOpen = hands.includes(undecided);
      expect(isOpen || hands.includes(truth === undefined ? -1 : cardValue(truth))).toBe(true);
    }
  });
});

test("the Love Letter oracle chooses legal commands", () => {
  for (const { state, view } of moments(4, 2, "oracle"))
    expect(loveLetter.refusal(view, oracle(state, 2, "secret"))).toBeNull();
});

function countsIn(round: Round): readonly number[] {
  const counts = [...round.laid];
  const secret = [...round.held, round.drawn, round.aside, round.looked, ...round.pile.subarray(0, round.left)];
  for (const card of secret) if (card >= 0) counts[faceOf(card)] = (counts[faceOf(card)] ?? 0) + 1;
  return counts;
}

import { expect, test } from "vitest";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import { cardValue } from "../../shared/games/love-letter/titles.ts";
import type { LoveLetterView } from "../../shared/games/love-letter/view.ts";
import { isViewOf } from "../../shared/net/games.ts";
import { botDelayMs, settingsFor, TableFixture } from "../support/table-fixture.ts";

const turnMs = 30_000;
const questionMs = 15_000;
const people = ["ann", "bob", "cat"];

function begun(seed: string): TableFixture {
  const fixture = new TableFixture(people, { settings: settingsFor(people.length, "love-letter") }, seed);
  fixture.manage("ann", { type: "start" });
  return fixture;
}

function viewOf(fixture: TableFixture, name: string): LoveLetterView {
  const game = fixture.game(name);
  if (!isViewOf(loveLetter, game)) throw new Error("it is not Love Letter that is on the table");
  return game.view;
}

const onTurn = (fixture: TableFixture): string => people[viewOf(fixture, "ann").turn] ?? "";

/** Creates a game in which the player on turn must decide about a card after playing one. */
function asked(card: "mouse-trapper" | "doggy-grave-digger") {
  for (let seed = 0; ; seed += 1) {
    const fixture = begun(`seed ${seed}`);
    const active = onTurn(fixture);
    if (fixture.act(active, { type: "play", cards: [card] }).ok) return { fixture, active };
  }
}

test("a turn has the turn time, and after a timeout the lower card is played (L23)", () => {
  const fixture = begun("calm");
  const active = onTurn(fixture);
  const seat = people.indexOf(active);
  const [lower] = viewOf(fixture, active).hand.toSorted((one, other) => cardValue(one) - cardValue(other));
  expect(fixture.leftMs).toBe(turnMs);
  fixture.timers.pass(turnMs);
  expect(viewOf(fixture, active).seats[seat]?.played).toEqual([lower]);
});

test("a player who looks at a card has 15 seconds before it goes back on top (L23)", () => {
  const { fixture, active } = asked("mouse-trapper");
  const { pending, pile } = viewOf(fixture, active);
  expect(fixture.leftMs).toBe(questionMs);
  fixture.timers.pass(questionMs);
  const next = onTurn(fixture);
  expect(viewOf(fixture, next).hand.at(-1)).toBe(pending?.kind === "insert" ? pending.card : null);
  expect(viewOf(fixture, next).pile).toHaveLength(pile.length);
});

test("a player who has seen the set-aside card has 15 seconds before the hand stays unchanged (L23)", () => {
  const { fixture, active } = asked("doggy-grave-digger");
  const { hand } = viewOf(fixture, active);
  expect(fixture.leftMs).toBe(questionMs);
  fixture.timers.pass(questionMs);
  expect(viewOf(fixture, active).hand).toEqual(hand);
  expect(onTurn(fixture)).not.toBe(active);
});

/** Creates a table where Not A Pet! has no effect, because the actor has the King Cat or it is in no hand. */
function withoutKing(holder: "actor" | "nobody"): TableFixture {
  for (let seed = 0; ; seed += 1) {
    const fixture = begun(`seed ${seed}`);
    const hands = people.map((name) => viewOf(fixture, name).hand);
    const own = hands[people.indexOf(onTurn(fixture))] ?? [];
    const expected = holder === "actor" ? own.includes("king-cat") : !hands.flat().includes("king-cat");
    if (expected && own.includes("not-a-pet")) return fixture;
  }
}

test.each(["actor", "nobody"] as const)(
  "the game continues at once after a Not A Pet! without effect, with %s holding the King Cat (L13)",
  (holder) => {
    const fixture = withoutKing(holder);
    const { stories } = fixture;
    fixture.act(onTurn(fixture), { type: "play", cards: ["not-a-pet"] });
    expect(fixture.stories).toBe(stories + 1);
    expect(fixture.leftMs).toBe(turnMs);
  },
);

test("a bot plays the turn of a leaver after its delay", () => {
  const fixture = begun("calm");
  const active = onTurn(fixture);
  fixture.manage(active, { type: "leave" });
  fixture.timers.pass(botDelayMs - 1);
  expect(onTurn(fixture)).toBe(active);
  fixture.timers.pass(1);
  expect(fixture.stories).toBeGreaterThan(1);
});

test("a turn with a timeout on its question removes no timeout, even if the card was played in time", () => {
  for (let seed = 0; ; seed += 1) {
    const fixture = begun(`seed ${seed}`);
    const active = onTurn(fixture);
    if (!fixture.act(active, { type: "play", cards: ["mouse-trapper"] }).ok) continue;
    fixture.timers.pass(questionMs);
    expect(fixture.leftMs).toBe(turnMs);
    const others = people.filter((name) => name !== active);
    let name = others.find((other) => fixture.legal(other).length > 0);
    for (; name; name = others.find((other) => fixture.legal(other).length > 0)) {
      const [command] = fixture.legal(name);
      if (command) fixture.act(name, command);
    }
    if (onTurn(fixture) !== active) continue;
    expect(fixture.leftMs).toBe(turnMs / 2);
    return;
  }
});

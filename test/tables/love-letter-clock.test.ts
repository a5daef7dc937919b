import { expect, test } from "vitest";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import { cardValue } from "../../shared/games/love-letter/titles.ts";
import type { LoveLetterView } from "../../shared/games/love-letter/view.ts";
import { isViewOf } from "../../shared/net/games.ts";
import { botDelayMs, House, settingsFor } from "../support/house.ts";

const turnMs = 30_000;
const questionMs = 15_000;
const people = ["ann", "bob", "cat"];

function begun(seed: string): House {
  const house = new House(people, { settings: settingsFor(people.length, "love-letter") }, seed);
  house.manage("ann", { type: "start" });
  return house;
}

function viewOf(house: House, name: string): LoveLetterView {
  const game = house.game(name);
  if (!isViewOf(loveLetter, game)) throw new Error("it is not Love Letter that is on the table");
  return game.view;
}

const onTurn = (house: House): string => people[viewOf(house, "ann").turn] ?? "";

/** Creates a game in which the player on turn must decide about a card after playing one. */
function asked(card: "mouse-trapper" | "doggy-grave-digger") {
  for (let seed = 0; ; seed += 1) {
    const house = begun(`seed ${seed}`);
    const active = onTurn(house);
    if (house.act(active, { type: "play", cards: [card] }).ok) return { house, active };
  }
}

test("a turn has the turn time, and after a timeout the lower card is played (L23)", () => {
  const house = begun("calm");
  const active = onTurn(house);
  const seat = people.indexOf(active);
  const [lower] = viewOf(house, active).hand.toSorted((one, other) => cardValue(one) - cardValue(other));
  expect(house.leftMs).toBe(turnMs);
  house.timers.pass(turnMs);
  expect(viewOf(house, active).seats[seat]?.played).toEqual([lower]);
});

test("a player who looks at a card has 15 seconds before it goes back on top (L23)", () => {
  const { house, active } = asked("mouse-trapper");
  const { pending, pile } = viewOf(house, active);
  expect(house.leftMs).toBe(questionMs);
  house.timers.pass(questionMs);
  const next = onTurn(house);
  expect(viewOf(house, next).hand.at(-1)).toBe(pending?.kind === "insert" ? pending.card : null);
  expect(viewOf(house, next).pile).toHaveLength(pile.length);
});

test("a player who has seen the set-aside card has 15 seconds before the hand stays unchanged (L23)", () => {
  const { house, active } = asked("doggy-grave-digger");
  const { hand } = viewOf(house, active);
  expect(house.leftMs).toBe(questionMs);
  house.timers.pass(questionMs);
  expect(viewOf(house, active).hand).toEqual(hand);
  expect(onTurn(house)).not.toBe(active);
});

/** Creates a table where Not A Pet! has no effect, because the actor has the King Cat or it is in no hand. */
function withoutKing(holder: "actor" | "nobody"): House {
  for (let seed = 0; ; seed += 1) {
    const house = begun(`seed ${seed}`);
    const hands = people.map((name) => viewOf(house, name).hand);
    const own = hands[people.indexOf(onTurn(house))] ?? [];
    const expected = holder === "actor" ? own.includes("king-cat") : !hands.flat().includes("king-cat");
    if (expected && own.includes("not-a-pet")) return house;
  }
}

test.each(["actor", "nobody"] as const)(
  "the game continues at once after a Not A Pet! without effect, with %s holding the King Cat (L13)",
  (holder) => {
    const house = withoutKing(holder);
    const { stories } = house;
    house.act(onTurn(house), { type: "play", cards: ["not-a-pet"] });
    expect(house.stories).toBe(stories + 1);
    expect(house.leftMs).toBe(turnMs);
  },
);

test("a bot plays the turn of a leaver after its delay", () => {
  const house = begun("calm");
  const active = onTurn(house);
  house.manage(active, { type: "leave" });
  house.timers.pass(botDelayMs - 1);
  expect(onTurn(house)).toBe(active);
  house.timers.pass(1);
  expect(house.stories).toBeGreaterThan(1);
});

test("a turn with a timeout on its question removes no timeout, even if the card was played in time", () => {
  for (let seed = 0; ; seed += 1) {
    const house = begun(`seed ${seed}`);
    const active = onTurn(house);
    if (!house.act(active, { type: "play", cards: ["mouse-trapper"] }).ok) continue;
    house.timers.pass(questionMs);
    expect(house.leftMs).toBe(turnMs);
    const others = people.filter((name) => name !== active);
    let name = others.find((other) => house.legal(other).length > 0);
    for (; name; name = others.find((other) => house.legal(other).length > 0)) {
      const [command] = house.legal(name);
      if (command) house.act(name, command);
    }
    if (onTurn(house) !== active) continue;
    expect(house.leftMs).toBe(turnMs / 2);
    return;
  }
});

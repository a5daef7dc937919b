import { describe, expect, test } from "vitest";
import { logLines } from "../../../client/games/kittens/log.ts";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import type { Play } from "../../../shared/games/kittens/state.ts";
import { Seated } from "./seated.ts";

const position = { hands: [["skip"], ["nope"], ["skip"]] } as const;
const attack: Play = { form: "card", seat: 1, cards: ["attack"], target: null, names: null };

function told(viewer: number, ...events: readonly KittensEvent[]): readonly string[] {
  const table = new Seated(position, viewer);
  table.tell(events);
  return logLines(table.story, table.words).map(({ phrase }) => table.words.plain(phrase));
}

test("a drawn card is named to whoever drew it only", () => {
  const event: KittensEvent = { type: "card-drawn", seat: 1, card: "skip" };
  expect(told(1, event)).toEqual(["You drew Skip"]);
  expect(told(0, event)).toEqual(["Mochi drew a card"]);
});

test("a stolen card is named to thief and victim only", () => {
  const event: KittensEvent = { type: "card-stolen", from: 0, to: 1, card: "favor" };
  expect(told(0, event)).toEqual(["Mochi stole Favor from you"]);
  expect(told(1, event)).toEqual(["You stole Favor from Ann"]);
  expect(told(2, event)).toEqual(["Mochi stole a card from Ann"]);
});

test("a Nope says what it leads to", () => {
  const nope = (seat: number): KittensEvent => ({ type: "noped", seat, card: "nope" });
  expect(told(0, { type: "card-played", play: attack }, nope(2), nope(1))).toEqual([
    "Mochi played Attack",
    "Biscuit played Nope: attack stopped",
    "Mochi played Nope: attack back on",
  ]);
});

test("a play that went ahead is only told if somebody had objected", () => {
  const settled: KittensEvent = { type: "play-settled", play: attack, cancelled: false };
  expect(told(0, { type: "card-played", play: attack }, settled)).toEqual(["Mochi played Attack"]);
});

test("a new deal begins a new log", () => {
  const dealt = (seat: number): KittensEvent => ({ type: "dealt", seat, hand: [] });
  expect(told(0, { type: "skipped", seat: 1 }, dealt(0), dealt(1))).toEqual(["The cards are dealt"]);
});

test("a name that looks like a placeholder stays a name", () => {
  const table = new Seated(position);
  table.chairs = table.chairs.map((chair) => ({ ...chair, name: "{{card}} $t(kittens.you)" }));
  table.tell([{ type: "skipped", seat: 1 }]);
  const [line] = logLines(table.story, table.words);
  expect(table.words.plain(line?.phrase ?? [])).toBe("{{card}} $t(kittens.you) skipped a draw");
});

describe("every event has a sentence without holes, from every side, in both languages", () => {
  const pair: Play = { form: "pair", seat: 0, cards: ["moon-cat", "moon-cat"], target: 1, names: null };
  const events: readonly KittensEvent[] = [
    { type: "turn-began", seat: 0, owes: 1, attacked: false },
    { type: "turn-began", seat: 0, owes: 3, attacked: true },
    { type: "card-played", play: pair },
    { type: "card-played", play: { ...pair, form: "triple", names: "skip" } },
    { type: "card-played", play: { ...pair, form: "five", target: null } },
    { type: "card-played", play: { ...pair, form: "card", cards: ["favor"] } },
    { type: "card-played", play: attack },
    { type: "noped", seat: 0, card: "nope" },
    { type: "passed", seat: 0 },
    { type: "play-settled", play: attack, cancelled: true },
    { type: "play-settled", play: pair, cancelled: false },
    { type: "card-drawn", seat: 0, card: "skip" },
    { type: "kitten-drawn", seat: 0 },
    { type: "pile-was-empty", seat: 0 },
    { type: "saved", seat: 0, card: "defuse" },
    { type: "kitten-hidden", seat: 0, position: 0 },
    { type: "kitten-hidden", seat: 0, position: 2 },
    { type: "exploded", seat: 0, hand: ["skip"] },
    { type: "skipped", seat: 0 },
    { type: "attacked", seat: 0, target: 1, owes: 2 },
    { type: "future-seen", seat: 0, cards: ["skip", "favor"] },
    { type: "shuffled", seat: 0 },
    { type: "card-given", from: 0, to: 1, card: "skip" },
    { type: "card-stolen", from: 1, to: 0, card: "skip" },
    { type: "named-card-given", from: 0, to: 1, card: "skip" },
    { type: "named-card-missing", from: 0, to: 1, card: "skip" },
    { type: "hand-was-empty", seat: 0 },
    { type: "card-taken", seat: 0, card: "skip" },
    { type: "game-over", winner: 0 },
  ];

  test.each(["en", "de"] as const)("%s", (language) => {
    for (const viewer of [0, 1, 2, null]) {
      const table = new Seated(position, viewer);
      table.language = language;
      table.tell(events);
      for (const { phrase } of logLines(table.story, table.words)) {
        expect(table.words.plain(phrase)).toMatch(/^[^{}]{5,70}$/);
        expect(table.words.plain(phrase)).not.toMatch(/kittens\.|undefined/);
      }
    }
  });
});

test("the ribbon shows the last action, and how the one before it ended", () => {
  const table = new Seated({ hands: [["skip"], ["attack"]], turn: 1 });
  table.step(1, { type: "play", cards: ["attack"] }).allPass();
  const { ribbon } = table.scene;
  expect(table.words.plain(ribbon?.phrase.wide ?? [])).toBe("Mochi’s attack: you owe 2 turns");
  table.step(0, { type: "draw" });
  expect(table.words.plain(table.scene.ribbon?.phrase.wide ?? [])).toBe("You drew Skip");
  expect(table.words.plain(table.scene.ribbon?.before ?? [])).toBe("Mochi’s attack: you owe 2 turns");
});

import { describe, expect, test } from "vitest";
import { logLines } from "../../../../client/games/kittens/text/event-log.ts";
import type { KittensEvent } from "../../../../shared/games/kittens/events.ts";
import type { Play } from "../../../../shared/games/kittens/state.ts";
import { Seated } from "./seated.ts";

const position = { hands: [["skip"], ["nope"], ["skip"]] } as const;
const attack: Play = { form: "card", seat: 1, cards: ["attack"], as: null, target: null, names: null };

function told(viewer: number, ...events: readonly KittensEvent[]): readonly string[] {
  const table = new Seated(position, viewer);
  table.tell(events);
  return logLines(table.story, table.labels).map(({ phrase }) => table.labels.plain(phrase));
}

test("a drawn card is named only to its player", () => {
  const event: KittensEvent = { type: "card-drawn", seat: 1, card: "skip" };
  expect(told(1, event)).toEqual(["You drew Skip"]);
  expect(told(0, event)).toEqual(["Mochi drew a card"]);
});

test("a stolen card is named only to thief and victim", () => {
  const event: KittensEvent = { type: "card-stolen", from: 0, to: 1, card: "favor" };
  expect(told(0, event)).toEqual(["Mochi stole Favor from you"]);
  expect(told(1, event)).toEqual(["You stole Favor from Ann"]);
  expect(told(2, event)).toEqual(["Mochi stole a card from Ann"]);
});

test("a Nope is logged with its effect", () => {
  const nope = (seat: number): KittensEvent => ({ type: "noped", seat, card: "nope" });
  expect(told(0, { type: "card-played", play: attack }, nope(2), nope(1))).toEqual([
    "Mochi played Attack",
    "Biscuit played Nope: attack stopped",
    "Mochi played Nope: attack back on",
  ]);
});

test("a Nope after a NOW card refers to the play below it again", () => {
  const now: Play = { ...attack, seat: 2, cards: ["shuffle-now"] };
  expect(
    told(
      0,
      { type: "card-played", play: attack },
      { type: "noped", seat: 0, card: "nope" },
      { type: "card-played", play: now },
      { type: "play-settled", play: now, cancelled: false },
      { type: "noped", seat: 2, card: "nope" },
    ),
  ).toEqual([
    "Mochi played Attack",
    "You played Nope: attack stopped",
    "Biscuit played Shuffle NOW",
    "Biscuit played Nope: attack back on",
  ]);
});

describe("cards with another meaning", () => {
  const said = (play: Partial<Play>) => told(0, { type: "card-played", play: { ...attack, ...play } });

  test("a Godcat and a Clone are logged with their meaning", () => {
    expect(said({ cards: ["godcat"], as: "attack" })).toEqual(["Mochi played Godcat as Attack"]);
    expect(said({ cards: ["clone"], as: "favor", target: 0 })).toEqual(["Mochi played Clone as Favor on you"]);
  });

  test("a pair with stand-ins is named by its other card", () => {
    const pair = { form: "pair", target: 0 } as const;
    expect(said({ ...pair, cards: ["feral-cat", "goblin-cat"] })).toEqual(["Mochi played 2 × Goblin Cat to rob you"]);
    expect(said({ ...pair, cards: ["skip", "godcat"], as: "skip" })).toEqual(["Mochi played 2 × Skip to rob you"]);
    expect(said({ ...pair, cards: ["feral-cat", "feral-cat"] })).toEqual(["Mochi played 2 × Feral Cat to rob you"]);
  });

  test("a save is logged with its meaning", () => {
    expect(told(0, { type: "saved", seat: 1, card: "godcat", as: "defuse" })).toEqual(["Godcat as Defuse saved Mochi"]);
  });
});

test("only players of Clairvoyance read the slot of the kitten", () => {
  const hidden: KittensEvent = { type: "kitten-hidden", seat: 1, position: 2, watchers: [2] };
  expect(told(2, hidden)).toEqual(["Mochi hid the kitten, 2 cards above it"]);
  expect(told(0, hidden)).toEqual(["Mochi hid the kitten in the pile"]);
});

test("the end of the Clairvoyance wait is not logged, because it has no content", () => {
  expect(told(0, { type: "clairvoyance-over", seat: 1 })).toEqual([]);
});

test("the stopper of the shuffle is named, and so is a player who shuffles at once", () => {
  const shuffle: Play = { ...attack, cards: ["shuffle-until-stop"] };
  const until: readonly KittensEvent[] = [
    { type: "card-played", play: shuffle },
    { type: "play-settled", play: shuffle, cancelled: false },
    { type: "shuffle-started", seat: 1, stopper: 2 },
    { type: "shuffled", seat: 2 },
  ];
  expect(told(2, ...until).slice(1)).toEqual([
    "Mochi shuffles until you say stop",
    "You said stop: the pile is shuffled",
  ]);
  expect(told(0, { type: "shuffled", seat: 1 })).toEqual(["Mochi shuffled the pile"]);
});

test("an inspected card is named only to its player", () => {
  const events: readonly KittensEvent[] = [
    { type: "card-looked-at", seat: 1, from: "bottom", card: "skip" },
    { type: "card-put-on-top", seat: 1, card: "skip" },
  ];
  expect(told(1, ...events)).toEqual(["You found Skip at the bottom", "You put Skip on top"]);
  expect(told(0, ...events)).toEqual(["Mochi looked at the bottom card", "Mochi put the card on top"]);
});

describe("Armageddon", () => {
  test("the positions of the cards are logged only for the player who placed them", () => {
    const laid: KittensEvent = { type: "armageddon-laid", seat: 1, opponent: 0, before: "devilcat" };
    expect(told(1, laid)).toEqual(["You laid Devilcat before yourself, against Ann"]);
    expect(told(0, laid)).toEqual(["Mochi laid a card before you"]);
    expect(told(2, laid)).toEqual(["Mochi laid a card before Ann"]);
  });

  test("its end states whether the opponent swapped, and the resulting card", () => {
    const end = { type: "armageddon-revealed", seat: 1, opponent: 0 } as const;
    expect(told(2, { ...end, swapped: true, godcat: 1, devilcat: 0 })).toEqual(["Ann swapped and has Devilcat"]);
    expect(told(0, { ...end, swapped: false, godcat: 0, devilcat: 1 })).toEqual(["You stayed and have Godcat"]);
  });

  test("an elimination is logged with its cause", () => {
    expect(told(0, { type: "exploded", seat: 1, hand: [], cause: "devilcat" })).toEqual(["Devilcat: Mochi exploded"]);
    expect(told(0, { type: "exploded", seat: 1, hand: [], cause: "kitten" })).toEqual(["Mochi exploded"]);
  });
});

test("a return is logged with both players", () => {
  const returned: KittensEvent = { type: "returned", seat: 0, by: 1 };
  expect([0, 1, 2].flatMap((viewer) => told(viewer, returned))).toEqual([
    "Mochi brought you back",
    "You brought Ann back",
    "Mochi brought Ann back",
  ]);
});

test("Skip is logged as the end of one turn, Super Skip as the end of all turns", () => {
  const play: Play = { ...attack, cards: ["super-skip"] };
  const settled: KittensEvent = { type: "play-settled", play, cancelled: false };
  expect(told(0, { type: "card-played", play }, settled, { type: "skipped", seat: 1 }).at(-1)).toBe(
    "Mochi skipped all turns",
  );
  expect(told(0, { type: "skipped", seat: 1 })).toEqual(["Mochi skipped a draw"]);
});

test("a successful play is logged only after a Nope", () => {
  const settled: KittensEvent = { type: "play-settled", play: attack, cancelled: false };
  expect(told(0, { type: "card-played", play: attack }, settled)).toEqual(["Mochi played Attack"]);
});

test("a new deal starts a new log", () => {
  const dealt = (seat: number): KittensEvent => ({ type: "dealt", seat, hand: [] });
  expect(told(0, { type: "skipped", seat: 1 }, dealt(0), dealt(1))).toEqual(["The cards are dealt"]);
});

test("a name that looks like a placeholder is not replaced", () => {
  const table = new Seated(position);
  table.chairs = table.chairs.map((chair) => ({ ...chair, name: "{{card}} $t(kittens.you)" }));
  table.tell([{ type: "skipped", seat: 1 }]);
  const [line] = logLines(table.story, table.labels);
  expect(table.labels.plain(line?.phrase ?? [])).toBe("{{card}} $t(kittens.you) skipped a draw");
});

describe("every event has a sentence without missing values, from every perspective, in both languages", () => {
  const pair: Play = { form: "pair", seat: 0, cards: ["moon-cat", "moon-cat"], as: null, target: 1, names: null };
  const events: readonly KittensEvent[] = [
    { type: "turn-began", seat: 0, owes: 1, attacked: false },
    { type: "turn-began", seat: 0, owes: 3, attacked: true },
    { type: "card-played", play: pair },
    { type: "card-played", play: { ...pair, form: "triple", names: "skip" } },
    { type: "card-played", play: { ...pair, form: "five", target: null } },
    { type: "card-played", play: { ...pair, form: "card", cards: ["favor"] } },
    { type: "card-played", play: attack },
    { type: "card-played", play: { ...attack, cards: ["godcat"], as: "attack" } },
    { type: "card-played", play: { ...attack, cards: ["clone"], as: "favor", target: 0 } },
    { type: "noped", seat: 0, card: "nope" },
    { type: "passed", seat: 0 },
    { type: "play-settled", play: attack, cancelled: true },
    { type: "play-settled", play: pair, cancelled: false },
    { type: "card-drawn", seat: 0, card: "skip" },
    { type: "kitten-drawn", seat: 0 },
    { type: "pile-was-empty", seat: 0 },
    { type: "saved", seat: 0, card: "defuse", as: "defuse" },
    { type: "saved", seat: 0, card: "clone", as: "zombie-kitten" },
    { type: "clairvoyance-over", seat: 0 },
    { type: "kitten-hidden", seat: 0, position: 0, watchers: [2] },
    { type: "kitten-hidden", seat: 0, position: 2, watchers: [2] },
    { type: "exploded", seat: 0, hand: ["skip"], cause: "kitten" },
    { type: "exploded", seat: 0, hand: ["skip"], cause: "devilcat" },
    { type: "died", seat: 0, cause: "kitten" },
    { type: "died", seat: 0, cause: "devilcat" },
    { type: "returned", seat: 0, by: 1 },
    { type: "skipped", seat: 0 },
    { type: "attacked", seat: 0, target: 1, owes: 2 },
    { type: "future-seen", seat: 0, cards: ["skip", "favor"] },
    { type: "future-revealed", seat: 0, cards: ["skip", "favor"] },
    { type: "shuffle-started", seat: 0, stopper: 1 },
    { type: "shuffled", seat: 0 },
    { type: "card-looked-at", seat: 0, from: "bottom", card: "skip" },
    { type: "card-looked-at", seat: 0, from: "top", card: "skip" },
    { type: "card-kept", seat: 0, card: "skip" },
    { type: "card-put-on-top", seat: 0, card: "skip" },
    { type: "card-chosen", seat: 0, card: "skip" },
    { type: "card-buried", seat: 0, card: "skip" },
    { type: "card-given", from: 0, to: 1, card: "skip" },
    { type: "card-stolen", from: 1, to: 0, card: "skip" },
    { type: "named-card-given", from: 0, to: 1, card: "skip" },
    { type: "named-card-missing", from: 0, to: 1, card: "skip" },
    { type: "hand-was-empty", seat: 0 },
    { type: "card-taken", seat: 0, card: "skip" },
    { type: "armageddon-laid", seat: 0, opponent: 1, before: "godcat" },
    { type: "armageddon-revealed", seat: 0, opponent: 1, swapped: true, godcat: 1, devilcat: 0 },
    { type: "armageddon-revealed", seat: 0, opponent: 1, swapped: false, godcat: 0, devilcat: 1 },
    { type: "godcat-returned", seat: 0 },
    { type: "game-over", winner: 0 },
  ];

  test.each(["en", "de"] as const)("%s", (language) => {
    for (const viewer of [0, 1, 2, null]) {
      const table = new Seated(position, viewer);
      table.language = language;
      table.tell(events);
      for (const { phrase } of logLines(table.story, table.labels)) {
        expect(table.labels.plain(phrase)).toMatch(/^[^{}]{5,70}$/);
        expect(table.labels.plain(phrase)).not.toMatch(/kittens\.|undefined/);
      }
    }
  });
});

test("the ribbon shows the last action, and the result of the previous one", () => {
  const table = new Seated({ hands: [["skip"], ["attack"]], turn: 1 });
  table.step(1, { type: "play", cards: ["attack"] }).allPass();
  const { ribbon } = table.scene;
  expect(table.labels.plain(ribbon?.phrase.wide ?? [])).toBe("Mochi’s attack: you owe 2 turns");
  table.step(0, { type: "draw" });
  expect(table.labels.plain(table.scene.ribbon?.phrase.wide ?? [])).toBe("You drew Skip");
  expect(table.labels.plain(table.scene.ribbon?.before ?? [])).toBe("Mochi’s attack: you owe 2 turns");
});

test("the ribbon shows the meaning of a played Godcat, and omits its return to the playmat", () => {
  const table = new Seated({ edition: "good-vs-evil", hands: [["skip"], ["godcat"]], turn: 1 });
  table.step(1, { type: "play", cards: ["godcat"], as: "reveal-the-future" });
  expect(table.labels.plain(table.scene.ribbon?.phrase.wide ?? [])).toBe("Mochi played Godcat as Reveal the Future");
});

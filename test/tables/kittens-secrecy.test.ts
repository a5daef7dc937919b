import { describe, expect, test } from "vitest";
import type { EditionId } from "../../shared/games/kittens/editions/registry.ts";
import { position } from "../rules/position.ts";
import { experience, type Moves } from "../support/experience.ts";
import { wiredKittens } from "../support/wired-game.ts";

/** Returns everything that a viewer receives during these commands at a table of an edition. */
const sent = (edition: EditionId, text: string, viewer: string, moves: Moves) =>
  experience(wiredKittens, edition, position(text, "secrecy", 1, edition), viewer, moves);

const zombie = (text: string, viewer: string, moves: Moves) => sent("zombie", text, viewer, moves);
const goodVsEvil = (text: string, viewer: string, moves: Moves) => sent("good-vs-evil", text, viewer, moves);

const saves: Moves = [
  ["ann", "draw"],
  ["ann", "save with zombie-kitten"],
];

describe("Clairvoyance (K50)", () => {
  const hands = (bob: string, cleo: string) =>
    `ann: zombie-kitten | bob: ${bob} | cleo: ${cleo} | dan: skip | pile: exploding-kitten skip favor nope`;
  const passed: Moves = [...saves, ["bob", "pass"], ["cleo", "pass"], ["dan", "pass"], ["ann", "insert 2"]];

  test.each(["ann", "dan", "spectator"])("%s cannot detect its holder, nor whether there is one", (viewer) => {
    const nobody = zombie(hands("skip", "skip"), viewer, passed);
    expect(zombie(hands("clairvoyance-now", "skip"), viewer, passed)).toEqual(nobody);
    expect(zombie(hands("skip", "clairvoyance-now"), viewer, passed)).toEqual(nobody);
  });

  const watched = (place: number): Moves => [
    ...saves,
    ["bob", "play clairvoyance-now"],
    ...["ann", "cleo", "dan", "bob", "cleo", "dan"].map((name) => [name, "pass"] as const),
    ["ann", `insert ${place}`],
  ];

  test.each(["cleo", "dan", "spectator"])("%s cannot see the position that another player's card shows", (viewer) => {
    const table = hands("clairvoyance-now", "skip");
    expect(zombie(table, viewer, watched(0))).toEqual(zombie(table, viewer, watched(3)));
  });

  test("its player sees the position", () => {
    const table = hands("clairvoyance-now", "skip");
    expect(zombie(table, "bob", watched(0))).not.toEqual(zombie(table, "bob", watched(3)));
  });
});

describe("two kittens that are put back after a return (K47)", () => {
  const table =
    "ann: zombie-kitten | bob: skip | cleo: skip | dan: nope | dead: cleo | pile: exploding-kitten skip favor nope";
  const hidden = (first: number, second: number): Moves => [
    ["ann", "draw"],
    ["ann", "save with zombie-kitten returning cleo"],
    ...["bob", "cleo", "dan"].map((name) => [name, "pass"] as const),
    ["ann", `insert ${first}`],
    ["ann", `insert ${second}`],
  ];

  test.each(["bob", "cleo", "dan", "spectator"])("%s cannot see the position of either kitten", (viewer) => {
    const once = zombie(table, viewer, hidden(0, 0));
    expect(zombie(table, viewer, hidden(3, 0))).toEqual(once);
    expect(zombie(table, viewer, hidden(0, 4))).toEqual(once);
  });
});

describe("the two cards of an Armageddon (K40)", () => {
  const table = "ann: armageddon defuse | bob: defuse | cleo: attack | pile: attack favor";
  const laid = (card: string): Moves => [
    ["ann", "play armageddon"],
    ["bob", "pass"],
    ["cleo", "pass"],
    ["ann", `lay ${card} against bob`],
  ];

  test.each(["bob", "cleo", "spectator"])("%s cannot distinguish them until they are turned", (viewer) => {
    expect(goodVsEvil(table, viewer, laid("godcat"))).toEqual(goodVsEvil(table, viewer, laid("devilcat")));
  });

  test("ann, who placed them, can distinguish them", () => {
    expect(goodVsEvil(table, "ann", laid("godcat"))).not.toEqual(goodVsEvil(table, "ann", laid("devilcat")));
  });
});

describe("the cards fed to the Dead (K52)", () => {
  const table =
    "ann: feed-the-dead-now | bob: skip attack | cleo: nope nope | dan: favor | dead: dan | pile: skip favor";
  const fed = (card: string, ...others: Moves): Moves => [
    ["ann", "play feed-the-dead-now on dan"],
    ...["bob", "cleo", "dan"].map((name) => [name, "pass"] as const),
    ["bob", `give ${card}`],
    ...others,
  ];

  test.each(["ann", "cleo", "dan", "spectator"])("%s cannot see a choice while others still choose", (viewer) => {
    expect(zombie(table, viewer, fed("skip"))).toEqual(zombie(table, viewer, fed("attack")));
  });

  const all: Moves = [["cleo", "give nope"]];

  test.each(["ann", "cleo", "spectator"])("%s never sees a card that another player gave", (viewer) => {
    expect(zombie(table, viewer, fed("skip", ...all))).toEqual(zombie(table, viewer, fed("attack", ...all)));
  });

  test("dan, who was fed, sees them", () => {
    expect(zombie(table, "dan", fed("skip", ...all))).not.toEqual(zombie(table, "dan", fed("attack", ...all)));
  });
});

describe("the card that a Grave Robber takes from the Dead (K53)", () => {
  const table = "ann: grave-robber | bob: skip | cleo: favor attack | dead: cleo | pile: skip favor nope";
  const robbed = (card: string): Moves => [
    ["ann", "play grave-robber"],
    ["bob", "pass"],
    ["cleo", "pass"],
    ["cleo", `give ${card}`],
  ];

  test.each(["ann", "bob", "spectator"])("%s cannot see it", (viewer) => {
    expect(zombie(table, viewer, robbed("favor"))).toEqual(zombie(table, viewer, robbed("attack")));
  });
});

describe("the cards that the Dead keep (K46)", () => {
  const dies: Moves = [
    ["ann", "draw"],
    ["ann", "explode"],
  ];
  const table = (kept: string) =>
    `ann: zombie-kitten ${kept} | bob: skip | cleo: nope | pile: exploding-kitten skip favor`;

  test.each(["bob", "cleo", "spectator"])("%s cannot see them", (viewer) => {
    expect(zombie(table("attack"), viewer, dies)).toEqual(zombie(table("clairvoyance-now"), viewer, dies));
  });
});

describe("a card that a player looks at and decides about", () => {
  const heck = (bottom: string) => `ann: raising-heck defuse | bob: favor | cleo: nope | pile: favor favor ${bottom}`;
  const dig = (top: string) => `ann: dig-deeper zombie-kitten | bob: skip | cleo: nope | pile: ${top} favor skip`;
  const played = (card: string, then: string): Moves => [
    ["ann", `play ${card}`],
    ["bob", "pass"],
    ["cleo", "pass"],
    ["ann", then],
  ];

  test.each(["bob", "cleo", "spectator"])("%s cannot see the card that Raising Heck moved up (K39)", (viewer) => {
    const puts = played("raising-heck", "return");
    expect(goodVsEvil(heck("attack"), viewer, puts)).toEqual(goodVsEvil(heck("exploding-kitten"), viewer, puts));
  });

  test.each(["bob", "cleo", "spectator"])("%s cannot see the card that Dig Deeper left on top (K54)", (viewer) => {
    const puts = played("dig-deeper", "return");
    expect(zombie(dig("attack"), viewer, puts)).toEqual(zombie(dig("exploding-kitten"), viewer, puts));
  });
});

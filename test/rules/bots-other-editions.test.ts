import { describe, expect, test } from "vitest";
import { seededRandom } from "../../shared/core/rng.ts";
import { bots } from "../../shared/games/kittens/bots/registry.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { type Position, position as positionIn, tally } from "./position.ts";

/** Commands of the steady bot in this position, over many seeds. */
function answers(table: Position, name: string): readonly string[] {
  const view = table.view(name);
  return [...tally(100, (seed) => JSON.stringify(bots.steady(view, seededRandom(seed)))).keys()];
}

const apocalypse = (text: string, turns = 1) => positionIn(text, "bots", turns, "apocalypse:good-vs-evil");
const zombie = (text: string, turns = 1) => positionIn(text, "bots", turns, "zombie");

const said = (...commands: readonly unknown[]) => commands.map((command) => JSON.stringify(command));

describe("the steady bot in an Armageddon", () => {
  const duel = () => {
    const table = apocalypse(
      "ann: armageddon defuse | bob: skip | cleo: skip skip | pile: exploding-kitten exploding-kitten",
    );
    table.act("ann", "play armageddon");
    table.pass();
    return table;
  };

  test("lays either card in front of itself, against the opponent with the fewest cards", () => {
    expect(answers(duel(), "ann").toSorted()).toEqual(
      said({ type: "lay", card: "devilcat", target: 1 }, { type: "lay", card: "godcat", target: 1 }),
    );
  });

  test("stays or swaps at random, regardless of the card in front of it", () => {
    for (const card of ["godcat", "devilcat"]) {
      const table = duel();
      table.act("ann", `lay ${card} against bob`);
      expect(answers(table, "bob").toSorted()).toEqual(said({ type: "stay" }, { type: "swap" }));
    }
  });

  test("plays Armageddon only if it has a save", () => {
    const kittens = "pile: exploding-kitten";
    const call = said({ type: "play", cards: ["armageddon"] });
    expect(answers(apocalypse(`ann: armageddon defuse | bob: skip | ${kittens}`), "ann")).toEqual(call);
    expect(answers(apocalypse(`ann: armageddon nope | bob: skip | ${kittens}`), "ann")).toEqual(said({ type: "draw" }));
  });
});

describe("the steady bot that has drawn a kitten", () => {
  test("plays a Defuse instead of returning a Dead player, and a Zombie Kitten if no player is Dead", () => {
    const hand = "ann: defuse zombie-kitten godcat | bob: | cleo: skip | pile: exploding-kitten skip skip skip";
    const saves = (text: string) => {
      const table = apocalypse(text);
      table.act("ann", "draw");
      return answers(table, "ann");
    };
    expect(saves(`${hand} | dead: cleo`)).toEqual(said({ type: "save", card: "defuse" }));
    expect(saves(hand)).toEqual(said({ type: "save", card: "zombie-kitten" }));
  });

  test("returns the Dead player with the fewest cards", () => {
    const table = zombie(
      "ann: zombie-kitten | bob: | cleo: skip nope | dan: skip | pile: exploding-kitten skip skip skip | dead: cleo dan",
    );
    table.act("ann", "draw");
    expect(answers(table, "ann")).toEqual(said({ type: "save", card: "zombie-kitten", target: 3 }));
  });

  test("explodes with a save in hand if it would probably not survive the turns it owes", () => {
    const draw = (turns: number) => {
      const table = zombie(
        "ann: zombie-kitten | bob: | cleo: | dan: | pile: exploding-kitten exploding-kitten | dead: dan",
        turns,
      );
      table.act("ann", "draw");
      return answers(table, "ann");
    };
    expect(draw(4)).toEqual(said({ type: "explode" }));
    expect(draw(1)).toEqual(said({ type: "save", card: "zombie-kitten", target: 3 }));
  });
});

describe("the steady bot as a Dead player", () => {
  test("plays Feed the Dead on itself", () => {
    const table = zombie("ann: skip | bob: | cleo: feed-the-dead-now | pile: skip exploding-kitten | dead: cleo");
    table.act("ann", "play skip");
    expect(answers(table, "cleo")).toEqual(said({ type: "play", cards: ["feed-the-dead-now"], target: 2 }));
  });

  test("plays Feed the Dead without a pending play, while a living bot does not act out of turn", () => {
    const fed = zombie("ann: skip | bob: | cleo: feed-the-dead-now | pile: skip exploding-kitten | dead: cleo");
    expect(kittens.outOfTurnCommand(fed.view("cleo"))).toEqual({
      type: "play",
      cards: ["feed-the-dead-now"],
      target: 2,
    });
    const living = zombie("ann: skip | bob: feed-the-dead-now | cleo: | pile: skip exploding-kitten | dead: cleo");
    expect(kittens.outOfTurnCommand(living.view("bob"))).toBeNull();
  });

  test("Nopes an attack on the second-last living player, because that death would end the game", () => {
    const attack = (players: string) => {
      const table = zombie(`${players} | pile: exploding-kitten skip exploding-kitten`);
      table.act("ann", "play attack");
      return answers(table, "cleo");
    };
    expect(attack("ann: attack | bob: | cleo: nope | dead: cleo")).toEqual(said({ type: "nope" }));
    expect(attack("ann: attack | bob: | cleo: nope | dan: | dead: cleo")).toEqual(said({ type: "pass" }));
  });

  test("gives the Grave Robber its least valuable card", () => {
    const table = zombie("ann: grave-robber | bob: | cleo: nope ghost-cat zombie-kitten | pile: skip | dead: cleo");
    table.act("ann", "play grave-robber");
    table.pass();
    expect(answers(table, "cleo")).toEqual(said({ type: "give", card: "ghost-cat" }));
  });
});

describe("the steady bot", () => {
  test("does not spend a Clone on a theft or on a turn without danger", () => {
    const pile = Array(30).fill("skip").join(" ");
    const table = zombie(`ann: clone skip | bob: nope | pile: exploding-kitten ${pile} | discard: attack`);
    expect(answers(table, "ann")).toEqual(said({ type: "draw" }));
  });

  test("uses a Clone to avoid a kitten if it has no other card for that", () => {
    const table = zombie("ann: clone | bob: nope | pile: exploding-kitten skip | discard: skip");
    expect(answers(table, "ann")).toEqual(said({ type: "play", cards: ["clone"] }));
  });

  test("answers a Nope against its escape with a Clone", () => {
    const table = zombie("ann: attack clone | bob: nope | pile: exploding-kitten skip");
    table.act("ann", "play attack");
    table.act("bob", "nope");
    expect(answers(table, "ann")).toEqual(said({ type: "nope", card: "clone" }));
  });

  test("saves the Godcat for a kitten unless it has another save", () => {
    const hand = (cards: string) => answers(apocalypse(`ann: ${cards} | bob: nope | pile: exploding-kitten`), "ann");
    expect(hand("godcat")).toEqual(said({ type: "draw" }));
    expect(hand("godcat defuse")[0]).toContain('"godcat"');
  });

  test("picks the Godcat when it steals from its holder", () => {
    const table = apocalypse(
      "ann: ghost-cat feral-cat | bob: godcat skip | cleo: skip skip skip | pile: exploding-kitten",
    );
    expect(answers(table, "ann")).toEqual(said({ type: "play", cards: ["ghost-cat", "feral-cat"], target: 1 }));
    table.act("ann", "play ghost-cat feral-cat on bob");
    table.pass();
    expect(answers(table, "ann")).toEqual(said({ type: "pick", card: "godcat" }));
  });

  test("feeds the Dead player with the fewest cards if it can", () => {
    const table = zombie(
      "ann: feed-the-dead-now | bob: skip | cleo: skip skip | dan: | pile: skip skip | dead: cleo dan",
    );
    expect(answers(table, "ann")).toEqual(said({ type: "play", cards: ["feed-the-dead-now"], target: 3 }));
  });

  test("plays Clairvoyance once while a kitten is put back, and only while it is alive", () => {
    const table = zombie(
      "ann: zombie-kitten | bob: clairvoyance-now clairvoyance-now | cleo: clairvoyance-now | dan: | pile: exploding-kitten skip | dead: cleo dan",
    );
    table.act("ann", "draw");
    table.act("ann", "save with zombie-kitten returning dan");
    expect(answers(table, "cleo")).toEqual(said({ type: "pass" }));
    expect(answers(table, "bob")).toEqual(said({ type: "play", cards: ["clairvoyance-now"] }));
    table.act("bob", "play clairvoyance-now");
    table.pass();
    expect(answers(table, "bob")).toEqual(said({ type: "pass" }));
  });

  test("puts a looked-at kitten on top, and keeps any other card", () => {
    const dig = (card: string) => {
      const table = zombie(`ann: dig-deeper | bob: | pile: ${card} skip skip`);
      table.act("ann", "play dig-deeper");
      table.pass();
      return answers(table, "ann");
    };
    expect(dig("exploding-kitten")).toEqual(said({ type: "return" }));
    expect(dig("favor")).toEqual(said({ type: "keep" }));
  });
});

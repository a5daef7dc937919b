import { describe, expect, test } from "vitest";
import { kittens } from "../../shared/games/kittens/game.ts";
import { position } from "./position.ts";

describe("a player's knowledge of the draw pile", () => {
  /** ann has looked at the top three cards. */
  const afterLooking = (hands = "ann: see-the-future | bob: | cleo:") => {
    const table = position(`${hands} | pile: skip favor exploding-kitten nope exploding-kitten`);
    table.act("ann", "play see-the-future");
    table.pass();
    return table;
  };

  test("contains the cards seen with See the Future, but not for other players (K34)", () => {
    const table = afterLooking();
    expect(table.view("ann").known).toEqual(["skip", "favor", "exploding-kitten"]);
    expect(table.view("bob").known).toEqual([]);
    expect(kittens.view(table.state, "spectator").known).toEqual([]);
  });

  test("moves up when any player draws", () => {
    const table = afterLooking();
    table.act("ann", "draw");
    table.act("bob", "draw");
    expect(table.view("ann").known).toEqual(["exploding-kitten"]);
  });

  test("is lost when any player shuffles (K38)", () => {
    const table = afterLooking("ann: see-the-future skip | bob: shuffle | cleo:");
    table.act("ann", "play skip");
    table.pass();
    table.act("bob", "play shuffle");
    table.pass();
    expect(table.view("ann").known).toEqual([]);
  });

  test("stays when a Shuffle is Noped (K25)", () => {
    const table = afterLooking("ann: see-the-future shuffle | bob: nope | cleo:");
    table.act("ann", "play shuffle");
    table.act("bob", "nope");
    table.pass();
    expect(table.view("ann").known).toEqual(["skip", "favor", "exploding-kitten"]);
  });

  test("is lost when another player puts a kitten back at a secret position (K10)", () => {
    const table = position("ann: see-the-future | bob: defuse | cleo: | pile: skip exploding-kitten favor nope");
    table.act("ann", "play see-the-future");
    table.pass();
    table.act("ann", "draw");
    table.act("bob", "draw");
    table.act("bob", "save with defuse");
    table.act("bob", "insert 1");
    expect(table.view("ann").known).toEqual([]);
    expect(table.view("bob").known).toEqual([null, "exploding-kitten"]);
  });

  test("stays around the kitten when the player puts it back themself (K10)", () => {
    const table = position("ann: see-the-future defuse | bob: | pile: exploding-kitten skip favor nope");
    table.act("ann", "play see-the-future");
    table.pass();
    table.act("ann", "draw");
    table.act("ann", "save with defuse");
    table.act("ann", "insert 1");
    expect(table.view("ann").known).toEqual(["skip", "exploding-kitten", "favor"]);
  });

  test("is renewed on top by another look, and kept below it", () => {
    const table = position(
      "ann: defuse see-the-future skip | bob: skip | pile: exploding-kitten favor nope shuffle attack",
    );
    table.act("ann", "draw");
    table.act("ann", "save with defuse");
    table.act("ann", "insert 4");
    table.act("bob", "play skip");
    table.pass();
    table.act("ann", "play see-the-future");
    table.pass();
    expect(table.view("ann").known).toEqual(["favor", "nope", "shuffle", null, "exploding-kitten"]);
  });
});

describe("events seen by other players", () => {
  test("a pass is visible only to its player (K23)", () => {
    const table = position("ann: skip | bob: | cleo: | pile: nope");
    table.act("ann", "play skip");
    const [before, seenByAnn] = [table.view("cleo"), table.view("ann")].map((view) => JSON.stringify(view));
    const events = table.act("bob", "pass");
    expect(JSON.stringify(table.view("cleo"))).toBe(before);
    expect(JSON.stringify(table.view("ann"))).toBe(seenByAnn);
    expect(table.view("bob").pending).toMatchObject([{ kind: "nope", passed: true }]);
    expect(events.map((event) => kittens.redact(event, table.seat("cleo")))).toEqual([null]);
    expect(events.map((event) => kittens.redact(event, table.seat("bob")))).toEqual(events);
  });

  test("the position of a hidden kitten is visible only to its player (K10)", () => {
    const table = position("ann: defuse | bob: | pile: exploding-kitten nope");
    table.act("ann", "draw");
    table.act("ann", "save with defuse");
    const events = table.act("ann", "insert 1");
    const place = { type: "kitten-hidden", seat: 0, watchers: [] };
    expect(events.map((event) => kittens.redact(event, 0))).toContainEqual({ ...place, position: 1 });
    expect(events.map((event) => kittens.redact(event, 1))).toContainEqual({ ...place, position: null });
  });

  test("a stolen card is visible only to thief and victim (K28)", () => {
    const table = position("ann: moon-cat moon-cat | bob: defuse | cleo: | pile: nope");
    table.act("ann", "play moon-cat moon-cat on bob");
    table.pass();
    const [event] = table.act("ann", "pick");
    if (!event) throw new Error("nothing was told");
    const told = (viewer: number | "spectator") => kittens.redact(event, viewer);
    expect([told(0), told(1)]).toEqual([event, event]);
    expect([told(2), told("spectator")]).toEqual([
      { ...event, card: null },
      { ...event, card: null },
    ]);
  });
});

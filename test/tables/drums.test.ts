import { expect, test } from "vitest";
import { settingsFor, TableFixture } from "../support/table-fixture.ts";

const refused = (code: string) => ({ ok: false, error: { kind: "company", code } });

/** Creates a game where Ann's cards whirl and Bob must say stop. */
function whirling(): TableFixture {
  const people = ["ann", "bob", "cat"];
  for (let seed = 0; ; seed += 1) {
    const fixture = new TableFixture(people, { settings: settingsFor(3, "good-vs-evil") }, `drums ${seed}`);
    fixture.manage("ann", { type: "start" });
    const { turn, hand } = fixture.view("ann");
    if (turn !== 0 || !hand.includes("shuffle-until-stop")) continue;
    fixture.act("ann", { type: "play", cards: ["shuffle-until-stop"] });
    while (fixture.view("ann").pending.at(-1)?.kind === "nope") fixture.timers.pass(1000);
    return fixture;
  }
}

test("the other players can drum while a player must say stop", () => {
  const fixture = whirling();
  expect(fixture.drum("ann")).toEqual({ ok: true, value: { seat: 0, who: 1 } });
  expect(fixture.drum("cat")).toEqual({ ok: true, value: { seat: 2, who: 3 } });
});

test("the player who must say stop cannot drum", () => {
  expect(whirling().drum("bob")).toEqual(refused("not-now"));
});

test("a player cannot drum before or after the stop decision", () => {
  const fixture = whirling();
  fixture.act("bob", { type: "stop" });
  expect(fixture.drum("ann")).toEqual(refused("not-now"));
  expect(new TableFixture(["ann", "bob"]).drum("ann")).toEqual(refused("not-now"));
});

test("drumming changes nothing in the game", () => {
  const fixture = whirling();
  const { seq } = fixture.table.games;
  fixture.drum("ann");
  expect([fixture.table.games.seq, fixture.view("ann").pending.at(-1)?.kind]).toEqual([seq, "stop"]);
});

test("a player may drum twelve times in three seconds without limiting other players", () => {
  const fixture = whirling();
  for (let count = 1; count <= 12; count += 1) expect(fixture.drum("ann").ok).toBe(true);
  expect(fixture.drum("ann")).toEqual(refused("too-fast"));
  expect(fixture.drum("cat").ok).toBe(true);
  fixture.timers.pass(3_000);
  expect(fixture.drum("ann").ok).toBe(true);
});

test("a spectator cannot drum", () => {
  const fixture = whirling();
  fixture.watch("eve");
  expect(fixture.drum("eve")).toEqual({ ok: false, error: { kind: "not-seated" } });
});

test.each([null, "", 0, [], { seat: 2 }])("the message %j is rejected as a malformed drum", (message) => {
  expect(whirling().drum("ann", message)).toEqual(refused("malformed"));
});

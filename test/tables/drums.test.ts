import { expect, test } from "vitest";
import { House, settingsFor } from "../support/house.ts";

const refused = (code: string) => ({ ok: false, error: { kind: "company", code } });

/** Creates a game where Ann's cards whirl and Bob must say stop. */
function whirling(): House {
  const people = ["ann", "bob", "cat"];
  for (let seed = 0; ; seed += 1) {
    const house = new House(people, { settings: settingsFor(3, "good-vs-evil") }, `drums ${seed}`);
    house.manage("ann", { type: "start" });
    const { turn, hand } = house.view("ann");
    if (turn !== 0 || !hand.includes("shuffle-until-stop")) continue;
    house.act("ann", { type: "play", cards: ["shuffle-until-stop"] });
    while (house.view("ann").pending.at(-1)?.kind === "nope") house.timers.pass(1000);
    return house;
  }
}

test("the other players can drum while a player must say stop", () => {
  const house = whirling();
  expect(house.drum("ann")).toEqual({ ok: true, value: { seat: 0, who: 1 } });
  expect(house.drum("cat")).toEqual({ ok: true, value: { seat: 2, who: 3 } });
});

test("the player who must say stop cannot drum", () => {
  expect(whirling().drum("bob")).toEqual(refused("not-now"));
});

test("a player cannot drum before or after the stop decision", () => {
  const house = whirling();
  house.act("bob", { type: "stop" });
  expect(house.drum("ann")).toEqual(refused("not-now"));
  expect(new House(["ann", "bob"]).drum("ann")).toEqual(refused("not-now"));
});

test("drumming changes nothing in the game", () => {
  const house = whirling();
  const { seq } = house.table.games;
  house.drum("ann");
  expect([house.table.games.seq, house.view("ann").pending.at(-1)?.kind]).toEqual([seq, "stop"]);
});

test("a player may drum twelve times in three seconds without limiting other players", () => {
  const house = whirling();
  for (let count = 1; count <= 12; count += 1) expect(house.drum("ann").ok).toBe(true);
  expect(house.drum("ann")).toEqual(refused("too-fast"));
  expect(house.drum("cat").ok).toBe(true);
  house.timers.pass(3_000);
  expect(house.drum("ann").ok).toBe(true);
});

test("a spectator cannot drum", () => {
  const house = whirling();
  house.watch("eve");
  expect(house.drum("eve")).toEqual({ ok: false, error: { kind: "not-seated" } });
});

test.each([null, "", 0, [], { seat: 2 }])("the message %j is rejected as a malformed drum", (message) => {
  expect(whirling().drum("ann", message)).toEqual(refused("malformed"));
});

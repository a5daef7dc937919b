import { Protocol } from "@colyseus/core";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { below, randomFrom } from "../../shared/core/rng.ts";
import { House, settingsFor } from "../support/house.ts";
import type { Listener } from "../support/listener.ts";

const people = ["ann", "bob", "cat"];
const editions = ["original", "good-vs-evil", "zombie", "apocalypse:original", "love-letter"];

/** Starts a game of Ann, Bob and Cat. */
function playing(edition = "original"): House {
  const house = new House(people, { settings: settingsFor(3, edition) }, "a chair passes over");
  house.manage("ann", { type: "start" });
  return house;
}

/** Complete state that a connection has received. */
const stateOf = ({ table }: Listener) => stateFormat.parse(JSON.parse(JSON.stringify(table)));
const stateFormat = z.looseObject({ chairs: z.array(z.unknown()) });

const patch: number = Protocol.ROOM_STATE_PATCH;

function actSomehow(house: House, names: readonly string[], chance: ReturnType<typeof randomFrom>): void {
  const asked = names.find((name) => house.legal(name).length > 0) ?? "";
  const legal = asked === "" ? [] : house.legal(asked);
  const command = legal[below(chance, legal.length)];
  if (command) house.act(asked, command);
}

describe.each(editions)("%s", (edition) => {
  test("after a transfer at any step the account knows exactly what the guest knew, and others learn nothing", () => {
    const house = playing(edition);
    const chance = randomFrom("steps");
    let name = "ann";
    for (let step = 0; step < 40 && house.table.phase === "playing"; step += 1) {
      const before = [name, "bob", "cat", "eve"].map((who) => house.knownTo(who));
      const next = `a-${step}`;
      house.passOver(name, next);
      expect([next, "bob", "cat", name].map((who) => house.knownTo(who))).toEqual(before.with(3, house.knownTo("eve")));
      name = next;
      actSomehow(house, [name, "bob", "cat"], chance);
    }
  });

  test("a transfer sends others only the new occupant of the chair", () => {
    const house = playing(edition);
    const heard = ["bob", "cat", "eve"].map((name) => house.listen(name));
    const before = heard.map(stateOf);
    house.passOver("ann", "a-ann");
    const [chair] = house.table.seats.faces();
    expect(heard.map(stateOf)).toEqual(before.map((state) => ({ ...state, chairs: state.chairs.with(0, chair) })));
    expect(heard.flatMap(({ frames }) => frames.map(([kind]) => kind))).toEqual(heard.map(() => patch));
  });
});

test("a host who transfers their chair stays the host", () => {
  const house = new House(people);
  house.passOver("ann", "a-ann");
  expect([house.host, house.names.slice(0, 3)]).toEqual(["a-ann", ["a-ann", "bob", "cat"]]);
  expect(house.manage("a-ann", { type: "start" }).ok).toBe(true);
});

test("a transferred chair has the account's name and the same number", () => {
  const house = playing();
  const [before] = house.table.seats.faces();
  house.passOver("ann", "a-ann");
  expect(house.table.seats.faces()[0]).toEqual({ ...before, name: "a-ann", guest: false });
  expect(before?.guest).toBe(true);
});

test("a transfer preserves timeouts, wins, the auto-pass setting and a vote", () => {
  const house = playing();
  house.manage("ann", { type: "let-pass", consent: "unless-hit" });
  const person = house.table.seats.personOf("ann");
  Object.assign(person ?? {}, { missed: 1, wins: 3, ready: true });
  house.passOver("ann", "a-ann");
  const now = house.table.seats.personOf("a-ann");
  expect(now).toMatchObject({ missed: 1, wins: 3, ready: true, consent: "unless-hit" });
});

test("a guest who has left the running game can return as an account", () => {
  const house = playing();
  house.manage("ann", { type: "leave" });
  expect(house.presences[0]).toBe("left");
  house.passOver("ann", "a-ann");
  expect(house.presences[0]).toBe("here");
});

test("a replaced guest stays replaced as an account", () => {
  const house = playing();
  house.table.conduct.putOut("ann");
  house.passOver("ann", "a-ann");
  expect(house.presences[0]).toBe("put-out");
});

test("a transferred chair still belongs to the account after a restart", () => {
  const house = playing();
  house.passOver("ann", "a-ann");
  const after = house.afterRestart();
  expect(after.table.seats.playerIds()).toEqual(["a-ann", "bob", "cat"]);
  expect(after.knownTo("a-ann")).toEqual(house.knownTo("a-ann"));
});

test("a transfer also moves the seat in the directory", async () => {
  const house = playing();
  house.passOver("ann", "a-ann");
  const seats = await Promise.all(["ann", "a-ann"].map((id) => house.tables.seatOf(id)));
  expect(seats).toEqual([null, house.table.seated]);
});

test("a spectator continues to watch as an account under the same number", () => {
  const house = new House(["ann", "bob"]);
  house.watch("eve");
  const [before] = house.table.people.spectators.faces;
  house.table.passOver("eve", { id: "a-eve", name: "a-eve", avatar: "01", guest: false });
  house.watch("a-eve");
  expect(house.table.people.spectators.faces).toEqual([{ ...before, name: "a-eve", guest: false }]);
});

test("an account with the name of another person at the table gets a distinguishing number", () => {
  const house = new House(["ann", "bob"]);
  house.table.passOver("ann", { id: "a-1", name: "bob", avatar: "01", guest: false });
  house.table.enter({ id: "a-1", name: "bob", avatar: "01", guest: false }, null);
  expect(house.names.slice(0, 2)).toEqual(["bob 2", "bob"]);
});

test("an account can vote for a rematch after the game", () => {
  const house = playing();
  house.manage("cat", { type: "leave" });
  house.manage("bob", { type: "leave" });
  house.playOut(60_000);
  house.passOver("ann", "a-ann");
  expect(house.manage("a-ann", { type: "rematch", ready: true }).ok).toBe(true);
});

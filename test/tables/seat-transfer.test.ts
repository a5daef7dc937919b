import { Protocol } from "@colyseus/core";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { newRandomState, randomInt } from "../../shared/core/rng.ts";
import type { Listener } from "../support/listener.ts";
import { settingsFor, TableFixture } from "../support/table-fixture.ts";

const people = ["ann", "bob", "cat"];
const editions = ["original", "good-vs-evil", "zombie", "apocalypse:original", "love-letter"];

/** Starts a game of Ann, Bob and Cat. */
function playing(edition = "original"): TableFixture {
  const fixture = new TableFixture(people, { settings: settingsFor(3, edition) }, "a chair passes over");
  fixture.manage("ann", { type: "start" });
  return fixture;
}

/** Complete state that a connection has received. */
const stateOf = ({ table }: Listener) => stateFormat.parse(JSON.parse(JSON.stringify(table)));
const stateFormat = z.looseObject({ chairs: z.array(z.unknown()) });

const patch: number = Protocol.ROOM_STATE_PATCH;

function actSomehow(fixture: TableFixture, names: readonly string[], chance: ReturnType<typeof newRandomState>): void {
  const asked = names.find((name) => fixture.legal(name).length > 0) ?? "";
  const legal = asked === "" ? [] : fixture.legal(asked);
  const command = legal[randomInt(chance, legal.length)];
  if (command) fixture.act(asked, command);
}

describe.each(editions)("%s", (edition) => {
  test("after a transfer at any step the account knows exactly what the guest knew, and others learn nothing", () => {
    const fixture = playing(edition);
    const chance = newRandomState("steps");
    let name = "ann";
    for (let step = 0; step < 40 && fixture.table.phase === "playing"; step += 1) {
      const before = [name, "bob", "cat", "eve"].map((who) => fixture.knownTo(who));
      const next = `a-${step}`;
      fixture.passOver(name, next);
      expect([next, "bob", "cat", name].map((who) => fixture.knownTo(who))).toEqual(
        before.with(3, fixture.knownTo("eve")),
      );
      name = next;
      actSomehow(fixture, [name, "bob", "cat"], chance);
    }
  });

  test("a transfer sends others only the new occupant of the chair", () => {
    const fixture = playing(edition);
    const heard = ["bob", "cat", "eve"].map((name) => fixture.listen(name));
    const before = heard.map(stateOf);
    fixture.passOver("ann", "a-ann");
    const [chair] = fixture.table.seats.faces();
    expect(heard.map(stateOf)).toEqual(before.map((state) => ({ ...state, chairs: state.chairs.with(0, chair) })));
    expect(heard.flatMap(({ frames }) => frames.map(([kind]) => kind))).toEqual(heard.map(() => patch));
  });
});

test("a host who transfers their chair stays the host", () => {
  const fixture = new TableFixture(people);
  fixture.passOver("ann", "a-ann");
  expect([fixture.host, fixture.names.slice(0, 3)]).toEqual(["a-ann", ["a-ann", "bob", "cat"]]);
  expect(fixture.manage("a-ann", { type: "start" }).ok).toBe(true);
});

test("a transferred chair has the account's name and the same number", () => {
  const fixture = playing();
  const [before] = fixture.table.seats.faces();
  fixture.passOver("ann", "a-ann");
  expect(fixture.table.seats.faces()[0]).toEqual({ ...before, name: "a-ann", guest: false });
  expect(before?.guest).toBe(true);
});

test("a transfer preserves timeouts, wins, the auto-pass setting and a vote", () => {
  const fixture = playing();
  fixture.manage("ann", { type: "let-pass", consent: "unless-hit" });
  const person = fixture.table.seats.personOf("ann");
  Object.assign(person ?? {}, { missed: 1, wins: 3, ready: true });
  fixture.passOver("ann", "a-ann");
  const now = fixture.table.seats.personOf("a-ann");
  expect(now).toMatchObject({ missed: 1, wins: 3, ready: true, consent: "unless-hit" });
});

test("a guest who has left the running game can return as an account", () => {
  const fixture = playing();
  fixture.manage("ann", { type: "leave" });
  expect(fixture.presences[0]).toBe("left");
  fixture.passOver("ann", "a-ann");
  expect(fixture.presences[0]).toBe("here");
});

test("a replaced guest stays replaced as an account", () => {
  const fixture = playing();
  fixture.table.leaverPolicy.replaceByBot("ann");
  fixture.passOver("ann", "a-ann");
  expect(fixture.presences[0]).toBe("put-out");
});

test("a transferred chair still belongs to the account after a restart", () => {
  const fixture = playing();
  fixture.passOver("ann", "a-ann");
  const after = fixture.afterRestart();
  expect(after.table.seats.playerIds()).toEqual(["a-ann", "bob", "cat"]);
  expect(after.knownTo("a-ann")).toEqual(fixture.knownTo("a-ann"));
});

test("a transfer also moves the seat in the directory", async () => {
  const fixture = playing();
  fixture.passOver("ann", "a-ann");
  const seats = await Promise.all(["ann", "a-ann"].map((id) => fixture.tables.seatOf(id)));
  expect(seats).toEqual([null, fixture.table.seated]);
});

test("a spectator continues to watch as an account under the same number", () => {
  const fixture = new TableFixture(["ann", "bob"]);
  fixture.watch("eve");
  const [before] = fixture.table.people.spectators.faces;
  fixture.table.passOver("eve", { id: "a-eve", name: "a-eve", avatar: "01", guest: false });
  fixture.watch("a-eve");
  expect(fixture.table.people.spectators.faces).toEqual([{ ...before, name: "a-eve", guest: false }]);
});

test("an account with the name of another person at the table gets a distinguishing number", () => {
  const fixture = new TableFixture(["ann", "bob"]);
  fixture.table.passOver("ann", { id: "a-1", name: "bob", avatar: "01", guest: false });
  fixture.table.join({ id: "a-1", name: "bob", avatar: "01", guest: false }, null);
  expect(fixture.names.slice(0, 2)).toEqual(["bob 2", "bob"]);
});

test("an account can vote for a rematch after the game", () => {
  const fixture = playing();
  fixture.manage("cat", { type: "leave" });
  fixture.manage("bob", { type: "leave" });
  fixture.playOut(60_000);
  fixture.passOver("ann", "a-ann");
  expect(fixture.manage("a-ann", { type: "rematch", ready: true }).ok).toBe(true);
});

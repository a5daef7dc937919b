import { beforeEach, expect, test } from "vitest";
import { type Listener, Queue } from "../../server/rooms/queue.ts";
import type { Wish } from "../../server/rooms/queue-groups.ts";
import type { Opening } from "../../server/rooms/tables.ts";
import type { QueueNews, Seated } from "../../shared/net/protocol.ts";
import { playerNamed } from "../support/server.ts";
import { ManualTimers } from "../support/timers.ts";

const waitMs = 20_000;

/** Keeps what the queue says to one connection. */
class Ear implements Listener {
  readonly said: QueueNews[] = [];
  table: Seated | null = null;
  end: string | null = null;

  get last(): QueueNews | undefined {
    return this.said.at(-1);
  }

  news(news: QueueNews): void {
    this.said.push(news);
  }

  seated(seated: Seated): void {
    this.table = seated;
  }

  closed(reason: string): void {
    this.end = reason;
  }
}

/** Stands in for the directory of tables: opens a table at once, or not at all. */
class Tables {
  readonly opened: Omit<Opening, "kind">[] = [];
  readonly seats = new Map<string, Seated>();
  refusal: "closing" | "not-saving" | null = null;
  broken = false;

  seatOf(playerId: string): Seated | null {
    return this.seats.get(playerId) ?? null;
  }

  async open(opening: Omit<Opening, "kind">): Promise<Seated> {
    if (this.broken) throw new Error("no table today");
    this.opened.push(opening);
    const seated = { roomId: `room ${this.opened.length}`, code: "" };
    for (const { id } of opening.players) this.seats.set(id, seated);
    return seated;
  }

  /** Who plays at each table that has been opened, and on how many chairs. */
  get games(): [string, number][] {
    return this.opened.map(({ players, settings }) => [players.map(({ name }) => name).join(" "), settings.seats]);
  }
}

let timers: ManualTimers;
let tables: Tables;
let errors: object[];
let queue: Queue;
beforeEach(() => {
  timers = new ManualTimers();
  tables = new Tables();
  errors = [];
  const log = { info() {}, error: (details: object) => void errors.push(details) };
  queue = new Queue({ tables, timers, log, waitMs });
});

function join(name: string, seats: Wish["seats"], edition = "original"): Ear {
  const ear = new Ear();
  queue.join(playerNamed(name), { edition, seats }, ear);
  return ear;
}

/** Lets everything that has been promised happen. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("whoever waits is told who else does, the chairs, and the wait as it counts", () => {
  const ann = join("ann", 3);
  expect(ann.last).toEqual({
    people: [{ name: "ann", avatar: "01" }],
    edition: "original",
    seats: 3,
    waitMs,
    totalMs: waitMs,
  });
  timers.pass(5000);
  const bob = join("bob", 3);
  expect(bob.last).toMatchObject({ people: [{ name: "ann" }, { name: "bob" }], waitMs: 15_000, totalMs: waitMs });
  expect(ann.last).toEqual(bob.last);
});

test("the game starts as soon as the chairs are taken", async () => {
  const ears = [join("ann", 2), join("bob", 2)];
  await settled();
  expect(tables.games).toEqual([["ann bob", 2]]);
  expect(ears.map(({ table }) => table?.roomId)).toEqual(["room 1", "room 1"]);
  expect(queue.waiting()).toEqual({});
});

test("after the wait bots take the empty chairs", async () => {
  const ann = join("ann", 5);
  timers.pass(waitMs - 1);
  expect(tables.opened).toEqual([]);
  timers.pass(1);
  await settled();
  expect(tables.opened).toMatchObject([{ settings: { seats: 5 }, fillWithBots: true, start: "when-joined" }]);
  expect(ann.table).not.toBeNull();
});

test("people who take any number of chairs get four", async () => {
  join("ann", "any");
  timers.pass(waitMs);
  await settled();
  expect(tables.games).toEqual([["ann", 4]]);
});

test("on start with bots the whole group starts at once", async () => {
  const ears = [join("ann", 4), join("bob", 4)];
  queue.start("bob");
  await settled();
  expect(tables.games).toEqual([["ann bob", 4]]);
  expect(ears.every(({ table }) => table !== null)).toBe(true);
});

test("who takes any number joins the group that lacks the fewest people", () => {
  join("ann", 5);
  join("bob", 3);
  const cat = join("cat", "any");
  expect(cat.last).toMatchObject({ people: [{ name: "bob" }, { name: "cat" }], seats: 3 });
});

test("who asks for a number of chairs decides it for those who take any", () => {
  const ann = join("ann", "any");
  join("bob", 5);
  expect(ann.last).toMatchObject({ people: [{ name: "ann" }, { name: "bob" }], seats: 5 });
});

test("who asks for fewer chairs than a group has people waits for others", () => {
  for (const name of ["ann", "bob", "cat"]) join(name, "any");
  expect(join("dan", 2).last).toMatchObject({ people: [{ name: "dan" }], seats: 2 });
});

test("who takes any edition joins the group that lacks the fewest people", () => {
  join("ann", 5, "zombie");
  join("bob", 2, "good-vs-evil");
  expect(join("cat", 5, "any").last).toMatchObject({ edition: "zombie", people: [{ name: "ann" }, { name: "cat" }] });
});

test("who asks for an edition decides it for those who take any", () => {
  const ann = join("ann", "any", "any");
  expect(ann.last).toMatchObject({ edition: "original" });
  join("bob", "any", "zombie");
  expect(ann.last).toMatchObject({ edition: "zombie", people: [{ name: "ann" }, { name: "bob" }] });
});

test("who takes any edition but asks for many chairs plays one that has so many", () => {
  expect(join("ann", 9, "any").last).toMatchObject({ edition: "apocalypse:original", seats: 9 });
  expect(join("bob", "any", "any").last).toMatchObject({ edition: "apocalypse:original", seats: 9 });
});

test("nobody joins a group whose chairs the edition does not have", () => {
  join("ann", 9, "apocalypse:original");
  expect(join("bob", "any", "zombie").last).toMatchObject({ people: [{ name: "bob" }], edition: "zombie" });
  join("cat", 9, "any");
  expect(join("dan", "any", "zombie").last).toMatchObject({ people: [{ name: "bob" }, { name: "dan" }] });
});

test("different numbers of chairs are different groups", () => {
  join("ann", 3);
  expect(join("bob", 4).last).toMatchObject({ people: [{ name: "bob" }], seats: 4 });
  expect(queue.waiting()).toEqual({ original: 2 });
});

test("different editions are different groups", () => {
  join("ann", "any");
  expect(join("bob", "any", "another").last).toMatchObject({ people: [{ name: "bob" }] });
  expect(queue.waiting()).toEqual({ original: 1, another: 1 });
});

test("who leaves waits no more, and the others are told", async () => {
  const ann = join("ann", 3);
  const bob = join("bob", 3);
  queue.leave("bob", bob);
  expect(ann.last).toMatchObject({ people: [{ name: "ann" }] });
  queue.leave("ann", ann);
  timers.pass(waitMs);
  await settled();
  expect(tables.opened).toEqual([]);
  expect(queue.waiting()).toEqual({});
});

test("when the one who asked for five leaves, those who take any number have four again", () => {
  const ann = join("ann", "any");
  const dan = join("dan", 5);
  expect(ann.last?.seats).toBe(5);
  queue.leave("dan", dan);
  expect(ann.last?.seats).toBe(4);
});

test("a player who queues twice waits once, and hears it at both places", async () => {
  const here = join("ann", 3);
  const there = join("ann", 3);
  expect(there.last?.people).toHaveLength(1);
  queue.leave("ann", here);
  expect(queue.waiting()).toEqual({ original: 1 });
  queue.start("ann");
  await settled();
  expect([here.table, there.table?.roomId]).toEqual([null, "room 1"]);
});

test("a player who queues again for something else waits for that", () => {
  const bob = join("bob", 3);
  join("ann", 3);
  const ann = join("ann", 5);
  expect(ann.last).toMatchObject({ people: [{ name: "ann" }], seats: 5 });
  expect(bob.last).toMatchObject({ people: [{ name: "bob" }] });
});

test("a player with a seat is sent there", () => {
  const seated = { roomId: "elsewhere", code: "CODE34" };
  tables.seats.set("ann", seated);
  expect(join("ann", 3).table).toEqual(seated);
  expect(queue.waiting()).toEqual({});
});

test("a player who sits down elsewhere while waiting is sent there, and the others play", async () => {
  const ann = join("ann", 3);
  join("bob", 3);
  tables.seats.set("ann", { roomId: "elsewhere", code: "CODE34" });
  timers.pass(waitMs);
  await settled();
  expect(ann.table?.roomId).toBe("elsewhere");
  expect(tables.games).toEqual([["bob", 3]]);
});

test("a player who queues again while the table is being opened gets there too", async () => {
  join("ann", 2);
  join("bob", 2);
  const again = join("ann", 2);
  await settled();
  expect(again.table?.roomId).toBe("room 1");
  expect(queue.waiting()).toEqual({});
});

test("where no table can be opened the group is dismissed, and the error logged", async () => {
  tables.broken = true;
  const ears = [join("ann", 2), join("bob", 2)];
  await settled();
  expect(ears.map(({ end }) => end)).toEqual(["table-closed", "table-closed"]);
  expect(errors).toHaveLength(1);
  expect(queue.waiting()).toEqual({});
});

test("when the server is ending, whoever waits is told, and nobody may begin to", async () => {
  const ann = join("ann", 3);
  tables.refusal = "closing";
  queue.close();
  expect(ann.end).toBe("closing");
  expect(join("bob", 3).end).toBe("closing");
  timers.pass(waitMs);
  await settled();
  expect(tables.opened).toEqual([]);
});

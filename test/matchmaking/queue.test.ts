import { beforeEach, describe, expect, test } from "vitest";
import type { Listener } from "../../server/matchmaking/listeners.ts";
import { OwnPauses } from "../../server/matchmaking/pauses.ts";
import { Queue } from "../../server/matchmaking/queue.ts";
import type { Wish } from "../../server/matchmaking/queue-groups.ts";
import { noWaitingList } from "../../server/matchmaking/waiting-list.ts";
import type { NewTable, Opener } from "../../server/tables/new-table.ts";
import { ok, type Result } from "../../shared/core/result.ts";
import type { Player, QueueGoodbye, QueueNews, QueueRefusal, Seated } from "../../shared/net/protocol.ts";
import { games } from "../../shared/registry.ts";
import { playerNamed } from "../support/server.ts";
import { TestBlocks } from "../support/test-blocks.ts";
import { ManualTimers } from "../support/timers.ts";

const waitMs = 20_000;

/** Keeps what the queue tells one connection. */
class Ear implements Listener {
  readonly said: QueueNews[] = [];
  table: Seated | null = null;
  end: QueueGoodbye | null = null;

  get last(): QueueNews | undefined {
    return this.said.at(-1);
  }

  news(news: QueueNews): void {
    this.said.push(news);
  }

  seated(seated: Seated): void {
    this.table = seated;
  }

  closed(goodbye: QueueGoodbye): void {
    this.end = goodbye;
  }
}

/** Replaces the directory of tables: opens tables at once, or none at all. */
class Tables {
  readonly opened: Omit<NewTable, "kind">[] = [];
  readonly seats = new Map<string, Seated>();
  refusal: "closing" | "not-saving" | "maintenance" | null = null;
  /** Ids of players who may not open another table. */
  readonly capped = new Set<string>();
  readonly openers: (readonly Opener[])[] = [];
  broken = false;

  async seatOf(playerId: string): Promise<Seated | null> {
    return this.seats.get(playerId) ?? null;
  }

  async refusalFor({ playerId }: Opener): Promise<"too-many-tables" | null> {
    return this.capped.has(playerId) ? "too-many-tables" : null;
  }

  async open(opening: Omit<NewTable, "kind">, openers: readonly Opener[]): Promise<Result<Seated, never>> {
    if (this.broken) throw new Error("no table today");
    this.openers.push(openers);
    this.opened.push(opening);
    const seated = { roomId: `room ${this.opened.length}`, code: "" };
    for (const { id } of opening.players) this.seats.set(id, seated);
    return ok(seated);
  }

  /** Who plays at each opened table, and on how many chairs. */
  get games(): [string, number][] {
    return this.opened.map(({ players, settings }) => [players.map(({ name }) => name).join(" "), settings.seats]);
  }
}

let timers: ManualTimers;
let tables: Tables;
let errors: object[];
let pauses: OwnPauses;
let queue: Queue;
let blocks: TestBlocks;
/** The guests whom an account was, by its id. */
let formerGuests: Map<string, readonly string[]>;
/** Whom moderators keep from the queue. */
let sanctions: Map<string, QueueRefusal>;
/** What happens while the queue asks about somebody who joins. */
let meanwhile: () => void;
beforeEach(() => {
  meanwhile = () => {};
  formerGuests = new Map();
  sanctions = new Map();
  timers = new ManualTimers();
  tables = new Tables();
  errors = [];
  pauses = new OwnPauses(timers);
  blocks = new TestBlocks();
  queue = newQueue(0);
});

function newQueue(patienceMs: number): Queue {
  const log = { info() {}, error: (details: object) => void errors.push(details) };
  const { editions } = games;
  const list = noWaitingList;
  const guestsOf = async (playerId: string) => formerGuests.get(playerId) ?? [];
  const sanctionOn = async ({ id }: Player) => {
    meanwhile();
    return sanctions.get(id) ?? null;
  };
  const rest = { pauses, guestsOf, sanctionOn, blocks, editions, timers, log, list };
  return new Queue({ ...rest, tables, directory: tables, waitMs, patienceMs });
}

/** @param network where they come from; if left out, everybody has a network of their own. */
async function join(
  name: string,
  seats: Wish["seats"],
  edition = "original",
  network = `network of ${name}`,
  where = queue,
  company: Wish["company"] = "anybody",
): Promise<Ear> {
  const ear = new Ear();
  await where.join({ player: playerNamed(name), wish: { edition, seats, company }, network }, ear);
  return ear;
}

/** Joins to play with people only. */
const joinPeople = (name: string, seats: Wish["seats"]): Promise<Ear> =>
  join(name, seats, "original", `network of ${name}`, queue, "people");

const joinFrom = (network: string, name: string, seats: Wish["seats"] = 3): Promise<Ear> =>
  join(name, seats, "original", network);

/** Lets time pass until the first waiter's wait is over. */
async function waitOver(ms = waitMs): Promise<void> {
  timers.pass(ms);
  await settled();
}

/** Lets everything that is promised happen. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("whoever waits is told how many do, the chairs, and the wait as it counts", async () => {
  const ann = await join("ann", 3);
  expect(ann.last).toEqual({
    people: 1,
    edition: "original",
    seats: 3,
    waitMs,
    totalMs: waitMs,
    ending: "bots",
  });
  timers.pass(5000);
  const bob = await join("bob", 3);
  expect(bob.last).toMatchObject({ people: 2, waitMs: 15_000, totalMs: waitMs });
  expect(ann.last).toEqual(bob.last);
});

test("the game starts as soon as the chairs are taken", async () => {
  const ears = [await join("ann", 2), await join("bob", 2)];
  await settled();
  expect(tables.games).toEqual([["ann bob", 2]]);
  expect(ears.map(({ table }) => table?.roomId)).toEqual(["room 1", "room 1"]);
  expect(queue.waiting()).toEqual({});
});

test("a player alone among bots has three seconds for a Nope, several have five", async () => {
  await join("ann", 3);
  await waitOver();
  await join("bob", 3);
  await join("cat", 3);
  await waitOver();
  expect(tables.opened.map(({ settings }) => settings.nopeSeconds)).toEqual([3, 5]);
});

test("after the wait bots take the empty chairs", async () => {
  const ann = await join("ann", 5);
  timers.pass(waitMs - 1);
  expect(tables.opened).toEqual([]);
  timers.pass(1);
  await settled();
  expect(tables.opened).toMatchObject([{ settings: { seats: 5 }, fillWithBots: true, start: "when-joined" }]);
  expect(ann.table).not.toBeNull();
});

test("people who take any number of chairs get four", async () => {
  await join("ann", "any");
  timers.pass(waitMs);
  await settled();
  expect(tables.games).toEqual([["ann", 4]]);
});

test("who starts with bots does so alone, and the others wait on as before", async () => {
  const [ann, bob, cat] = [await join("ann", 4), await join("bob", 4), await join("cat", 4)];
  timers.pass(5000);
  queue.start("bob");
  await settled();
  expect(tables.games).toEqual([["bob", 4]]);
  expect([ann.table, bob.table?.roomId, cat.table]).toEqual([null, "room 1", null]);
  expect(cat.last).toMatchObject({ people: 2, seats: 4, waitMs: 15_000 });
  await waitOver(15_000);
  expect(tables.games).toEqual([
    ["bob", 4],
    ["ann cat", 4],
  ]);
});

test("what is said of those who wait has neither names nor faces", async () => {
  const ann = await join("ann", 3);
  await join("bob", 3);
  expect(JSON.stringify(ann.said)).not.toMatch(/bob|avatar|network/);
});

test("who takes any number joins the group that lacks the fewest people", async () => {
  await join("ann", 5);
  await join("bob", 3);
  const cat = await join("cat", "any");
  expect(cat.last).toMatchObject({ people: 2, seats: 3 });
});

test("who asks for a number of chairs decides it for those who take any", async () => {
  const ann = await join("ann", "any");
  await join("bob", 5);
  expect(ann.last).toMatchObject({ people: 2, seats: 5 });
});

test("who asks for fewer chairs than a group has people waits for others", async () => {
  for (const name of ["ann", "bob", "cat"]) await join(name, "any");
  expect((await join("dan", 2)).last).toMatchObject({ people: 1, seats: 2 });
});

test("who takes any edition joins the group that lacks the fewest people", async () => {
  await join("ann", 5, "zombie");
  await join("bob", 2, "good-vs-evil");
  expect((await join("cat", 5, "any")).last).toMatchObject({ edition: "zombie", people: 2 });
});

test("who asks for an edition decides it for those who take any", async () => {
  const ann = await join("ann", "any", "any");
  expect(ann.last).toMatchObject({ edition: "original" });
  await join("bob", "any", "zombie");
  expect(ann.last).toMatchObject({ edition: "zombie", people: 2 });
});

test("who takes any edition but asks for many chairs plays one that has so many", async () => {
  expect((await join("ann", 9, "any")).last).toMatchObject({ edition: "apocalypse:original", seats: 9 });
  expect((await join("bob", "any", "any")).last).toMatchObject({ edition: "apocalypse:original", seats: 9 });
});

test("nobody joins a group whose chairs the edition does not have", async () => {
  await join("ann", 9, "apocalypse:original");
  expect((await join("bob", "any", "zombie")).last).toMatchObject({ people: 1, edition: "zombie" });
  await join("cat", 9, "any");
  expect((await join("dan", "any", "zombie")).last).toMatchObject({ people: 2 });
});

test("different numbers of chairs are different groups", async () => {
  await join("ann", 3);
  expect((await join("bob", 4)).last).toMatchObject({ people: 1, seats: 4 });
  expect(queue.waiting()).toEqual({ original: 2 });
});

test("different editions are different groups", async () => {
  await join("ann", "any");
  expect((await join("bob", "any", "another")).last).toMatchObject({ people: 1 });
  expect(queue.waiting()).toEqual({ original: 1, another: 1 });
});

test("who leaves waits no more, and the others are told", async () => {
  const ann = await join("ann", 3);
  const bob = await join("bob", 3);
  queue.leave("bob", bob);
  expect(ann.last).toMatchObject({ people: 1 });
  queue.leave("ann", ann);
  timers.pass(waitMs);
  await settled();
  expect(tables.opened).toEqual([]);
  expect(queue.waiting()).toEqual({});
});

test("when the one who asked for five leaves, those who take any number have four again", async () => {
  const ann = await join("ann", "any");
  const dan = await join("dan", 5);
  expect(ann.last?.seats).toBe(5);
  queue.leave("dan", dan);
  expect(ann.last?.seats).toBe(4);
});

test("a player who queues twice waits once, and hears it at both places", async () => {
  const here = await join("ann", 3);
  const there = await join("ann", 3);
  expect(there.last?.people).toBe(1);
  queue.leave("ann", here);
  expect(queue.waiting()).toEqual({ original: 1 });
  queue.start("ann");
  await settled();
  expect([here.table, there.table?.roomId]).toEqual([null, "room 1"]);
});

test("a player who queues again for something else waits for that", async () => {
  const bob = await join("bob", 3);
  await join("ann", 3);
  const ann = await join("ann", 5);
  expect(ann.last).toMatchObject({ people: 1, seats: 5 });
  expect(bob.last).toMatchObject({ people: 1 });
});

test("a player with a seat is sent there", async () => {
  const seated = { roomId: "elsewhere", code: "CODE34" };
  tables.seats.set("ann", seated);
  expect((await join("ann", 3)).table).toEqual(seated);
  expect(queue.waiting()).toEqual({});
});

test("a player who sits down elsewhere while waiting is sent there, and the others play", async () => {
  const ann = await join("ann", 3);
  await join("bob", 3);
  tables.seats.set("ann", { roomId: "elsewhere", code: "CODE34" });
  timers.pass(waitMs);
  await settled();
  expect(ann.table?.roomId).toBe("elsewhere");
  expect(tables.games).toEqual([["bob", 3]]);
});

test("a player who queues again while the table is being opened gets there too", async () => {
  await join("ann", 2);
  await join("bob", 2);
  const again = await join("ann", 2);
  await settled();
  expect(again.table?.roomId).toBe("room 1");
  expect(queue.waiting()).toEqual({});
});

test("where a table may be opened a little later, the group waits for it", async () => {
  const patient = newQueue(5000);
  const ears = [await join("ann", 2, "original", "one", patient), await join("bob", 2, "original", "two", patient)];
  tables.broken = true;
  await settled();
  tables.broken = false;
  expect(ears.map(({ table, end }) => table ?? end)).toEqual([null, null]);
  await waitOver(1000);
  expect(ears.map(({ table }) => table?.roomId)).toEqual(["room 1", "room 1"]);
});

test("whoever leaves while the table cannot be opened does not play", async () => {
  const patient = newQueue(5000);
  await join("ann", 2, "original", "one", patient);
  const bob = await join("bob", 2, "original", "two", patient);
  tables.broken = true;
  await settled();
  tables.broken = false;
  patient.leave("bob", bob);
  await waitOver(1000);
  expect(tables.games).toEqual([["ann", 2]]);
});

test("patience with a table that cannot be opened ends", async () => {
  const patient = newQueue(5000);
  tables.broken = true;
  await join("ann", 2, "original", "one", patient);
  const bob = await join("bob", 2, "original", "two", patient);
  for (let times = 0; times < 6; times += 1) await waitOver(1000);
  expect(bob.end).toEqual({ reason: "table-closed" });
});

test("where no table can be opened the group is dismissed, and the error logged", async () => {
  tables.broken = true;
  const ears = [await join("ann", 2), await join("bob", 2)];
  await settled();
  expect(ears.map(({ end }) => end?.reason)).toEqual(["table-closed", "table-closed"]);
  expect(errors).toHaveLength(1);
  expect(queue.waiting()).toEqual({});
});

test("when the server is ending, whoever waits is told, and nobody may begin to", async () => {
  const ann = await join("ann", 3);
  tables.refusal = "closing";
  queue.close();
  expect(ann.end).toEqual({ reason: "closing" });
  expect((await join("bob", 3)).end).toEqual({ reason: "closing" });
  timers.pass(waitMs);
  await settled();
  expect(tables.opened).toEqual([]);
});

test("people of one network are kept apart while there are strangers to play with", async () => {
  for (const name of ["ann", "amy", "ada"]) await joinFrom("one", name);
  for (const name of ["bob", "cat", "dan", "eve"]) await join(name, 3);
  await settled();
  expect(tables.games).toEqual([
    ["ann bob cat", 3],
    ["amy dan eve", 3],
  ]);
});

test("people of one network play with each other once the wait is over and nobody else is there", async () => {
  const ears = await Promise.all(["ann", "amy", "ada", "abe"].map((name) => joinFrom("one", name)));
  expect(ears.map(({ last }) => last?.people)).toEqual([1, 1, 1, 1]);
  await waitOver();
  expect(tables.games).toEqual([
    ["ann amy ada", 3],
    ["abe", 3],
  ]);
});

test("a stranger never plays with two people of one network: bots take the chairs", async () => {
  for (const name of ["ann", "amy", "ada"]) await joinFrom("one", name, 5);
  await join("bob", 5);
  await waitOver();
  expect(tables.games).toEqual([
    ["ann bob", 5],
    ["amy ada", 5],
  ]);
});

test("people from nobody knows where count as strangers", async () => {
  const ear = new Ear();
  for (const name of ["ann", "bob"])
    await queue.join(
      { player: playerNamed(name), wish: { edition: "original", seats: 2, company: "anybody" }, network: null },
      ear,
    );
  await settled();
  expect(tables.games).toEqual([["ann bob", 2]]);
});

test("whoever is taken into a group that starts waits no more, and those whom they leave are told", async () => {
  const ann = await joinFrom("one", "ann", "any");
  timers.pass(1000);
  const amy = await joinFrom("one", "amy", 5);
  expect(amy.last).toMatchObject({ people: 1, seats: 5 });
  await waitOver(waitMs - 1000);
  expect(tables.games).toEqual([["ann amy", 5]]);
  expect([ann.table, amy.table].map((table) => table?.roomId)).toEqual(["room 1", "room 1"]);
  await waitOver();
  expect(tables.games).toHaveLength(1);
});

test("whoever has left a running game of strangers is told how long the queue does without them", async () => {
  pauses.begin("ann");
  expect((await join("ann", 3)).end).toEqual({ reason: "paused", waitMs: 30_000 });
  timers.pass(12_000);
  expect((await join("ann", 3)).end).toEqual({ reason: "paused", waitMs: 18_000 });
  expect(queue.waiting()).toEqual({});
  timers.pass(18_000);
  expect((await join("ann", 3)).last?.people).toBe(1);
});

test("the pauses of the guests whom an account was are the account's, and count with its own", async () => {
  formerGuests.set("a-ann", ["guest", "other guest"]);
  for (const id of ["guest", "other guest", "a-ann"]) pauses.begin(id);
  expect((await join("a-ann", 3)).end).toEqual({ reason: "paused", waitMs: 120_000 });
  timers.pass(120_000);
  expect((await join("a-ann", 3)).last?.people).toBe(1);
});

test("a player who has a pause is still sent to a seat", async () => {
  pauses.begin("ann");
  tables.seats.set("ann", { roomId: "elsewhere", code: "CODE34" });
  expect((await join("ann", 3)).table?.roomId).toBe("elsewhere");
});

test("the pause doubles each time up to a quarter of an hour, and an hour without leaving makes up for all", async () => {
  const lengths: number[] = [];
  for (let times = 0; times < 7; times += 1) {
    pauses.begin("ann");
    const left = await pauses.leftMs(["ann"]);
    timers.pass(left);
    lengths.push(left / 1000);
  }
  expect(lengths).toEqual([30, 60, 120, 240, 480, 900, 900]);
  timers.pass(60 * 60_000);
  pauses.begin("ann");
  expect(await pauses.leftMs(["ann"])).toBe(30_000);
});

test("a pause is one player's alone", async () => {
  pauses.begin("ann");
  expect([await pauses.leftMs(["ann"]), await pauses.leftMs(["amy"])]).toEqual([30_000, 0]);
});

test("whoever may open no other table cannot wait for one", async () => {
  tables.capped.add("ann");
  expect((await join("ann", 3)).end).toEqual({ reason: "too-many-tables" });
  expect(queue.waiting()).toEqual({});
});

test("who may open no other table any more when the wait is over is told, and the others play", async () => {
  const ann = await join("ann", 3);
  await join("bob", 3);
  tables.capped.add("ann");
  await waitOver();
  expect(ann.end).toEqual({ reason: "too-many-tables" });
  expect(tables.games).toEqual([["bob", 3]]);
});

test("a table counts for all for whom it is opened", async () => {
  await join("ann", 2);
  await join("bob", 2);
  await settled();
  expect(tables.openers).toEqual([
    [
      { playerId: "ann", network: "network of ann" },
      { playerId: "bob", network: "network of bob" },
    ],
  ]);
});

test("who wants people only waits anew when the wait is over, however often", async () => {
  const ann = await joinPeople("ann", 3);
  await waitOver();
  await waitOver();
  expect(tables.opened).toEqual([]);
  expect(ann.last).toMatchObject({ people: 1, waitMs, ending: "wait" });
});

test("when the wait is over bots join those who take them, and who wants people only waits on", async () => {
  const ann = await joinPeople("ann", 3);
  const bob = await join("bob", 3);
  expect([ann.last?.ending, bob.last?.ending]).toEqual(["wait", "bots"]);
  await waitOver();
  expect(tables.games).toEqual([["bob", 3]]);
  expect(ann.last).toMatchObject({ people: 1, waitMs });
});

test("those who want people only play as soon as enough people are here", async () => {
  await joinPeople("ann", 3);
  await waitOver();
  await joinPeople("bob", 3);
  await join("cat", "any");
  await settled();
  expect(tables.games).toEqual([["ann bob cat", 3]]);
});

test("if nobody asked for a number, the people who are here play without bots when the wait is over", async () => {
  const ears = [await joinPeople("ann", "any"), await join("bob", "any"), await joinPeople("cat", "any")];
  expect(ears.map(({ last }) => last?.ending)).toEqual(["people", "people", "people"]);
  await waitOver();
  expect(tables.games).toEqual([["ann bob cat", 3]]);
});

test("two who want people only play together where the third takes bots and more chairs", async () => {
  await joinPeople("ann", "any");
  await joinPeople("bob", "any");
  await join("cat", 5);
  await waitOver();
  expect(tables.games.toSorted()).toEqual([
    ["ann bob", 2],
    ["cat", 5],
  ]);
});

test("the first who takes bots does not get them early because others have waited for people", async () => {
  const ann = await joinPeople("ann", 3);
  timers.pass(waitMs - 1);
  const bob = await join("bob", 3);
  expect([ann, bob].map(({ last }) => last?.waitMs)).toEqual([waitMs, waitMs]);
});

test("who begins to want people only keeps their place, and takes bots again when they say so", async () => {
  const ann = await join("ann", 3);
  timers.pass(5000);
  queue.prefer("ann", "people");
  expect(ann.last).toMatchObject({ waitMs: 15_000, ending: "wait" });
  queue.prefer("ann", "anybody");
  expect(ann.last).toMatchObject({ waitMs: 15_000, ending: "bots" });
});

test("whoever says again what they want is told nothing new", async () => {
  const ann = await joinPeople("ann", 3);
  const news = ann.said.length;
  for (let times = 0; times < 3; times += 1) queue.prefer("ann", "people");
  expect(ann.said.length).toBe(news);
});

test("who wants people only may still start with bots", async () => {
  await joinPeople("ann", 3);
  queue.start("ann");
  await settled();
  expect(tables.games).toEqual([["ann", 3]]);
});

test("who wants people only waits again where somebody is missing at the table after all", async () => {
  const ann = await joinPeople("ann", "any");
  await join("bob", "any");
  tables.seats.set("bob", { roomId: "elsewhere", code: "" });
  await waitOver();
  expect(tables.opened).toEqual([]);
  expect(ann.last).toMatchObject({ people: 1, ending: "wait" });
});

test("where bots come at once, who wants people only still waits a little each time", async () => {
  const { editions } = games;
  const log = { info() {}, error() {} };
  const people = { guestsOf: async () => [], sanctionOn: async () => null, blocks };
  const rest = { pauses, ...people, editions, timers, log, list: noWaitingList, patienceMs: 0 };
  const hasty = new Queue({ ...rest, tables, directory: tables, waitMs: 0 });
  const ann = await join("ann", 3, "original", "", hasty, "people");
  const told = ann.said.length;
  timers.pass(4999);
  expect(ann.said).toHaveLength(told);
  timers.pass(1);
  expect(ann.last).toMatchObject({ people: 1, ending: "wait" });
});

test("whom a moderator keeps from the queue does not wait, and hears until when", async () => {
  sanctions.set("ann", { reason: "sanctioned", until: 5000 });
  expect((await join("ann", 3)).end).toEqual({ reason: "sanctioned", until: 5000 });
  expect(queue.waiting()).toEqual({});
});

test("whoever waits when a moderator takes the queue away is sent away, and the others wait on", async () => {
  const [ann, bob] = [await join("ann", 3), await join("bob", 3)];
  queue.sendAway((playerId) => (playerId === "ann" ? { reason: "sanctioned", until: null } : null));
  expect(ann.end).toEqual({ reason: "sanctioned", until: null });
  expect([bob.end, bob.last?.people]).toEqual([null, 1]);
});

test("whoever joins in the moment in which no new games begin any more does not wait", async () => {
  meanwhile = () => {
    tables.refusal = "maintenance";
    queue.sendAway(() => ({ reason: "maintenance" }));
  };
  expect((await join("ann", 3)).end).toEqual({ reason: "maintenance" });
  expect(queue.waiting()).toEqual({});
});

test("those whose table is being opened are sent away as those who wait are, and the others get theirs", async () => {
  queue = newQueue(5000);
  tables.broken = true;
  const [ann, bob] = [await join("ann", 2), await join("bob", 2)];
  await settled();
  queue.sendAway((playerId) => (playerId === "ann" ? { reason: "sanctioned", until: null } : null));
  expect([ann.end, bob.end]).toEqual([{ reason: "sanctioned", until: null }, null]);
  tables.broken = false;
  timers.pass(1000);
  await settled();
  expect(tables.games).toEqual([["bob", 2]]);
});

test("for those who are sent away while their table is looked for none is opened", async () => {
  const ann = await join("ann", 2);
  tables.refusalFor = async () => {
    if (queue.waiting()["original"] === undefined) queue.sendAway(() => ({ reason: "maintenance" }));
    return null;
  };
  const bob = await join("bob", 2);
  await settled();
  expect(tables.games).toEqual([]);
  expect([ann.end, bob.end]).toEqual([{ reason: "maintenance" }, { reason: "maintenance" }]);
});

describe("who has blocked whom", () => {
  test.each([
    ["the one who came first", "ann", "bob"],
    ["the one who came last", "bob", "ann"],
  ])("is not put together with guests, whether it was %s", async (_, blocker, blocked) => {
    blocks.block(blocker, blocked);
    const [ann, bob] = [await join("ann", 2), await join("bob", 2)];
    expect([ann.last, bob.last]).toMatchObject([{ people: 1 }, { people: 1 }]);
    await join("cat", 2);
    await join("dan", 2);
    await settled();
    expect(tables.games).toEqual([
      ["ann cat", 2],
      ["bob dan", 2],
    ]);
  });

  test("plays with them where the game is rated", async () => {
    blocks.block("a-ann", "a-bob");
    await join("a-ann", 2);
    await join("a-bob", 2);
    await settled();
    expect(tables.games).toEqual([["a-ann a-bob", 2]]);
  });

  test("waits with them for a rated game, but plays with bots apart from them", async () => {
    blocks.block("a-ann", "a-bob");
    for (const name of ["a-ann", "a-bob", "a-cat"]) await join(name, 4);
    await waitOver();
    expect(tables.games).toEqual([
      ["a-ann a-cat", 4],
      ["a-bob", 4],
    ]);
  });

  test("is told of as many people as would play together with bots, which tells of no block", async () => {
    const names = ["a-ann", "a-bob", "a-cat"];
    const [ann, bob, cat] = [await join("a-ann", 4), await join("a-bob", 4), await join("a-cat", 4)];
    expect([ann, bob, cat].map(({ last }) => last?.people)).toEqual([3, 3, 3]);
    blocks.block("a-ann", "a-bob");
    await settled();
    expect([ann, bob, cat].map(({ last }) => last?.people)).toEqual([2, 1, 2]);
    for (const [place, ear] of [ann, bob, cat].entries()) queue.leave(names[place] ?? "", ear);
    const [dan, eve] = [await join("a-ann", 4), await join("a-bob", 4)];
    expect([dan.last?.people, eve.last?.people]).toEqual([1, 1]);
  });

  test("meets no guest in a group that could only be rated", async () => {
    blocks.block("a-ann", "a-bob");
    await join("a-ann", 3);
    await join("a-bob", 3);
    expect((await join("guest", 3)).last).toMatchObject({ people: 1 });
    await join("a-cat", 3);
    await settled();
    expect(tables.games).toEqual([["a-ann a-bob a-cat", 3]]);
  });

  test("is parted from them while both wait", async () => {
    const [ann, bob] = [await join("ann", 3), await join("bob", 3)];
    expect(ann.last).toMatchObject({ people: 2 });
    blocks.block("ann", "bob");
    await settled();
    expect([ann.last, bob.last]).toMatchObject([{ people: 1 }, { people: 1 }]);
  });

  test("may be put together with them once the block is undone", async () => {
    blocks.block("ann", "bob");
    await join("ann", 2);
    blocks.unblock("ann", "bob");
    await settled();
    await join("bob", 2);
    await settled();
    expect(tables.games).toEqual([["ann bob", 2]]);
  });

  test("waits again where somebody is missing at the table, and the game would not be rated", async () => {
    blocks.block("a-ann", "a-bob");
    for (const name of ["a-ann", "a-cat"]) await join(name, 3);
    tables.seats.set("a-cat", { roomId: "elsewhere", code: "" });
    await join("a-bob", 3);
    await settled();
    expect(tables.games).toEqual([["a-ann", 3]]);
    expect(queue.waiting()).toEqual({ original: 1 });
  });
});

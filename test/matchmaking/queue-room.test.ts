import { Client, type Room } from "@colyseus/sdk";
import { afterEach, expect, test } from "vitest";
import { drawApart } from "../../server/people/identity/create-guest.ts";
import type { PartyNews, QueueNews, SeatLocation } from "../../shared/net/protocol.ts";
import type { TableState } from "../../shared/net/state.ts";
import { type App, type NewGuest, settings, startApp, textIn } from "../support/app.ts";
import { Guest } from "../support/guest.ts";
import { ManualTimers } from "../support/timers.ts";

let app: App;
afterEach(() => app.close());

/** Connection to the queue that records its messages. */
class Waiting {
  readonly room: Room;
  readonly news: QueueNews[] = [];
  readonly seats: SeatLocation[] = [];
  readonly goodbyes: unknown[] = [];
  readonly parties: PartyNews[] = [];
  isClosed = false;
  #look: () => void = () => {};

  constructor(room: Room) {
    this.room = room;
    room.reconnection.enabled = false;
    room.onMessage("queue", (news: QueueNews) => this.#keep(() => this.news.push(news)));
    room.onMessage("party", (news: PartyNews) => this.#keep(() => this.parties.push(news)));
    room.onMessage("seated", (seated: SeatLocation) => this.#keep(() => this.seats.push(seated)));
    room.onMessage("goodbye", (goodbye: unknown) => this.#keep(() => this.goodbyes.push(goodbye)));
    room.onLeave(() => {
      this.#keep(() => {
        this.isClosed = true;
      });
    });
  }

  /** Joins the queue. @param from client address reported by a proxy. @param more forged fields. */
  static async join({ token }: NewGuest, seats: number | "any" = 3, from = "", more: object = {}): Promise<Waiting> {
    const client = new Client(app.url, { headers: { "X-Forwarded-For": from } });
    const room = await client.joinOrCreate("queue", { token, edition: "original", seats, ...more });
    const waiting = new Waiting(room);
    await waiting.until(() => waiting.news.length + waiting.seats.length > 0);
    return waiting;
  }

  /** Joins a party. */
  static async joinParty({ token }: NewGuest, party: string): Promise<Waiting> {
    const waiting = new Waiting(await new Client(app.url).joinOrCreate("queue", { token, party }));
    await waiting.until(() => waiting.parties.length > 0);
    return waiting;
  }

  /** Number of members of the party. */
  get members(): number | undefined {
    return this.parties.at(-1)?.members.length;
  }

  /** Resolves once a condition holds, which is checked after each message of the server. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      await new Promise<void>((resolve) => {
        this.#look = resolve;
      });
    }
  }

  /** @returns the table, once the queue has opened one. */
  async table(): Promise<SeatLocation> {
    await this.until(() => this.seats.length > 0);
    const [seated] = this.seats;
    if (!seated) throw new Error("no table");
    return seated;
  }

  #keep(note: () => void): void {
    note();
    this.#look();
  }
}

test("players from different networks are matched in the queue and play at one table", async () => {
  app = await startApp({ TRUST_PROXY: "1" });
  const [ann, bob] = [await app.newGuest(), await app.newGuest()];
  const first = await Waiting.join(ann, 2, "192.0.2.1");
  expect(first.news[0]).toMatchObject({ people: 1, seats: 2, totalMs: 20_000 });
  expect(await app.call("GET /api/lobby", bob)).toMatchObject({ body: { waiting: { original: 1 } } });
  const second = await Waiting.join(bob, 2, "192.0.2.2");
  const table = await first.table();
  expect(await second.table()).toEqual(table);
  const sit = async ({ token }: NewGuest) =>
    new Guest(await new Client(app.url).joinById<TableState>(table.roomId, { token }));
  for (const guest of [await sit(ann), await sit(bob)]) {
    await guest.until(() => guest.state.phase === "playing");
    expect(guest.chairs.map(({ name }) => name)).toEqual([
      ann.player.name,
      drawApart({ ...bob.player, guest: true }, [ann.player], null).name,
    ]);
  }
});

test.each([
  ["one address", "192.0.2.1", "192.0.2.1"],
  ["the IPv6 network of one household", "2001:db8:0:1200::1", "2001:db8:0:12ff:2::1"],
])("two people of %s wait for other players, and play together when none has come", async (_, one, other) => {
  const timers = new ManualTimers();
  app = await startApp({ TRUST_PROXY: "1" }, { timers });
  const first = await Waiting.join(await app.newGuest(), 2, one);
  const second = await Waiting.join(await app.newGuest(), 2, other);
  expect(second.news[0]).toMatchObject({ people: 1 });
  timers.pass(20_000);
  expect(await first.table()).toEqual(await second.table());
});

test("a client cannot forge its network, by either way into the queue", async () => {
  app = await startApp();
  const [ann, bob, cat] = [await app.newGuest(), await app.newGuest(), await app.newGuest()];
  const first = await Waiting.join(ann, 2, "192.0.2.1", { network: "elsewhere" });
  const second = await Waiting.join(bob, 2, "192.0.2.2", { network: null });
  const wish = { token: cat.token, edition: "original", seats: 2, network: null };
  const third = new Waiting(await new Client(app.url).joinById(first.room.roomId, wish));
  await third.until(() => third.news.length > 0);
  expect([first, second, third].map(({ news }) => news.map(({ people }) => people))).toEqual([[1], [1], [1]]);
});

test("a player who leaves a running public game gets the remaining time of the queue ban", async () => {
  const timers = new ManualTimers();
  app = await startApp({ TRUST_PROXY: "1" }, { timers });
  const [ann, bob] = [await app.newGuest(), await app.newGuest()];
  const first = await Waiting.join(ann, 2, "192.0.2.1");
  await Waiting.join(bob, 2, "192.0.2.2");
  const { roomId } = await first.table();
  const sit = async ({ token }: NewGuest) =>
    new Guest(await new Client(app.url).joinById<TableState>(roomId, { token }));
  const [leaver, other] = [await sit(ann), await sit(bob)];
  await other.until(() => other.state.phase === "playing");
  await leaver.room.request("manage", { type: "leave" });
  const wish = { token: ann.token, edition: "original", seats: 2 };
  const again = await app.call("POST /matchmake/joinOrCreate/queue", { body: wish });
  expect(again).toMatchObject({ status: 429, body: { error: "paused", waitMs: 30_000 } });
  const { body } = await app.call("POST /api/tables", { token: ann.token, body: { settings, bots: true } });
  expect(body).toMatchObject({ code: expect.any(String) });
});

test("bots join after the wait", async () => {
  const timers = new ManualTimers();
  app = await startApp({ QUEUE_WAIT_SECONDS: "7" }, { timers });
  const ann = await app.newGuest();
  const waiting = await Waiting.join(ann);
  expect(waiting.news[0]).toMatchObject({ waitMs: 7000, totalMs: 7000 });
  timers.pass(7000);
  const table = await waiting.table();
  expect(await app.call("GET /api/players/me", { token: ann.token })).toMatchObject({ body: { seated: table } });
});

test("bots join at once on request", async () => {
  app = await startApp({ QUEUE_WAIT_SECONDS: "600" });
  const waiting = await Waiting.join(await app.newGuest());
  waiting.room.send("start");
  expect(await waiting.table()).toEqual({ roomId: expect.any(String), code: expect.any(String) });
});

test("a humans-only player gets no bots until they change their choice", async () => {
  const timers = new ManualTimers();
  app = await startApp({ QUEUE_WAIT_SECONDS: "7" }, { timers });
  const waiting = await Waiting.join(await app.newGuest(), 3, "", { company: "people" });
  timers.pass(7000);
  await waiting.until(() => waiting.news.length === 3);
  expect(waiting.news.at(-1)).toMatchObject({ waitMs: 7000, ending: "wait" });
  waiting.room.send("company", "anybody");
  await waiting.until(() => waiting.news.at(-1)?.ending === "bots");
  timers.pass(7000);
  expect(await waiting.table()).toBeDefined();
});

test("the queue does not wait for a player who has left it", async () => {
  app = await startApp({ LIMIT_LOOPBACK: "off" });
  const [ann, bob] = [await app.newGuest(), await app.newGuest()];
  const first = await Waiting.join(ann);
  const second = await Waiting.join(bob);
  expect(second.news[0]).toMatchObject({ people: 2 });
  await second.room.leave();
  await first.until(() => first.news.at(-1)?.people === 1);
  expect(await app.call("GET /api/lobby", bob)).toMatchObject({ body: { waiting: { original: 1 } } });
});

test("a member of a party who loses the connection keeps the place, unlike one who leaves", async () => {
  const timers = new ManualTimers();
  app = await startApp({ LIMIT_LOOPBACK: "off" }, { timers });
  const [ann, bob, cat] = [await app.newGuest(), await app.newGuest(), await app.newGuest()];
  const ticket = textIn(await app.call("POST /api/parties", { token: ann.token, body: {} }), "ticket");
  const host = await Waiting.joinParty(ann, ticket);
  const [friend, leaver] = [await Waiting.joinParty(bob, ticket), await Waiting.joinParty(cat, ticket)];
  await host.until(() => host.members === 3);
  friend.room.connection.close();
  await friend.until(() => friend.isClosed);
  await leaver.room.leave();
  await host.until(() => host.members === 2);
  host.room.send("play", { edition: "original", seats: 4, company: "anybody" });
  await host.until(() => host.news.length > 0);
  const back = await Waiting.joinParty(bob, ticket);
  expect(back.parties[0]).toMatchObject({ isQueued: true, members: [{}, { isYou: true }] });
});

test("a player at a table who joins the queue is sent to the table", async () => {
  app = await startApp();
  const ann = await app.newGuest();
  const waiting = await Waiting.join(ann);
  waiting.room.send("start");
  const table = await waiting.table();
  expect(await (await Waiting.join(ann)).table()).toEqual(table);
});

test.each([
  ["an unknown edition", { edition: "poker", seats: 3 }],
  ["more chairs than the edition has", { edition: "original", seats: 6 }],
  ["no number of chairs", { edition: "original" }],
])("the queue rejects %s", async (_, wish) => {
  app = await startApp();
  const { token } = await app.newGuest();
  await expect(new Client(app.url).joinOrCreate("queue", { token, ...wish })).rejects.toMatchObject({
    code: 400,
    message: "malformed",
  });
});

test.each<[string, (room: Room) => void]>([
  ["sends a message of an unknown type", (room) => room.send("nonsense", { a: 1 })],
  ["chooses an unknown company", (room) => room.send("company", "dogs")],
  ["sends malformed bytes", (room) => room.connection.send(Buffer.from([13, 0xc1]))],
  ["sends a message that is too large", (room) => room.connection.send(Buffer.alloc(5000))],
  ["sends too many messages", (room) => repeat(100, () => room.send("start"))],
])("a client that %s is disconnected without an effect on others", async (_, misbehave) => {
  app = await startApp();
  const ann = await Waiting.join(await app.newGuest(), 4);
  const bob = await Waiting.join(await app.newGuest(), 5);
  misbehave(bob.room);
  await bob.until(() => bob.isClosed);
  ann.room.send("start");
  expect(await ann.table()).toBeDefined();
});

function repeat(times: number, run: () => void): void {
  for (let round = 0; round < times; round += 1) run();
}

test("waiting players are notified when the server shuts down", async () => {
  app = await startApp();
  const waiting = await Waiting.join(await app.newGuest());
  const { token } = await app.newGuest();
  await app.drain();
  await waiting.until(() => waiting.isClosed);
  expect(waiting.goodbyes).toEqual([{ reason: "closing" }]);
  await expect(
    new Client(app.url).joinOrCreate("queue", { token, edition: "original", seats: 3 }),
  ).rejects.toMatchObject({ code: 503 });
});

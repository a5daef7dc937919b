import { beforeEach, expect, test } from "vitest";
import { queueEntryCodec } from "../../server/cluster/queue-entry-codec.ts";
import { maxGatheringMs, PartyTickets } from "../../server/matchmaking/party-tickets.ts";
import { decodeText, encodeText } from "../../server/storage/versioned-codec.ts";
import { ratedPoolOf } from "../../server/tables/game/rated-counts.ts";
import { PartyHarness } from "../support/party-harness.ts";
import { waitMs } from "../support/queue-harness.ts";
import { QueueListenerSpy } from "../support/queue-listener-spy.ts";
import { playerNamed } from "../support/server.ts";
import { TableFixture } from "../support/table-fixture.ts";

const original4 = { edition: "original", seats: 4, company: "anybody" } as const;

let harness: PartyHarness;
beforeEach(() => {
  harness = new PartyHarness();
});

const joinAccepting = (name: string) => {
  const spy = new QueueListenerSpy();
  const waiter = {
    player: playerNamed(name),
    wish: original4,
    network: `network of ${name}`,
    acceptsParty: true as const,
  };
  return harness.queue.join(waiter, spy).then(() => spy);
};

test("the members see each other with their host before they queue", async () => {
  const { spies } = await harness.gathered("ann", "bob");
  expect(spies[1]?.party).toMatchObject({
    isQueued: false,
    members: [
      { name: "ann", isHost: true, isYou: false },
      { name: "bob", isHost: false, isYou: true },
    ],
  });
  expect(JSON.stringify(spies[1]?.party)).not.toContain('"id"');
});

test("only the host starts the search, and only with enough chairs", async () => {
  await harness.gathered("ann", "bob", "cat");
  expect(harness.queue.play("bob", original4)).toBe(false);
  expect(harness.queue.play("ann", { ...original4, seats: 2 })).toBe(false);
  expect(harness.queue.play("ann", original4)).toBe(true);
});

test("the members sit at one table, with bots at the end of the wait", async () => {
  await harness.gathered("ann", "bob");
  harness.queue.play("ann", original4);
  await harness.waitOver();
  expect(harness.tables.games).toEqual([["ann bob", 4]]);
  expect(harness.tables.opened[0]?.parties).toEqual([["ann", "bob"]]);
});

test("a party that fills a table plays at once", async () => {
  await harness.gathered("ann", "bob", "cat", "dan");
  harness.queue.play("ann", original4);
  await harness.settled();
  expect(harness.tables.games).toEqual([["ann bob cat dan", 4]]);
});

test("a player who allows it meets a party at once, and learns of it", async () => {
  await harness.gathered("ann", "bob", "cat");
  harness.queue.play("ann", { ...original4, seats: 5 });
  const eve = new QueueListenerSpy();
  const wish = { ...original4, seats: 5 } as const;
  await harness.queue.join({ player: playerNamed("eve"), wish, network: "of eve", acceptsParty: true }, eve);
  expect(eve.last).toMatchObject({ people: 4, party: "here" });
});

test("another player meets a party only after half of the wait", async () => {
  const eve = await harness.join("eve", 4);
  await harness.gathered("ann", "bob", "cat");
  harness.queue.play("ann", original4);
  await harness.settled();
  expect([eve.last?.people, eve.last?.party, harness.tables.games]).toEqual([1, undefined, []]);
  await harness.waitOver(waitMs / 2);
  expect(harness.tables.games).toEqual([["ann bob cat eve", 4]]);
});

test("a player who waits is told after half of the wait that a party may come", async () => {
  const eve = await harness.join("eve", 4);
  await harness.waitOver(waitMs / 2);
  expect(eve.last?.party).toBe("possible");
});

test("members may share an address, and no stranger shares it", async () => {
  const ticket = harness.tickets.issue("ann");
  for (const name of ["ann", "bob"]) await harness.joinParty(ticket, name, "home");
  harness.queue.play("ann", original4);
  const neighbour = new QueueListenerSpy();
  const near = { player: playerNamed("nia"), wish: original4, network: "home", acceptsParty: true } as const;
  await harness.queue.join(near, neighbour);
  expect(neighbour.last?.people).toBe(1);
  for (const name of ["eve", "fay"]) await joinAccepting(name);
  await harness.settled();
  expect(harness.tables.games).toEqual([["ann bob eve fay", 4]]);
});

test("a fifth player, and any player after the start of the search, is refused", async () => {
  const { ticket } = await harness.gathered("ann", "bob", "cat", "dan");
  expect((await harness.joinParty(ticket, "eve")).end).toEqual({ reason: "party-over" });
  const second = await harness.gathered("fay", "gus");
  harness.queue.play("fay", original4);
  expect((await harness.joinParty(second.ticket, "hal")).end).toEqual({ reason: "party-over" });
});

test("a block parts two members without a sign of it", async () => {
  const { ticket } = await harness.gathered("ann");
  harness.blocks.block("ann", "bob");
  expect((await harness.joinParty(ticket, "bob")).end).toEqual({ reason: "party-over" });
});

test("a player who leaves the party is gone from it and from the queue", async () => {
  const { spies } = await harness.gathered("ann", "bob", "cat");
  const [, bob] = spies;
  if (bob) harness.queue.leave("bob", bob);
  expect(spies[0]?.party?.members.map(({ name }) => name)).toEqual(["ann", "cat"]);
  harness.queue.play("ann", original4);
  await harness.waitOver();
  expect(harness.tables.games).toEqual([["ann cat", 4]]);
});

test.each(["", "a.b.c.d", "x".repeat(200), "..."])("the ticket %j is refused", (text) => {
  expect(harness.tickets.verify(text)).toBeNull();
});

test("an altered or foreign ticket is refused", () => {
  const ticket = harness.tickets.issue("ann");
  expect(harness.tickets.verify(ticket)?.isHost("ann")).toBe(true);
  expect(harness.tickets.verify(ticket)?.isHost("bob")).toBe(false);
  expect(harness.tickets.verify(`${ticket.startsWith("A") ? "B" : "A"}${ticket.slice(1)}`)).toBeNull();
  expect(new PartyTickets("another", harness.timers).verify(ticket)).toBeNull();
});

test("a party that has gathered for half an hour ends, and its ticket opens no other", async () => {
  const { ticket, spies } = await harness.gathered("ann", "bob");
  harness.timers.pass(maxGatheringMs - 1);
  expect(spies.map(({ end }) => end)).toEqual([null, null]);
  expect((await harness.joinParty(ticket, "cat")).party?.leftMs).toBe(1);
  harness.timers.pass(1);
  expect(spies.map(({ end }) => end)).toEqual([{ reason: "party-over" }, { reason: "party-over" }]);
  expect((await harness.joinParty(ticket, "ann")).end).toEqual({ reason: "party-over" });
});

test("a search has no time limit, and a member may come back to it", async () => {
  const { ticket, spies } = await harness.gathered("ann", "bob");
  harness.queue.play("ann", { ...original4, company: "people" });
  harness.timers.pass(2 * maxGatheringMs);
  expect(spies.map(({ end }) => end)).toEqual([null, null]);
  const again = await harness.joinParty(ticket, "bob");
  expect([again.end, again.last?.people]).toEqual([null, 2]);
});

test("others learn whether they may join a party: not once it is full, in the queue or empty", async () => {
  const { ticket, spies } = await harness.gathered("ann", "bob");
  const here = () => harness.queue.gathering(ticket)?.map(({ name }) => name) ?? null;
  expect(here()).toEqual(["ann", "bob"]);
  for (const name of ["cat", "dan"]) await harness.joinParty(ticket, name);
  expect(here()).toBeNull();
  const [, bob] = spies;
  if (bob) harness.queue.leave("bob", bob);
  expect(here()).toEqual(["ann", "cat", "dan"]);
  harness.queue.play("ann", { ...original4, seats: 5 });
  expect(here()).toBeNull();
  const second = await harness.gathered("eve");
  if (second.spies[0]) harness.queue.leave("eve", second.spies[0]);
  expect(harness.queue.gathering(second.ticket)).toBeNull();
  expect(harness.changedParties).toHaveLength(8);
});

test("a party whose members have their seats is forgotten once they disconnect", async () => {
  const { ticket, spies } = await harness.gathered("ann", "bob");
  harness.queue.play("ann", original4);
  await harness.waitOver();
  for (const [place, name] of ["ann", "bob"].entries()) {
    const spy = spies[place];
    if (spy) harness.queue.leave(name, spy);
  }
  harness.tables.seats.clear();
  expect((await harness.joinParty(ticket, "ann")).party).toMatchObject({ isQueued: false, members: [{ name: "ann" }] });
});

test("a saved queue entry retains the party, and one without a party has the format of older nodes", () => {
  const alone = { player: playerNamed("ann"), wish: original4, network: null, group: "g" };
  expect(encodeText(queueEntryCodec, alone)).not.toContain("party");
  const member = { ...alone, party: "p", acceptsParty: true } as const;
  expect(decodeText(queueEntryCodec, encodeText(queueEntryCodec, member), "waiters")).toEqual({
    ok: true,
    value: member,
  });
});

test("a table shows who came as a party, as long as two of it are there", () => {
  const fixture = new TableFixture(["ann", "bob", "cat"], { isPublic: true, parties: [["ann", "cat"]] });
  const shown = () => fixture.table.seats.faces().flatMap(({ party }) => party ?? []);
  expect(shown()).toEqual([1, 0, 1]);
  fixture.table.seats.vacate(2);
  expect(shown()).toEqual([0, 0]);
});

test("a game of a party is unrated, also after a restart", () => {
  const fixture = new TableFixture(["ann", "bob"], { isPublic: true, parties: [["ann", "bob"]] });
  const { seats } = fixture.table;
  const rated = { game: "kittens", isPublic: true, chairs: seats.all, hasParty: seats.hasParty };
  expect(ratedPoolOf(rated)).toEqual({ pool: null, unrated: "party" });
  expect(fixture.afterRestart().table.seats.parties).toEqual([["ann", "bob"]]);
});

import { beforeEach, describe, expect, test } from "vitest";
import { reconnectGraceMs } from "../../server/matchmaking/absences.ts";
import type { SearchCriteria } from "../../server/matchmaking/queue-groups.ts";
import type { PartyNews, SeatLocation } from "../../shared/net/protocol.ts";
import { PartyHarness } from "../support/party-harness.ts";
import { waitMs } from "../support/queue-harness.ts";
import { QueueListenerSpy } from "../support/queue-listener-spy.ts";
import { playerNamed } from "../support/server.ts";

let at: PartyHarness;
beforeEach(() => {
  at = new PartyHarness();
});

const search = (seats: number): SearchCriteria => ({ edition: "original", seats, company: "anybody" });

const membersSeenBy = (spy: QueueListenerSpy | undefined) => spy?.party?.members.map(({ name }) => name);

/** Gathers a party of ann and bob. */
async function gathered() {
  const { ticket, spies } = await at.gathered("ann", "bob");
  const [ann, bob] = spies;
  if (!ann || !bob) throw new Error("the party has not gathered");
  return { ticket, ann, bob };
}

/** Gathers a party of ann and bob, and starts its search. */
async function searching(seats: number) {
  const party = await gathered();
  expect(at.queue.play("ann", search(seats))).toBe(true);
  return party;
}

/** Joins with a network, for a game with parties. */
async function joinAccepting(name: string, seats: number, network = `network of ${name}`): Promise<QueueListenerSpy> {
  const spy = new QueueListenerSpy();
  await at.queue.join({ player: playerNamed(name), wish: search(seats), network, acceptsParty: true }, spy);
  return spy;
}

/** Records what the page knew of its party when it got its seat. */
class PageSpy extends QueueListenerSpy {
  partyWhenSeated: PartyNews | null = null;

  override seated(seated: SeatLocation): void {
    this.partyWhenSeated = this.party;
    super.seated(seated);
  }
}

describe("a member who loses the connection during the search", () => {
  test.each(["ann", "bob"])("returns to it: %s", async (name) => {
    const { ticket, ann, bob } = await searching(4);
    at.queue.disconnect(name, name === "ann" ? ann : bob);
    const back = await at.joinParty(ticket, name);
    expect([back.end, back.last?.people]).toEqual([null, 2]);
    expect(back.party).toMatchObject({
      isQueued: true,
      members: [
        { name: "ann", isHost: true, isYou: name === "ann" },
        { name: "bob", isHost: false, isYou: name === "bob" },
      ],
    });
  });

  test("is awaited by a full group, which starts on the return", async () => {
    const { ticket, bob } = await searching(3);
    at.queue.disconnect("bob", bob);
    await joinAccepting("cat", 3);
    await at.settled();
    expect(at.tables.games).toEqual([]);
    await at.joinParty(ticket, "bob");
    await at.settled();
    expect(at.tables.games).toEqual([["ann bob cat", 3]]);
  });

  test("is awaited by a group whose wait is over, which starts without a member who does not return", async () => {
    const { ann, bob } = await searching(4);
    at.timers.pass(waitMs - 1);
    at.queue.disconnect("bob", bob);
    await at.waitOver(reconnectGraceMs - 1);
    expect([at.tables.games, membersSeenBy(ann)]).toEqual([[], ["ann", "bob"]]);
    await at.waitOver(1);
    expect([at.tables.games, membersSeenBy(ann)]).toEqual([[["ann", 4]], ["ann"]]);
  });

  test("is refused once the time to return is over, and the others see that the place is free", async () => {
    const { ticket, ann, bob } = await searching(4);
    at.queue.disconnect("bob", bob);
    at.timers.pass(reconnectGraceMs);
    expect([ann.last?.people, membersSeenBy(ann)]).toEqual([1, ["ann"]]);
    expect((await at.joinParty(ticket, "bob")).end).toEqual({ reason: "party-over" });
  });

  test("has the full time again after each return", async () => {
    const { ticket, ann, bob } = await searching(5);
    at.queue.disconnect("bob", bob);
    at.timers.pass(reconnectGraceMs - 1);
    at.queue.disconnect("bob", await at.joinParty(ticket, "bob"));
    at.timers.pass(reconnectGraceMs - 1);
    expect(membersSeenBy(ann)).toEqual(["ann", "bob"]);
  });

  test("loses the place at once by leaving, and the others see it", async () => {
    const { ticket, ann, bob } = await searching(4);
    at.queue.leave("bob", bob);
    expect([ann.last?.people, membersSeenBy(ann)]).toEqual([1, ["ann"]]);
    expect((await at.joinParty(ticket, "bob")).end).toEqual({ reason: "party-over" });
  });

  test("has no more time by a connection that is lost while the queue looks them up", async () => {
    const { ticket, ann, bob } = await searching(4);
    at.queue.disconnect("bob", bob);
    at.timers.pass(reconnectGraceMs - 1);
    const verified = at.tickets.verify(ticket);
    if (!verified) throw new Error("the ticket is invalid");
    const second = new QueueListenerSpy();
    const admitted = at.queue.joinParty(verified, { player: playerNamed("bob"), network: null }, second);
    at.queue.disconnect("bob", second);
    await admitted;
    expect(membersSeenBy(ann)).toEqual(["ann", "bob"]);
    at.timers.pass(1);
    expect(membersSeenBy(ann)).toEqual(["ann"]);
  });

  test("loses the place by a sanction, also if they return", async () => {
    const { ticket, ann, bob } = await searching(4);
    at.queue.disconnect("bob", bob);
    at.sanctions.set("bob", { reason: "sanctioned", until: null });
    expect((await at.joinParty(ticket, "bob")).end).toEqual({ reason: "sanctioned", until: null });
    expect([ann.last?.people, membersSeenBy(ann)]).toEqual([1, ["ann"]]);
  });

  test("loses the place by a block, also before they return", async () => {
    const { ticket, ann, bob } = await searching(4);
    at.queue.disconnect("bob", bob);
    at.blocks.block("bob", "ann");
    await at.settled();
    expect([ann.last?.people, membersSeenBy(ann)]).toEqual([1, ["ann"]]);
    expect((await at.joinParty(ticket, "bob")).end).toEqual({ reason: "party-over" });
  });

  test.each(["leave", "disconnect"] as const)("retains the place if another party rejects them: %s", async (way) => {
    const { ticket, bob } = await searching(4);
    at.queue.disconnect("bob", bob);
    const full = await at.gathered("cat", "dan", "eve", "fay");
    const rejected = await at.joinParty(full.ticket, "bob");
    at.queue[way]("bob", rejected);
    expect((await at.joinParty(ticket, "bob")).last?.people).toBe(2);
  });

  test("is not parted from the party by another group whose wait ends", async () => {
    for (const name of ["eve", "fay"]) await joinAccepting(name, 4);
    at.timers.pass(waitMs / 2);
    const ticket = at.tickets.issue("ann");
    const ann = await at.joinParty(ticket, "ann", "network of fay");
    const bob = await at.joinParty(ticket, "bob");
    at.queue.play("ann", search(4));
    at.queue.disconnect("ann", ann);
    await at.waitOver(waitMs / 2);
    expect(at.tables.games).toEqual([["eve fay", 4]]);
    expect(bob.last?.people).toBe(2);
  });
});

describe("a member who loses the connection while the table is opened", () => {
  test("gets the seat on the return, as that of the party", async () => {
    const { ticket, bob } = await searching(2);
    at.queue.disconnect("bob", bob);
    await at.settled();
    expect(at.tables.games).toEqual([["ann bob", 2]]);
    const back = new PageSpy();
    const verified = at.tickets.verify(ticket);
    if (!verified) throw new Error("the ticket is invalid");
    await at.queue.joinParty(verified, { player: playerNamed("bob"), network: null }, back);
    expect([back.table?.roomId, back.partyWhenSeated?.isQueued]).toEqual(["room 1", true]);
  });

  test("plays also if the table is opened only at the second try", async () => {
    at.queue = at.newQueue({ patienceMs: 5000 });
    const { bob } = await searching(2);
    at.tables.broken = true;
    await at.settled();
    at.tables.broken = false;
    at.queue.disconnect("bob", bob);
    await at.waitOver(1000);
    expect(at.tables.games).toEqual([["ann bob", 2]]);
  });

  test("waits again with the party if the table would have a bot that it does not want", async () => {
    const wish = { ...search(3), company: "people" } as const;
    const cat = { player: playerNamed("cat"), wish, network: "network of cat", acceptsParty: true } as const;
    await at.queue.join(cat, new QueueListenerSpy());
    at.tables.seats.set("cat", { roomId: "another", code: "" });
    const { bob } = await gathered();
    at.queue.play("ann", wish);
    at.queue.disconnect("bob", bob);
    await at.settled();
    expect([at.tables.games, at.queue.waiting()]).toEqual([[], { original: 2 }]);
  });

  test("sees the party on the return", async () => {
    at.queue = at.newQueue({ patienceMs: 5000 });
    const { ticket, bob } = await searching(2);
    at.tables.broken = true;
    await at.settled();
    at.queue.disconnect("bob", bob);
    expect(membersSeenBy(await at.joinParty(ticket, "bob"))).toEqual(["ann", "bob"]);
  });

  test("learns on the return that the party is over if no table was opened", async () => {
    at.tables.broken = true;
    const { ticket, bob } = await searching(2);
    at.queue.disconnect("bob", bob);
    await at.settled();
    expect((await at.joinParty(ticket, "bob")).end).toEqual({ reason: "party-over" });
  });
});

describe("a member who loses the connection while the party gathers", () => {
  test("retains the place in a full party", async () => {
    const { ticket, spies } = await at.gathered("ann", "bob", "cat", "dan");
    if (spies[1]) at.queue.disconnect("bob", spies[1]);
    expect((await at.joinParty(ticket, "eve")).end).toEqual({ reason: "party-over" });
    await at.joinParty(ticket, "bob");
    at.timers.pass(reconnectGraceMs);
    expect(membersSeenBy(spies[0])).toEqual(["ann", "bob", "cat", "dan"]);
  });

  test("is gone from it once the time to return is over", async () => {
    const { ann, bob } = await gathered();
    at.queue.disconnect("bob", bob);
    at.timers.pass(reconnectGraceMs - 1);
    expect(membersSeenBy(ann)).toEqual(["ann", "bob"]);
    at.timers.pass(1);
    expect(membersSeenBy(ann)).toEqual(["ann"]);
  });

  test("hosts again on the return, also if they were alone", async () => {
    const { ticket, spies } = await at.gathered("ann");
    if (spies[0]) at.queue.disconnect("ann", spies[0]);
    expect(at.queue.gathering(ticket)?.map(({ name }) => name)).toEqual(["ann"]);
    const bob = await at.joinParty(ticket, "bob");
    await at.joinParty(ticket, "ann");
    expect(bob.party?.members).toMatchObject([
      { name: "ann", isHost: true },
      { name: "bob", isHost: false },
    ]);
    expect(at.queue.play("ann", search(4))).toBe(true);
  });

  test("is awaited by a search that the host starts meanwhile", async () => {
    const { ticket, bob } = await gathered();
    at.queue.disconnect("bob", bob);
    at.queue.play("ann", search(2));
    await at.settled();
    expect(at.tables.games).toEqual([]);
    await at.joinParty(ticket, "bob");
    await at.settled();
    expect(at.tables.games).toEqual([["ann bob", 2]]);
  });

  test("leaves it by joining the queue alone", async () => {
    const { ann, bob } = await gathered();
    at.queue.disconnect("bob", bob);
    const alone = await at.joinPeople("bob", 4);
    expect(membersSeenBy(ann)).toEqual(["ann"]);
    at.timers.pass(reconnectGraceMs);
    expect([alone.end, at.queue.waiting()]).toEqual([null, { original: 1 }]);
  });
});

test("a player without a party who loses the connection stops waiting at once", async () => {
  const bob = await at.join("bob", 4);
  at.queue.disconnect("bob", bob);
  expect(at.queue.waiting()).toEqual({});
});

test("a second page of a member shows the party during the search", async () => {
  const { ticket } = await searching(4);
  expect(membersSeenBy(await at.joinParty(ticket, "bob"))).toEqual(["ann", "bob"]);
});

test("a party whose members have their seats is forgotten once their connections are lost", async () => {
  const { ticket, ann, bob } = await searching(2);
  await at.settled();
  at.queue.disconnect("ann", ann);
  at.queue.disconnect("bob", bob);
  at.tables.seats.clear();
  expect((await at.joinParty(ticket, "ann")).party).toMatchObject({ isQueued: false, members: [{ name: "ann" }] });
});

test.each(["close", "handOver"] as const)("no time to return outlives the queue: %s", async (end) => {
  const { bob } = await searching(4);
  at.queue.disconnect("bob", bob);
  await at.queue[end]();
  expect(at.timers.pending).toBe(0);
});

describe("after a takeover of the queue", () => {
  /** @returns the ticket of a party of ann and bob, who searched at another server. */
  function adopted(): string {
    const ticket = at.tickets.issue("ann");
    const party = at.tickets.verify(ticket)?.id ?? "";
    const entry = (name: string) => ({
      waiter: { player: playerNamed(name), wish: search(4), network: null, party },
      group: "group",
      beganAt: at.timers.now(),
    });
    at.queue.adopt([entry("ann"), entry("bob")]);
    return ticket;
  }

  test("a member who returns sees the party", async () => {
    expect((await at.joinParty(adopted(), "bob")).party).toMatchObject({
      isQueued: true,
      members: [
        { name: "ann", isHost: true, isYou: false },
        { name: "bob", isHost: false, isYou: true },
      ],
    });
  });

  test("a member sees that another one has not returned", async () => {
    const bob = await at.joinParty(adopted(), "bob");
    at.timers.pass(reconnectGraceMs);
    expect([bob.last?.people, membersSeenBy(bob)]).toEqual([1, ["bob"]]);
  });

  test("the party admits no other player", async () => {
    expect((await at.joinParty(adopted(), "cat")).end).toEqual({ reason: "party-over" });
  });
});

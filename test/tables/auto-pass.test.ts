import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Command } from "../../shared/core/commands.ts";
import type { CardId } from "../../shared/games/kittens/titles.ts";
import type { AutoPass } from "../../shared/net/protocol.ts";
import { newGame } from "../support/games.ts";
import { Guest } from "../support/guest.ts";
import { startTables, type TableServer } from "../support/server.ts";
import { botDelayMs, settingsFor, TableFixture } from "../support/table-fixture.ts";

const done = { ok: true, value: null };
const people = ["ann", "bob", "cat"];

const choose = (fixture: TableFixture, name: string, consent: AutoPass) =>
  fixture.manage(name, { type: "let-pass", consent });

const consentOf = (fixture: TableFixture, name: string) => fixture.table.seats.personOf(name)?.consent;

/** Creates a game where Ann is first on turn and holds a card, and optionally Bob another one. */
function holding(card: CardId, bobs?: CardId, edition = "original"): TableFixture {
  for (let seed = 0; ; seed += 1) {
    const fixture = new TableFixture(people, { settings: settingsFor(3, edition) }, `consent ${seed}`);
    fixture.manage("ann", { type: "start" });
    const bobFits = bobs === undefined || fixture.view("bob").hand.includes(bobs);
    if (fixture.view("ann").turn === 0 && fixture.view("ann").hand.includes(card) && bobFits) return fixture;
  }
}

/** Names of the players who can still respond to the pending play. */
const asked = (fixture: TableFixture): string[] =>
  people.filter((name) => fixture.legal(name).some(({ type }) => type === "pass"));

const shuffle: Command = { type: "play", cards: ["shuffle"] };

describe("an auto-pass setting", () => {
  test("makes the server pass for the player with the delay of a bot", () => {
    const fixture = holding("shuffle");
    for (const name of ["bob", "cat"]) expect(choose(fixture, name, "until-turn")).toEqual(done);
    fixture.act("ann", shuffle);
    fixture.timers.pass(botDelayMs - 1);
    expect(asked(fixture)).toEqual(["bob", "cat"]);
    fixture.timers.pass(1);
    expect(fixture.view("ann").pending).toEqual([]);
  });

  test("unless-hit does not pass on a play that affects the player", () => {
    const fixture = holding("favor");
    for (const name of ["bob", "cat"]) choose(fixture, name, "unless-hit");
    fixture.act("ann", { type: "play", cards: ["favor"], target: 1 });
    fixture.timers.pass(botDelayMs);
    expect(asked(fixture)).toEqual(["bob"]);
  });

  test("unless-hit does not pass on a Nope against the player's own play", () => {
    const fixture = holding("shuffle", "nope");
    for (const name of ["ann", "cat"]) choose(fixture, name, "unless-hit");
    fixture.act("ann", shuffle);
    expect(fixture.act("bob", { type: "nope" })).toEqual(done);
    fixture.timers.pass(botDelayMs);
    expect(asked(fixture)).toEqual(["ann"]);
  });

  test("applies to Nope windows but not to Clairvoyance windows", () => {
    const fixture = hidingIn("zombie");
    const others = asked(fixture);
    expect([fixture.view("ann").pending.at(-1)?.kind, others.length]).toEqual(["clairvoyance", 2]);
    for (const name of others) choose(fixture, name, "until-turn");
    fixture.timers.pass(botDelayMs);
    expect(asked(fixture)).toEqual(others);
  });

  test("does not prevent a Nope during the window", () => {
    const fixture = holding("shuffle", "nope");
    choose(fixture, "bob", "until-turn");
    fixture.act("ann", shuffle);
    fixture.timers.pass(botDelayMs - 1);
    expect(fixture.act("bob", { type: "nope" })).toEqual(done);
    fixture.timers.pass(botDelayMs);
    expect(asked(fixture)).toEqual(["ann", "cat"]);
  });

  test("applies to the current window if it is chosen during it", () => {
    const fixture = holding("shuffle");
    fixture.act("ann", shuffle);
    fixture.timers.pass(botDelayMs);
    choose(fixture, "bob", "until-turn");
    fixture.timers.pass(botDelayMs);
    expect(asked(fixture)).toEqual(["cat"]);
  });

  test("can be revoked until the server has passed", () => {
    const fixture = holding("shuffle");
    choose(fixture, "bob", "until-turn");
    fixture.act("ann", shuffle);
    fixture.timers.pass(botDelayMs - 1);
    choose(fixture, "bob", "ask");
    fixture.timers.pass(botDelayMs);
    expect(asked(fixture)).toEqual(["bob", "cat"]);
  });

  test("until-turn is reset when the player's turn begins", () => {
    const fixture = holding("shuffle");
    choose(fixture, "bob", "until-turn");
    fixture.act("ann", { type: "draw" });
    expect([fixture.view("bob").turn, consentOf(fixture, "bob")]).toEqual([1, "ask"]);
    expect(fixture.consents).toEqual(["bob: until-turn", "bob: ask"]);
  });

  test("unless-hit stays for the whole game", () => {
    const fixture = holding("shuffle");
    choose(fixture, "bob", "unless-hit");
    fixture.act("ann", { type: "draw" });
    expect(consentOf(fixture, "bob")).toBe("unless-hit");
  });

  test("is reset for the next game", () => {
    const fixture = holding("shuffle");
    choose(fixture, "bob", "unless-hit");
    for (const name of people) fixture.manage(name, { type: "leave" });
    fixture.playOut(1000);
    expect(consentOf(fixture, "bob")).toBe("ask");
  });

  test("is restored and applied after a restart of the server", () => {
    const fixture = holding("shuffle");
    for (const name of ["bob", "cat"]) choose(fixture, name, "until-turn");
    fixture.act("ann", shuffle);
    const back = fixture.afterRestart();
    for (const name of people) back.join(name);
    expect(consentOf(back, "bob")).toBe("until-turn");
    back.timers.pass(5000 + botDelayMs);
    expect(back.view("ann").pending).toEqual([]);
  });
});

/** Creates a game in which an Exploding Kitten is about to be put back. */
function hidingIn(edition: string): TableFixture {
  for (let seed = 0; ; seed += 1) {
    const fixture = new TableFixture(
      people,
      { settings: { ...settingsFor(3, edition), beatSeconds: 3 } },
      `hiding ${seed}`,
    );
    fixture.manage("ann", { type: "start" });
    for (let steps = 0; steps < 40 && fixture.view("ann").pending.length === 0; steps += 1) {
      fixture.timers.pass(3000);
      const { turn } = fixture.view("ann");
      fixture.act(people[turn] ?? "", { type: "draw" });
    }
    const top = fixture.view("ann").pending.at(-1);
    if (top?.kind !== "save") continue;
    const saver = people[top.seat] ?? "";
    const save = fixture.legal(saver).find(({ type }) => type === "save");
    if (save && fixture.act(saver, save).ok && fixture.view("ann").pending.at(-1)?.kind === "clairvoyance")
      return fixture;
  }
}

test("an automatic pass is no sign of an active player", () => {
  const fixture = holding("shuffle");
  const [, bob] = fixture.table.seats.persons;
  if (bob) bob.missed = 1;
  choose(fixture, "bob", "until-turn");
  fixture.act("ann", shuffle);
  fixture.timers.pass(botDelayMs);
  expect([asked(fixture), bob?.missed]).toEqual([["cat"], 1]);
});

test("a player with a bot and an auto-pass setting passes only once", () => {
  const fixture = holding("shuffle");
  choose(fixture, "bob", "until-turn");
  const [, bob] = fixture.table.seats.persons;
  if (bob) bob.isCovered = true;
  fixture.act("ann", shuffle);
  const { length } = fixture.writeQueue.steps;
  fixture.timers.pass(botDelayMs);
  const by = fixture.writeQueue.steps.slice(length).filter(({ step }) => step.actor === 1);
  expect(by.length).toBe(1);
});

describe("an auto-pass setting stays private", () => {
  /** Records everything that a player sees while a play is pending that Bob passes, by hand or by his setting. */
  function seenBy(name: string, how: "by hand" | "by choice", hand: CardId | undefined): readonly object[] {
    const fixture = holding("shuffle", hand);
    if (how === "by choice") choose(fixture, "bob", "until-turn");
    fixture.act("ann", shuffle);
    const seen: object[] = [];
    for (let ms = 0; ms < 6000; ms += 250) {
      seen.push({ ...fixture.knownTo(name), leftMs: fixture.leftMs, presences: fixture.presences });
      fixture.timers.pass(250);
      if (how === "by hand" && ms + 250 === botDelayMs) fixture.act("bob", { type: "pass" });
    }
    return seen;
  }

  test.each(["ann", "cat", "spectator"])("%s cannot distinguish automatic passes, whatever cards Bob has", (name) => {
    expect(seenBy(name, "by choice", undefined)).toEqual(seenBy(name, "by hand", undefined));
    expect(seenBy(name, "by choice", "nope")).toEqual(seenBy(name, "by hand", "nope"));
  });

  let server: TableServer;
  beforeAll(async () => {
    server = await startTables();
  });
  afterAll(() => server.stop());

  test("the setting is sent and saved without a frame or a wait for other players", async () => {
    const { guests, names, seated } = await newGame(server, 3, 0);
    const [ann, bob] = guests;
    if (!ann || !bob) throw new Error("the guests did not join");
    const before = guests.map(({ frames }) => frames.length);
    const public1 = server.tables.ticketOf(names[0] ?? "");
    expect(await bob.manage({ type: "let-pass", consent: "unless-hit" })).toEqual(done);
    expect(bob.consents).toEqual(["unless-hit"]);
    expect(server.tables.ticketOf(names[0] ?? "")).toBe(public1);
    expect([ann.frames.length, ann.consents]).toEqual([before[0], []]);
    const again = await Guest.join(server, seated, names[1] ?? "");
    expect(again.welcomes.at(-1)?.consent).toBe("unless-hit");
  });
});

describe("an auto-pass setting is rejected", () => {
  test("before the game", () => {
    const fixture = new TableFixture(people);
    expect(choose(fixture, "bob", "ask")).toEqual({ ok: false, error: { kind: "manage", code: "not-now" } });
  });

  test.each([{ type: "let-pass" }, { type: "let-pass", consent: "never" }, { type: "let-pass", consent: ["ask"] }])(
    "if it is malformed: %j",
    (message) => {
      const refused = { ok: false, error: { kind: "manage", code: "malformed" } };
      expect(holding("shuffle").request("bob", message)).toEqual(refused);
    },
  );

  test("from a replaced player", () => {
    const fixture = holding("shuffle");
    fixture.table.leaverPolicy.replaceByBot("bob");
    expect(choose(fixture, "bob", "until-turn")).toEqual({ ok: false, error: { kind: "put-out" } });
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Command } from "../../shared/core/commands.ts";
import type { CardId } from "../../shared/games/kittens/titles.ts";
import type { Consent } from "../../shared/net/protocol.ts";
import { begun } from "../support/games.ts";
import { Guest } from "../support/guest.ts";
import { botDelayMs, House, settingsFor } from "../support/house.ts";
import { startTables, type TableServer } from "../support/server.ts";

const done = { ok: true, value: null };
const people = ["ann", "bob", "cat"];

const choose = (house: House, name: string, consent: Consent) => house.manage(name, { type: "let-pass", consent });

const consentOf = (house: House, name: string) => house.table.seats.personOf(name)?.consent;

/** Creates a game where Ann is first on turn and holds a card, and optionally Bob another one. */
function holding(card: CardId, bobs?: CardId, edition = "original"): House {
  for (let seed = 0; ; seed += 1) {
    const house = new House(people, { settings: settingsFor(3, edition) }, `consent ${seed}`);
    house.manage("ann", { type: "start" });
    const bobFits = bobs === undefined || house.view("bob").hand.includes(bobs);
    if (house.view("ann").turn === 0 && house.view("ann").hand.includes(card) && bobFits) return house;
  }
}

/** Names of the players who can still respond to the pending play. */
const asked = (house: House): string[] =>
  people.filter((name) => house.legal(name).some(({ type }) => type === "pass"));

const shuffle: Command = { type: "play", cards: ["shuffle"] };

describe("an auto-pass setting", () => {
  test("makes the server pass for the player with the delay of a bot", () => {
    const house = holding("shuffle");
    for (const name of ["bob", "cat"]) expect(choose(house, name, "until-turn")).toEqual(done);
    house.act("ann", shuffle);
    house.timers.pass(botDelayMs - 1);
    expect(asked(house)).toEqual(["bob", "cat"]);
    house.timers.pass(1);
    expect(house.view("ann").pending).toEqual([]);
  });

  test("unless-hit does not pass on a play that affects the player", () => {
    const house = holding("favor");
    for (const name of ["bob", "cat"]) choose(house, name, "unless-hit");
    house.act("ann", { type: "play", cards: ["favor"], target: 1 });
    house.timers.pass(botDelayMs);
    expect(asked(house)).toEqual(["bob"]);
  });

  test("unless-hit does not pass on a Nope against the player's own play", () => {
    const house = holding("shuffle", "nope");
    for (const name of ["ann", "cat"]) choose(house, name, "unless-hit");
    house.act("ann", shuffle);
    expect(house.act("bob", { type: "nope" })).toEqual(done);
    house.timers.pass(botDelayMs);
    expect(asked(house)).toEqual(["ann"]);
  });

  test("applies to Nope windows but not to Clairvoyance windows", () => {
    const house = hidingIn("zombie");
    const others = asked(house);
    expect([house.view("ann").pending.at(-1)?.kind, others.length]).toEqual(["clairvoyance", 2]);
    for (const name of others) choose(house, name, "until-turn");
    house.timers.pass(botDelayMs);
    expect(asked(house)).toEqual(others);
  });

  test("does not prevent a Nope during the window", () => {
    const house = holding("shuffle", "nope");
    choose(house, "bob", "until-turn");
    house.act("ann", shuffle);
    house.timers.pass(botDelayMs - 1);
    expect(house.act("bob", { type: "nope" })).toEqual(done);
    house.timers.pass(botDelayMs);
    expect(asked(house)).toEqual(["ann", "cat"]);
  });

  test("applies to the current window if it is chosen during it", () => {
    const house = holding("shuffle");
    house.act("ann", shuffle);
    house.timers.pass(botDelayMs);
    choose(house, "bob", "until-turn");
    house.timers.pass(botDelayMs);
    expect(asked(house)).toEqual(["cat"]);
  });

  test("can be revoked until the server has passed", () => {
    const house = holding("shuffle");
    choose(house, "bob", "until-turn");
    house.act("ann", shuffle);
    house.timers.pass(botDelayMs - 1);
    choose(house, "bob", "ask");
    house.timers.pass(botDelayMs);
    expect(asked(house)).toEqual(["bob", "cat"]);
  });

  test("until-turn is reset when the player's turn begins", () => {
    const house = holding("shuffle");
    choose(house, "bob", "until-turn");
    house.act("ann", { type: "draw" });
    expect([house.view("bob").turn, consentOf(house, "bob")]).toEqual([1, "ask"]);
    expect(house.consents).toEqual(["bob: until-turn", "bob: ask"]);
  });

  test("unless-hit stays for the whole game", () => {
    const house = holding("shuffle");
    choose(house, "bob", "unless-hit");
    house.act("ann", { type: "draw" });
    expect(consentOf(house, "bob")).toBe("unless-hit");
  });

  test("is reset for the next game", () => {
    const house = holding("shuffle");
    choose(house, "bob", "unless-hit");
    for (const name of people) house.manage(name, { type: "leave" });
    house.playOut(1000);
    expect(consentOf(house, "bob")).toBe("ask");
  });

  test("is restored and applied after a restart of the server", () => {
    const house = holding("shuffle");
    for (const name of ["bob", "cat"]) choose(house, name, "until-turn");
    house.act("ann", shuffle);
    const back = house.afterRestart();
    for (const name of people) back.join(name);
    expect(consentOf(back, "bob")).toBe("until-turn");
    back.timers.pass(5000 + botDelayMs);
    expect(back.view("ann").pending).toEqual([]);
  });
});

/** Creates a game in which an Exploding Kitten is about to be put back. */
function hidingIn(edition: string): House {
  for (let seed = 0; ; seed += 1) {
    const house = new House(people, { settings: { ...settingsFor(3, edition), beatSeconds: 3 } }, `hiding ${seed}`);
    house.manage("ann", { type: "start" });
    for (let steps = 0; steps < 40 && house.view("ann").pending.length === 0; steps += 1) {
      house.timers.pass(3000);
      const { turn } = house.view("ann");
      house.act(people[turn] ?? "", { type: "draw" });
    }
    const top = house.view("ann").pending.at(-1);
    if (top?.kind !== "save") continue;
    const saver = people[top.seat] ?? "";
    const save = house.legal(saver).find(({ type }) => type === "save");
    if (save && house.act(saver, save).ok && house.view("ann").pending.at(-1)?.kind === "clairvoyance") return house;
  }
}

test("an automatic pass is no sign of an active player", () => {
  const house = holding("shuffle");
  const [, bob] = house.table.seats.persons;
  if (bob) bob.missed = 1;
  choose(house, "bob", "until-turn");
  house.act("ann", shuffle);
  house.timers.pass(botDelayMs);
  expect([asked(house), bob?.missed]).toEqual([["cat"], 1]);
});

test("a player with a bot and an auto-pass setting passes only once", () => {
  const house = holding("shuffle");
  choose(house, "bob", "until-turn");
  const [, bob] = house.table.seats.persons;
  if (bob) bob.isCovered = true;
  house.act("ann", shuffle);
  const { length } = house.journal.steps;
  house.timers.pass(botDelayMs);
  const by = house.journal.steps.slice(length).filter(({ step }) => step.actor === 1);
  expect(by.length).toBe(1);
});

describe("an auto-pass setting stays private", () => {
  /** Records everything that a player sees while a play is pending that Bob passes, by hand or by his setting. */
  function seenBy(name: string, how: "by hand" | "by choice", hand: CardId | undefined): readonly object[] {
    const house = holding("shuffle", hand);
    if (how === "by choice") choose(house, "bob", "until-turn");
    house.act("ann", shuffle);
    const seen: object[] = [];
    for (let ms = 0; ms < 6000; ms += 250) {
      seen.push({ ...house.knownTo(name), leftMs: house.leftMs, presences: house.presences });
      house.timers.pass(250);
      if (how === "by hand" && ms + 250 === botDelayMs) house.act("bob", { type: "pass" });
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
    const { guests, names, seated } = await begun(server, 3, 0);
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
    const house = new House(people);
    expect(choose(house, "bob", "ask")).toEqual({ ok: false, error: { kind: "manage", code: "not-now" } });
  });

  test.each([{ type: "let-pass" }, { type: "let-pass", consent: "never" }, { type: "let-pass", consent: ["ask"] }])(
    "if it is malformed: %j",
    (message) => {
      const refused = { ok: false, error: { kind: "manage", code: "malformed" } };
      expect(holding("shuffle").request("bob", message)).toEqual(refused);
    },
  );

  test("from a replaced player", () => {
    const house = holding("shuffle");
    house.table.conduct.putOut("bob");
    expect(choose(house, "bob", "until-turn")).toEqual({ ok: false, error: { kind: "put-out" } });
  });
});

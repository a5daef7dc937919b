import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AccountsDb } from "../../../server/people/accounts/accounts-db.ts";
import { AccountIdentity } from "../../../server/people/accounts/identity.ts";
import { openSession } from "../../../server/people/accounts/sessions.ts";
import { sha256 } from "../../../server/people/accounts/sha256.ts";
import { Tokens } from "../../../server/people/identity/tokens.ts";
import { UnavailableError } from "../../../server/runtime/unavailable-error.ts";
import type { OpenStore } from "../../../server/storage/open.ts";
import { secret } from "../../support/app.ts";
import { openStores } from "../../support/open-stores.ts";
import { playerNamed } from "../../support/server.ts";
import { ManualTimers } from "../../support/timers.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const ann = { id: "a-ann", name: "Ann", avatar: "01", guest: false };

describe.each(openStores())("$name", ({ open }) => {
  let opened: OpenStore;
  let timers: ManualTimers;
  let identity: AccountIdentity;
  let isAway: boolean;
  let ended: Set<string>;

  beforeEach(async () => {
    opened = await open();
    timers = new ManualTimers();
    isAway = false;
    ended = new Set();
    const people = new AccountsDb(opened.db, async () => {});
    const ask: AccountsDb["ask"] = (question) =>
      isAway ? Promise.reject(new UnavailableError("away")) : people.ask(question);
    const db = { ask, change: people.change.bind(people) };
    identity = new AccountIdentity({
      tokens: new Tokens(secret, timers),
      db,
      ended: { has: (session) => ended.has(session) },
      called: (guest) => guest,
      timers,
      log: { error() {} },
    });
    const { id: playerId, name, avatar } = ann;
    const account = { playerId, name, avatar, madeAt: 0, hidesProfile: 0, hidesRating: 0 };
    await opened.db.insertInto("accounts").values(account).execute();
  });
  afterEach(() => opened?.close());

  const session = (): Promise<string> =>
    openSession(opened.db, { playerId: ann.id, label: "", proof: "none" }, timers.date());
  const seenAt = async () => (await opened.db.selectFrom("sessions").select("seenAt").executeTakeFirst())?.seenAt;

  test("a guest's token needs no database", async () => {
    isAway = true;
    const token = await identity.tokenOf(playerNamed("bob"));
    expect(await identity.playerOf(token)).toEqual(playerNamed("bob"));
  });

  test("without the database, a session seen ten minutes ago is valid and an unseen one is unknown", async () => {
    const [seen, unseen] = [await session(), await session()];
    expect(await identity.playerOf(seen)).toEqual(ann);
    isAway = true;
    timers.pass(10 * minuteMs);
    expect(await identity.playerOf(seen)).toEqual(ann);
    await expect(identity.playerOf(unseen)).rejects.toThrow(UnavailableError);
    timers.pass(1);
    await expect(identity.playerOf(seen)).rejects.toThrow(UnavailableError);
  });

  test("without the database, a session found to have ended earlier is not in the cache", async () => {
    const token = await session();
    expect(await identity.playerOf(token)).toEqual(ann);
    await opened.db.deleteFrom("sessions").execute();
    expect(await identity.playerOf(token)).toBeNull();
    isAway = true;
    await expect(identity.playerOf(token)).rejects.toThrow(UnavailableError);
  });

  test("without the database, a session that ended here or by a notification is invalid", async () => {
    const token = await session();
    expect(await identity.playerOf(token)).toEqual(ann);
    isAway = true;
    ended.add(sha256(token));
    expect(await identity.playerOf(token)).toBeNull();
  });

  test("a session's last use is written once an hour at most", async () => {
    const token = await session();
    const begun = timers.date();
    timers.pass(hourMs);
    await identity.playerOf(token);
    expect(await seenAt()).toBe(begun);
    timers.pass(1);
    await identity.playerOf(token);
    await expect.poll(seenAt).toBe(begun + hourMs + 1);
  });

  test("only ended sessions and challenges are deleted", async () => {
    await session();
    timers.pass(90 * dayMs - 1);
    const now = timers.date();
    const challenge = { purpose: "sign-in", playerId: null };
    await opened.db
      .insertInto("challenges")
      .values([
        { challenge: "ended", endsAt: now, ...challenge },
        { challenge: "open", endsAt: now + 1, ...challenge },
      ])
      .execute();
    await opened.store.deleteOldSignIns(now);
    expect(await opened.db.selectFrom("challenges").select("challenge").execute()).toEqual([{ challenge: "open" }]);
    expect(await seenAt()).toBeDefined();
    await opened.store.deleteOldSignIns(now + 1);
    expect(await seenAt()).toBeUndefined();
  });
});

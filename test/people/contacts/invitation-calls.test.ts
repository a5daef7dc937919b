import { afterEach, beforeEach, expect, test } from "vitest";
import { AccountsDb } from "../../../server/people/accounts/accounts-db.ts";
import { Blocks } from "../../../server/people/blocks/blocks.ts";
import { Invitations } from "../../../server/people/contacts/invitations.ts";
import { endContact } from "../../../server/people/friends/end-contact.ts";
import { befriend } from "../../../server/people/friends/friendships.ts";
import type { PushMessage } from "../../../server/people/push/messages.ts";
import { type OpenStore, openStore } from "../../../server/storage/open.ts";
import { fail, ok } from "../../../shared/core/result.ts";
import { newFolder } from "../../support/app.ts";
import { account } from "../../support/result-fixtures.ts";
import { ManualTimers } from "../../support/timers.ts";

const log = { info() {}, error() {} };
const timers = new ManualTimers();
const directory = {
  seatOf: async () => ({ roomId: "room", code: "ABCDEF" }),
  personAt: async () => fail("no-such-table" as const),
  hides: async () => false,
  invitationTo: async () => ({
    ...({ edition: "original", phase: "waiting", freeChairs: 1 } as const),
    chairs: [{ kind: "person", name: "Ann", avatar: "01", host: true } as const],
  }),
};
const ann = { id: "a-ann", name: "Ann", avatar: "03", guest: false };

let opened: OpenStore;
let blocks: Blocks;
let invitations: Invitations;
/** Calls of players without a page, with their ids. */
let called: (readonly [string, PushMessage])[];

beforeEach(async () => {
  opened = await openStore({ DATA_DIR: newFolder(), DATABASE_URL: undefined }, log);
  const db = new AccountsDb(opened.db, async () => {});
  called = [];
  blocks = new Blocks({ db, directory, endContact, notifyOthers() {}, notify() {}, timers });
  invitations = new Invitations({
    ...{ db, directory, blocks, timers },
    parties: { gathering: async (ticket) => (ticket === party ? [ann] : null) },
    line: { send() {} },
    calls: { notifyAbsent: (playerId, message) => called.push([playerId, message]) },
    failed() {},
  });
  for (const name of ["Ann", "Bob", "Cat"]) await account(opened.db, `a-${name.toLowerCase()}`, name);
  for (const friend of ["a-bob", "a-cat"]) await befriend(opened.db, "a-ann", friend, 1);
});
afterEach(() => opened.close());

const party = "a.b.c.d";
const callTo = (playerId: string) => [playerId, { kind: "invitation", code: "ABCDEF", from: "Ann" }];

test("an invited player without a page is called on their devices, once for an open invitation", async () => {
  expect(await invitations.invite(ann, { name: "Bob" }, null)).toEqual(ok(null));
  await expect.poll(() => called).toEqual([callTo("a-bob")]);
  expect(await invitations.invite(ann, { name: "Bob" }, null)).toEqual(ok(null));
  expect(await invitations.invite(ann, { name: "Cat" }, null)).toEqual(ok(null));
  await expect.poll(() => called).toEqual([callTo("a-bob"), callTo("a-cat")]);
});

test("a player who is invited to a party is called to the party", async () => {
  expect(await invitations.invite(ann, { name: "Bob" }, party)).toEqual(ok(null));
  await expect.poll(() => called).toEqual([["a-bob", { kind: "invitation", party, from: "Ann" }]]);
});

test("a player who has blocked the sender is not called", async () => {
  await opened.db
    .insertInto("blocks")
    .values({ id: "b", blockerId: "a-bob", blockedId: "a-ann", name: "Ann", avatar: "03", at: 1 })
    .execute();
  expect(await invitations.invite(ann, { name: "Bob" }, null)).toEqual(ok(null));
  expect(await invitations.invite(ann, { name: "Cat" }, null)).toEqual(ok(null));
  await expect.poll(() => called).toEqual([callTo("a-cat")]);
});

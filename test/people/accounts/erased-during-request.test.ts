import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { AccountService } from "../../../server/people/accounts/account-service.ts";
import { openAccounts } from "../../../server/people/accounts/create-accounts.ts";
import { AccountIdentity } from "../../../server/people/accounts/identity.ts";
import type { Session } from "../../../server/people/accounts/sessions.ts";
import { Tokens } from "../../../server/people/identity/tokens.ts";
import type { OpenStore } from "../../../server/storage/open.ts";
import type { Player } from "../../../shared/net/protocol.ts";
import { secret } from "../../support/app.ts";
import { openStores } from "../../support/open-stores.ts";
import { ManualTimers } from "../../support/timers.ts";

const player = { id: "a-gone", name: "Gone", avatar: "01", guest: false };
const session: Session = { hash: "hash", player, isConfirmed: true, isVerified: true, isLongUnseen: false };
const tables = ["accounts", "nameLooks", "sessions", "passkeys", "recoveryCodes"] as const;

/** Another device has erased the account during this request. */
describe.each(openStores())("$name", ({ open }) => {
  let opened: OpenStore;
  let own: AccountService;
  let identity: AccountIdentity;

  beforeEach(async () => {
    opened = await open();
    const timers = new ManualTimers();
    const { db, watch } = opened;
    const tokens = new Tokens(secret, timers);
    const log = { info() {}, error() {} };
    const called = (guest: Player) => guest;
    const notifyOthers = () => {};
    const opening = {
      config: { oidc: null },
      db,
      reading: db,
      watch,
      tokens,
      secret,
      called,
      notifyOthers,
      timers,
      log,
    };
    const { ownAccount, people, endedSessions } = openAccounts(opening);
    own = ownAccount;
    identity = new AccountIdentity({ tokens, db: people, ended: endedSessions, called, timers, log });
  });
  afterEach(() => opened?.close());

  test("requests of an erased account leave no data", async () => {
    expect(await own.view(session)).toBeNull();
    expect(await own.present(player, { name: "Back", avatar: "02" })).toMatchObject({ ok: false });
    await own.hide(session, { hidesProfile: true });
    expect(await own.newCodes(session)).toMatchObject({ ok: false });
    expect(await identity.elsewhere({ player, session: session.hash }, "Firefox on Linux")).toBeNull();
    expect(await identity.elsewhere({ player, session: null }, "Firefox on Linux")).toBeNull();
    for (const table of tables) expect(await opened.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});

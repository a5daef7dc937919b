import type { Kysely } from "kysely";
import type { Player } from "../../shared/net/protocol.ts";
import type { Config } from "../config/config.ts";
import type { Identity } from "../players/identity.ts";
import type { Tokens } from "../players/tokens.ts";
import type { Log } from "../plumbing/log.ts";
import type { Timers } from "../plumbing/timers.ts";
import type { Database } from "../store/database.ts";
import type { Watch } from "../store/watch.ts";
import { EndedSessions } from "./ended-sessions.ts";
import { AccountIdentity } from "./identity.ts";
import { OwnAccount } from "./own-account.ts";
import { passkeySupport } from "./passkey-support.ts";
import { PeopleDb } from "./people-db.ts";
import { RelyingParty } from "./relying-party.ts";
import { SigningIn } from "./signing-in.ts";

interface OpenDeps {
  readonly config: Pick<Config, "PUBLIC_URL">;
  readonly db: Kysely<Database>;
  readonly reading: Kysely<Database>;
  readonly watch: Pick<Watch, "expectSame">;
  readonly tokens: Tokens;
  /** Returns a guest under their replacement name if a moderator has removed the original one. */
  readonly called: (guest: Player) => Player;
  /** Notifies the other processes of the cluster that a session has ended. */
  readonly tellOthers: (session: string) => void;
  readonly timers: Timers;
  readonly log: Log;
}

export interface Accounts {
  readonly identity: Identity;
  readonly signingIn: SigningIn;
  readonly ownAccount: OwnAccount;
  readonly endedSessions: EndedSessions;
  readonly people: PeopleDb;
  /** Reads on a connection that does not delay writes. */
  readonly readings: Pick<PeopleDb, "ask">;
}

export function openAccounts(opening: OpenDeps): Accounts {
  const { config, db, reading, watch, tokens, called, tellOthers, timers, log } = opening;
  const expectSame = () => watch.expectSame();
  const people = new PeopleDb(db, expectSame);
  const support = passkeySupport(config);
  const party = support.kind === "offered" ? new RelyingParty(support.host, config.PUBLIC_URL) : null;
  const ended = new EndedSessions({ db: people, tellOthers, timers, log });
  const deps = { db: people, party, ended, timers };
  return {
    identity: new AccountIdentity({ tokens, db: people, ended, called, timers, log }),
    signingIn: new SigningIn(deps),
    ownAccount: new OwnAccount(deps),
    endedSessions: ended,
    people,
    readings: new PeopleDb(reading, expectSame),
  };
}

import type { Kysely } from "kysely";
import type { Player } from "../../../shared/net/protocol.ts";
import type { Config } from "../../runtime/config/config.ts";
import type { Log } from "../../runtime/log.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { Database } from "../../storage/database.ts";
import type { IntegrityMonitor } from "../../storage/integrity-monitor.ts";
import type { Identity } from "../identity/identity.ts";
import type { Tokens } from "../identity/tokens.ts";
import { AccountService } from "./account-service.ts";
import { AccountsDb } from "./accounts-db.ts";
import { EndedSessions } from "./ended-sessions.ts";
import { AccountIdentity } from "./identity.ts";
import { OpenidProvider } from "./openid-provider.ts";
import { passkeySupport } from "./passkey-support.ts";
import { ProviderSignIn } from "./provider-sign-in.ts";
import { VisitSeal } from "./provider-visit.ts";
import { RelyingParty } from "./relying-party.ts";
import { SignInService } from "./sign-in.ts";

interface OpenDeps {
  readonly config: Pick<Config, "PUBLIC_URL" | "oidc">;
  readonly db: Kysely<Database>;
  readonly reading: Kysely<Database>;
  readonly watch: Pick<IntegrityMonitor, "expectSame">;
  readonly tokens: Tokens;
  /** The secret of the tokens. */
  readonly secret: string;
  /** Returns a guest under their replacement name if a moderator has removed the original one. */
  readonly called: (guest: Player) => Player;
  /** Notifies the other processes of the cluster that a session has ended. */
  readonly notifyOthers: (session: string) => void;
  readonly timers: Timers;
  readonly log: Log;
}

export interface Accounts {
  readonly identity: Identity;
  readonly signingIn: SignInService;
  readonly ownAccount: AccountService;
  /** Null without an OpenID provider. */
  readonly providerSignIn: ProviderSignIn | null;
  readonly endedSessions: EndedSessions;
  readonly people: AccountsDb;
  /** Reads on a connection that does not delay writes. */
  readonly readings: Pick<AccountsDb, "ask">;
}

export function openAccounts(opening: OpenDeps): Accounts {
  const { config, db, reading, watch, tokens, secret, called, notifyOthers, timers, log } = opening;
  const expectSame = () => watch.expectSame();
  const people = new AccountsDb(db, expectSame);
  const support = passkeySupport(config);
  const party = support.kind === "offered" ? new RelyingParty(support.host, config.PUBLIC_URL) : null;
  const ended = new EndedSessions({ db: people, notifyOthers, timers, log });
  const provider = config.oidc && new OpenidProvider(config.oidc, log, timers);
  const deps = { db: people, party, issuer: provider?.issuer ?? null, ended, timers };
  const seal = new VisitSeal(secret, timers);
  return {
    identity: new AccountIdentity({ tokens, db: people, ended, called, timers, log }),
    signingIn: new SignInService(deps),
    ownAccount: new AccountService(deps),
    providerSignIn: provider && new ProviderSignIn({ db: people, provider, seal, timers }),
    endedSessions: ended,
    people,
    readings: new AccountsDb(reading, expectSame),
  };
}

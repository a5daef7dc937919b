import type { Transaction } from "kysely";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import type { Player } from "../../../shared/net/protocol.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { Database } from "../../storage/database.ts";
import { accountIdFor } from "./account-id.ts";
import { lockAccountRow } from "./account-lock.ts";
import type { AccountsDb } from "./accounts-db.ts";
import { newChallenge, providerLifeMs, takeChallenge } from "./challenges.ts";
import { enter, insertAccount, type Place } from "./entry.ts";
import { freeNameLike, type NameTaken, nameTaken, takeName } from "./names.ts";
import { clockToleranceSeconds, maxAgeSeconds, type OpenidProvider, type ProviderError } from "./openid-provider.ts";
import { passkeysOf } from "./passkeys.ts";
import { addLink, findLinked, linkOf, removeLink, useLink } from "./provider-links.ts";
import type { Goal, Visit, VisitSeal } from "./provider-visit.ts";
import { replaceCodes } from "./recovery-codes.ts";
import { confirmSession, isStillConfirmed, type Session, unconfirmOthers } from "./sessions.ts";
import { sha256 } from "./sha256.ts";
import type { SignInResult } from "./sign-in.ts";

interface ProviderDeps {
  readonly db: AccountsDb;
  readonly provider: OpenidProvider;
  readonly seal: VisitSeal;
  readonly timers: Pick<Timers, "date">;
}

type Refused<Code extends string> = { readonly error: Code };
/** A browser that is back from the provider. `isWrong`: it failed there, or its query was refused. */
type Returned = { readonly visit: string; readonly isWrong: boolean };
type Answered = Extract<Visit, { readonly kind: "answered" }>;
type Made = SignInResult & { readonly recoveryCodes: readonly string[] };

/**
 * Signs players in at the OpenID provider, and links accounts to it. Issuer and subject identify a person. The browser
 * has a sealed visit in a cookie, from its start to the redemption of the answer.
 */
export class ProviderSignIn {
  readonly #deps: ProviderDeps;

  constructor(deps: ProviderDeps) {
    this.#deps = deps;
  }

  /** @returns the provider's address for the browser, and the sealed visit. */
  async begin(goal: Goal): Promise<Result<{ readonly url: string; readonly visit: string }, Refused<ProviderError>>> {
    const { db, provider, timers } = this.#deps;
    const state = await db.ask((db) =>
      newChallenge(db, { purpose: "provider", playerId: null }, timers.date(), providerLifeMs),
    );
    const begun = await provider.begin(state, goal.kind);
    if (!begun.ok) return begun;
    const { url, checks } = begun.value;
    return ok({ url, visit: this.#sealed({ kind: "asked", goal, ...checks }) });
  }

  /**
   * Accepts a browser that comes back from the provider.
   * @param sealed the visit that began in this browser.
   * @param search query with which it comes.
   * @returns with the sealed answer, which the page redeems. Null if the query does not answer this visit, which then goes on,
   * so that a foreign page cannot end it.
   */
  async returned(sealed: string, search: string): Promise<Returned | null> {
    const { db, provider, seal, timers } = this.#deps;
    const asked = seal.open(sealed);
    if (asked?.kind !== "asked" || new URLSearchParams(search).get("state") !== asked.state) return null;
    const { goal, kind: _, ...checks } = asked;
    const used = await db.change((trx) => once(trx, { challenge: checks.state, purpose: "provider" }, timers.date()));
    if (!used.ok) return this.#refused("provider-failed");
    const found = await provider.finish(search, checks, goal.kind === "confirm");
    if (!found.ok) return this.#refused(found.error.error);
    const ticket = await db.ask((db) =>
      newChallenge(db, { purpose: "provider-answer", playerId: null }, timers.date(), providerLifeMs),
    );
    return { visit: this.#sealed({ kind: "answered", goal, ticket, ...found.value }), isWrong: false };
  }

  isAtProvider(sealed: string): boolean {
    return this.#deps.seal.open(sealed)?.kind === "asked";
  }

  /** @returns the purpose of an answer, or why there is none. */
  answerIn(sealed: string): Result<Answered, Refused<ProviderError>> {
    const visit = this.#deps.seal.open(sealed);
    if (visit?.kind === "answered") return ok(visit);
    return visit?.kind === "refused" ? fail({ error: visit.error }) : failed;
  }

  /**
   * Signs in, and merges the guest.
   * @param before the player of the browser until now.
   * @returns null if the person has no account; the answer then stays valid for `create`.
   */
  async enter(
    answer: Answered,
    before: Player | null,
    label: string,
  ): Promise<Result<SignInResult | null, Refused<"provider-failed">>> {
    const { db, timers } = this.#deps;
    if (!isSignInOf(answer, before)) return failed;
    const place = { guestId: before?.guest ? before.id : null, label };
    const person = this.#personOf(answer);
    if ((await db.ask((db) => findLinked(db, person))) === null) return ok(null);
    const now = timers.date();
    return db.change<SignInResult, Refused<"provider-failed">>(async (trx) => {
      const playerId = await findLinked(trx, person);
      const player = playerId === null ? null : await lockAccountRow(trx, playerId);
      // The link may have ended before the account was locked.
      if (!player || (await findLinked(trx, person)) !== player.id) return failed;
      const used = await once(trx, { challenge: answer.ticket, purpose: "provider-answer" }, now);
      if (!used.ok) return failed;
      await useLink(trx, person, now);
      return ok({ token: await this.#open(trx, player.id, place, answer, now), player });
    });
  }

  /** Creates an account for a guest, with the link as its first way in. @param name as it is shown. */
  async create(
    answer: Answered,
    guest: Player,
    name: string,
    label: string,
  ): Promise<Result<Made, Refused<"provider-failed"> | NameTaken>> {
    const { db, timers } = this.#deps;
    if (!isSignInOf(answer, guest)) return failed;
    const now = timers.date();
    const playerId = accountIdFor(answer.ticket);
    const player: Player = { ...guest, id: playerId, name, guest: false };
    return db.change<Made, Refused<"provider-failed"> | NameTaken>(async (trx) => {
      const used = await once(trx, { challenge: answer.ticket, purpose: "provider-answer" }, now);
      if (!used.ok) return failed;
      if (!(await takeName(trx, playerId, name))) return fail(nameTaken(await freeNameLike(trx, name)));
      await insertAccount(trx, player, now);
      if (!(await addLink(trx, playerId, this.#personOf(answer), now))) return failed;
      const recoveryCodes = await replaceCodes(trx, playerId);
      const token = await this.#open(trx, playerId, { guestId: guest.id, label }, answer, now);
      return ok({ token, player, recoveryCodes });
    });
  }

  /**
   * Confirms a session like a passkey that did not verify its user. One of staff needs the passkey, because a confirmed
   * session may add a passkey, which would open the panel.
   */
  async confirm(session: Session, answer: Answered): Promise<Result<null, Refused<"provider-failed" | "confirm">>> {
    const { db, timers } = this.#deps;
    if (!isFor(answer, "confirm", session)) return failed;
    const now = timers.date();
    const person = this.#personOf(answer);
    return db.change<null, Refused<"provider-failed" | "confirm">>(async (trx) => {
      if (!(await lockAccountRow(trx, session.player.id))) return failed;
      if (await isStaff(trx, session.player.id)) return fail({ error: "confirm" });
      const used = await once(trx, { challenge: answer.ticket, purpose: "provider-answer" }, now);
      const shownAt = shownAtOf(answer, now);
      if (!used.ok || shownAt === null || (await findLinked(trx, person)) !== session.player.id) return failed;
      await useLink(trx, person, now);
      await confirmSession(trx, session.hash, "shown", shownAt);
      return ok(null);
    });
  }

  /** Links an account; succeeds if it is linked to this person already. The session must be confirmed, because the link is a way in. */
  async link(
    session: Session,
    answer: Answered,
  ): Promise<Result<null, Refused<"provider-failed" | "provider-taken" | "confirm">>> {
    const { db, timers } = this.#deps;
    if (!isFor(answer, "link", session)) return failed;
    const now = timers.date();
    const { id } = session.player;
    return db.change<null, Refused<"provider-failed" | "provider-taken" | "confirm">>(async (trx) => {
      if (!(await lockAccountRow(trx, id))) return failed;
      if (!(await isStillConfirmed(trx, session, now))) return fail({ error: "confirm" });
      const used = await once(trx, { challenge: answer.ticket, purpose: "provider-answer" }, now);
      if (!used.ok) return failed;
      const person = this.#personOf(answer);
      if ((await findLinked(trx, person)) === id) return ok(null);
      return (await addLink(trx, id, person, now)) ? ok(null) : fail({ error: "provider-taken" });
    });
  }

  /**
   * Ends the account's link; succeeds without one. Other devices must show a passkey again, because the provider may
   * have confirmed them.
   */
  async unlink(session: Session): Promise<Result<null, Refused<"confirm" | "last-passkey">>> {
    const { db, provider, timers } = this.#deps;
    const { id } = session.player;
    return db.change<null, Refused<"confirm" | "last-passkey">>(async (trx) => {
      await lockAccountRow(trx, id);
      if (!(await isStillConfirmed(trx, session, timers.date()))) return fail({ error: "confirm" });
      if (!(await linkOf(trx, id, provider.issuer))) return ok(null);
      if ((await passkeysOf(trx, id)).length === 0) return fail({ error: "last-passkey" });
      await removeLink(trx, id, provider.issuer);
      await unconfirmOthers(trx, session);
      return ok(null);
    });
  }

  async #open(trx: Transaction<Database>, playerId: string, place: Place, answer: Answered, now: number) {
    const token = await enter(trx, playerId, place, "none", now);
    const shownAt = shownAtOf(answer, now);
    if (shownAt !== null && !(await isStaff(trx, playerId))) await confirmSession(trx, sha256(token), "shown", shownAt);
    return token;
  }

  #personOf({ subject }: Answered) {
    return { issuer: this.#deps.provider.issuer, subject };
  }

  #refused(error: ProviderError): Returned {
    return { visit: this.#sealed({ kind: "refused", error }), isWrong: error === "provider-failed" };
  }

  #sealed(visit: Visit): string {
    return this.#deps.seal.seal(visit, providerLifeMs);
  }
}

const failed = fail({ error: "provider-failed" } as const);

/** Uses a challenge up. */
async function once(
  trx: Transaction<Database>,
  asked: { readonly challenge: string; readonly purpose: "provider" | "provider-answer" },
  now: number,
): Promise<Result<null, Refused<"provider-failed">>> {
  return (await takeChallenge(trx, { ...asked, playerId: null }, now)) ? ok(null) : failed;
}

async function isStaff(trx: Transaction<Database>, playerId: string): Promise<boolean> {
  const row = await trx.selectFrom("staff").select("role").where("playerId", "=", playerId).executeTakeFirst();
  return row !== undefined;
}

const isSignInOf = ({ goal }: Answered, player: Player | null): boolean =>
  goal.kind === "sign-in" && goal.player === (player?.id ?? null);

const isFor = ({ goal }: Answered, kind: "confirm" | "link", { hash }: Session): boolean =>
  goal.kind === kind && goal.session === hash;

/**
 * Returns the time of an authentication that counts like a passkey shown then, ms since 1970; null if the provider does
 * not say it, if it is too old, or if it lies in the future.
 */
function shownAtOf({ authenticatedAt }: Answered, now: number): number | null {
  if (authenticatedAt === null || now - authenticatedAt >= maxAgeSeconds * 1000) return null;
  return authenticatedAt - now > clockToleranceSeconds * 1000 ? null : Math.min(authenticatedAt, now);
}

import { fail, ok, type Result } from "../../../shared/core/result.ts";
import type { PersonTarget } from "../../../shared/net/blocks.ts";
import type { InvitedPlace, PersonInvitation } from "../../../shared/net/friends.ts";
import type { Player } from "../../../shared/net/protocol.ts";
import { RateLimiter } from "../../runtime/rate-limiter.ts";
import type { Timers } from "../../runtime/timers.ts";
import { advisoryLocks, lockUntilCommit } from "../../storage/postgres/advisory-locks.ts";
import type { TableDirectory } from "../../tables/directory.ts";
import type { AccountsDb } from "../accounts/accounts-db.ts";
import { presentIdOf } from "../accounts/guest-merge.ts";
import type { Blocks } from "../blocks/blocks.ts";
import { findTarget, type NoSuchTarget } from "../blocks/find-target.ts";
import { blocksAround } from "../blocks/rows.ts";
import { isId } from "../identity/ids.ts";
import type { PersonLine } from "../line/person-line.ts";
import type { PersonCalls } from "../push/person-calls.ts";
import {
  declineInvitation,
  type InvitationRow,
  type InvitationSender,
  invitationsTo,
  invitedTo,
  type NotInvited,
  saveInvitation,
  senderIn,
  withholdInvitation,
} from "./invitation-rows.ts";

interface InvitationsDeps {
  readonly db: AccountsDb;
  readonly directory: Pick<TableDirectory, "seatOf" | "personAt" | "invitationTo" | "hides">;
  readonly blocks: Pick<Blocks, "blockersOf">;
  readonly parties: GatheringParties;
  readonly line: Pick<PersonLine, "send">;
  readonly calls: Pick<PersonCalls, "notifyAbsent">;
  readonly timers: Timers;
  /** Called when a message about an invitation could not be sent. The page finds the invitation when it next asks. */
  readonly failed: (error: unknown) => void;
}

/** Parties for the public queue, wherever they gather. */
export interface GatheringParties {
  /** Players of a party that another player may join now; null if there is none. */
  gathering(ticket: string): Promise<readonly Player[] | null>;
}

/** Maximum number of invitations by one player in a minute. */
const invitationsAMinute = 20;

/** Reason why the sender has nothing to invite to. `no-such-table`: they have no seat. */
type NoPlace = "no-such-table" | "public-table" | "party-over";

/** Tickets of parties have dots, codes of tables have none. */
const isTicket = (code: string): boolean => code.includes(".");

/** Invitations of players to the sender's private table or party. Each ends with it, or after ten minutes. */
export class Invitations {
  readonly #deps: InvitationsDeps;
  readonly #pace: RateLimiter;

  constructor(deps: InvitationsDeps) {
    this.#deps = deps;
    this.#pace = new RateLimiter(deps.timers, invitationsAMinute, 60_000);
  }

  /** Invites a player. @param ticket of the sender's party; null: to their table. */
  async invite(
    player: Player,
    target: PersonTarget,
    ticket: string | null,
  ): Promise<Result<null, NotInvited | NoSuchTarget | NoPlace>> {
    const { db, directory, timers } = this.#deps;
    if (!this.#pace.allows(player.id)) return fail("too-many-requests");
    const place = ticket === null ? await this.#tableOf(player) : await this.#partyOf(player, ticket);
    if (!place.ok) return place;
    const found = await findTarget({ db, directory }, player.id, target);
    if (!found.ok) return found;
    const code = place.value;
    const saved = await db.change<InvitationRow | null, NotInvited>(async (trx) => {
      await lockUntilCommit(trx, advisoryLocks.friends);
      const toId = await presentIdOf(trx, found.value.id);
      return saveInvitation(trx, player, { toId, code }, timers.date());
    });
    if (!saved.ok) return saved;
    // Not awaited, because its time depends on blocks.
    if (saved.value) void this.#deliver(saved.value).catch(this.#deps.failed);
    return ok(null);
  }

  async #tableOf(player: Player): Promise<Result<string, NoPlace>> {
    const { directory } = this.#deps;
    const seated = await directory.seatOf(player.id);
    if (!seated) return fail("no-such-table");
    return (await directory.invitationTo(seated.code)) ? ok(seated.code) : fail("public-table");
  }

  async #partyOf(player: Player, ticket: string): Promise<Result<string, NoPlace>> {
    const members = await this.#deps.parties.gathering(ticket);
    return members?.some(({ id }) => id === player.id) ? ok(ticket) : fail("party-over");
  }

  /** Returns the open invitations to a player, the newest first. */
  async to(playerId: string): Promise<readonly PersonInvitation[]> {
    const { db, timers } = this.#deps;
    const rows = await db.ask((trx) => invitationsTo(trx, playerId, timers.date()));
    const shown: PersonInvitation[] = [];
    // One after the other, so that a player with many invitations delays no other request.
    for (const row of rows) {
      const invitation = await this.#viewOf(row);
      if (invitation) shown.push(invitation);
    }
    return shown;
  }

  /** Declines an invitation; succeeds if there is none. The sender is not notified. */
  async decline(playerId: string, id: string): Promise<readonly PersonInvitation[]> {
    const { db, line } = this.#deps;
    if (isId(id)) {
      await db.change(async (trx) => ok(await declineInvitation(trx, playerId, id)));
      line.send(playerId, { kind: "invitations" });
    }
    return this.to(playerId);
  }

  /** Returns the sender of an open invitation to a player; null if there is none. */
  async senderOf(playerId: string, id: string): Promise<InvitationSender | null> {
    const { db, timers } = this.#deps;
    const rows = await db.ask((trx) => invitationsTo(trx, playerId, timers.date()));
    const row = rows.find((each) => each.id === id);
    return row ? db.ask((trx) => senderIn(trx, row)) : null;
  }

  /**
   * Must be called when a table of this process has closed or moved, or a party has changed. Pages then ask which
   * invitations are left.
   * @param code of the table, or ticket of the party.
   */
  placeChanged(code: string): void {
    const { db, line, timers, failed } = this.#deps;
    const notify = async () => {
      for (const playerId of await db.ask((trx) => invitedTo(trx, code, timers.date())))
        line.send(playerId, { kind: "invitations" });
    };
    void notify().catch(failed);
  }

  /** Sends a new invitation to its receiver, or withholds it if a block forbids it. */
  async #deliver(row: InvitationRow): Promise<void> {
    const { db, line, calls, timers } = this.#deps;
    const open = await db.ask((trx) => invitationsTo(trx, row.toId, timers.date()));
    const invitation = open.some(({ id }) => id === row.id) ? await this.#viewOf(row) : null;
    if (!invitation) {
      await db.change(async (trx) => ok(await withholdInvitation(trx, row)));
      return;
    }
    line.send(row.toId, { kind: "invitation", invitation });
    const place = "party" in invitation ? { party: invitation.party } : { code: invitation.code };
    calls.notifyAbsent(row.toId, { kind: "invitation", ...place, from: invitation.name });
  }

  /** Returns an invitation as its receiver sees it; null if they cannot accept it now. */
  async #viewOf(row: InvitationRow): Promise<PersonInvitation | null> {
    const { id, at, endsAt, code, toId } = row;
    const place = await (isTicket(code) ? this.#partySeenBy(toId, code) : this.#tableSeenBy(toId, code));
    if (!place) return null;
    const { name, avatar } = await this.#deps.db.ask((trx) => senderIn(trx, row));
    return { id, at, endsAt, name, avatar, ...place };
  }

  /** @returns null if the table is gone, without people, or hidden from the player. */
  async #tableSeenBy(playerId: string, code: string): Promise<InvitedPlace | null> {
    const { directory, blocks } = this.#deps;
    const blockers = await blocks.blockersOf(playerId);
    if (await directory.hides({ code }, { playerId, blockers })) return null;
    const table = await directory.invitationTo(code);
    return table?.chairs.some(({ kind }) => kind === "person") ? { code, table } : null;
  }

  /** @returns null if the party takes no other player, has the player already, or a block forbids it. */
  async #partySeenBy(playerId: string, party: string): Promise<InvitedPlace | null> {
    const { db, parties } = this.#deps;
    const members = await parties.gathering(party);
    if (!members || members.some(({ id }) => id === playerId)) return null;
    const { blocked, blockers } = await db.ask((trx) => blocksAround(trx, playerId));
    if (members.some(({ id }) => blocked.has(id) || blockers.has(id))) return null;
    return { party, members: members.map(({ name, avatar }) => ({ name, avatar })) };
  }
}

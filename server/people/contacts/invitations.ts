import { fail, ok, type Result } from "../../../shared/core/result.ts";
import type { PersonTarget } from "../../../shared/net/blocks.ts";
import type { PersonInvitation } from "../../../shared/net/friends.ts";
import type { Player } from "../../../shared/net/protocol.ts";
import { RateLimiter } from "../../runtime/rate-limiter.ts";
import type { Timers } from "../../runtime/timers.ts";
import { advisoryLocks, lockUntilCommit } from "../../storage/postgres/advisory-locks.ts";
import type { TableDirectory } from "../../tables/directory.ts";
import type { AccountsDb } from "../accounts/accounts-db.ts";
import { presentIdOf } from "../accounts/guest-merge.ts";
import type { Blocks } from "../blocks/blocks.ts";
import { findTarget, type NoSuchTarget } from "../blocks/find-target.ts";
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
} from "./invitation-rows.ts";

interface InvitationsDeps {
  readonly db: AccountsDb;
  readonly directory: Pick<TableDirectory, "seatOf" | "personAt" | "invitationTo" | "hides">;
  readonly blocks: Pick<Blocks, "blockersOf">;
  readonly line: Pick<PersonLine, "send">;
  readonly calls: Pick<PersonCalls, "notifyAbsent">;
  readonly timers: Timers;
  /** Called when a message about an invitation could not be sent. The page finds the invitation when it next asks. */
  readonly failed: (error: unknown) => void;
}

/** Maximum number of invitations by one player in a minute. */
const invitationsAMinute = 20;

/** Invitations of players to the private table of the sender. Each ends with its table, or after ten minutes. */
export class Invitations {
  readonly #deps: InvitationsDeps;
  readonly #pace: RateLimiter;

  constructor(deps: InvitationsDeps) {
    this.#deps = deps;
    this.#pace = new RateLimiter(deps.timers, invitationsAMinute, 60_000);
  }

  /** Invites a player to the sender's table. `no-such-table`: the sender has no seat. */
  async invite(
    player: Player,
    target: PersonTarget,
  ): Promise<Result<null, NotInvited | NoSuchTarget | "public-table">> {
    const { db, directory, timers } = this.#deps;
    if (!this.#pace.allows(player.id)) return fail("too-many-requests");
    const seated = await directory.seatOf(player.id);
    if (!seated) return fail("no-such-table");
    if (!(await directory.invitationTo(seated.code))) return fail("public-table");
    const found = await findTarget({ db, directory }, player.id, target);
    if (!found.ok) return found;
    const { code } = seated;
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

  /** Returns the open invitations to a player, the newest first. */
  async to(playerId: string): Promise<readonly PersonInvitation[]> {
    const { db, timers } = this.#deps;
    const rows = await db.ask((trx) => invitationsTo(trx, playerId, timers.date()));
    const shown = await Promise.all(rows.map((row) => this.#viewOf(row)));
    return shown.filter((invitation) => invitation !== null);
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

  /** Must be called when a table of this process has closed or moved. Pages then ask which invitations are left. */
  tableGone(code: string): void {
    const { db, line, timers, failed } = this.#deps;
    const notify = async () => {
      for (const playerId of await db.ask((trx) => invitedTo(trx, code, timers.date())))
        line.send(playerId, { kind: "invitations" });
    };
    void notify().catch(failed);
  }

  /** Sends a new invitation to its receiver, unless a block forbids it. */
  async #deliver(row: InvitationRow): Promise<void> {
    const { db, line, calls, timers } = this.#deps;
    const open = await db.ask((trx) => invitationsTo(trx, row.toId, timers.date()));
    const invitation = open.some(({ id }) => id === row.id) ? await this.#viewOf(row) : null;
    if (!invitation) return;
    line.send(row.toId, { kind: "invitation", invitation });
    calls.notifyAbsent(row.toId, { kind: "invitation", code: row.code, from: invitation.name });
  }

  /** Returns an invitation as its receiver sees it; null if the table is gone, without people, or hidden from them. */
  async #viewOf(row: InvitationRow): Promise<PersonInvitation | null> {
    const { db, directory, blocks } = this.#deps;
    const { id, at, endsAt, code, toId } = row;
    const blockers = await blocks.blockersOf(toId);
    if (await directory.hides({ code }, { playerId: toId, blockers })) return null;
    const table = await directory.invitationTo(code);
    if (!table?.chairs.some(({ kind }) => kind === "person")) return null;
    const sender = await db.ask((trx) => senderIn(trx, row));
    return { id, at, endsAt, code, name: sender.name, avatar: sender.avatar, table };
  }
}

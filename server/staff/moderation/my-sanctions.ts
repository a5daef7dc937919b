import type { Kysely } from "kysely";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import type { SanctionStatus } from "../../../shared/net/moderation.ts";
import type { Player } from "../../../shared/net/protocol.ts";
import type { AccountsDb } from "../../people/accounts/accounts-db.ts";
import { readable } from "../../people/identity/text-normalization.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { Database } from "../../storage/database.ts";
import { isOf } from "./active-sanctions.ts";
import { sanctionView } from "./report-views.ts";

interface StandingDeps {
  readonly db: Pick<AccountsDb, "ask" | "change">;
  readonly timers: Pick<Timers, "date">;
}

/** Time for which ended sanctions are still shown, in ms. */
const shownMs = 90 * 86_400_000;

/** Shows players the sanctions against them, and stores their answers. */
export class MySanctions {
  readonly #deps: StandingDeps;

  constructor(deps: StandingDeps) {
    this.#deps = deps;
  }

  of(player: Player): Promise<SanctionStatus> {
    const { db, timers } = this.#deps;
    return db.ask((db) => standingOf(db, player, timers.date()));
  }

  /** Stores the answer to a sanction. Only its player may answer, and only once. */
  answer(
    player: Player,
    id: string,
    text: string,
  ): Promise<Result<SanctionStatus, "no-such-sanction" | "already-answered">> {
    const { db, timers } = this.#deps;
    return db.change<SanctionStatus, "no-such-sanction" | "already-answered">(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable("sanctions")
        .set({ answer: readable(text) })
        .where("id", "=", id)
        .where(isOf(player.id))
        .where("answer", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return ok(await standingOf(trx, player, timers.date()));
      return fail((await isOwn(trx, player.id, id)) ? "already-answered" : "no-such-sanction");
    });
  }

  /** Dismisses the notice of a sanction. */
  see(player: Player, id: string): Promise<Result<SanctionStatus, "no-such-sanction">> {
    const { db, timers } = this.#deps;
    return db.change<SanctionStatus, "no-such-sanction">(async (trx) => {
      if (!(await isOwn(trx, player.id, id))) return fail("no-such-sanction");
      await trx.updateTable("sanctions").set({ seen: 1 }).where("id", "=", id).execute();
      return ok(await standingOf(trx, player, timers.date()));
    });
  }
}

async function isOwn(db: Kysely<Database>, playerId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("sanctions")
    .select("id")
    .where("id", "=", id)
    .where(isOf(playerId))
    .executeTakeFirst();
  return row !== undefined;
}

async function standingOf(db: Kysely<Database>, { id, name }: Player, now: number): Promise<SanctionStatus> {
  const rows = await db
    .selectFrom("sanctions")
    .selectAll()
    .where(isOf(id))
    .where(({ eb, or, and }) =>
      or([
        eb("liftedAt", ">", now - shownMs),
        and([eb("liftedAt", "is", null), or([eb("endsAt", "is", null), eb("endsAt", ">", now - shownMs)])]),
      ]),
    )
    .orderBy("beganAt", "desc")
    .orderBy("id")
    .execute();
  const renamed = await db
    .selectFrom("takenNames")
    .select("instead")
    .where("playerId", "=", id)
    .where("instead", "=", name)
    .executeTakeFirst();
  return { sanctions: rows.map(sanctionView), nameTaken: renamed !== undefined };
}

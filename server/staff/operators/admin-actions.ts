import { fail, ok, type Result } from "../../../shared/core/result.ts";
import type { AccountsDb } from "../../people/accounts/accounts-db.ts";
import type { AdminBackend, Draining } from "./admin-backend.ts";
import type { Actor, AuditLog, NewAuditEntry } from "./audit-log.ts";

interface OrdersDeps {
  readonly people: Pick<AccountsDb, "ask" | "change">;
  readonly auditLog: Pick<AuditLog, "add" | "hasRecent">;
  readonly adminBackend: Pick<AdminBackend, "codeOf" | "close" | "nodes" | "drain">;
}

/** Time in which one entry stands for all looks of an operator into a table, in ms. */
const lookMs = 3_600_000;

/**
 * Actions of operators on tables and nodes. The audit log gets an entry before each action, and another if it fails.
 */
export class AdminActions {
  readonly #deps: OrdersDeps;

  constructor(deps: OrdersDeps) {
    this.#deps = deps;
  }

  /** @param words text for the table's players. @returns `again` if the table refused, or its node does not respond. */
  async closeTable(by: Actor, roomId: string, words: string): Promise<Result<null, "no-such-table" | "again">> {
    const { adminBackend } = this.#deps;
    const subject = await adminBackend.codeOf(roomId);
    if (subject === null) return fail("no-such-table");
    await this.#note({ by, action: "close-table", subject, why: words });
    const closing = await adminBackend.close(roomId, words);
    if (closing === "closed") return ok(null);
    // A command without an answer may still be executed later, so it is not logged as failed.
    if (closing === "refused") await this.#note({ by, action: "close-table-failed", subject, why: "" });
    return fail("again");
  }

  /** Must be called before the actor gets to see the table. The panel asks again every few seconds, so not every look is logged. */
  async noteLook(by: Actor, code: string): Promise<void> {
    const { people, auditLog } = this.#deps;
    const look: NewAuditEntry = { by, action: "look-into-table", subject: code, why: "" };
    const isNoted = await people.ask((db) => auditLog.hasRecent(db, look, lookMs));
    if (!isNoted) await this.#note(look);
  }

  async drain(by: Actor, node: string): Promise<Result<null, Exclude<Draining, "drained">>> {
    const { adminBackend } = this.#deps;
    if (!(await adminBackend.nodes()).some(({ name }) => name === node)) return fail("no-such-node");
    await this.#note({ by, action: "drain", subject: node, why: "" });
    const draining = await adminBackend.drain(node);
    if (draining === "drained") return ok(null);
    await this.#note({ by, action: "drain-failed", subject: node, why: draining });
    return fail(draining);
  }

  async #note(deed: NewAuditEntry): Promise<void> {
    const { people, auditLog } = this.#deps;
    await people.change(async (db) => ok(await auditLog.add(db, deed)));
  }
}

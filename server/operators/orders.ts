import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { PeopleDb } from "../accounts/people-db.ts";
import type { Deeds, Doer, NewDeed } from "./deeds.ts";
import type { Draining, Floor } from "./floor.ts";

interface OrdersDeps {
  readonly people: Pick<PeopleDb, "change">;
  readonly deeds: Pick<Deeds, "add">;
  readonly floor: Pick<Floor, "codeOf" | "close" | "nodes" | "drain">;
}

/** What operators have done to tables and nodes: it is in the log before it is done, and that it failed is there, too. */
export class Orders {
  readonly #deps: OrdersDeps;

  constructor(deps: OrdersDeps) {
    this.#deps = deps;
  }

  /** @param words what the table's people are told. @returns `again` if it was refused, or its node does not answer. */
  async closeTable(by: Doer, roomId: string, words: string): Promise<Result<null, "no-such-table" | "again">> {
    const { floor } = this.#deps;
    const subject = await floor.codeOf(roomId);
    if (subject === null) return fail("no-such-table");
    await this.#note({ by, action: "close-table", subject, why: words });
    const closing = await floor.close(roomId, words);
    if (closing === "closed") return ok(null);
    // An order that nobody has answered may still be carried out.
    if (closing === "refused") await this.#note({ by, action: "close-table-failed", subject, why: "" });
    return fail("again");
  }

  async drain(by: Doer, node: string): Promise<Result<null, Exclude<Draining, "drained">>> {
    const { floor } = this.#deps;
    if (!(await floor.nodes()).some(({ name }) => name === node)) return fail("no-such-node");
    await this.#note({ by, action: "drain", subject: node, why: "" });
    const draining = await floor.drain(node);
    if (draining === "drained") return ok(null);
    await this.#note({ by, action: "drain-failed", subject: node, why: draining });
    return fail(draining);
  }

  async #note(deed: NewDeed): Promise<void> {
    const { people, deeds } = this.#deps;
    await people.change(async (db) => ok(await deeds.add(db, deed)));
  }
}

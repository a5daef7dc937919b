import { matchMaker, type Presence, requestFromIPC, subscribeIPC } from "@colyseus/core";
import { sql } from "kysely";
import type { Floor, FloorNode, OwnWords } from "../operators/floor.ts";
import { within } from "../plumbing/within.ts";
import type { HouseDb } from "../store/house-tables.ts";
import { ask } from "./ask.ts";
import { wordsFormat } from "./floor-format.ts";

/** How long a node may take to answer operators, in ms: a frozen one never does. */
const patienceMs = 800;

/** A node that has been silent for longer is late, in ms. */
const lateMs = 2000;

/** What ids of rooms look like: no other text needs to be looked up. */
const plain = /^[\w-]{1,64}$/;

interface HouseFloorDeps {
  readonly db: HouseDb;
  readonly presence: Presence;
  /** This node's number. */
  readonly id: number;
  /** What this node says of itself. */
  readonly ownWords: () => OwnWords;
}

interface KnownNode {
  readonly id: number;
  readonly name: string;
  readonly version: string;
  readonly draining: boolean;
  readonly silentMs: number;
  readonly tables: number;
}

const topicOf = (id: number): string => `house:floor:${id}`;

/** The nodes of a house: Postgres knows which there are, each says the rest itself. */
export class HouseFloor implements Floor {
  readonly #deps: HouseFloorDeps;

  constructor(deps: HouseFloorDeps) {
    this.#deps = deps;
  }

  /** Answers other nodes from now on. */
  async begin(): Promise<void> {
    const { presence, id, ownWords } = this.#deps;
    await subscribeIPC(presence, topicOf(id), () => ownWords());
  }

  async nodes(): Promise<readonly FloorNode[]> {
    return Promise.all((await ask(this.#known())).map((node) => this.#heard(node)));
  }

  async codeOf(roomId: string): Promise<string | null> {
    if (!plain.test(roomId)) return null;
    const { db } = this.#deps;
    const row = await ask(db.selectFrom("tables").select("code").where("roomId", "=", roomId).executeTakeFirst());
    return row?.code ?? null;
  }

  async close(roomId: string, words: string): Promise<boolean> {
    try {
      const call = matchMaker.remoteRoomCall(roomId, "closeWith", [words], patienceMs);
      return (await within(patienceMs, call)) === true;
    } catch {
      return false;
    }
  }

  /** The node learns it at its next beat, a frozen one when it wakes up. */
  async drain(name: string): Promise<boolean> {
    const drained = this.#deps.db.updateTable("nodes").set({ draining: true }).where("name", "=", name);
    return (await ask(drained.returning("id").execute())).length > 0;
  }

  async #known(): Promise<readonly KnownNode[]> {
    const { rows } = await sql<KnownNode>`
      select id, name, version, draining,
        (extract(epoch from clock_timestamp() - "beatAt") * 1000)::float "silentMs",
        (select count(*) from tables where owner = nodes.id)::int tables
      from nodes order by name`.execute(this.#deps.db);
    return rows;
  }

  async #heard({ id, name, version, draining, silentMs, tables }: KnownNode): Promise<FloorNode> {
    const state = draining ? "drained" : silentMs > lateMs ? "late" : "ready";
    const said = await this.#wordsOf(id);
    return { name, version, state, silentMs: Math.round(silentMs), tables, said };
  }

  /** @returns null if the node does not answer, as without Redis or if it is of another version. */
  async #wordsOf(node: number): Promise<OwnWords | null> {
    const { presence, id, ownWords } = this.#deps;
    if (node === id) return ownWords();
    try {
      const asked = requestFromIPC<unknown>(presence, topicOf(node), "words", [], patienceMs);
      return wordsFormat.parse(await within(patienceMs, asked));
    } catch {
      return null;
    }
  }
}

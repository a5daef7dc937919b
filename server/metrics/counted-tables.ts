import type { SeatLocation } from "../../shared/net/protocol.ts";
import type { OpenTable } from "../tables/open-table.ts";
import type { RestoredTable } from "../tables/saving/initial-state.ts";
import { Tables } from "../tables/tables.ts";
import type { Counts } from "./counts.ts";

/** Tables that also count restores, resets to the saved state, and transfers. */
export class CountedTables extends Tables {
  readonly #counts: Counts["tables"];
  /** Rooms of open tables. */
  readonly #rooms = new Set<string>();

  constructor(counts: Counts["tables"], ...args: ConstructorParameters<typeof Tables>) {
    super(...args);
    this.#counts = counts;
  }

  override async restore(returning: RestoredTable): Promise<SeatLocation> {
    const seated = await super.restore(returning);
    this.#counts.add("brought-back");
    return seated;
  }

  /** Adds a table. A room that adds its table again has been reset to the saved state. */
  override add(table: OpenTable): void {
    const { roomId } = table.seated;
    if (this.#rooms.has(roomId)) this.#counts.add("set-back");
    this.#rooms.add(roomId);
    super.add(table);
  }

  override remove(roomId: string): void {
    this.#rooms.delete(roomId);
    super.remove(roomId);
  }

  override async handOver(roomIds: readonly string[]): Promise<readonly string[]> {
    const kept = await super.handOver(roomIds);
    this.#counts.add("handed-over", kept.length);
    return kept;
  }
}

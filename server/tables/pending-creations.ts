import { matchMaker } from "@colyseus/core";
import type { SeatLocation } from "../../shared/net/protocol.ts";
import type { InitialState } from "./saving/initial-state.ts";

/** Table that is being opened, with its address. */
export interface PendingCreation {
  readonly seated: SeatLocation;
  readonly beginning: InitialState;
}

/** Opens the rooms of tables. Each room claims its initial state exactly once. */
export class PendingCreations {
  /** By code. */
  readonly #unclaimed = new Map<string, PendingCreation>();
  /** By room. */
  readonly #underWay = new Map<string, Promise<void>>();

  /** Opens a table, or waits for an opening that has already started. @param undo see `open`. */
  openOnce(opening: PendingCreation, undo: () => Promise<void>): Promise<void> {
    const { roomId } = opening.seated;
    const begun = this.#underWay.get(roomId);
    if (begun) return begun;
    const opened = this.open(opening, undo).finally(() => this.#underWay.delete(roomId));
    this.#underWay.set(roomId, opened);
    return opened;
  }

  /** @param undo runs after a failure, before the exception. */
  async open(opening: PendingCreation, undo: () => Promise<void>): Promise<void> {
    const { code } = opening.seated;
    this.#unclaimed.set(code, opening);
    try {
      await matchMaker.handleCreateRoom("table", { code });
    } catch (error) {
      await undo();
      throw error;
    } finally {
      this.#unclaimed.delete(code);
    }
  }

  /** Returns the pending opening with this code exactly once; null for a room that is not opened here. */
  claim(code: string): PendingCreation | null {
    const opening = this.#unclaimed.get(code) ?? null;
    this.#unclaimed.delete(code);
    return opening;
  }
}

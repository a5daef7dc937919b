import type { CommitmentState } from "../../shared/fairness/contributor.ts";
import { readTab, writeTab } from "../state/storage.ts";

/** Newest commitment of this tab, and the room of its table. */
interface Kept {
  readonly roomId: string;
  readonly stake: CommitmentState;
}

const name = "stake";

/** Returns this tab's saved commitment for a table, for use after a reload. */
export function loadCommitment(roomId: string): CommitmentState | null {
  try {
    const kept: Kept | null = JSON.parse(readTab(name) ?? "null");
    return kept?.roomId === roomId ? kept.stake : null;
  } catch {
    return null;
  }
}

export function saveCommitment(roomId: string, stake: CommitmentState): void {
  writeTab(name, JSON.stringify({ roomId, stake } satisfies Kept));
}

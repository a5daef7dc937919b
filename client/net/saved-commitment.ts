import type { CommitmentState } from "../../shared/fairness/contributor.ts";

/** Newest commitment of this tab, and the room of its table. */
interface Kept {
  readonly roomId: string;
  readonly stake: CommitmentState;
}

const name = "nine-lives:stake";

/** Returns this tab's saved commitment for a table, for use after a reload. Browsers throw if storage is disabled. */
export function loadCommitment(roomId: string): CommitmentState | null {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(name) ?? "null");
    return kept?.roomId === roomId ? kept.stake : null;
  } catch {
    return null;
  }
}

export function saveCommitment(roomId: string, stake: CommitmentState): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ roomId, stake } satisfies Kept));
  } catch {}
}

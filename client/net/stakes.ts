import type { Stake } from "../../shared/fairness/contributor.ts";

/** The newest stake of this tab, and the room of its table. */
interface Kept {
  readonly roomId: string;
  readonly stake: Stake;
}

const name = "nine-lives:stake";

/** This tab's stake in a table's game from before a reload; browsers throw if storage is off. */
export function recallStake(roomId: string): Stake | null {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(name) ?? "null");
    return kept?.roomId === roomId ? kept.stake : null;
  } catch {
    return null;
  }
}

export function keepStake(roomId: string, stake: Stake): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ roomId, stake } satisfies Kept));
  } catch {}
}

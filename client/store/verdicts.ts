import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { GameRecord } from "../../shared/core/record.ts";
import { spelled } from "../../shared/fairness/evidence.ts";
import { judgeAlone, type Standing, standingOf, type Verdict } from "../../shared/fairness/verdict.ts";
import type { GameRegistry } from "../../shared/net/games.ts";
import { recall, remember } from "../storage.ts";

/** What this browser found about a game right after it. */
interface Kept {
  /** The game's. */
  readonly id: string;
  /** Of the record that was checked then. */
  readonly digest: string;
  readonly verdict: Verdict;
}

const name = "verdicts";
const most = 100;

/** Keeps what was found about a game that has just ended. A page that was loaded since knows less: it changes nothing unless it finds something wrong. */
export function keepVerdict(id: string, record: GameRecord, verdict: Verdict): void {
  const all = allKept();
  const isNews = standingOf(verdict) === "failed" || !all.some((kept) => kept.id === id);
  if (!isNews) return;
  const others = all.filter((kept) => kept.id !== id);
  remember(name, JSON.stringify([{ id, digest: digestOf(record), verdict }, ...others].slice(0, most)));
}

/**
 * What can be said of a game that is watched again: what was found after it, if that was about the very same record.
 * @param id null if it comes from a file.
 */
export function verdictOn(games: GameRegistry, record: GameRecord, id: string | null): Verdict {
  const digest = digestOf(record);
  const all = allKept();
  const same = all.find((kept) => kept.digest === digest);
  if (same) return withSame(same.verdict, "held");
  return withSame(judgeAlone(games, record), all.some((kept) => kept.id === id) ? "failed" : "unseen");
}

const withSame = ({ checks, dropped }: Verdict, standing: Standing): Verdict => ({
  checks: [...checks, { name: "same", standing, count: 1 }],
  dropped,
});

const digestOf = (record: GameRecord): string => bytesToHex(sha256(utf8ToBytes(spelled(record))));

function allKept(): readonly Kept[] {
  try {
    return JSON.parse(recall(name) ?? "[]");
  } catch {
    return [];
  }
}

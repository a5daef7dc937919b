import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { type GameRecord, nameless } from "../../shared/core/record.ts";
import { spelled } from "../../shared/fairness/evidence.ts";
import { judgeAlone, type Standing, standingOf, type Verdict } from "../../shared/fairness/verdict.ts";
import type { GameRegistry } from "../../shared/net/games.ts";
import { recall, remember } from "../storage.ts";

/** Saved verification report of this browser, made right after the game. */
interface Kept {
  /** Id of the game. */
  readonly id: string;
  /** Digest of the checked record, without its names. */
  readonly digest: string;
  readonly verdict: Verdict;
}

const name = "verdicts:2";
const most = 100;

/**
 * Saves the verification report of a game that has just ended. A reloaded page has less evidence, so its report
 * replaces an earlier one only if a check failed.
 */
export function keepVerdict(id: string, record: GameRecord, verdict: Verdict): void {
  const all = allKept();
  const isNews = standingOf(verdict) === "failed" || !all.some((kept) => kept.id === id);
  if (!isNews) return;
  const others = all.filter((kept) => kept.id !== id);
  remember(name, JSON.stringify([{ id, digest: digestOf(record), verdict }, ...others].slice(0, most)));
}

/**
 * Returns the verification report of a replay: the saved one, if it was about exactly this record.
 * @param id null for a record from a file.
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

const digestOf = (record: GameRecord): string => bytesToHex(sha256(utf8ToBytes(spelled(nameless(record)))));

function allKept(): readonly Kept[] {
  try {
    return JSON.parse(recall(name) ?? "[]");
  } catch {
    return [];
  }
}

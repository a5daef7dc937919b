import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { type GameRecord, nameless } from "../../shared/core/record.ts";
import { spelled } from "../../shared/fairness/evidence.ts";
import { judgeAlone, type Standing, standingOf, type Verdict } from "../../shared/fairness/verdict.ts";
import type { GameRegistry } from "../../shared/net/games.ts";
import { recall, remember } from "../storage.ts";

/** What this browser found about a game right after it. */
interface Kept {
  /** The id of the game. */
  readonly id: string;
  /** The digest of the record that was checked then, without its names. */
  readonly digest: string;
  readonly verdict: Verdict;
}

const name = "verdicts:2";
const most = 100;

/**
 * Keeps the verdict on a game that has just ended. A page reloaded since then knows less: it replaces an earlier
 * verdict only if it finds something wrong.
 */
export function keepVerdict(id: string, record: GameRecord, verdict: Verdict): void {
  const all = allKept();
  const isNews = standingOf(verdict) === "failed" || !all.some((kept) => kept.id === id);
  if (!isNews) return;
  const others = all.filter((kept) => kept.id !== id);
  remember(name, JSON.stringify([{ id, digest: digestOf(record), verdict }, ...others].slice(0, most)));
}

/**
 * The verdict on a replay: the one found right after the game, if that was about exactly this record.
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

const digestOf = (record: GameRecord): string => bytesToHex(sha256(utf8ToBytes(spelled(nameless(record)))));

function allKept(): readonly Kept[] {
  try {
    return JSON.parse(recall(name) ?? "[]");
  } catch {
    return [];
  }
}

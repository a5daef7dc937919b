import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { type GameRecord, withoutNames } from "../../shared/core/record.ts";
import { canonicalJson } from "../../shared/fairness/transcript.ts";
import {
  type CheckStatus,
  type VerificationReport,
  verifyRecord,
  worstStatus,
} from "../../shared/fairness/verification.ts";
import type { GameRegistry } from "../../shared/net/games.ts";
import { readStored, writeStored } from "./storage.ts";

/** Saved verification report of this browser, made right after the game. */
interface Kept {
  /** Id of the game. */
  readonly id: string;
  /** Digest of the checked record, without its names. */
  readonly digest: string;
  readonly verdict: VerificationReport;
}

const name = "verdicts:2";
const maxReports = 100;

/**
 * Saves the verification report of a game that has just ended. A reloaded page has less evidence, so its report
 * replaces an earlier one only if a check failed.
 */
export function saveReport(id: string, record: GameRecord, verdict: VerificationReport): void {
  const all = allKept();
  const isNews = worstStatus(verdict) === "failed" || !all.some((kept) => kept.id === id);
  if (!isNews) return;
  const others = all.filter((kept) => kept.id !== id);
  writeStored(name, JSON.stringify([{ id, digest: digestOf(record), verdict }, ...others].slice(0, maxReports)));
}

/**
 * Returns the verification report of a replay: the saved one, if it was about exactly this record.
 * @param id null for a record from a file.
 */
export function reportOn(games: GameRegistry, record: GameRecord, id: string | null): VerificationReport {
  const digest = digestOf(record);
  const all = allKept();
  const same = all.find((kept) => kept.digest === digest);
  if (same) return withSame(same.verdict, "held");
  return withSame(verifyRecord(games, record), all.some((kept) => kept.id === id) ? "failed" : "unseen");
}

const withSame = ({ checks, dropped }: VerificationReport, standing: CheckStatus): VerificationReport => ({
  checks: [...checks, { name: "same", standing, count: 1 }],
  dropped,
});

const digestOf = (record: GameRecord): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(withoutNames(record)))));

function allKept(): readonly Kept[] {
  try {
    return JSON.parse(readStored(name) ?? "[]");
  } catch {
    return [];
  }
}

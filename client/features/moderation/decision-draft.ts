import type {
  DecisionView,
  ReportDecision,
  ReportReason,
  SanctionHours,
  SanctionKind,
  SanctionView,
} from "../../../shared/net/moderation.ts";

/** A decision in progress. */
export interface DecisionDraft {
  readonly kind: DecisionView["kind"] | null;
  /** "open": not chosen yet. */
  readonly hours: SanctionHours | "open";
  readonly reason: ReportReason;
  readonly words: string;
  readonly why: string;
  readonly takeDown: "none" | "lines" | "name";
}

export const firstDraft = (reasons: readonly ReportReason[]): DecisionDraft => ({
  kind: null,
  hours: "open",
  reason: reasons[0] ?? "other",
  words: "",
  why: "",
  takeDown: "none",
});

/** Whether the sanction has a duration, limited or permanent. */
export const hasTime = (kind: DecisionDraft["kind"]): kind is Exclude<SanctionKind, "warning"> =>
  kind !== null && kind !== "nothing" && kind !== "warning";

/** Returns the complete decision; null while a choice is missing. */
export function decisionIn({ kind, hours, reason, words, why, takeDown }: DecisionDraft): ReportDecision | null {
  if (kind === null) return null;
  if (kind === "nothing") return { kind, why: why.trim() };
  const rest = { reason, words: words.trim(), why: why.trim(), ...(takeDown !== "none" && { takeDown }) };
  if (!hasTime(kind)) return { kind, hours: null, ...rest };
  return hours === "open" ? null : { kind, hours, ...rest };
}

/** Whether a sanction can still be ended. @param now in ms since 1970. */
export const lasts = ({ kind, until, ended }: SanctionView, now: number): boolean =>
  kind !== "warning" && !ended && (until === null || until > now);

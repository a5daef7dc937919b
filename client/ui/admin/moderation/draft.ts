import type {
  Decision,
  DecisionView,
  ReportReason,
  SanctionHours,
  SanctionKind,
  SanctionView,
} from "../../../../shared/net/moderation.ts";

/** A decision as far as it was made. */
export interface Draft {
  readonly kind: DecisionView["kind"] | null;
  /** "open": not chosen yet. */
  readonly hours: SanctionHours | "open";
  readonly reason: ReportReason;
  readonly words: string;
  readonly why: string;
  readonly takeDown: "none" | "lines" | "name";
}

export const firstDraft = (reasons: readonly ReportReason[]): Draft => ({
  kind: null,
  hours: "open",
  reason: reasons[0] ?? "other",
  words: "",
  why: "",
  takeDown: "none",
});

/** Whether it is for some time, or for good. */
export const hasTime = (kind: Draft["kind"]): kind is Exclude<SanctionKind, "warning"> =>
  kind !== null && kind !== "nothing" && kind !== "warning";

/** What follows from it; null as long as something is not chosen. */
export function decisionIn({ kind, hours, reason, words, why, takeDown }: Draft): Decision | null {
  if (kind === null) return null;
  if (kind === "nothing") return { kind, why: why.trim() };
  const rest = { reason, words: words.trim(), why: why.trim(), ...(takeDown !== "none" && { takeDown }) };
  if (!hasTime(kind)) return { kind, hours: null, ...rest };
  return hours === "open" ? null : { kind, hours, ...rest };
}

/** Whether a sanction can still be ended. @param now in ms since 1970. */
export const lasts = ({ kind, until, ended }: SanctionView, now: number): boolean =>
  kind !== "warning" && !ended && (until === null || until > now);

import type { GameReport } from "../../../shared/net/moderation.ts";
import { failureText } from "../../app/problems.ts";
import { sanctionsApi } from "../../net/api.ts";
import { token } from "../../state/session.ts";
import { socialErrorText } from "../social/texts.ts";
import type { Meeting } from "./open-person-sheet.ts";
import { t } from "./texts.ts";

type Said = Pick<GameReport, "reason" | "words">;

/** @returns the error text; null after success. */
export async function sendReport(met: Exclude<Meeting, { kind: "name" }>, said: Said): Promise<string | null> {
  if (met.kind === "table") {
    const { talk, who, line } = met;
    const sent = await talk.social.report({ ...said, who, ...(line && { line: line.number }) });
    if (sent.ok) return null;
    const isNobody = sent.error.kind === "company" && sent.error.code === "nobody-there";
    return isNobody ? t("conduct.report.nobody") : socialErrorText(sent.error);
  }
  const { gameId, seat, step } = met;
  const sent = await sanctionsApi.report(token(), { ...said, gameId, seat, step });
  if (sent.ok) return null;
  return sent.error.error === "no-such-player" ? t("conduct.report.nobody") : failureText(sent.error);
}

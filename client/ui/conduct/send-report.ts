import type { GameReport } from "../../../shared/net/moderation.ts";
import { standingApi } from "../../net/standing-api.ts";
import { token } from "../../store/session.ts";
import { failureText } from "../problems.ts";
import { problemText } from "../social/problem.ts";
import type { Meeting } from "./about.ts";
import { t } from "./texts.ts";

type Said = Pick<GameReport, "reason" | "words">;

/** @returns the error text; null after success. */
export async function sendReport(met: Exclude<Meeting, { kind: "name" }>, said: Said): Promise<string | null> {
  if (met.kind === "table") {
    const { talk, who, line } = met;
    const sent = await talk.social.report({ ...said, who, ...(line && { line: line.number }) });
    if (sent.ok) return null;
    const isNobody = sent.error.kind === "company" && sent.error.code === "nobody-there";
    return isNobody ? t("conduct.report.nobody") : problemText(sent.error);
  }
  const { gameId, seat, step } = met;
  const sent = await standingApi.report(token(), { ...said, gameId, seat, step });
  if (sent.ok) return null;
  return sent.error.error === "no-such-player" ? t("conduct.report.nobody") : failureText(sent.error);
}

import type { GameReport } from "../../../shared/net/moderation.ts";
import { standingApi } from "../../net/standing-api.ts";
import { token } from "../../store/session.ts";
import { failureText } from "../problems.ts";
import { problemText } from "../social/problem.ts";
import type { Meeting } from "./about.ts";

type Said = Pick<GameReport, "reason" | "words">;

/** @returns why the server did not take it, in a sentence; null if it did. */
export async function sendReport(met: Exclude<Meeting, { kind: "name" }>, said: Said): Promise<string | null> {
  if (met.kind === "table") {
    const { talk, who, line } = met;
    const sent = await talk.social.report({ ...said, who, ...(line && { line: line.number }) });
    return sent.ok ? null : problemText(sent.error);
  }
  const { gameId, seat, step } = met;
  const sent = await standingApi.report(token(), { ...said, gameId, seat, step });
  return sent.ok ? null : failureText(sent.error);
}

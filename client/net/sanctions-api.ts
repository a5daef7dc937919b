import type { GameReport, SanctionStatus } from "../../shared/net/moderation.ts";
import { get, post } from "./api.ts";
import { type ApiResponse, request } from "./request.ts";

/** Reports and the player's own sanctions (`shared/net/moderation.ts`); `token` is the token of the player. */
export const sanctionsApi = {
  report: (token: string, report: GameReport): ApiResponse<object> => post("/reports", report, token),
  mine: (token: string): ApiResponse<SanctionStatus> => get("/standing", token),
  /** Never retried: the server accepts an answer to a sanction only once. */
  answer: (token: string, id: string, text: string): ApiResponse<SanctionStatus> =>
    request({ method: "POST", path: `/api/standing/${encodeURIComponent(id)}/answer`, body: { text }, token }),
  seen: (token: string, id: string): ApiResponse<SanctionStatus> =>
    post(`/standing/${encodeURIComponent(id)}/seen`, {}, token),
};

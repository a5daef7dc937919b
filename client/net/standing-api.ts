import type { GameReport, Standing } from "../../shared/net/moderation.ts";
import { get, post } from "./api.ts";
import { type Reply, request } from "./request.ts";

/** Reports, and what follows for oneself (`shared/net/moderation.ts`); `token` is the asking player's. */
export const standingApi = {
  report: (token: string, report: GameReport): Reply<object> => post("/reports", report, token),
  mine: (token: string): Reply<Standing> => get("/standing", token),
  /** Asked once: the answer to a sanction is taken only the first time. */
  answer: (token: string, id: string, text: string): Reply<Standing> =>
    request({ method: "POST", path: `/api/standing/${encodeURIComponent(id)}/answer`, body: { text }, token }),
  seen: (token: string, id: string): Reply<Standing> => post(`/standing/${encodeURIComponent(id)}/seen`, {}, token),
};

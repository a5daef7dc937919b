import type { GameReport, Standing } from "../../shared/net/moderation.ts";
import { get, post } from "./api.ts";
import { type Reply, request } from "./request.ts";

/** Reports and the player's own sanctions (`shared/net/moderation.ts`); `token` is the token of the player. */
export const standingApi = {
  report: (token: string, report: GameReport): Reply<object> => post("/reports", report, token),
  mine: (token: string): Reply<Standing> => get("/standing", token),
  /** Never retried: the server accepts an answer to a sanction only once. */
  answer: (token: string, id: string, text: string): Reply<Standing> =>
    request({ method: "POST", path: `/api/standing/${encodeURIComponent(id)}/answer`, body: { text }, token }),
  seen: (token: string, id: string): Reply<Standing> => post(`/standing/${encodeURIComponent(id)}/seen`, {}, token),
};

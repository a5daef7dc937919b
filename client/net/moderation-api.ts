import type { PersonRecord, ReportDecision, ReportsPage, ReportView, WordList } from "../../shared/net/moderation.ts";
import { type ApiResponse, apiRoot, request } from "./request.ts";

export type ReportState = "open" | "decided";

/** Requests of moderators (`shared/net/moderation.ts`); `token` must belong to a moderator. They are never retried. */
export const moderationApi = {
  /** @param of id of a player; null returns the reports about all players. */
  reports: (token: string, state: ReportState, before: string | null, of: string | null) => {
    const query = new URLSearchParams({ state, ...(before !== null && { before }), ...(of !== null && { of }) });
    return get<ReportsPage>(token, `/reports?${query}`);
  },
  report: (token: string, id: string) => get<ReportView>(token, `/reports/${encodeURIComponent(id)}`),
  person: (token: string, id: string) => get<PersonRecord>(token, `/people/${encodeURIComponent(id)}`),
  words: (token: string) => get<readonly WordList[]>(token, "/words"),
  decide: (token: string, id: string, decision: ReportDecision) =>
    post<ReportView>(token, `/reports/${encodeURIComponent(id)}`, decision),
  endSanction: (token: string, id: string, why: string) =>
    post<PersonRecord>(token, `/sanctions/${encodeURIComponent(id)}/end`, { why }),
  takeNameDown: (token: string, person: string, why: string) =>
    post<PersonRecord>(token, `/people/${encodeURIComponent(person)}/name`, { why }),
};

const get = <Body>(token: string, path: string): ApiResponse<Body> =>
  request({ method: "GET", path: `${apiRoot}/moderation${path}`, token });

const post = <Body>(token: string, path: string, body: object): ApiResponse<Body> =>
  request({ method: "POST", path: `${apiRoot}/moderation${path}`, token, body });

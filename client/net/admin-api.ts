import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import type { DeedsPage, HouseView, Staff, TablesPage, TablesWanted } from "../../shared/net/operators.ts";
import { type Reply, request } from "./request.ts";

/** Requests of `shared/net/operators.ts`; `token` must belong to a staff member. They are never retried. */
export const adminApi = {
  staff: (token: string) => get<Staff>(token, ""),
  confirmOptions: (token: string) =>
    post<{ readonly options: PublicKeyCredentialRequestOptionsJSON }>(token, "/confirm/options", {}),
  confirm: (token: string, response: AuthenticationResponseJSON) => post<object>(token, "/confirm", { response }),
  house: (token: string) => get<HouseView>(token, "/house"),
  tables: (token: string, { order, find, most }: TablesWanted) =>
    get<TablesPage>(token, `/tables?${new URLSearchParams({ order, find, most: String(most) })}`),
  closeTable: (token: string, roomId: string, words: string) =>
    post<TablesPage>(token, `/tables/${encodeURIComponent(roomId)}/close`, { words }),
  /** @param words an empty text removes the announcement. */
  announce: (token: string, words: string) => post<HouseView>(token, "/announcement", { words }),
  maintain: (token: string, on: boolean, words: string) => post<HouseView>(token, "/maintenance", { on, words }),
  drain: (token: string, node: string) => post<HouseView>(token, `/nodes/${encodeURIComponent(node)}/drain`, {}),
  log: (token: string, before: string | null) =>
    get<DeedsPage>(token, before === null ? "/log" : `/log?before=${encodeURIComponent(before)}`),
};

const get = <Body>(token: string, path: string): Reply<Body> =>
  request({ method: "GET", path: `/api/admin${path}`, token });

const post = <Body>(token: string, path: string, body: object): Reply<Body> =>
  request({ method: "POST", path: `/api/admin${path}`, token, body });

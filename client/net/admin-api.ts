import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import {
  type AuditPage,
  type ClusterView,
  clusterPath,
  type Staff,
  type TableInspection,
  type TableQuery,
  type TablesPage,
} from "../../shared/net/operators.ts";
import { type ApiResponse, apiRoot, request } from "./request.ts";

/** Requests of `shared/net/operators.ts`; `token` must belong to a staff member. They are never retried. */
export const adminApi = {
  staff: (token: string) => get<Staff>(token, ""),
  confirmOptions: (token: string) =>
    post<{ readonly options: PublicKeyCredentialRequestOptionsJSON }>(token, "/confirm/options", {}),
  confirm: (token: string, response: AuthenticationResponseJSON) => post<object>(token, "/confirm", { response }),
  cluster: (token: string) => get<ClusterView>(token, clusterPath),
  tables: (token: string, { order, find, most }: TableQuery) =>
    get<TablesPage>(token, `/tables?${new URLSearchParams({ order, find, most: String(most) })}`),
  table: (token: string, roomId: string) => get<TableInspection>(token, `/tables/${encodeURIComponent(roomId)}`),
  closeTable: (token: string, roomId: string, words: string) =>
    post<TablesPage>(token, `/tables/${encodeURIComponent(roomId)}/close`, { words }),
  /** @param words an empty text removes the announcement. */
  announce: (token: string, words: string) => post<ClusterView>(token, "/announcement", { words }),
  maintain: (token: string, on: boolean, words: string) => post<ClusterView>(token, "/maintenance", { on, words }),
  drain: (token: string, node: string) => post<ClusterView>(token, `/nodes/${encodeURIComponent(node)}/drain`, {}),
  log: (token: string, before: string | null) =>
    get<AuditPage>(token, before === null ? "/log" : `/log?before=${encodeURIComponent(before)}`),
};

const get = <Body>(token: string, path: string): ApiResponse<Body> =>
  request({ method: "GET", path: `${apiRoot}/admin${path}`, token });

const post = <Body>(token: string, path: string, body: object): ApiResponse<Body> =>
  request({ method: "POST", path: `${apiRoot}/admin${path}`, token, body });

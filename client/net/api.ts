import { bytesToHex } from "@noble/hashes/utils.js";
import type { Strength } from "../../shared/core/bots.ts";
import type { InvitedTable } from "../../shared/net/invitation.ts";
import type { GameReport, SanctionStatus } from "../../shared/net/moderation.ts";
import type { Lobby, Player, Profile, SeatLocation, TableSettings, WatchedGame } from "../../shared/net/protocol.ts";
import { settingsToSend } from "../../shared/net/settings.ts";
import { type ApiResponse, apiRoot, patiently, request } from "./request.ts";

/** Player data of the server. */
interface Known {
  readonly player: Player;
  readonly seated: SeatLocation | null;
}

/**
 * HTTP part of `shared/net/protocol.ts`; `token` is the token of the player. Requests are retried for a short time
 * after a transient error.
 */
export const api = {
  /** Sent only once. */
  sendAccessCode: (code: string) => request<object>({ method: "POST", path: `${apiRoot}/access`, body: { code } }),
  /** Contains a seat if the server has found the former guest of this browser. */
  newPlayer: () => post<{ token: string; player: Player; seated?: SeatLocation | null }>("/players", {}),
  /** Contains a new token if the old one is about a day old, because unused tokens expire. */
  me: (token: string) => get<Known & { token?: string }>("/players/me", token),
  changeMe: (token: string, profile: Profile) =>
    patiently(() =>
      request<{ token: string; player: Player }>({
        method: "PATCH",
        path: `${apiRoot}/players/me`,
        token,
        body: profile,
      }),
    ),
  newTable,
  /** Sent only once. */
  table: (token: string, code: string) =>
    request<SeatLocation>({
      method: "GET",
      path: `${apiRoot}/tables/${encodeURIComponent(code)}`,
      token,
      timeoutMs: 8000,
    }),
  /** The table of a code, for a screen. */
  screen: (token: string, code: string) =>
    request<SeatLocation>({
      method: "GET",
      path: `${apiRoot}/tables/${encodeURIComponent(code)}/screen`,
      token,
      timeoutMs: 8000,
    }),
  /** The table of a code as its invitation shows it; for players who may join. */
  invitation: (token: string, code: string) =>
    request<InvitedTable>({
      method: "GET",
      path: `${apiRoot}/tables/${encodeURIComponent(code)}/invitation`,
      token,
      timeoutMs: 8000,
    }),
  newDeviceLink: (token: string) => post<{ ticket: string; seconds: number }>("/device-links", {}, token),
  newParty: (token: string) => post<{ ticket: string }>("/parties", {}, token),
  redeemDeviceLink: (ticket: string) => post<Known & { token: string }>("/device-links/redeem", { ticket }),
  game: (token: string, id: string) => get<WatchedGame>(`/games/${encodeURIComponent(id)}`, token),
  shareGame: (token: string, id: string) => post<object>(`/games/${encodeURIComponent(id)}/share`, {}, token),
  /** Filters the name of a deck from a link. */
  deckName: (token: string, name: string) => post<{ name: string }>("/deck-names", { name }, token),
  lobby: (token: string) => get<Lobby>("/lobby", token),
};

export const get = <Body>(path: string, token: string): ApiResponse<Body> =>
  patiently(() => request({ method: "GET", path: apiRoot + path, token }));

export const post = <Body>(path: string, body: object, token?: string): ApiResponse<Body> =>
  patiently(() => request({ method: "POST", path: apiRoot + path, body, ...(token !== undefined && { token }) }));

export const remove = <Body>(path: string, token: string): ApiResponse<Body> =>
  request({ method: "DELETE", path: apiRoot + path, token });

/** Creates a table; `bots`: the strength of bots on all other chairs, or null for no bots. All retries of one press share an idempotency key, so that the server creates only one table. */
function newTable(token: string, settings: TableSettings, bots: Strength | null): ApiResponse<SeatLocation> {
  const body = { settings: settingsToSend(settings), ...(bots !== null && { bots: true }) };
  const path = `${apiRoot}/tables${bots === null ? "" : `?strength=${bots}`}`;
  const press = bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
  return patiently(() => request({ method: "POST", path, token, body, idempotencyKey: press }));
}

/** Reports and the player's own sanctions (`shared/net/moderation.ts`); `token` is the token of the player. */
export const sanctionsApi = {
  report: (token: string, report: GameReport): ApiResponse<object> => post("/reports", report, token),
  mine: (token: string): ApiResponse<SanctionStatus> => get("/standing", token),
  /** Never retried: the server accepts an answer to a sanction only once. */
  answer: (token: string, id: string, text: string): ApiResponse<SanctionStatus> =>
    request({ method: "POST", path: `${apiRoot}/standing/${encodeURIComponent(id)}/answer`, body: { text }, token }),
  seen: (token: string, id: string): ApiResponse<SanctionStatus> =>
    post(`/standing/${encodeURIComponent(id)}/seen`, {}, token),
};

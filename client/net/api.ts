import type { SeatReservation } from "@colyseus/sdk";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type {
  ApiError,
  History,
  Lobby,
  Player,
  Profile,
  QueueJoin,
  Seated,
  TableSettings,
  WatchedGame,
} from "../../shared/net/protocol.ts";

/** Why the server refused, or that it did not respond. */
export type ApiFailure = ApiError | { readonly error: "unreachable" };

export type Reply<Body> = Promise<Result<Body, ApiFailure>>;

/** The HTTP part of `shared/net/protocol.ts`; `token` is the player's. */
export const api = {
  newPlayer: (): Reply<{ token: string; player: Player }> => call("POST", "/players", null, {}),
  me: (token: string): Reply<{ player: Player; seated: Seated | null }> => call("GET", "/players/me", token),
  changeMe: (token: string, profile: Profile): Reply<{ token: string; player: Player }> =>
    call("PATCH", "/players/me", token, profile),
  newTable: (token: string, settings: TableSettings, bots: boolean): Reply<Seated> =>
    call("POST", "/tables", token, bots ? { settings, bots } : { settings }),
  table: (token: string, code: string): Reply<Seated> => call("GET", `/tables/${encodeURIComponent(code)}`, token),
  newDeviceLink: (token: string): Reply<{ ticket: string; seconds: number }> =>
    call("POST", "/device-links", token, {}),
  redeemDeviceLink: (ticket: string): Reply<{ token: string; player: Player; seated: Seated | null }> =>
    call("POST", "/device-links/redeem", null, { ticket }),
  games: (token: string): Reply<History> => call("GET", "/games", token),
  game: (token: string, id: string): Reply<WatchedGame> => call("GET", `/games/${encodeURIComponent(id)}`, token),
  shareGame: (token: string, id: string): Reply<object> =>
    call("POST", `/games/${encodeURIComponent(id)}/share`, token, {}),
  lobby: (token: string): Reply<Lobby> => call("GET", "/lobby", token),
  /** Reserves a seat in the queue's room, for the SDK. */
  joinQueue: (wanted: QueueJoin): Reply<SeatReservation> =>
    call("POST", "/joinOrCreate/queue", null, wanted, "/matchmake"),
};

async function call<Body>(
  method: string,
  path: string,
  token: string | null,
  body?: object,
  root = "/api",
): Reply<Body> {
  const headers = new Headers();
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  if (body) headers.set("Content-Type", "application/json");
  try {
    const answer = await fetch(root + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (answer.ok) return ok(await answer.json());
    return fail(await failure(answer));
  } catch {
    return fail({ error: "unreachable" });
  }
}

/** A proxy between us and the server may send its own page: that counts as no response. */
async function failure(answer: Response): Promise<ApiFailure> {
  if (!answer.headers.get("content-type")?.includes("json")) return { error: "unreachable" };
  const said: ApiError = await answer.json();
  return said;
}

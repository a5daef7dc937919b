import type { PushSubscribe, PushView } from "../../shared/net/push.ts";
import { get, post } from "./api.ts";
import { type ApiResponse, apiRoot, patiently, request } from "./request.ts";

/** Web Push of this browser (`shared/net/push.ts`); `token` is the token of the player. */
export const pushApi = {
  view: (token: string): ApiResponse<PushView> => get("/push", token),
  subscribe: (token: string, wanted: PushSubscribe): ApiResponse<object> => post("/push", wanted, token),
  unsubscribe: (token: string, endpoint: string): ApiResponse<object> =>
    patiently(() => request({ method: "DELETE", path: `${apiRoot}/push`, token, body: { endpoint } })),
};

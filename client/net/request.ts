import { fail, ok, type Result } from "../../shared/core/result.ts";
import { type ApiError, apiErrorCodes } from "../../shared/net/protocol.ts";
import { siteLink } from "../state/base-path.ts";
import { accessWanted } from "./access-wanted.ts";
import { backoff, briskMs } from "./backoff.ts";

/** Path of the API. */
export const apiRoot = "/api";

/**
 * Reason for a missing answer of this server. `offline`: the device has no network. `intercepted`: another server
 * answers, such as the sign-in page of a Wi-Fi. `unreachable`: silence, or a proxy without its server.
 */
export type NoAnswer = "offline" | "intercepted" | "unreachable";

/** Error response of the server, or none. `retryMs`: time after which the server accepts the request, in ms. */
export type ApiFailure = (ApiError & { readonly retryMs?: number }) | { readonly error: NoAnswer };

export type ApiResponse<Body> = Promise<Result<Body, ApiFailure>>;

interface Wanted {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Path below the base path of the site. */
  readonly path: string;
  /** Token of the player. */
  readonly token?: string;
  readonly body?: object;
  /** Idempotency key: equal for all tries of one press. */
  readonly idempotencyKey?: string;
  /** Timeout of the response, in ms. A frozen server would never respond. */
  readonly timeoutMs?: number;
}

/** Difference of the server's calendar to that of the device, in ms, by the last answer. */
let aheadMs = 0;

/** Returns the server's time, in ms since 1970. The calendar of a device may be wrong by days. */
export const serverNow = (): number => Date.now() + aheadMs;

/** Sends one request. */
export const request = <Body>(wanted: Wanted): ApiResponse<Body> =>
  ask<Body>(wanted, async (answer) => (isJson(answer) ? ok(await answer.json()) : fail({ error: "intercepted" })));

/** Sends one request for a file. */
export const download = (wanted: Wanted): ApiResponse<Blob> => ask(wanted, async (answer) => ok(await answer.blob()));

async function ask<Body>(
  { method, path, token, body, idempotencyKey: press, timeoutMs: patienceMs = 10_000 }: Wanted,
  read: (answer: Response) => ApiResponse<Body>,
): ApiResponse<Body> {
  const headers = new Headers();
  if (token !== undefined) headers.set("Authorization", `Bearer ${token}`);
  if (body) headers.set("Content-Type", "application/json");
  if (press !== undefined) headers.set("Idempotency-Key", press);
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const answer = await fetch(siteLink(path), {
      method,
      headers,
      signal,
      ...(body && { body: JSON.stringify(body) }),
    });
    const date = Date.parse(answer.headers.get("Date") ?? "");
    if (!Number.isNaN(date)) aheadMs = date - Date.now();
    if (answer.ok) return await read(answer);
    const failure = await failureOf(answer);
    if (failure.error === "access-code") accessWanted.value = true;
    return fail(failure);
  } catch {
    return fail({ error: navigator.onLine === false ? "offline" : "unreachable" });
  }
}

const isJson = ({ headers }: Response): boolean => headers.get("Content-Type")?.includes("json") === true;

/** Accepts only errors of our own API, and limits. Proxies and the framework may return other bodies. */
async function failureOf(answer: Response): Promise<ApiFailure> {
  const retryMs = 1000 * Number(answer.headers.get("Retry-After") ?? 0);
  const said: unknown = isJson(answer) ? await answer.json() : null;
  if (isOurs(said)) return { ...said, ...(retryMs > 0 && { retryMs }) };
  return answer.status === 429 ? { error: "too-many-tries", retryMs } : { error: "unreachable" };
}

/** Whether the server gave no answer of its own. */
const isNoAnswer = ({ error }: ApiFailure): boolean =>
  error === "unreachable" || error === "offline" || error === "intercepted";

const isOurs = (said: unknown): said is ApiError =>
  typeof said === "object" && said !== null && "error" in said && apiErrorCodes.some((code) => code === said.error);

/** Whether a retry may succeed. A closing server may be replaced by another one within seconds. */
const isPassing = (failure: ApiFailure, forMs: number): boolean =>
  isNoAnswer(failure) || failure.error === "again" || (failure.error === "closing" && forMs < briskMs);

/**
 * Repeats a request after transient errors.
 * @param goesOn called with each of these errors; returns whether to retry.
 */
export async function untilLasting<Body>(
  ask: () => ApiResponse<Body>,
  goesOn: (failure: ApiFailure) => boolean,
): ApiResponse<Body> {
  const since = performance.now();
  for (;;) {
    const reply = await ask();
    const forMs = performance.now() - since;
    if (reply.ok || !isPassing(reply.error, forMs) || !goesOn(reply.error)) return reply;
    await new Promise((resolve) => setTimeout(resolve, backoff(forMs)));
  }
}

/** Repeats a request after transient errors for five seconds. */
export function patiently<Body>(ask: () => ApiResponse<Body>): ApiResponse<Body> {
  const until = performance.now() + briskMs;
  return untilLasting(ask, () => performance.now() < until);
}

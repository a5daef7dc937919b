import { fail, ok, type Result } from "../../shared/core/result.ts";
import { type ApiError, apiErrorCodes } from "../../shared/net/protocol.ts";
import { backoff, briskMs } from "./backoff.ts";

/** Path of the API. */
export const apiRoot = "/api";

/** Error response of the server, or `unreachable` without a response. */
export type ApiFailure = ApiError | { readonly error: "unreachable" };

export type ApiResponse<Body> = Promise<Result<Body, ApiFailure>>;

interface Wanted {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Path below the origin. */
  readonly path: string;
  /** Token of the player. */
  readonly token?: string;
  readonly body?: object;
  /** Idempotency key: equal for all tries of one press. */
  readonly idempotencyKey?: string;
  /** Timeout of the response, in ms. A frozen server would never respond. */
  readonly timeoutMs?: number;
}

/** Sends one request. */
export const request = <Body>(wanted: Wanted): ApiResponse<Body> => ask<Body>(wanted, (answer) => answer.json());

/** Sends one request for a file. */
export const download = (wanted: Wanted): ApiResponse<Blob> => ask(wanted, (answer) => answer.blob());

async function ask<Body>(
  { method, path, token, body, idempotencyKey: press, timeoutMs: patienceMs = 10_000 }: Wanted,
  read: (answer: Response) => Promise<Body>,
): ApiResponse<Body> {
  const headers = new Headers();
  if (token !== undefined) headers.set("Authorization", `Bearer ${token}`);
  if (body) headers.set("Content-Type", "application/json");
  if (press !== undefined) headers.set("Idempotency-Key", press);
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const answer = await fetch(location.origin + path, {
      method,
      headers,
      signal,
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.ok ? ok(await read(answer)) : fail(failureIn(await answer.json()));
  } catch {
    return fail(unreachable);
  }
}

const unreachable: ApiFailure = { error: "unreachable" };

/** Accepts only errors of our own API. Proxies and the framework may return other bodies. */
const failureIn = (said: unknown): ApiFailure => (isOurs(said) ? said : unreachable);

const isOurs = (said: unknown): said is ApiError =>
  typeof said === "object" && said !== null && "error" in said && apiErrorCodes.some((code) => code === said.error);

/** Whether a retry may succeed. A closing server may be replaced by another one within seconds. */
const isPassing = ({ error }: ApiFailure, forMs: number): boolean =>
  error === "unreachable" || error === "again" || (error === "closing" && forMs < briskMs);

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

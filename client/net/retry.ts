import { backoff, briskMs } from "./backoff.ts";
import type { ApiFailure, ApiResponse } from "./request.ts";

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

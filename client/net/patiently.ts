import { backoff, briskMs } from "./backoff.ts";
import type { ApiFailure, Reply } from "./request.ts";

/** Whether another try may be answered differently. A server that closes may be replaced by another one in a moment. */
const isPassing = ({ error }: ApiFailure, forMs: number): boolean =>
  error === "unreachable" || error === "again" || (error === "closing" && forMs < briskMs);

/**
 * Asks again as long as the answer is a passing one.
 * @param goesOn hears each of them, and says whether to ask again.
 */
export async function untilLasting<Body>(
  ask: () => Reply<Body>,
  goesOn: (failure: ApiFailure) => boolean,
): Reply<Body> {
  const since = performance.now();
  for (;;) {
    const reply = await ask();
    const forMs = performance.now() - since;
    if (reply.ok || !isPassing(reply.error, forMs) || !goesOn(reply.error)) return reply;
    await new Promise((resolve) => setTimeout(resolve, backoff(forMs)));
  }
}

/** The same for five seconds. */
export function patiently<Body>(ask: () => Reply<Body>): Reply<Body> {
  const until = performance.now() + briskMs;
  return untilLasting(ask, () => performance.now() < until);
}

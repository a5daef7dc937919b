import { backoff, briskMs } from "./backoff.ts";
import { type ApiFailure, isPassing, type Reply } from "./request.ts";

/**
 * Asks again as long as the answer is a passing one.
 * @param goesOn hears each of them, and says whether to ask again.
 */
export async function untilLasting<Body>(
  ask: (tries: number) => Reply<Body>,
  goesOn: (failure: ApiFailure) => boolean,
): Reply<Body> {
  const since = performance.now();
  for (let tries = 0; ; tries += 1) {
    const reply = await ask(tries);
    if (reply.ok || !isPassing(reply.error) || !goesOn(reply.error)) return reply;
    await new Promise((resolve) => setTimeout(resolve, backoff(performance.now() - since)));
  }
}

/** The same for five seconds, in which a server that closes may have been replaced by another one. */
export function patiently<Body>(ask: (tries: number) => Reply<Body>): Reply<Body> {
  const until = performance.now() + briskMs;
  return untilLasting(ask, () => performance.now() < until);
}

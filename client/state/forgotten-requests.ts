import { sitePath } from "./base-path.ts";

/** Maximum number of HTTP connections that a browser keeps to one server. */
const maxConnections = 6;

/** Timeout of a connection's answer, in ms. */
const dropMs = 1000;

/** Timeout of the server's answer, and pause between two tries, in ms. */
const answerMs = 10_000;
const pauseMs = 1000;

/** Time for a pending request after the server has answered another one, in ms. */
const graceMs = 5000;

/** The network has lost the connection of a request without a word. A browser would wait for a quarter of an hour. */
export class ForgottenRequest extends Error {
  override readonly name = "ForgottenRequest";
}

/** Pending requests of code and texts. */
const pending = new Set<AbortController>();

/**
 * Sends a request, and waits for its answer.
 * @param ask its signal aborts once the network has forgotten the request.
 * @throws ForgottenRequest then.
 */
export async function unlessForgotten<Answer>(ask: (forgotten: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const request = new AbortController();
  const { signal } = request;
  const forgotten = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  pending.add(request);
  try {
    return await Promise.race([ask(signal), forgotten]);
  } finally {
    pending.delete(request);
  }
}

/**
 * Makes the browser close its HTTP connections that do not answer. A network that has lost one connection without a word
 * has lost the others too, and each later request would wait on another of them. Pending requests are forgotten if the
 * server answers others.
 */
export function dropConnections(): void {
  const suspects = [...pending];
  for (let number = 0; number < maxConnections; number += 1) {
    // Only the timeout matters.
    void answers(dropMs, `?${number}`);
  }
  if (suspects.length > 0) void forget(suspects);
}

async function forget(suspects: readonly AbortController[]): Promise<void> {
  // Without a network all requests wait, and none is forgotten.
  while (!(await answers(answerMs))) await pause(pauseMs);
  await pause(graceMs);
  for (const suspect of suspects)
    suspect.abort(new ForgottenRequest("the network has lost the connection of a request"));
}

/** Whether the server answers in time. */
async function answers(timeoutMs: number, query = ""): Promise<boolean> {
  try {
    await fetch(sitePath(`/healthz${query}`), { signal: AbortSignal.timeout(timeoutMs), cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

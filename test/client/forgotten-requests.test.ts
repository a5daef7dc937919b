import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropConnections, ForgottenRequest, unlessForgotten } from "../../client/state/forgotten-requests.ts";

/** Whether the server answers new requests. */
let answers: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  answers = true;
  vi.stubGlobal("fetch", async () => {
    if (!answers) throw new TypeError("no answer");
    return new Response();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends a request that gets no answer, and notes how it ends. */
function silentRequest() {
  const signals: AbortSignal[] = [];
  const ended = vi.fn();
  const request = unlessForgotten((signal) => {
    signals.push(signal);
    return new Promise<never>(() => {});
  });
  request.catch(ended);
  return { ended, signals };
}

test("a request on a forgotten connection fails and is aborted once the server answers others", async () => {
  const { ended, signals } = silentRequest();
  dropConnections();
  await vi.advanceTimersByTimeAsync(5000);
  expect(ended.mock.calls).toEqual([[expect.any(ForgottenRequest)]]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test("no request is forgotten while the server answers none", async () => {
  const { ended } = silentRequest();
  answers = false;
  dropConnections();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).not.toHaveBeenCalled();
  answers = true;
  await vi.advanceTimersByTimeAsync(6000);
  expect(ended).toHaveBeenCalledTimes(1);
});

test("a request that was sent after the loss of the connections goes on", async () => {
  dropConnections();
  const { ended } = silentRequest();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).not.toHaveBeenCalled();
});

test("an answer within five seconds of the server's return counts", async () => {
  let answer = (_: string) => {};
  const request = unlessForgotten(() => new Promise<string>((resolve) => (answer = resolve)));
  dropConnections();
  await vi.advanceTimersByTimeAsync(4900);
  answer("late");
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(request).resolves.toBe("late");
});

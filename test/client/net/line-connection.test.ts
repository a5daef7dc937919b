import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ok } from "../../../shared/core/result.ts";
import { stubPage } from "../page-stub.ts";

vi.mock("../../../client/net/rooms.ts", () => ({
  joinLine: async () =>
    ok({ onMessage: () => {}, onLeave: () => {}, leave: async () => {}, connection: { close: () => {} } }),
}));
vi.mock("../../../client/net/heartbeat.ts", () => ({ heartbeat: () => () => {} }));

const { connectLine } = await import("../../../client/net/line-connection.ts");

beforeEach(() => {
  vi.useFakeTimers();
  stubPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a line reports that it is open, because changes before that are missing", async () => {
  const opened = vi.fn();
  const close = connectLine("token", () => {}, opened);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toHaveBeenCalledTimes(1);
  close();
});

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

test("a line that opens reports friends and invitations, because changes before it was open are missing", async () => {
  const received = vi.fn();
  const close = connectLine("token", received);
  await vi.advanceTimersByTimeAsync(0);
  expect(received.mock.calls).toEqual([[{ kind: "friends" }], [{ kind: "invitations" }]]);
  close();
});

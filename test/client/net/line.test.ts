import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubPage } from "../page-stub.ts";

/** Calls the third argument when the line is open. */
const connectLine = vi.hoisted(() => vi.fn<(token: string, receive: unknown, opened: () => void) => () => void>());
vi.mock("../../../client/net/line-connection.ts", () => ({ connectLine }));

const { carryLine, onLine, startLine } = await import("../../../client/net/line.ts");

const room = { onMessage: () => () => {} };
const token = signal<string | null>(null);
/** Kinds of messages that the listeners got. */
let received: string[] = [];
for (const kind of ["friends", "invitations"] as const) onLine(kind, () => received.push(kind));

beforeEach(() => {
  vi.useFakeTimers();
  stubPage();
  // Without locks each tab holds the line.
  vi.stubGlobal("navigator", {});
  received = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page loads friends and invitations anew once after each lost connection", async () => {
  connectLine.mockReturnValue(() => {});
  startLine(token);
  const lose = carryLine(room);
  expect(received).toEqual([]);
  lose();
  const loseAgain = carryLine(room);
  expect(received).toEqual(["friends", "invitations"]);
  loseAgain();
  token.value = "token";
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(connectLine).toHaveBeenCalled());
  connectLine.mock.calls[0]?.[2]();
  expect(received).toEqual(["friends", "invitations", "friends", "invitations"]);
  carryLine(room)();
  expect(received).toHaveLength(4);
});

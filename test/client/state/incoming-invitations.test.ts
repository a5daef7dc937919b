import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PersonInvitation } from "../../../shared/net/friends.ts";
import type { LineKind, LineMessage } from "../../../shared/net/line.ts";

/** Listeners of line messages by kind. */
const listeners = new Map<LineKind, (message: LineMessage) => void>();
vi.mock("../../../client/net/line.ts", () => ({
  onLine: (kind: LineKind, run: (message: LineMessage) => void) => {
    listeners.set(kind, run);
    return () => listeners.delete(kind);
  },
}));

const { currentInvitation, declineInvitation, followInvitations, setPlaceHere } = await import(
  "../../../client/state/invitations.ts"
);
const { signInAs } = await import("../../../client/state/session.ts");

const table = { edition: "original", phase: "waiting", freeChairs: 1, chairs: [] } as const;
const invitation = (id: string, code: string, endsAt: number): PersonInvitation => ({
  ...{ id, code, endsAt, at: 0, name: `Cat ${id}`, avatar: "01", table },
});
const receive = (received: PersonInvitation) =>
  listeners.get("invitation")?.({ kind: "invitation", invitation: received });
const shown = () => currentInvitation.value?.id ?? null;

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  vi.stubGlobal("location", { origin: "http://server" });
  vi.stubGlobal("fetch", async () => Response.json([]));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  signInAs({ token: "", player: { id: "me", name: "Me", avatar: "01", guest: false }, seated: null });
  stop = followInvitations();
});
afterEach(() => {
  stop();
  setPlaceHere(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the newest invitation is shown, and each one disappears at its end", () => {
  receive(invitation("old", "AAAAAA", 5000));
  receive(invitation("new", "BBBBBB", 3000));
  expect(shown()).toBe("new");
  vi.advanceTimersByTime(2000);
  expect(shown()).toBe("old");
  vi.advanceTimersByTime(2000);
  expect(shown()).toBeNull();
});

test("an invitation to the table at which the player is, is not shown", () => {
  receive(invitation("a", "AAAAAA", 5000));
  setPlaceHere("AAAAAA");
  expect(shown()).toBeNull();
  setPlaceHere(null);
  expect(shown()).toBe("a");
});

test("a declined invitation disappears at once", () => {
  const received = invitation("a", "AAAAAA", 5000);
  receive(received);
  void declineInvitation(received);
  expect(shown()).toBeNull();
});

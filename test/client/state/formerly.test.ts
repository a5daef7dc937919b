import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guestToken, identify, signInAs, startAnew } from "../../../client/state/session.ts";

const guest = { id: "1", name: "Ann", avatar: "01", guest: true };
const account = { ...guest, id: "a-1", guest: false };
const day = 24 * 3_600_000;

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("location", { origin: "http://server" });
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("fetch", async () => Response.json({ token: "guest-token", player: guest }, { status: 201 }));
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const signedIn = { token: "account-token", player: account, seated: null };

test("after a sign-in the page names the former guest for a day", async () => {
  await identify();
  expect(guestToken()).toBeNull();
  signInAs(signedIn);
  expect(guestToken()).toBe("guest-token");
  vi.setSystemTime(Date.now() + day);
  expect(guestToken()).toBeNull();
});

test("a sign-out, and a sign-in from another account, leave no former guest", async () => {
  await startAnew();
  signInAs(signedIn);
  signInAs({ ...signedIn, token: "another-token" });
  expect(guestToken()).toBeNull();
  await startAnew();
  signInAs(signedIn);
  await startAnew();
  expect(guestToken()).toBeNull();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeProfile, identify, session, signInAs } from "../../../client/state/session.ts";
import type { Player } from "../../../shared/net/protocol.ts";

const guest: Player = { id: "1", name: "Ann", avatar: "01", guest: true };
const account: Player = { id: "a-1", name: "Bob", avatar: "02", guest: false };

/** Requests without a response, the oldest first. */
interface Pending {
  readonly token: string;
  readonly body: unknown;
  readonly respond: (body: object) => void;
}
let pending: Pending[];

beforeEach(() => {
  const stored = new Map([["nine-lives:token", "guest-token"]]);
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  pending = [];
  vi.stubGlobal("location", { origin: "http://server" });
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("fetch", (_: string, { headers, body }: RequestInit) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    pending.push({
      token: new Headers(headers).get("Authorization")?.slice("Bearer ".length) ?? "",
      body: typeof body === "string" ? JSON.parse(body) : null,
      respond: (answer) => resolve(Response.json(answer)),
    });
    return promise;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a name that is entered before the player is known is saved once they are", async () => {
  vi.resetModules();
  const anew = await import("../../../client/state/session.ts");
  const saved = anew.changeProfile({ name: "Duchess", avatar: "03" });
  await vi.waitFor(() => expect(pending).toHaveLength(1));
  pending.shift()?.respond({ player: guest, seated: null });
  await vi.waitFor(() => expect(pending[0]).toMatchObject({ token: "guest-token", body: { name: "Duchess" } }));
  pending.shift()?.respond({ token: "token-2", player: { ...guest, name: "Duchess" } });
  expect(await saved).toMatchObject({ ok: true, value: { player: { name: "Duchess" } } });
});

test("a response about the guest, after a sign-in, does not make the page a guest again", async () => {
  const identified = identify();
  signInAs({ token: "account-token", player: account, seated: null });
  pending.shift()?.respond({ player: guest, seated: null, token: "renewed-guest-token" });
  await vi.waitFor(() => expect(pending[0]?.token).toBe("account-token"));
  pending.shift()?.respond({ player: account, seated: null });
  await identified;
  expect(session.value).toMatchObject({ token: "account-token", player: { name: "Bob" } });
});

test("a change of the profile waits for the one before, so that the last one wins", async () => {
  signInAs({ token: "token", player: guest, seated: null });
  const changes = [changeProfile({ name: "Ann", avatar: "03" }), changeProfile({ name: "Ann", avatar: "04" })];
  await vi.waitFor(() => expect(pending).toHaveLength(1));
  pending[0]?.respond({ token: "token-2", player: { ...guest, avatar: "03" } });
  await vi.waitFor(() => expect(pending).toHaveLength(2));
  expect(pending[1]).toMatchObject({ token: "token-2", body: { avatar: "04" } });
  pending[1]?.respond({ token: "token-3", player: { ...guest, avatar: "04" } });
  await Promise.all(changes);
  expect(session.value).toMatchObject({ token: "token-3", player: { avatar: "04" } });
});

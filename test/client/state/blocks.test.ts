import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askBlocks, block, blocks, unblock } from "../../../client/state/blocks.ts";
import { signInAs } from "../../../client/state/session.ts";
import type { Block } from "../../../shared/net/blocks.ts";

const made = (id: string): Block => ({ id, name: `Cat ${id}`, avatar: "01", at: 1 });

let answers: Response[] = [];
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  signInAs({ token: "", player: { id: "me", name: "Me", avatar: "01", guest: false }, seated: null });
  vi.stubGlobal("location", { origin: "http://server" });
  vi.stubGlobal("fetch", async (address: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${address.slice("http://server".length)} ${body ?? ""}`);
    return answers.shift() ?? Response.error();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const names = () => blocks.value?.map(({ name }) => name);

test("the list grows by each blocked player, once, newest first, and shrinks by each unblocked player", async () => {
  answers = [
    Response.json([made("a")]),
    Response.json(made("b"), { status: 201 }),
    Response.json(made("b"), { status: 201 }),
    Response.json([made("b")]),
  ];
  await askBlocks();
  await block({ roomId: "r", who: 2 });
  expect(names()).toEqual(["Cat b", "Cat a"]);
  await block({ gameId: "g", seat: 1 });
  expect(names()).toEqual(["Cat b", "Cat a"]);
  await unblock("a");
  expect(names()).toEqual(["Cat b"]);
  expect(asked).toEqual([
    "GET /api/blocks ",
    'POST /api/blocks {"roomId":"r","who":2}',
    'POST /api/blocks {"gameId":"g","seat":1}',
    "DELETE /api/blocks/a ",
  ]);
});

test("a rejection changes nothing", async () => {
  answers = [Response.json([made("a")]), Response.json({ error: "malformed" }, { status: 400 })];
  await askBlocks();
  const refused = await block({ name: "Nobody" });
  expect([refused, names()]).toEqual([{ ok: false, error: { error: "malformed" } }, ["Cat a"]]);
});

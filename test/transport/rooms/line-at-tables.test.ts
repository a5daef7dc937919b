import { Client } from "@colyseus/sdk";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lineRevision } from "../../../shared/net/line.ts";
import type { SeatLocation } from "../../../shared/net/protocol.ts";
import { newGame } from "../../support/games.ts";
import { startTables, type TableServer, tokenOf } from "../../support/server.ts";

let server: TableServer;
beforeEach(async () => {
  server = await startTables();
});
afterEach(() => server.stop());

/** Joins a table with a page of this revision. */
async function comingWith(revision: number, { roomId }: SeatLocation, name: string) {
  const room = await new Client(server.url).joinById(roomId, { token: tokenOf(name), revision });
  room.reconnection.enabled = false;
  const messages: unknown[] = [];
  room.onMessage("*", (type, message) => {
    if (type === "line") messages.push(message);
  });
  const answered = () => new Promise<void>((resolve) => room.ping(() => resolve()));
  await answered();
  return { messages, answered, leave: () => room.leave(false) };
}

test("a message reaches its person over their connection to a table, if their page knows it", async () => {
  const { names, seated } = await newGame(server, 3, 0);
  const [newer = "", older = "", another = ""] = names;
  const pages = await Promise.all([
    comingWith(lineRevision, seated, newer),
    comingWith(lineRevision - 1, seated, older),
    comingWith(lineRevision, seated, another),
  ]);
  for (const name of [newer, older]) server.personLine.send(name, { kind: "sanction" });
  await Promise.all(pages.map((page) => page.answered()));
  expect(pages.map(({ messages }) => messages)).toEqual([[{ kind: "sanction" }], [], []]);
});

test("a person at a table counts as connected, whatever their page knows", async () => {
  const { names } = await newGame(server, 2, 0);
  expect(await Promise.all(names.map((name) => server.personLine.isOpen(name)))).toEqual([true, true]);
});

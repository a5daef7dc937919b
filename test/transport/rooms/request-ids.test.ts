import { Client } from "@colyseus/sdk";
import { expect, test, vi } from "vitest";
import { expectOk } from "../../support/saved-table.ts";
import { startTables, tokenOf } from "../../support/server.ts";
import { settingsFor } from "../../support/table-fixture.ts";

test("a failed join is logged with the id of the request that reserved the seat", async () => {
  const request = "0123456789abcdef0123456789abcdef";
  const server = await startTables();
  vi.spyOn(server.tables, "seatOf").mockRejectedValue(new Error("broken"));
  const opening = { settings: settingsFor(3), players: [], fillWithBots: false, isPublic: false } as const;
  const { roomId } = expectOk(await server.tables.open({ ...opening, start: "by-host" }));
  await expect(new Client(server.url).joinById(roomId, { token: tokenOf("ann"), request })).rejects.toThrow();
  expect(server.errors).toEqual([expect.objectContaining({ event: "table-failed", request })]);
  await server.stop();
});

import { Client } from "@colyseus/sdk";
import { expect, test, vi } from "vitest";
import { settingsFor } from "../support/house.ts";
import { okValue } from "../support/kept.ts";
import { startTables, tokenOf } from "../support/server.ts";

test("a failed join is logged with the id of the request that reserved the seat", async () => {
  const request = "0123456789abcdef0123456789abcdef";
  const server = await startTables();
  vi.spyOn(server.tables, "seatOf").mockRejectedValue(new Error("broken"));
  const opening = { settings: settingsFor(3), players: [], fillWithBots: false, isPublic: false } as const;
  const { roomId } = okValue(await server.tables.open({ ...opening, start: "by-host" }));
  await expect(new Client(server.url).joinById(roomId, { token: tokenOf("ann"), request })).rejects.toThrow();
  expect(server.errors).toEqual([expect.objectContaining({ event: "table-failed", request })]);
  await server.stop();
});

import { describe, expect, test } from "vitest";
import { emptyRooms, faultsIn } from "../../tools/imports/faults.ts";
import { type Room, readRooms } from "../../tools/imports/rooms.ts";
import { run } from "./run.ts";

const rooms: readonly Room[] = [
  { path: "shared/core", mayImport: [] },
  { path: "server/storage", mayImport: ["shared/core", "server/tables", "node"] },
  { path: "server/tables", mayImport: ["shared", "server/storage", "@colyseus/core"] },
];

const faults = (file: string, text: string) => faultsIn(new Map([[file, text]]), rooms);

describe("the check of imports", () => {
  test("reports nothing for an import that the table allows", () => {
    const text = `
import { once } from "node:events";
import { seat } from "../../../shared/core/game.ts";
import { Write } from "./write.ts";
`;
    expect(faults("server/storage/writing/write-queue.ts", text)).toEqual([]);
  });

  test.each([
    ["a module", 'import { Store } from "../../server/storage/store.ts";'],
    ["a type alone", 'import type { Store } from "../../server/storage/store.ts";'],
    ["a re-export", 'export { Store } from "../../server/storage/store.ts";'],
    ["an inline type", 'type Store = import("../../server/storage/store.ts").Store;'],
    ["a dynamic import", 'await import("../../server/storage/store.ts");'],
    ["an import for its side effects", 'import "../../server/storage/store.ts";'],
    ["the program of a thread", 'new Worker(new URL("../../server/storage/store.ts", import.meta.url));'],
    ["an import over several lines", 'import {\n  one,\n  other,\n} from "../../server/storage/store.ts";'],
  ])("reports %s that the room may not import", (_, text) => {
    expect(faults("shared/core/game.ts", text)).toEqual([
      "shared/core/game.ts: shared/core may not import server/storage/store.ts",
    ]);
  });

  test("reports a package that the room may not import", () => {
    expect(faults("server/storage/open.ts", 'import { Room } from "@colyseus/core/room";')).toEqual([
      "server/storage/open.ts: server/storage may not import @colyseus/core",
    ]);
  });

  test("reports an import of a room below, even if the table allows it", () => {
    const [fault] = faults("server/storage/open.ts", 'import type { Table } from "../tables/table.ts";');
    expect(fault).toContain("only rooms above it");
  });

  test("reports a file outside all rooms", () => {
    expect(faults("server/cellar/wine.ts", "")).toEqual([
      "server/cellar/wine.ts: docs/architecture.md names no room for it",
    ]);
  });

  test("reports a room without files", () => {
    const files = new Map([["shared/core/game.ts", ""]]);
    expect(emptyRooms(files, rooms).map(({ path }) => path)).toEqual(["server/storage", "server/tables"]);
  });
});

describe("the table of rooms", () => {
  test("gives all rooms of one row the same rule", () => {
    const markdown =
      "| Room | What it knows | It may import |\n|---|---|---|\n| `a` `b` | `c` and more | `d` `node` |\n\n| `e` | | |";
    const mayImport = ["d", "node"];
    expect(readRooms(markdown)).toEqual({
      ok: true,
      value: [
        { path: "a", mayImport },
        { path: "b", mayImport },
      ],
    });
  });

  test("is required", () => {
    expect(readRooms("# The cluster")).toMatchObject({ ok: false });
  });
});

describe("npm run imports", () => {
  test("reports no faults in this project", async () => {
    expect(await run("imports")).toEqual({ code: 0, out: "", err: "" });
  });
});

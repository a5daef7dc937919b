import { appendFileSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ErasedList } from "../../server/storage/retention/erased-list.ts";
import { newFolder } from "../support/app.ts";

const newList = () => {
  const folder = join(newFolder(), "data");
  return { list: new ErasedList(folder), file: join(folder, "erased") };
};

test("a missing list is empty", () => {
  expect(newList().list.read()).toEqual({ erased: [], unreadable: [] });
});

test("added players stay in order, one line each, in a file for its owner only", async () => {
  const { list, file } = newList();
  await list.add(["a-ann", "guest"], 5);
  await list.add(["a-bob"], 7);
  expect(readFileSync(file, "utf8")).toBe("a-ann\t5\nguest\t5\na-bob\t7\n");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(list.read().erased).toEqual([
    { playerId: "a-ann", askedAt: 5 },
    { playerId: "guest", askedAt: 5 },
    { playerId: "a-bob", askedAt: 7 },
  ]);
});

test("a truncated line is reported and does not affect other lines", async () => {
  const { list, file } = newList();
  await list.add(["a-ann"], 5);
  appendFileSync(file, "a-b");
  await list.add(["a-cat"], 7);
  expect(list.read()).toEqual({
    erased: [
      { playerId: "a-ann", askedAt: 5 },
      { playerId: "a-cat", askedAt: 7 },
    ],
    unreadable: [2],
  });
});

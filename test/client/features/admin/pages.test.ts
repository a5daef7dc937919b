import { expect, test } from "vitest";
import { firstPages } from "../../../../client/features/admin/use-polled.ts";
import { fail, ok } from "../../../../shared/core/result.ts";

const book = {
  "": { words: ["a", "b"], before: "2" },
  "2": { words: ["c"], before: "3" },
  "3": { words: ["d"], before: null },
};

const load = async (before: string | null) => {
  const page = Object.entries(book).find(([start]) => start === (before ?? ""))?.[1];
  return page ? ok(page) : fail({ error: "unreachable" } as const);
};

const read = (count: number) => firstPages(load, ({ words }) => words, count);

test("the requested number of pages is loaded as one list, with the cursor of the next page", async () => {
  expect(await read(2)).toEqual(ok({ items: ["a", "b", "c"], last: book["2"] }));
});

test("loading stops after the last page", async () => {
  expect(await read(9)).toEqual(ok({ items: ["a", "b", "c", "d"], last: book["3"] }));
});

test("a failed page makes the whole list fail", async () => {
  expect(
    await firstPages(
      async () => fail({ error: "unreachable" }),
      () => [],
      1,
    ),
  ).toEqual(fail({ error: "unreachable" }));
});

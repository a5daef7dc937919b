import { expect, test } from "vitest";
import { firstPages } from "../../../client/ui/admin/pages.ts";
import { fail, ok } from "../../../shared/core/result.ts";

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

test("as many pages come as are wanted, as one list, with the place where the next one begins", async () => {
  expect(await read(2)).toEqual(ok({ items: ["a", "b", "c"], last: book["2"] }));
});

test("there are no more pages than there are", async () => {
  expect(await read(9)).toEqual(ok({ items: ["a", "b", "c", "d"], last: book["3"] }));
});

test("a page that does not come is a failure of the whole", async () => {
  expect(
    await firstPages(
      async () => fail({ error: "unreachable" }),
      () => [],
      1,
    ),
  ).toEqual(fail({ error: "unreachable" }));
});

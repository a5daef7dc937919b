import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { charactersIn } from "../../shared/net/names.ts";

/** Runs `work` as in a browser without these functions. */
async function without(owner: object, names: readonly string[], work: () => unknown): Promise<void> {
  const kept = names.map((name) => [name, Object.getOwnPropertyDescriptor(owner, name) ?? {}] as const);
  for (const name of names) Reflect.deleteProperty(owner, name);
  try {
    await work();
  } finally {
    for (const [name, descriptor] of kept) Object.defineProperty(owner, name, descriptor);
  }
}

const changes = () => {
  const list = [3, 1, 2];
  const copies = [
    list.toReversed(),
    list.toSorted(),
    list.toSorted((one, other) => other - one),
    list.toSpliced(1, 1),
    list.toSpliced(1, 0, 7, 8),
    list.with(-1, 9),
  ];
  return { copies, list };
};

test("functions that old browsers lack are replaced by ones with the same results", async () => {
  const expected = changes();
  await without(Array.prototype, ["toReversed", "toSorted", "toSpliced", "with"], () =>
    without(Promise, ["withResolvers"], async () => {
      await import("../../client/app/missing-apis.ts");
      expect(changes()).toEqual(expected);
      expect(Object.keys(Array.prototype)).toEqual([]);
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      resolve(5);
      reject(new Error("too late"));
      expect(await promise).toBe(5);
    }),
  );
});

test("visible characters of a name are counted also where the browser has no segmenter", async () => {
  const names = ["Zoë", "Zoe\u0308", "👩‍👧‍👦 🇩🇪", "a👍🏽b"];
  const expected = names.map(charactersIn);
  await without(Intl, ["Segmenter"], () => expect(names.map(charactersIn)).toEqual(expected));
});

/** CSS that one of the oldest browsers of `browserslist` ignores, and that has no effect without it. */
const tooYoung =
  /&|color-mix\(|light-dark\(|@starting-style|@scope|:popover-open|subgrid|field-sizing|anchor\(|position-area|\blinear\(|\b(?:round|abs|sign)\(|\b(?:rgb|hsl|oklch)\(from|(?<!@supports not selector\(.*):has\(/;

test("styles use nothing that is younger than the oldest browsers", () => {
  const paths = globSync("client/**/*.css");
  expect(paths.length).toBeGreaterThan(50);
  const found = paths.flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .filter((line) => tooYoung.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  // The rule below it is for browsers without `:has`.
  expect(found).toEqual(["client/app/base.css: label:has(> .cover:focus-visible) {"]);
});

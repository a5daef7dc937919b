import { expect, test } from "vitest";
import { belowBase, withBase } from "../../server/runtime/config/base-path.ts";
import { readConfig } from "../../server/runtime/config/config.ts";

const basePathOf = (BASE_PATH: string) => {
  const config = readConfig({ BASE_PATH });
  return config.ok ? config.value.BASE_PATH : config.error;
};

test.each([
  ["", "/"],
  ["/", "/"],
  ["cats", "/cats/"],
  ["/cats", "/cats/"],
  ["/cats/", "/cats/"],
  ["/games/nine-lives_2.0~x/", "/games/nine-lives_2.0~x/"],
])("%j is the base path %s", (setting, path) => {
  expect(basePathOf(setting)).toBe(path);
});

test.each([
  "///",
  "/cats//",
  "/a b/",
  "/kätzchen/",
  "/a%20b/",
  "/cats/?x",
  "/../",
  "/cats/./",
  "/a+b/",
  "a".repeat(65),
])("%j is refused as a base path, with the format", (setting) => {
  expect(basePathOf(setting)).toEqual([
    { name: "BASE_PATH", expected: expect.stringContaining("/NAME/"), got: JSON.stringify(setting) },
  ]);
});

test.each([
  ["/", "/t/ABCD", "/t/ABCD"],
  ["/cats/", "/cats/t/ABCD?l=de", "/t/ABCD?l=de"],
  ["/cats/", "/cats/", "/"],
  ["/cats/", "/cats", null],
  ["/cats/", "/catsup/", null],
  ["/cats/", "/t/ABCD", null],
  ["/cats/", "//cats/", null],
])("below %s the address %s is %s", (base, address, inside) => {
  expect(belowBase(base, address)).toBe(inside);
});

test("an address gets its base path back", () => {
  expect([withBase("/", "/t/ABCD"), withBase("/cats/", "/t/ABCD")]).toEqual(["/t/ABCD", "/cats/t/ABCD"]);
});

test("a node outside of the base path is refused", () => {
  const cluster = {
    BASE_PATH: "/cats/",
    REDIS_URL: "redis://127.0.0.1",
    DATABASE_URL: "postgres://127.0.0.1/cats",
    NODE_NAME: "a",
    TOKEN_SECRET: "a".repeat(32),
  };
  const urls = ["https://cats.example/cats/at/a", "https://a.cats.example/cats", "https://cats.example/at/a"];
  expect(urls.map((NODE_URL) => readConfig({ ...cluster, NODE_URL }).ok)).toEqual([true, true, false]);
});

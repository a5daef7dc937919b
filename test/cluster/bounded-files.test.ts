import { expect, test } from "vitest";
import { BoundedFiles } from "../../server/cluster/bounded-files.ts";

test("the least recently requested file is evicted", () => {
  const files = new BoundedFiles(20);
  files.set("a", Buffer.alloc(10));
  files.set("b", Buffer.alloc(10));
  files.get("a");
  files.set("c", Buffer.alloc(10));
  expect(["a", "b", "c"].filter((name) => files.get(name))).toEqual(["a", "c"]);
});

test("a file that is larger than the whole cache is not cached", () => {
  const files = new BoundedFiles(20);
  files.set("a", Buffer.alloc(30));
  files.set("b", Buffer.alloc(20));
  expect(["a", "b"].filter((name) => files.get(name))).toEqual(["b"]);
});

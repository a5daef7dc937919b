import { expect, test } from "vitest";
import { newFolder } from "../support/app.ts";
import { run } from "./run.ts";

test("npm run unicode fails with one sentence if the Debian data is missing", async () => {
  const folder = newFolder();
  const { code, out, err } = await run("unicode", folder);
  expect([code, out]).toEqual([2, ""]);
  expect(err.trim()).toMatch(
    new RegExp(`^${folder}/\\S+ is missing: install Debian's package unicode-data, or name its folder\\.$`),
  );
});

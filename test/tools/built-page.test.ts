import { expect, test } from "vitest";
import { runProgram } from "../support/run-program.ts";

const program = `
  import { existsSync } from "node:fs";
  import { join } from "node:path";
  const { builtPage } = await import("./test/browser/support/builds.ts");
  console.log(existsSync(join(await builtPage("client"), "index.html")));
`;

test("a tool outside of a test run builds the page that it measures", async () => {
  const env = { ...process.env, VITEST: undefined };
  expect(await runProgram(["--input-type=module", "--eval", program], env)).toMatchObject({ code: 0, out: "true\n" });
});

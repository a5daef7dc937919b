import { beforeAll, expect, test } from "vitest";
import { runProgram } from "../support/run-program.ts";

const program = `
  import { existsSync, readFileSync } from "node:fs";
  import { join } from "node:path";
  const { builtPage } = await import("./test/browser/support/builds.ts");
  const folder = await builtPage("client");
  console.log(existsSync(join(folder, "index.html")));
  console.log(readFileSync(join(folder, "notices.txt"), "utf8"));
`;

let built: Awaited<ReturnType<typeof runProgram>>;
beforeAll(async () => {
  const env = { ...process.env, VITEST: undefined };
  built = await runProgram(["--input-type=module", "--eval", program], env);
});

test("a tool outside of a test run builds the page that it measures", () => {
  expect(built).toMatchObject({ code: 0, out: expect.stringMatching(/^true\n/) });
});

test("the build has the licence text of each package and font in the page", () => {
  for (const notice of ["Nine Lives contributors", "\nphaser\n", "\npreact\n", "Juan Montoreano", "Nunito Project"])
    expect(built.out).toContain(notice);
});

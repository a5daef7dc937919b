import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { z } from "zod";
import lock from "../../package-lock.json" with { type: "json" };

const bom = z.object({
  bomFormat: z.literal("CycloneDX"),
  components: z.array(z.object({ name: z.string(), version: z.string() })),
});

const installed: Readonly<Record<string, { readonly version?: string; readonly dev?: boolean }>> = lock.packages;

test("npm run sbom lists exactly the packages of a server, in the versions of package-lock.json", () => {
  const { components } = bom.parse(JSON.parse(execFileSync("npm", ["run", "--silent", "sbom"], { encoding: "utf8" })));
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const locked = Object.entries(installed).flatMap(([path, { version, dev }]) =>
    path === "" || dev ? [] : `${path.replace(/^.*node_modules\//, "")}@${version}`,
  );
  expect(listed).toEqual(new Set(locked));
});

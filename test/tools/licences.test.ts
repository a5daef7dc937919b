import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import lock from "../../package-lock.json" with { type: "json" };

/** Licences that ask for no more than their text, which each package has in its folder. */
const permissive = new Set(["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BSL-1.0"]);

interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
}

const installed: Readonly<Record<string, LockedPackage>> = lock.packages;

/** Runtime dependencies: name and licence. */
const dependencies = Object.entries(installed)
  .filter(([path, { dev }]) => path !== "" && dev !== true)
  .map(([path, { license }]) => ({ name: path.replace(/^.*node_modules\//, ""), licence: license ?? "none" }));

const isPermissive = (licence: string): boolean => licence.split(" AND ").every((part) => permissive.has(part));

test("the licence of each runtime dependency is permissive, or the notices name the package", () => {
  const notices = readFileSync("NOTICES.md", "utf8");
  const works = notices.split("\n").map((row) => row.split("|")[1] ?? "");
  const named = works.flatMap((work) => work.match(/@?[\w/-]+/g) ?? []);
  // Binary packages of a platform extend the name of their package.
  const isNamed = (name: string) => named.some((each) => name === each || name.startsWith(`${each}-`));
  expect(dependencies.length).toBeGreaterThan(100);
  expect(dependencies.filter(({ name, licence }) => !isPermissive(licence) && !isNamed(name))).toEqual([]);
});

test("the notices name the version of the word lists that is installed", () => {
  expect(readFileSync("NOTICES.md", "utf8")).toContain(`) ${lock.packages["node_modules/naughty-words"].version} |`);
});

test("the notices carry the permission notice of the Unicode data, because that licence asks for it", () => {
  const notices = readFileSync("NOTICES.md", "utf8");
  expect(notices).toContain("| [Unicode data]");
  expect(notices.replaceAll("\n", " ")).toContain(
    "provided that either (a) this copyright and permission notice appear with all copies of the Data Files or Software",
  );
});

test("the notices name the fonts of the page", () => {
  const notices = readFileSync("NOTICES.md", "utf8");
  const fonts = Object.keys(lock.packages).filter((path) => path.startsWith("node_modules/@fontsource"));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((path) => !notices.includes(`(\`${path.replace("node_modules/", "")}\`)`))).toEqual([]);
});

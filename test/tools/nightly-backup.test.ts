import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../support/app.ts";

let folder: string;
let backups: string;
beforeEach(() => {
  folder = newFolder();
  backups = join(folder, "backups");
  for (const name of ["backups", "bin", "temporary"]) mkdirSync(join(folder, name));
});

/** Program that records its arguments and its service file, and then runs more lines. */
function program(name: string, more: string): void {
  const lines = [
    "#!/bin/sh",
    `echo "${name} $*" >> "${folder}/asked"`,
    `cp "$PGSERVICEFILE" "${folder}/service"`,
    more,
  ];
  writeFileSync(join(folder, "bin", name), lines.join("\n"), { mode: 0o755 });
}

const nightly = () =>
  spawnSync("sh", ["deploy/nightly-backup.sh", backups], {
    env: {
      ...process.env,
      DATABASE_URL: "postgres://cats:hush%20hush@db.example:5433/lives?sslmode=require",
      PATH: `${join(folder, "bin")}:${process.env["PATH"]}`,
      TMPDIR: join(folder, "temporary"),
    },
    encoding: "utf8",
  });

const begin = `for each in "$@"; do case $each in --file=*) echo half > "\${each#--file=}";; esac; done`;

test("no program of a nightly Postgres backup gets the address or the password as an argument", () => {
  program("pg_dump", begin);
  program("pg_restore", "");
  program("psql", "");
  expect(nightly()).toMatchObject({ status: 0, stderr: "" });
  const asked = readFileSync(join(folder, "asked"), "utf8");
  expect(asked).toMatch(/^pg_dump .*\npg_restore .*\npsql .*outcome=made.*\n$/);
  expect(asked).not.toMatch(/hush|cats|db\.example/);
  expect(readFileSync(join(folder, "service"), "utf8")).toBe(
    "[nine-lives]\nhost=db.example\nport=5433\nuser=cats\npassword=hush hush\ndbname=lives\nsslmode=require\n",
  );
  expect(readdirSync(join(folder, "temporary"))).toEqual([]);
});

test.each([
  ["fails", "exit 3"],
  ["is stopped by a signal", "kill -TERM $PPID"],
])("a nightly backup that %s leaves no partial file and no password", (_, end) => {
  program("pg_dump", `${begin}\n${end}`);
  program("pg_restore", "exit 1");
  program("psql", "");
  expect(nightly().status).toBe(1);
  expect([readdirSync(backups), readdirSync(join(folder, "temporary"))]).toEqual([[], []]);
});

import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { newFolder } from "../support/app.ts";
import { findSystemdAnalyze } from "../support/systemd.ts";

const shipped = "deploy/systemd";
const units = readdirSync(shipped).filter((name) => /\.(service|timer)$/.test(name));
const services = units.filter((name) => name.endsWith(".service"));

/** Copies of the units. They name the Node of this test, because systemd expects an existing program. */
let paths: readonly string[];
beforeAll(() => {
  const folder = newFolder();
  paths = units.map((name) => join(folder, name));
  for (const name of units) {
    const unit = readFileSync(join(shipped, name), "utf8");
    writeFileSync(
      join(folder, name),
      unit.replace("=/srv/nine-lives/current/node_modules/.bin/node", `=${process.execPath}`),
    );
  }
});

const analyze = (...line: readonly string[]) => {
  const { status, stderr } = spawnSync(findSystemdAnalyze(), line, { encoding: "utf8" });
  return { status, stderr };
};

test("systemd has no complaint about the units", () => {
  expect(units).toEqual(["nine-lives-backup.service", "nine-lives-backup.timer", "nine-lives@.service"]);
  expect(analyze("verify", "--man=no", ...paths)).toEqual({ status: 0, stderr: "" });
});

test.each(services)("systemd rates the exposure of %s at most 2 of 10", (name) => {
  const path = paths.find((each) => each.endsWith(name)) ?? "";
  expect(analyze("security", "--offline=true", "--no-pager", "--threshold=20", path)).toEqual({
    status: 0,
    stderr: "",
  });
});

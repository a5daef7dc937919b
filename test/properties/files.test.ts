import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { parseAllDocuments, stringify } from "yaml";
import type { Outcome } from "../../shared/core/game.ts";
import { type GameRecord, withoutNames } from "../../shared/core/record.ts";
import { games } from "../../shared/registry.ts";
import { readReplayFile, writeReplayFile } from "../../shared/replays/replay-file.ts";
import { openReplay, seenAt } from "../../shared/replays/replays.ts";
import { readCases } from "../../tools/scenarios/cases.ts";
import { readCommand } from "../../tools/scenarios/spelling.ts";
import { altered, mutated } from "../support/mutations.ts";
import { recordedGame } from "../support/records.ts";
import { timeout } from "../support/samples.ts";
import { holds } from "./holds.ts";

vi.setConfig({ testTimeout: timeout });

/* Untrusted files: any content is either read or refused with a reason, and has no other effect. */

const anyText = fc.oneof(fc.string({ unit: "binary" }), fc.json());

describe("a replay file", () => {
  const played = [
    recordedGame("original", 2, "files"),
    recordedGame("zombie", 3, "files"),
    recordedGame("love-letter", 2, "files"),
  ];
  const texts = played.map(({ record, outcome }) => writeReplayFile(record, outcome));
  const real = fc.constantFrom(...texts);
  /** Content of a file without names, because the names of former players are removed. */
  const saidBy = (record: GameRecord, outcome: Outcome) => writeReplayFile(withoutNames(record), outcome);
  const said = played.map(({ record, outcome }) => saidBy(record, outcome));

  test("with arbitrary text is refused as foreign", () => {
    holds(anyText, 2000, (text) =>
      expect(readReplayFile(text)).toMatchObject({ ok: false, error: { code: "foreign" } }),
    );
  });

  test("with random changes is refused, unless its content stays the same", () => {
    holds(mutated(real), 300, (text) => {
      const read = readReplayFile(text);
      if (read.ok) expect(said).toContain(saidBy(read.value.record, read.value.outcome));
    });
  });

  test("with a replaced value is refused, unless its content stays the same", () => {
    holds(altered(real.map((text) => JSON.parse(text))), 300, (data) => {
      const read = readReplayFile(JSON.stringify(data));
      if (read.ok) expect(said).toContain(saidBy(read.value.record, read.value.outcome));
    });
  });

  test("with an invented game is replayed, or refused with the impossible step", () => {
    const records = played.map(({ record }) => record);
    const atAnyTime = fc.tuple(fc.constantFrom(...records), fc.nat()).map(([one, beganAt]) => ({ ...one, beganAt }));
    const madeUp = fc.oneof(altered(fc.constantFrom(...records)), atAnyTime, ...records.map(retold));
    const isPlayed = new Set<boolean>();
    holds(madeUp, 500, (data) => {
      const file = fileOf(data);
      const read = file === null ? null : readReplayFile(file);
      if (!read?.ok) return;
      const opened = openReplay(games, read.value.record);
      isPlayed.add(opened.ok);
      if (opened.ok) seenAt(opened.value, opened.value.replay.last, 0);
      else expect(opened.error.code).toMatch(/^(impossible|no-such-game|other-rules)$/);
    });
    expect(isPlayed).toEqual(new Set([true, false]));
  });

  /** Variants of a game: one step by another seat or with another command, possibly without the steps after it. */
  function retold({ seats, steps, ...rest }: GameRecord): fc.Arbitrary<GameRecord> {
    const step = fc.nat(steps.length - 1);
    return fc.record({ place: step, other: step, actor: fc.nat(seats.length - 1), ends: fc.boolean() }).map((way) => ({
      ...rest,
      seats,
      steps: steps.slice(0, way.ends ? way.place + 1 : undefined).map((each, place) => {
        if (place !== way.place) return each;
        return { ...each, actor: way.actor, command: steps[way.other]?.command ?? each.command };
      }),
    }));
  }

  /** @returns null if the data does not have the shape of a record. */
  function fileOf(data: unknown): string | null {
    const shaped = readReplayFile(JSON.stringify({ ...JSON.parse(texts[0] ?? ""), record: data }));
    // Only the digest is wrong, so it is replaced by the correct one.
    if (shaped.ok || shaped.error.code !== "altered") return null;
    return JSON.stringify({ ...JSON.parse(texts[0] ?? ""), record: data, digest: shaped.error.expected });
  }
});

describe("a scenario file", () => {
  const folder = join(import.meta.dirname, "../scenarios");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".yaml"));
  const documents = files.flatMap((name) => readFileSync(join(folder, name), "utf8").split(/^---$/m));
  const words = ["given:", "steps:", "- ", "{ ", "}", "[", "]", "&a ", "*a", "!!binary ", "<<: ", "? ", "|\n", "---\n"];
  const phrases = ["ann", "draw", "play skip", "defuse", "expect: ", "turns: 99", "-1", "1e9", "~", "__proto__: 1\n"];
  const real = fc.constantFrom(...documents);

  /** Reads the text and plays its cases. @returns whether it is a scenario. */
  function play(text: string): boolean {
    const cases = readCases(text);
    if (cases.ok) for (const each of cases.value) each.run();
    else expect(cases.error.every(({ line, reason }) => line >= 1 && reason !== "")).toBe(true);
    return cases.ok;
  }

  test("with arbitrary text is a scenario, or refused with line and reason", () => {
    holds(anyText, 1000, play);
  });

  test("with random changes is a scenario that passes or fails, or refused with line and reason", () => {
    const isScenario = new Set<boolean>();
    holds(mutated(real, [...words, ...phrases]), 800, (text) => isScenario.add(play(text)));
    expect(isScenario).toEqual(new Set([true, false]));
  });

  test("with a replaced value is a scenario that passes or fails, or refused with line and reason", () => {
    const data = real.map((text) => parseAllDocuments(text).at(0)?.toJS());
    const isScenario = new Set<boolean>();
    holds(altered(data), 600, (document) => isScenario.add(play(stringify(document))));
    expect(isScenario).toEqual(new Set([true, false]));
  });
});

test("the short spelling of a command is parsed, or refused with a reason", () => {
  const players = ["ann", "bob"];
  const spelt = ["play skip on bob", "save with defuse as clone returning ann", "insert 3", "lay godcat against ann"];
  const isRead = new Set<boolean>();
  const words = [" on ", " with ", " as ", " naming ", " guessing ", "bob", "-0", "9".repeat(400)];
  holds(fc.oneof(fc.string(), mutated(fc.constantFrom(...spelt), words)), 3000, (text) => {
    const command = readCommand(text, players);
    if (!command.ok) expect(command.error).not.toBe("");
    isRead.add(command.ok);
  });
  expect(isRead).toEqual(new Set([true, false]));
});

import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { seedOf } from "../../shared/core/deal.ts";
import { type GameRecord, withoutNames } from "../../shared/core/record.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { games } from "../../shared/registry.ts";
import { readReplayFile, writeReplayFile } from "../../shared/replays/replay-file.ts";
import { openReplay } from "../../shared/replays/replays.ts";
import { recordedGame } from "../support/records.ts";

const editions = games.editions.all.map(({ id, seats }) => [id, seats[1]] as const);

function opened(record: GameRecord) {
  const result = openReplay(games, record);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const flawOf = (record: GameRecord) => {
  const result = openReplay(games, record);
  return result.ok ? null : result.error;
};

describe.each(editions)("a replay of %s", (edition, players) => {
  const { record, outcome } = recordedGame(edition, players, "replay");
  const { replay } = opened(record);

  test("ends with the recorded outcome", () => {
    expect(replay.outcome).toEqual(outcome);
    expect(replay.last).toBe(record.steps.length);
  });

  test("shows the same view at each step, whether reached forwards, backwards or by a jump", () => {
    const moments = Array.from({ length: replay.last + 1 }, (_, moment) => moment);
    const seen = (moment: number) => JSON.stringify([replay.view(moment, 0), replay.events(moment)]);
    const forwards = moments.map(seen);
    expect(moments.toReversed().map(seen).toReversed()).toEqual(forwards);
    expect(seen(Math.floor(replay.last / 2))).toBe(forwards[Math.floor(replay.last / 2)]);
    expect(new Set(forwards).size).toBeGreaterThan(replay.last / 2);
  });

  test("survives a round trip through its file", () => {
    expect(readReplayFile(writeReplayFile(record, outcome))).toEqual({ ok: true, value: { record, outcome } });
  });
});

test("the view of a replay at a step equals the view in the game", () => {
  const { record } = recordedGame("original", 3, "views");
  const { state } = kittens.setup(record.config, seedOf(record.deal, record));
  const { replay } = opened(record);
  for (const [index, { actor, command }] of record.steps.entries()) {
    kittens.step(state, actor, command);
    expect(replay.view(index + 1, 1)).toEqual(kittens.view(state, 1));
    expect(replay.view(index + 1, "spectator")).toEqual(kittens.view(state, "spectator"));
  }
});

describe("an invalid record", () => {
  const { record } = recordedGame("original", 2, "flaws");
  const config = { ...record.config };

  test.each<[string, Partial<GameRecord>, object]>([
    ["with an unknown game", { game: "chess" }, { code: "no-such-game", what: "game", got: '"chess"' }],
    [
      "with other rules",
      { rules: record.rules + 1 },
      { code: "other-rules", what: "rules", expected: `${record.rules}`, got: `${record.rules + 1}` },
    ],
    ["with an unknown edition", { config: { ...config, edition: "chess" } }, { what: "config.edition" }],
    ["with too many players", { config: { ...config, players: 6 } }, { what: "config.players", expected: "2 to 5" }],
    ["with a wrong number of seats", { seats: record.seats.slice(1) }, { what: "seats", got: "1" }],
    ["with an unknown option", { config: { ...config, options: { magic: true } } }, { got: "magic" }],
    ["without an end", { steps: record.steps.slice(0, -1) }, { code: "impossible", expected: "the end of the game" }],
    [
      "with an illegal command",
      { steps: [{ at: 0, actor: 0, command: { type: "stop" } }, ...record.steps] },
      { code: "impossible", what: "step 1", got: '{"type":"stop"}, refused as not-now' },
    ],
    [
      "with a command of a seat that does not exist",
      { steps: [{ at: 0, actor: 9, command: { type: "draw" } }] },
      { code: "impossible", what: "step 1" },
    ],
    [
      "with a step after its end",
      { steps: [...record.steps, { at: 0, actor: "clock", command: { type: "timeout" } }] },
      { code: "impossible", what: `step ${record.steps.length + 1}` },
    ],
  ])("%s is refused, and the flaw names the expected and the actual value", (_, change, flaw) => {
    expect(flawOf({ ...record, ...change })).toMatchObject(flaw);
  });
});

describe("the names in a replay file", () => {
  const { record, outcome } = recordedGame("original", 2, "names");
  const text = writeReplayFile(record, outcome);

  test("may be removed without a change of the digest", () => {
    const file = text.replaceAll(/"name":"[^"]*"/g, '"name":""');
    const read = readReplayFile(file);
    expect(read).toEqual({ ok: true, value: { record: withoutNames(record), outcome } });
    expect(opened(withoutNames(record)).replay.outcome).toEqual(outcome);
  });

  test("are part of the digest in version 1, which can still be read", () => {
    const digest = createHash("sha256")
      .update(JSON.stringify([JSON.parse(text).record, outcome]))
      .digest("hex");
    const old = (name: string) =>
      JSON.stringify({ ...JSON.parse(text.replaceAll('"Ann"', `"${name}"`)), version: 1, digest });
    expect(readReplayFile(old("Ann"))).toEqual({ ok: true, value: { record, outcome } });
    expect(readReplayFile(old("Anna"))).toMatchObject({ ok: false, error: { code: "altered" } });
  });
});

describe("a replay file", () => {
  const { record, outcome } = recordedGame("love-letter", 2, "file");
  const text = writeReplayFile(record, outcome);
  const flawIn = (file: string) => {
    const read = readReplayFile(file);
    return read.ok ? null : read.error;
  };

  test.each([
    ["that is not JSON", "meow", { code: "foreign", what: "format", got: "nothing" }],
    ["of another format", '{"format":"gif"}', { code: "foreign", expected: "nine-lives-replay", got: '"gif"' }],
    ["of a newer version", '{"format":"nine-lives-replay","version":4}', { code: "newer", expected: "3", got: "4" }],
    ["with a changed step", text.replace('"at":0,', '"at":1,'), { code: "altered", what: "digest" }],
    ["with a missing number", text.replace('"at":0,', ""), { code: "malformed", what: "record.steps.0.at" }],
    ["with an extra value", text.replace('"at":0,', '"at":0,"x":1,'), { code: "malformed", what: "record.steps.0" }],
    ["that is cut off", text.slice(0, 900), { code: "foreign" }],
  ])("%s is refused, and the flaw names the expected and the actual value", (_, file, flaw) => {
    expect(flawIn(file)).toMatchObject(flaw);
  });
});

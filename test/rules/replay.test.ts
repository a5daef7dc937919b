import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { seedOf } from "../../shared/core/deal.ts";
import { type GameRecord, nameless } from "../../shared/core/record.ts";
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

describe.each(editions)("a game of %s", (edition, players) => {
  const { record, outcome } = recordedGame(edition, players, "replay");
  const { replay } = opened(record);

  test("ends when it is played again as it ended", () => {
    expect(replay.outcome).toEqual(outcome);
    expect(replay.last).toBe(record.steps.length);
  });

  test("shows the same at each moment, whether one comes to it forwards, backwards or by a jump", () => {
    const moments = Array.from({ length: replay.last + 1 }, (_, moment) => moment);
    const seen = (moment: number) => JSON.stringify([replay.view(moment, 0), replay.events(moment)]);
    const forwards = moments.map(seen);
    expect(moments.toReversed().map(seen).toReversed()).toEqual(forwards);
    expect(seen(Math.floor(replay.last / 2))).toBe(forwards[Math.floor(replay.last / 2)]);
    expect(new Set(forwards).size).toBeGreaterThan(replay.last / 2);
  });

  test("comes out of its file as it went in", () => {
    expect(readReplayFile(writeReplayFile(record, outcome))).toEqual({ ok: true, value: { record, outcome } });
  });
});

test("what a viewer saw at a moment is what the game showed them then", () => {
  const { record } = recordedGame("original", 3, "views");
  const { state } = kittens.setup(record.config, seedOf(record.deal, record));
  const { replay } = opened(record);
  for (const [index, { actor, command }] of record.steps.entries()) {
    kittens.step(state, actor, command);
    expect(replay.view(index + 1, 1)).toEqual(kittens.view(state, 1));
    expect(replay.view(index + 1, "spectator")).toEqual(kittens.view(state, "spectator"));
  }
});

describe("a record that is no game", () => {
  const { record } = recordedGame("original", 2, "flaws");
  const config = { ...record.config };

  test.each<[string, Partial<GameRecord>, object]>([
    ["of a game that is not known", { game: "chess" }, { code: "no-such-game", what: "game", got: '"chess"' }],
    [
      "of other rules",
      { rules: record.rules + 1 },
      { code: "other-rules", what: "rules", expected: `${record.rules}`, got: `${record.rules + 1}` },
    ],
    ["of an edition there is not", { config: { ...config, edition: "chess" } }, { what: "config.edition" }],
    ["of too many players", { config: { ...config, players: 6 } }, { what: "config.players", expected: "2 to 5" }],
    ["without the right number of seats", { seats: record.seats.slice(1) }, { what: "seats", got: "1" }],
    ["with an option there is not", { config: { ...config, options: { magic: true } } }, { got: "magic" }],
    ["that is not over", { steps: record.steps.slice(0, -1) }, { code: "impossible", expected: "the end of the game" }],
    [
      "with a command that was not allowed",
      { steps: [{ at: 0, actor: 0, command: { type: "stop" } }, ...record.steps] },
      { code: "impossible", what: "step 1", got: '{"type":"stop"}, refused as not-now' },
    ],
    [
      "with a command of somebody who is not there",
      { steps: [{ at: 0, actor: 9, command: { type: "draw" } }] },
      { code: "impossible", what: "step 1" },
    ],
    [
      "that goes on after its end",
      { steps: [...record.steps, { at: 0, actor: "clock", command: { type: "timeout" } }] },
      { code: "impossible", what: `step ${record.steps.length + 1}` },
    ],
  ])("%s is refused with what was expected and what is there", (_, change, flaw) => {
    expect(flawOf({ ...record, ...change })).toMatchObject(flaw);
  });
});

describe("names", () => {
  const { record, outcome } = recordedGame("original", 2, "names");
  const text = writeReplayFile(record, outcome);

  test("go from a file without its digest noticing", () => {
    const file = text.replaceAll(/"name":"[^"]*"/g, '"name":""');
    const read = readReplayFile(file);
    expect(read).toEqual({ ok: true, value: { record: nameless(record), outcome } });
    expect(opened(nameless(record)).replay.outcome).toEqual(outcome);
  });

  test("belong to the digest of a file of version 1, which is still read", () => {
    const digest = createHash("sha256")
      .update(JSON.stringify([JSON.parse(text).record, outcome]))
      .digest("hex");
    const old = (name: string) =>
      JSON.stringify({ ...JSON.parse(text.replaceAll('"Ann"', `"${name}"`)), version: 1, digest });
    expect(readReplayFile(old("Ann"))).toEqual({ ok: true, value: { record, outcome } });
    expect(readReplayFile(old("Anna"))).toMatchObject({ ok: false, error: { code: "altered" } });
  });
});

describe("a file", () => {
  const { record, outcome } = recordedGame("love-letter", 2, "file");
  const text = writeReplayFile(record, outcome);
  const flawIn = (file: string) => {
    const read = readReplayFile(file);
    return read.ok ? null : read.error;
  };

  test.each([
    ["that is no JSON", "meow", { code: "foreign", what: "format", got: "nothing" }],
    ["of something else", '{"format":"gif"}', { code: "foreign", expected: "nine-lives-replay", got: '"gif"' }],
    ["of a newer version", '{"format":"nine-lives-replay","version":4}', { code: "newer", expected: "3", got: "4" }],
    ["with a step exchanged", text.replace('"at":0,', '"at":1,'), { code: "altered", what: "digest" }],
    ["with a number missing", text.replace('"at":0,', ""), { code: "malformed", what: "record.steps.0.at" }],
    ["with something added", text.replace('"at":0,', '"at":0,"x":1,'), { code: "malformed", what: "record.steps.0" }],
    ["cut off", text.slice(0, 900), { code: "foreign" }],
  ])("%s is refused with what was expected and what is there", (_, file, flaw) => {
    expect(flawIn(file)).toMatchObject(flaw);
  });
});

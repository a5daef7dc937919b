import { describe, expect, test } from "vitest";
import { commitToSecret } from "../../shared/core/deal.ts";
import type { Deal, GameRecord } from "../../shared/core/record.ts";
import { type Transcript, TranscriptRecorder } from "../../shared/fairness/transcript.ts";
import { type CheckName, judge, worstStatus } from "../../shared/fairness/verification.ts";
import { games } from "../../shared/registry.ts";
import { eventsBetween, openReplay, seenAt } from "../../shared/replays/replays.ts";
import { recordedGame } from "../support/records.ts";

const editions = [
  "original",
  "good-vs-evil",
  "zombie",
  "apocalypse:original",
  "apocalypse:good-vs-evil",
  "love-letter",
];
const me = 0;
/** Number of steps at the table before this game. */
const seqBefore = 40;

/** Observations of the page of seat 0 in a game that equals its record. */
function evidenceOf(record: GameRecord): Transcript {
  const opened = openReplay(games, record);
  if (!opened.ok) throw new Error(opened.error.got);
  const game = opened.value;
  const witness = new TranscriptRecorder();
  let seq = seqBefore;
  for (let moment = 0; moment <= game.replay.last; moment += 1) {
    if (eventsBetween(game, moment - 1, moment, "spectator").events.length > 0) seq += 1;
    const phase = moment === game.replay.last ? "over" : "playing";
    witness.record(phase, record.deal.commitment, seq, seenAt(game, moment, me));
  }
  const { commitment, parts } = record.deal;
  const commitments = parts.map((part) => ({ seat: part.seat, commitment: part.commitment }));
  const entropy = parts.find(({ seat }) => seat === me)?.entropy ?? "";
  const stake = { seat: me, entropy, commitment, commitments, played: true, dropped: 0 };
  return witness.transcript(me, stake, eventsBetween(game, -1, game.replay.last, me).events, seq);
}

const { record } = recordedGame("original", 3, "an honest game");
const evidence = evidenceOf(record);

/** Returns the checks that fail for a record other than the played game. */
const failedOf = (other: GameRecord, seen = evidence): CheckName[] =>
  judge(games, other, seen).checks.flatMap(({ name, standing }) => (standing === "failed" ? name : []));

const dealtBy = (deal: Partial<Deal>): GameRecord => ({ ...record, deal: { ...record.deal, ...deal } });

test.each(editions)("an honest game of %s passes all checks", (edition) => {
  const played = recordedGame(edition, edition === "love-letter" ? 4 : 3, `${edition} to be checked`).record;
  const verdict = judge(games, played, evidenceOf(played));
  expect(verdict.checks.map(({ standing }) => standing)).toEqual(Array(6).fill("held"));
  expect(verdict.checks.every(({ count }) => count > 0)).toBe(true);
  expect(worstStatus(verdict)).toBe("held");
});

describe("the verification detects", () => {
  test("a secret other than the committed one", () => {
    const secret = "b".repeat(64);
    expect(failedOf(dealtBy({ secret }))).toContain("secret");
    expect(failedOf(dealtBy({ secret, commitment: commitToSecret(secret), parts: [] }))).toContain("secret");
  });

  test("several commitments of the server during the game", () => {
    const commitments = [...evidence.commitments, commitToSecret("b".repeat(64))];
    expect(failedOf(record, { ...evidence, commitments })).toEqual(["secret"]);
  });

  test("a missing part of the client", () => {
    const without = dealtBy({ parts: [] });
    expect(failedOf(without)).toEqual(["own", "parts", "moves"]);
  });

  test("a changed part of the client", () => {
    const parts = record.deal.parts.map((part) => ({ ...part, entropy: "b".repeat(64) }));
    expect(failedOf(dealtBy({ parts }))).toEqual(expect.arrayContaining(["own", "parts"]));
  });

  test("a part that was chosen after the client's reveal", () => {
    const [mine] = record.deal.parts;
    const commitments = [
      { seat: me, commitment: mine?.commitment ?? "" },
      { seat: 1, commitment: "c".repeat(64) },
    ];
    const stake = evidence.stake && { ...evidence.stake, commitments };
    expect(failedOf(record, { ...evidence, stake })).toEqual(["parts"]);
  });

  test("a superfluous or missing step", () => {
    const [first, ...rest] = record.steps;
    if (!first) throw new Error("a game without steps");
    for (const steps of [rest, [first, first, ...rest]]) expect(failedOf({ ...record, steps })).not.toEqual([]);
  });

  test("a difference between the received events and the record", () => {
    const [first, ...rest] = evidence.told;
    expect(failedOf(record, { ...evidence, told: rest })).toEqual(["told"]);
    expect(first).toBeDefined();
  });

  test("a difference between one view of the table and the record", () => {
    const seen = new Map(evidence.seen).set(seqBefore + 2, new Set(["{}"]));
    expect(failedOf(record, { ...evidence, seen })).toEqual(["seen"]);
  });

  test("another game in the place of the played one", () => {
    expect(failedOf(recordedGame("original", 3, "another game").record)).not.toEqual([]);
  });
});

test("for a client that missed the start of a game, the other checks run and the missing ones are marked unseen", () => {
  const { checks } = judge(games, record, { ...evidence, stake: null });
  const unseen = checks.flatMap(({ name, standing }) => (standing === "unseen" ? name : []));
  expect(unseen).toEqual(["secret", "own", "parts"]);
  expect(worstStatus(judge(games, record, { ...evidence, stake: null }))).toBe("unseen");
});

test("observations of one game do not count for the next", () => {
  const witness = new TranscriptRecorder();
  witness.record("playing", "one", 7, { id: "kittens", view: seenKittens() });
  witness.record("over", "one", 8, null);
  witness.record("playing", "two", 9, { id: "kittens", view: seenKittens() });
  const next = witness.transcript(me, null, [], 9);
  expect(next.commitments).toEqual(["two"]);
  expect([...next.seen.keys()]).toEqual([9]);
});

function seenKittens() {
  const opened = openReplay(games, record);
  if (!opened.ok || opened.value.game !== "kittens") throw new Error("not a game of kittens");
  return opened.value.replay.view(0, me);
}

import { describe, expect, test } from "vitest";
import { commitToSecret } from "../../shared/core/deal.ts";
import type { Deal, GameRecord } from "../../shared/core/record.ts";
import { type Evidence, Witness } from "../../shared/fairness/evidence.ts";
import { type CheckName, judge, standingOf } from "../../shared/fairness/verdict.ts";
import { games } from "../../shared/registry.ts";
import { openReplay, seenAt, toldBetween } from "../../shared/replays/replays.ts";
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
/** Steps at the table before this game. */
const seqBefore = 40;

/** What the page of seat 0 saw of a game that went as its record says. */
function evidenceOf(record: GameRecord): Evidence {
  const opened = openReplay(games, record);
  if (!opened.ok) throw new Error(opened.error.got);
  const game = opened.value;
  const witness = new Witness();
  let seq = seqBefore;
  for (let moment = 0; moment <= game.replay.last; moment += 1) {
    if (toldBetween(game, moment - 1, moment, "spectator").events.length > 0) seq += 1;
    const phase = moment === game.replay.last ? "over" : "playing";
    witness.see(phase, record.deal.commitment, seq, seenAt(game, moment, me));
  }
  const { commitment, parts } = record.deal;
  const commitments = parts.map((part) => ({ seat: part.seat, commitment: part.commitment }));
  const entropy = parts.find(({ seat }) => seat === me)?.entropy ?? "";
  const stake = { seat: me, entropy, commitment, commitments, played: true, dropped: 0 };
  return witness.evidence(me, stake, toldBetween(game, -1, game.replay.last, me).events, seq);
}

const { record } = recordedGame("original", 3, "an honest game");
const evidence = evidenceOf(record);

/** The checks that fail for a record of another game than the one played. */
const failedOf = (other: GameRecord, seen = evidence): CheckName[] =>
  judge(games, other, seen).checks.flatMap(({ name, standing }) => (standing === "failed" ? name : []));

const dealtBy = (deal: Partial<Deal>): GameRecord => ({ ...record, deal: { ...record.deal, ...deal } });

test.each(editions)("a game of %s that went as it should holds in every point", (edition) => {
  const played = recordedGame(edition, edition === "love-letter" ? 4 : 3, `${edition} to be checked`).record;
  const verdict = judge(games, played, evidenceOf(played));
  expect(verdict.checks.map(({ standing }) => standing)).toEqual(Array(6).fill("held"));
  expect(verdict.checks.every(({ count }) => count > 0)).toBe(true);
  expect(standingOf(verdict)).toBe("held");
});

describe("found out is", () => {
  test("a server that played by another secret than it had committed to", () => {
    const secret = "b".repeat(64);
    expect(failedOf(dealtBy({ secret }))).toContain("secret");
    expect(failedOf(dealtBy({ secret, commitment: commitToSecret(secret), parts: [] }))).toContain("secret");
  });

  test("a server that showed several commitments while the game went on", () => {
    const commitments = [...evidence.commitments, commitToSecret("b".repeat(64))];
    expect(failedOf(record, { ...evidence, commitments })).toEqual(["secret"]);
  });

  test("a server that left out our part", () => {
    const without = dealtBy({ parts: [] });
    expect(failedOf(without)).toEqual(["own", "parts", "moves"]);
  });

  test("a server that says we had added something else", () => {
    const parts = record.deal.parts.map((part) => ({ ...part, entropy: "b".repeat(64) }));
    expect(failedOf(dealtBy({ parts }))).toEqual(expect.arrayContaining(["own", "parts"]));
  });

  test("a part that was chosen after we had revealed ours", () => {
    const [mine] = record.deal.parts;
    const commitments = [
      { seat: me, commitment: mine?.commitment ?? "" },
      { seat: 1, commitment: "c".repeat(64) },
    ];
    const stake = evidence.stake && { ...evidence.stake, commitments };
    expect(failedOf(record, { ...evidence, stake })).toEqual(["parts"]);
  });

  test("a move that never was, and one that is missing", () => {
    const [first, ...rest] = record.steps;
    if (!first) throw new Error("a game without steps");
    for (const steps of [rest, [first, first, ...rest]]) expect(failedOf({ ...record, steps })).not.toEqual([]);
  });

  test("a game that we were told another story of", () => {
    const [first, ...rest] = evidence.told;
    expect(failedOf(record, { ...evidence, told: rest })).toEqual(["told"]);
    expect(first).toBeDefined();
  });

  test("a table that looked otherwise than it was, if only for a moment", () => {
    const seen = new Map(evidence.seen).set(seqBefore + 2, new Set(["{}"]));
    expect(failedOf(record, { ...evidence, seen })).toEqual(["seen"]);
  });

  test("another game in place of the one that was played", () => {
    expect(failedOf(recordedGame("original", 3, "another game").record)).not.toEqual([]);
  });
});

test("of a game whose beginning was not seen the rest is checked, and what could not be is named", () => {
  const { checks } = judge(games, record, { ...evidence, stake: null });
  const unseen = checks.flatMap(({ name, standing }) => (standing === "unseen" ? name : []));
  expect(unseen).toEqual(["secret", "own", "parts"]);
  expect(standingOf(judge(games, record, { ...evidence, stake: null }))).toBe("unseen");
});

test("what is seen of one game is not held against the next", () => {
  const witness = new Witness();
  witness.see("playing", "one", 7, { id: "kittens", view: seenKittens() });
  witness.see("over", "one", 8, null);
  witness.see("playing", "two", 9, { id: "kittens", view: seenKittens() });
  const next = witness.evidence(me, null, [], 9);
  expect(next.commitments).toEqual(["two"]);
  expect([...next.seen.keys()]).toEqual([9]);
});

function seenKittens() {
  const opened = openReplay(games, record);
  if (!opened.ok || opened.value.game !== "kittens") throw new Error("not a game of kittens");
  return opened.value.replay.view(0, me);
}

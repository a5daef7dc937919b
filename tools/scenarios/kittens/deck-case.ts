import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { ok, type Result } from "../../../shared/core/result.ts";
import { dealOf, playerFaults } from "../../../shared/games/kittens/decks/deals.ts";
import { deckFaults, judgeDeck } from "../../../shared/games/kittens/decks/judge.ts";
import { reportOn } from "../../deck/report.ts";
import type { Case, Failure } from "../case.ts";
import type { Fact } from "../game.ts";
import { stated, textOf } from "../play.ts";
import { check, type Flaw, type Source } from "../source.ts";
import { count } from "../words.ts";

/** Facts that a case may state about a deck (docs/contract.md, section 10); with `players` about a game of so many. */
const general = {
  refused: z.enum(["none", ...Object.keys(deckFaults), ...Object.keys(playerFaults)]).optional(),
  playable: z.array(z.int()).optional(),
};
const entry = z
  .strictObject({
    players: z.int().optional(),
    ...general,
    "hand-size": count.optional(),
    "spare-saves": count.optional(),
    removed: count.optional(),
    kittens: z.strictObject({ "exploding-kitten": count.optional(), "imploding-kitten": count.optional() }).optional(),
    "draw-pile-size": count.optional(),
  })
  .refine(
    ({ players, refused: _, playable: __, ...dealt }) => players !== undefined || Object.keys(dealt).length === 0,
    "without players only refused and playable hold",
  );

const body = z.object({ check: z.array(entry).min(1) });

/** Reads a case that judges a deck instead of playing it. @param deck may be anything. */
export function readDeckCase(source: Source, title: string, deck: unknown): Result<Case, readonly Flaw[]> {
  const read = check(source, body);
  if (!read.ok) return read;
  const entries = read.value.check;
  return ok({ title, run: () => firstFailure(source, deck, entries) });
}

function firstFailure(source: Source, deck: unknown, entries: readonly z.infer<typeof entry>[]): Failure | null {
  for (const [index, { players, ...facts }] of entries.entries()) {
    const actual = deckFacts(deck, players);
    for (const [key, expected] of Object.entries(facts)) {
      if (expected === undefined) continue;
      const got = stated(actual[key] ?? "nothing", expected);
      if (isDeepStrictEqual(got, expected)) continue;
      const line = source.lineOf(["check", index]);
      return { step: index + 1, line, expected: `${key} ${textOf(expected)}`, got: textOf(got) };
    }
  }
  return null;
}

/** Facts about a deck, and about its deal to a number of players. */
function deckFacts(data: unknown, players: number | undefined): Readonly<Record<string, Fact>> {
  const { refused, playable, deals } = reportOn(data);
  if (refused !== null || players === undefined) return { refused: refused ?? "none", playable };
  const deal = deals[players];
  return deal ? { refused: "none", playable, ...deal } : { refused: faultFor(data, players), playable };
}

function faultFor(data: unknown, players: number): string {
  const judged = judgeDeck(data);
  const deal = judged.ok ? dealOf(judged.value, players) : judged;
  return deal.ok ? "none" : deal.error;
}

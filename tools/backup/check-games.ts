import type { Kysely } from "kysely";
import type { Database } from "../../server/storage/database.ts";
import { countGames, eachGame, type GameWithEnd, type ReadGame } from "../../server/storage/results/each-game.ts";
import { rankLeaversLast } from "../../server/tables/game/final-ranks.ts";
import type { RecordError } from "../../shared/core/record-error.ts";
import { games } from "../../shared/registry.ts";
import { ranksIn } from "../../shared/replays/replays.ts";
import { dealFlaws } from "../replay/dealt.ts";
import { headlines } from "../replay/headlines.ts";

/** A game that is neither verified nor failed has other rules, or is unknown to this version. */
export interface GameCheck {
  readonly games: number;
  readonly verified: number;
  readonly failed: number;
}

/** Replays every game of a database, and prints progress and errors to the standard error. */
export async function verifyGames(db: Kysely<Database>): Promise<GameCheck> {
  const expected = await countGames(db);
  const tellEvery = Math.max(100, Math.ceil(expected / 20));
  const verdict = { games: 0, verified: 0, failed: 0 };
  for await (const read of eachGame(db)) {
    verdict.games += 1;
    const flaw = flawIn(read);
    if (flaw === null) verdict.verified += 1;
    else if (!isUnknown(flaw)) {
      verdict.failed += 1;
      console.error(`game ${read.id}: ${headlines[flaw.code]}: ${said(flaw)}`);
    }
    if (verdict.games % tellEvery === 0) console.error(`${verdict.games} of ${expected} games replayed`);
  }
  return verdict;
}

/** Formats the verdict as one sentence. */
export function describeCheck({ games, verified, failed }: GameCheck): string {
  const unknown = games - verified - failed;
  const others = unknown === 0 ? "" : `, ${unknown} with rules that this version does not support`;
  return `${games === 1 ? "1 game" : `${games} games`}: ${verified} verified, ${failed} failed${others}`;
}

const said = ({ what, expected, got }: RecordError): string => `${what}: expected ${expected}, got ${got}`;

const isUnknown = ({ code }: RecordError): boolean => code === "other-rules" || code === "no-such-game";

function flawIn({ game }: ReadGame): RecordError | null {
  if (!game.ok) return game.error;
  try {
    return flawPlaying(game.value);
  } catch (error) {
    const got = `an exception of the rules (${error instanceof Error ? error.message : error})`;
    return { code: "impossible", what: "steps", expected: "commands that the rules allow", got };
  }
}

function flawPlaying({ record, end, deserters }: GameWithEnd): RecordError | null {
  const places = ranksIn(games, record);
  if (!places.ok) return places.error;
  const [deal] = dealFlaws(record);
  if (deal) return deal;
  if (end === null) return null;
  if (places.value === null) return impossible("steps", "the end of the game", "a game that is not over");
  const played = rankLeaversLast(places.value, deserters);
  const wrong = end.find(({ seat, isWinner }) => isWinner !== (played[seat] === 1));
  if (!wrong) return null;
  const won = (isWinner: boolean) => (isWinner ? "won" : "not won");
  return impossible(`the end of seat ${wrong.seat}`, `${won(!wrong.isWinner)}, as played`, won(wrong.isWinner));
}

const impossible = (what: string, expected: string, got: string): RecordError => ({
  code: "impossible",
  what,
  expected,
  got,
});

import { checkDeal } from "../core/deal.ts";
import type { Deal, GameRecord } from "../core/record.ts";
import type { GameRegistry } from "../net/games.ts";
import { eventsBetween, type GameReplay, openReplay, seenAt } from "../replays/replays.ts";
import type { CommitmentState } from "./contributor.ts";
import { canonicalJson, type Transcript } from "./transcript.ts";

/** Checks of a finished game. `same`: the record of a watched game equals the one that was checked after the game. */
export type CheckName = "secret" | "own" | "parts" | "moves" | "told" | "seen" | "same";

/** `unseen`: this client lacks the data to compare with, or could not replay the game. */
export type CheckStatus = "held" | "failed" | "unseen";

export interface Check {
  readonly name: CheckName;
  readonly standing: CheckStatus;
  /** Number of checked items: parts, steps, events, views. */
  readonly count: number;
}

/** Result of a client's verification of a game. */
export interface VerificationReport {
  readonly checks: readonly Check[];
  /** Number of consecutive starts before this game that failed after the client's part had been revealed. */
  readonly dropped: number;
}

/** Replays a record, and compares it and its deal with the client's own observations and actions. */
export function judge(games: GameRegistry, record: GameRecord, evidence: Transcript): VerificationReport {
  const { deal } = record;
  const stake = stakeIn(deal, evidence);
  const opened = reopened(games, record);
  const game = opened?.ok ? opened.value : null;
  return {
    checks: [
      checkSecret(deal, stake, evidence.commitments),
      checkOwn(deal, stake),
      checkParts(deal, stake),
      checkMoves(record, opened),
      checkTold(game, evidence),
      checkSeen(game, evidence),
    ],
    dropped: stake?.dropped ?? 0,
  };
}

/** Verifies without observations, for clients that did not play or no longer have them. */
export function verifyRecord(games: GameRegistry, record: GameRecord): VerificationReport {
  const { deal } = record;
  const checks = [checkSecret(deal, null, []), checkParts(deal, null), checkMoves(record, reopened(games, record))];
  return { checks, dropped: 0 };
}

/** Returns the worst result of all checks. */
export function worstStatus({ checks }: VerificationReport): CheckStatus {
  const has = (standing: CheckStatus) => checks.some((check) => check.standing === standing);
  return has("failed") ? "failed" : has("unseen") ? "unseen" : "held";
}

/** Returns the client's part in this deal, if it was revealed. */
function stakeIn({ commitment }: Deal, { seat, stake }: Transcript): CommitmentState | null {
  return stake?.commitment === commitment && stake.seat === seat && stake.commitments ? stake : null;
}

type Opened = ReturnType<typeof openReplay>;

/** Replays the game. Returns null if the deal is invalid, because the steps then prove nothing. */
const reopened = (games: GameRegistry, record: GameRecord): Opened | null =>
  checkDeal(record.deal).length === 0 ? openReplay(games, record) : null;

const standing = (holds: boolean, isSeen: boolean): CheckStatus => (!holds ? "failed" : isSeen ? "held" : "unseen");

/** Checks that the secret matches the server's commitment, which was shown before any reveal and never changed. */
function checkSecret(deal: Deal, stake: CommitmentState | null, commitments: Transcript["commitments"]): Check {
  const fits = !checkDeal(deal).some(({ kind }) => kind === "secret");
  const isSame = commitments.every((commitment) => commitment === deal.commitment);
  return { name: "secret", standing: standing(fits && isSame, stake !== null), count: 1 };
}

/** Checks that the deal contains the client's own entropy. */
function checkOwn({ parts }: Deal, stake: CommitmentState | null): Check {
  const own = parts.find(({ seat }) => seat === stake?.seat);
  return { name: "own", standing: standing(!stake || own?.entropy === stake.entropy, stake !== null), count: 1 };
}

/** Checks that all entropies match the commitments from before the client's own reveal. */
function checkParts(deal: Deal, stake: CommitmentState | null): Check {
  const fit = !checkDeal(deal).some(({ kind }) => kind !== "secret");
  const shown = deal.parts.map(({ seat, commitment }) => ({ seat, commitment }));
  const isSame = !stake || canonicalJson(shown) === canonicalJson(stake.commitments);
  return { name: "parts", standing: standing(fit && isSame, stake !== null), count: deal.parts.length };
}

/** Checks that the steps are legal. */
const checkMoves = ({ steps }: GameRecord, opened: Opened | null): Check => ({
  name: "moves",
  standing: standing(opened?.ok !== false, opened !== null),
  count: steps.length,
});

/** Checks that the replay yields exactly the events that the client received. */
function checkTold(game: GameReplay | null, { seat, told }: Transcript): Check {
  const again = game ? eventsBetween(game, -1, game.replay.last, seat).events : [];
  const holds = game === null || canonicalJson(again) === canonicalJson(told);
  return { name: "told", standing: standing(holds, game !== null), count: told.length };
}

/** Checks that the replay yields every view that the client saw, at its step. */
function checkSeen(game: GameReplay | null, { seat, seen, lastSeq }: Transcript): Check {
  const looks = [...seen].flatMap(([seq, views]) => [...views].map((view) => ({ seq, view })));
  const there = game ? viewsOf(game, seat, lastSeq) : new Map<number, ReadonlySet<string>>();
  const holds = game === null || looks.every(({ seq, view }) => there.get(seq)?.has(view));
  return { name: "seen", standing: standing(holds, game !== null && looks.length > 0), count: looks.length };
}

/** Returns the views of a seat by sequence number. It counts only steps of which players other than the actor learn. */
function viewsOf(game: GameReplay, seat: number, lastSeq: number): ReadonlyMap<number, ReadonlySet<string>> {
  const views = new Map<number, Set<string>>();
  let seq = lastSeq;
  for (let step = game.replay.last; step >= 0; step -= 1) {
    views.set(seq, (views.get(seq) ?? new Set()).add(canonicalJson(seenAt(game, step, seat).view)));
    if (isPublic(game, step)) seq -= 1;
  }
  return views;
}

const isPublic = (game: GameReplay, step: number): boolean =>
  eventsBetween(game, step - 1, step, "spectator").events.length > 0;

import { checkDeal } from "../core/deal.ts";
import type { Deal, GameRecord } from "../core/record.ts";
import type { GameRegistry } from "../net/games.ts";
import { type GameReplay, openReplay, seenAt, toldBetween } from "../replays/replays.ts";
import type { Stake } from "./contributor.ts";
import { type Evidence, spelled } from "./evidence.ts";

/** What is checked once a game is over; `same`: that a game watched again has the record that was checked then. */
export type CheckName = "secret" | "own" | "parts" | "moves" | "told" | "seen" | "same";

/** `unseen`: this client lacks what it would have to compare with, or could not play the game again. */
export type Standing = "held" | "failed" | "unseen";

export interface Check {
  readonly name: CheckName;
  readonly standing: Standing;
  /** How many things were checked: parts, steps, events, views. */
  readonly count: number;
}

/** What a client finds about a game that it played. */
export interface Verdict {
  readonly checks: readonly Check[];
  /** How many starts right before this game failed after our part had been revealed. */
  readonly dropped: number;
}

/** Plays a record again, and compares it and its deal with what a client has seen and done itself. */
export function judge(games: GameRegistry, record: GameRecord, evidence: Evidence): Verdict {
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

/** The same for somebody who was not there, or does not remember. */
export function judgeAlone(games: GameRegistry, record: GameRecord): Verdict {
  const { deal } = record;
  const checks = [checkSecret(deal, null, []), checkParts(deal, null), checkMoves(record, reopened(games, record))];
  return { checks, dropped: 0 };
}

/** What the verdict comes to: the worst of its checks. */
export function standingOf({ checks }: Verdict): Standing {
  const has = (standing: Standing) => checks.some((check) => check.standing === standing);
  return has("failed") ? "failed" : has("unseen") ? "unseen" : "held";
}

/** Our part in this deal, if we had revealed one. */
function stakeIn({ commitment }: Deal, { seat, stake }: Evidence): Stake | null {
  return stake?.commitment === commitment && stake.seat === seat && stake.commitments ? stake : null;
}

type Opened = ReturnType<typeof openReplay>;

/** Null if the deal does not hold: then the steps prove nothing. */
const reopened = (games: GameRegistry, record: GameRecord): Opened | null =>
  checkDeal(record.deal).length === 0 ? openReplay(games, record) : null;

const standing = (holds: boolean, isSeen: boolean): Standing => (!holds ? "failed" : isSeen ? "held" : "unseen");

/** The secret matches the server's commitment, which it showed before any reveal and never changed. */
function checkSecret(deal: Deal, stake: Stake | null, commitments: Evidence["commitments"]): Check {
  const fits = !checkDeal(deal).some(({ kind }) => kind === "secret");
  const isSame = commitments.every((commitment) => commitment === deal.commitment);
  return { name: "secret", standing: standing(fits && isSame, stake !== null), count: 1 };
}

/** The deal contains our own entropy. */
function checkOwn({ parts }: Deal, stake: Stake | null): Check {
  const own = parts.find(({ seat }) => seat === stake?.seat);
  return { name: "own", standing: standing(!stake || own?.entropy === stake.entropy, stake !== null), count: 1 };
}

/** Everybody's entropy matches what they committed to before we revealed ours. */
function checkParts(deal: Deal, stake: Stake | null): Check {
  const fit = !checkDeal(deal).some(({ kind }) => kind !== "secret");
  const shown = deal.parts.map(({ seat, commitment }) => ({ seat, commitment }));
  const isSame = !stake || spelled(shown) === spelled(stake.commitments);
  return { name: "parts", standing: standing(fit && isSame, stake !== null), count: deal.parts.length };
}

/** The game can have gone this way. */
const checkMoves = ({ steps }: GameRecord, opened: Opened | null): Check => ({
  name: "moves",
  standing: standing(opened?.ok !== false, opened !== null),
  count: steps.length,
});

/** The replay tells us exactly what we were told. */
function checkTold(game: GameReplay | null, { seat, told }: Evidence): Check {
  const again = game ? toldBetween(game, -1, game.replay.last, seat).events : [];
  const holds = game === null || spelled(again) === spelled(told);
  return { name: "told", standing: standing(holds, game !== null), count: told.length };
}

/** The replay shows every view that we saw, at its step. */
function checkSeen(game: GameReplay | null, { seat, seen, lastSeq }: Evidence): Check {
  const looks = [...seen].flatMap(([seq, views]) => [...views].map((view) => ({ seq, view })));
  const there = game ? viewsOf(game, seat, lastSeq) : new Map<number, ReadonlySet<string>>();
  const holds = game === null || looks.every(({ seq, view }) => there.get(seq)?.has(view));
  return { name: "seen", standing: standing(holds, game !== null && looks.length > 0), count: looks.length };
}

/** What a seat could see at each sequence number: it counts only steps that others than the actor learn of. */
function viewsOf(game: GameReplay, seat: number, lastSeq: number): ReadonlyMap<number, ReadonlySet<string>> {
  const views = new Map<number, Set<string>>();
  let seq = lastSeq;
  for (let step = game.replay.last; step >= 0; step -= 1) {
    views.set(seq, (views.get(seq) ?? new Set()).add(spelled(seenAt(game, step, seat).view)));
    if (isPublic(game, step)) seq -= 1;
  }
  return views;
}

const isPublic = (game: GameReplay, step: number): boolean =>
  toldBetween(game, step - 1, step, "spectator").events.length > 0;

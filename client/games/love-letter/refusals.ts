import type { Command } from "../../../shared/core/commands.ts";
import { assertNever, type NoCommand, type Refusal } from "../../../shared/core/errors.ts";
import type { Seat } from "../../../shared/core/game.ts";
import { loveLetter } from "../../../shared/games/love-letter/game.ts";
import type { LoveLetterView } from "../../../shared/games/love-letter/view.ts";
import type { TableError } from "../../../shared/net/protocol.ts";
import { awaitedSeat, isOver } from "./situation.ts";
import type { Words } from "./words.ts";

/** Returns the reason why a move is illegal now; null if it is legal. */
export function whyNot(view: LoveLetterView, command: Command, words: Words): string | null {
  const refusal = loveLetter.refusal(view, command);
  return refusal === null ? null : refusalText(refusal, view, words);
}

function refusalText({ code }: Refusal | NoCommand, view: LoveLetterView, words: Words): string {
  switch (code) {
    case "not-your-turn":
      return words.t("love-letter.refusal.not-your-turn", { name: words.name(view.turn) });
    case "not-now":
      return notNow(view, words);
    default:
      return words.t(`love-letter.refusal.${code}`);
  }
}

/** Returns the reason why this player is no legal target now. */
export function whyNotTarget(view: LoveLetterView, seat: Seat, words: Words): string {
  const player = view.seats[seat];
  const name = words.name(seat);
  if (player?.eliminated) return words.t("love-letter.refusal.eliminated", { name });
  return player?.shielded
    ? words.t("love-letter.refusal.shielded", { name })
    : words.t("love-letter.refusal.bad-target");
}

/**
 * Returns the error text for a failed command. Null if no text is needed: another step came first, or the page already
 * shows that the table is suspended.
 */
export function errorText(error: TableError, view: LoveLetterView, words: Words): string | null {
  switch (error.kind) {
    case "refused":
      return refusalText(error.refusal, view, words);
    case "stale":
    case "forestalled":
    case "paused":
      return null;
    case "not-seated":
      return words.t("love-letter.refusal.not-seated");
    case "put-out":
      return words.t("love-letter.refusal.put-out");
    case "manage":
      return words.t("love-letter.refusal.not-now");
    default:
      return assertNever(error);
  }
}

function notNow(view: LoveLetterView, words: Words): string {
  if (isOver(view)) return words.t("love-letter.refusal.over");
  const seat = awaitedSeat(view);
  if (seat === null || words.isMe(seat)) return words.t("love-letter.refusal.not-now");
  return words.t("love-letter.refusal.wait", { name: words.name(seat) });
}

import type { Command } from "../../../../shared/core/commands.ts";
import { assertNever, type NoCommand, type Refusal } from "../../../../shared/core/errors.ts";
import type { Seat } from "../../../../shared/core/game.ts";
import { loveLetter } from "../../../../shared/games/love-letter/game.ts";
import type { LoveLetterView } from "../../../../shared/games/love-letter/view.ts";
import type { Rejection } from "../../transition.ts";
import { awaitedSeat, isOver } from "../ui-state.ts";
import type { Labels } from "./labels.ts";

/** Returns the reason why a move is illegal now; null if it is legal. */
export function explainRefusal(view: LoveLetterView, command: Command, labels: Labels): string | null {
  const refusal = loveLetter.refusal(view, command);
  return refusal === null ? null : refusalText(refusal, view, labels);
}

function refusalText({ code }: Refusal | NoCommand, view: LoveLetterView, labels: Labels): string {
  switch (code) {
    case "not-your-turn":
      return labels.t("love-letter.refusal.not-your-turn", { name: labels.name(view.turn) });
    case "not-now":
      return notNow(view, labels);
    default:
      return labels.t(`love-letter.refusal.${code}`);
  }
}

/** Returns the reason why this player is no legal target now. */
export function whyNotTarget(view: LoveLetterView, seat: Seat, labels: Labels): string {
  const player = view.seats[seat];
  const name = labels.name(seat);
  if (player?.eliminated) return labels.t("love-letter.refusal.eliminated", { name });
  return player?.shielded
    ? labels.t("love-letter.refusal.shielded", { name })
    : labels.t("love-letter.refusal.bad-target");
}

/** Returns the error text for a rejected command. */
export function errorText(error: Rejection, view: LoveLetterView, labels: Labels): string {
  switch (error.kind) {
    case "refused":
      return refusalText(error.refusal, view, labels);
    case "not-seated":
      return labels.t("love-letter.refusal.not-seated");
    case "put-out":
      return labels.t("love-letter.refusal.put-out");
    case "forestalled":
    case "manage":
      return labels.t("love-letter.refusal.not-now");
    default:
      return assertNever(error);
  }
}

function notNow(view: LoveLetterView, labels: Labels): string {
  if (isOver(view)) return labels.t("love-letter.refusal.over");
  const seat = awaitedSeat(view);
  if (seat === null || labels.isMe(seat)) return labels.t("love-letter.refusal.not-now");
  return labels.t("love-letter.refusal.wait", { name: labels.name(seat) });
}

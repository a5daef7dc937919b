import type { Intent } from "../../../table/scene/scene.ts";
import type { TimeUp } from "../../transition.ts";
import type { UiContext } from "../ui-context.ts";
import { choosePlay } from "./choose-play.ts";
import type { Selection } from "./selection.ts";
import { isButton, type KittensTransition, withCommand, withSelection } from "./transition.ts";

/** Sends the play after the time for undoing it. */
export const sent = (selection: Selection, { endsAt }: TimeUp): KittensTransition =>
  selection.sending?.endsAt === endsAt ? withCommand(selection, selection.sending.command) : withSelection(selection);

/** Undoes a play. The same seat or Escape only undoes it; any other action is executed afterwards. */
export function whileSending(context: UiContext, intent: Intent, now: number): KittensTransition {
  const { sending } = context.selection;
  const selection: Selection = { ...context.selection, target: null, sending: null };
  const again = intent.kind === "seat" && intent.seat === sending?.command.target;
  if (again || intent.kind === "dismiss" || isButton(intent, "take-back")) return withSelection(selection);
  return choosePlay({ ...context, selection }, intent, now);
}

import type { Intent } from "../../table/model/scene.ts";
import type { TimeUp } from "../update.ts";
import { choosePlay } from "./choose-play.ts";
import type { Draft } from "./draft.ts";
import type { Situation } from "./situation.ts";
import { act, isButton, still, type Update } from "./update.ts";

/** Sends the play after the time for undoing it. */
export const sent = (draft: Draft, { endsAt }: TimeUp): Update =>
  draft.sending?.endsAt === endsAt ? act(draft, draft.sending.command) : still(draft);

/** Undoes a play. The same seat or Escape only undoes it; any other action is executed afterwards. */
export function whileSending(situation: Situation, intent: Intent, now: number): Update {
  const { sending } = situation.draft;
  const draft: Draft = { ...situation.draft, target: null, sending: null };
  const again = intent.kind === "seat" && intent.seat === sending?.command.target;
  if (again || intent.kind === "dismiss" || isButton(intent, "take-back")) return still(draft);
  return choosePlay({ ...situation, draft }, intent, now);
}

import type { Ribbon } from "../../../table/scene/pieces.ts";
import type { LoggedEvent } from "../event-history.ts";
import { actorOf, goesWithoutSaying } from "../text/event-log.ts";
import { sentence } from "../text/event-text.ts";
import type { Labels } from "../text/labels.ts";
import type { UiContext } from "../ui-context.ts";

/**
 * Role of each event in the ribbon. action: a player acts · outcome: follows from the action and belongs to it · quiet:
 * seats and prompts show it, or it is self-evident.
 */
const parts: Readonly<Record<LoggedEvent["event"]["type"], "action" | "outcome" | "quiet">> = {
  dealt: "action",
  "card-played": "action",
  noped: "action",
  "card-drawn": "action",
  "kitten-drawn": "action",
  "pile-was-empty": "action",
  "play-settled": "outcome",
  saved: "outcome",
  "clairvoyance-over": "outcome",
  "kitten-hidden": "outcome",
  exploded: "outcome",
  died: "outcome",
  returned: "outcome",
  skipped: "outcome",
  attacked: "outcome",
  "future-seen": "outcome",
  "future-revealed": "outcome",
  "shuffle-started": "outcome",
  shuffled: "outcome",
  "card-looked-at": "outcome",
  "card-kept": "outcome",
  "card-put-on-top": "outcome",
  "card-chosen": "outcome",
  "card-given": "outcome",
  "card-buried": "outcome",
  "card-stolen": "outcome",
  "named-card-given": "outcome",
  "named-card-missing": "outcome",
  "hand-was-empty": "outcome",
  "card-taken": "outcome",
  "armageddon-laid": "outcome",
  "armageddon-revealed": "outcome",
  "game-over": "outcome",
  "turn-began": "quiet",
  passed: "quiet",
  "godcat-returned": "quiet",
};

/** The latest action, and the result of the previous one. */
export function ribbon({ story, labels }: UiContext): Ribbon | null {
  const told = story.filter(isNews);
  const last = told.at(-1);
  if (last === undefined) return null;
  const begun = told.findLastIndex(({ event }) => parts[event.type] === "action");
  const before = told[begun - 1];
  return {
    avatar: avatarOf(last, labels),
    phrase: { wide: sentence(last, labels) },
    before: before === undefined ? null : sentence(before, labels),
  };
}

const isNews = (told: LoggedEvent): boolean => parts[told.event.type] !== "quiet" && !goesWithoutSaying(told);

function avatarOf(told: LoggedEvent, labels: Labels): string | null {
  const seat = actorOf(told);
  return seat === null ? null : labels.who(seat).avatar;
}

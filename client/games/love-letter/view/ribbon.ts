import type { Ribbon } from "../../../table/scene/pieces.ts";
import type { LoggedEvent } from "../event-history.ts";
import { actorOf } from "../text/event-log.ts";
import { sentence } from "../text/event-text.ts";
import type { UiContext } from "../ui-context.ts";

/** Events that begin an action. Later events belong to the same action. */
const actions: readonly LoggedEvent["event"]["type"][] = ["round-began", "card-played"];

/** Events of every turn, which the ribbon leaves out. */
const routine: readonly LoggedEvent["event"]["type"][] = ["turn-began", "dealt", "card-drawn", "shield-ended"];

/** The latest action, and the result of the previous one. */
export function ribbon({ story, labels }: UiContext): Ribbon | null {
  const news = story.filter(({ event }) => !routine.includes(event.type));
  const last = news.at(-1);
  if (last === undefined) return null;
  const before = news[news.findLastIndex(({ event }) => actions.includes(event.type)) - 1];
  const seat = actorOf(last.event);
  return {
    avatar: seat === null ? null : labels.who(seat).avatar,
    phrase: { wide: sentence(last.event, labels) },
    before: before === undefined ? null : sentence(before.event, labels),
  };
}

import type { Ribbon } from "../../../table/model/pieces.ts";
import { actorOf } from "../log.ts";
import { sentence } from "../sentences.ts";
import type { Situation } from "../situation.ts";
import type { Told } from "../story.ts";

/** The events that begin an action; what follows from it belongs to the same one. */
const actions: readonly Told["event"]["type"][] = ["round-began", "card-played"];

/** What happens on every turn is no news. */
const routine: readonly Told["event"]["type"][] = ["turn-began", "dealt", "card-drawn", "shield-ended"];

/** The latest action, and how the one before it ended. */
export function ribbon({ story, words }: Situation): Ribbon | null {
  const news = story.filter(({ event }) => !routine.includes(event.type));
  const last = news.at(-1);
  if (last === undefined) return null;
  const before = news[news.findLastIndex(({ event }) => actions.includes(event.type)) - 1];
  const seat = actorOf(last.event);
  return {
    avatar: seat === null ? null : words.who(seat).avatar,
    phrase: { wide: sentence(last.event, words) },
    before: before === undefined ? null : sentence(before.event, words),
  };
}

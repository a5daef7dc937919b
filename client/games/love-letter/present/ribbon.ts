import type { Ribbon } from "../../../table/model/pieces.ts";
import { actorOf } from "../log.ts";
import { sentence } from "../sentences.ts";
import type { Situation } from "../situation.ts";
import type { Told } from "../story.ts";

/** Events that begin an action. Later events belong to the same action. */
const actions: readonly Told["event"]["type"][] = ["round-began", "card-played"];

/** Events of every turn, which the ribbon leaves out. */
const routine: readonly Told["event"]["type"][] = ["turn-began", "dealt", "card-drawn", "shield-ended"];

/** The latest action, and the result of the previous one. */
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

import type { Ribbon } from "../../../table/model/pieces.ts";
import { actorOf, goesWithoutSaying } from "../log.ts";
import { sentence } from "../sentences.ts";
import type { Situation } from "../situation.ts";
import type { Told } from "../story.ts";
import type { Words } from "../words.ts";

/** What somebody did; what follows from it belongs to the same action. */
const actions: readonly Told["event"]["type"][] = [
  "dealt",
  "card-played",
  "noped",
  "card-drawn",
  "kitten-drawn",
  "pile-was-empty",
];

/** The last action as far as it has come, and how the one before it ended. */
export function ribbon({ story, words }: Situation): Ribbon | null {
  const told = story.filter(isNews);
  const last = told.at(-1);
  if (last === undefined) return null;
  const begun = told.findLastIndex(({ event }) => actions.includes(event.type));
  const before = told[begun - 1];
  return {
    avatar: avatarOf(last, words),
    phrase: { wide: sentence(last, words) },
    before: before === undefined ? null : sentence(before, words),
  };
}

/** What the ribbon leaves to seats and prompts; that a Godcat returns follows from its being played. */
const quiet: readonly Told["event"]["type"][] = ["turn-began", "passed", "godcat-returned"];

const isNews = (told: Told): boolean => !quiet.includes(told.event.type) && !goesWithoutSaying(told);

function avatarOf(told: Told, words: Words): string | null {
  const seat = actorOf(told);
  return seat === null ? null : words.who(seat).avatar;
}

import type { KittensEvent } from "../games/kittens/events.ts";
import { cardIds } from "../games/kittens/titles.ts";
import { createEventCodec, eventFields } from "./games.ts";

/** The fields of each event in the order on the wire. */
const events = eventFields<KittensEvent>()({
  dealt: ["seat", "hand"],
  "turn-began": ["seat", "owes", "attacked"],
  "card-played": ["play"],
  noped: ["seat", "card"],
  passed: ["seat"],
  "play-settled": ["play", "cancelled"],
  "card-drawn": ["seat", "card"],
  "kitten-drawn": ["seat"],
  "pile-was-empty": ["seat"],
  saved: ["seat", "card", "as"],
  "clairvoyance-over": ["seat"],
  "kitten-hidden": ["seat", "position", "watchers"],
  exploded: ["seat", "hand", "cause"],
  died: ["seat", "cause"],
  returned: ["seat", "by"],
  skipped: ["seat"],
  attacked: ["seat", "target", "owes"],
  "future-seen": ["seat", "cards"],
  "future-revealed": ["seat", "cards"],
  "shuffle-started": ["seat", "stopper"],
  shuffled: ["seat"],
  "card-looked-at": ["seat", "from", "card"],
  "card-kept": ["seat", "card"],
  "card-put-on-top": ["seat", "card"],
  "card-chosen": ["seat", "card"],
  "card-given": ["from", "to", "card"],
  "card-buried": ["seat", "card"],
  "card-stolen": ["from", "to", "card"],
  "named-card-given": ["from", "to", "card"],
  "named-card-missing": ["from", "to", "card"],
  "hand-was-empty": ["seat"],
  "card-taken": ["seat", "card"],
  "armageddon-laid": ["seat", "opponent", "before"],
  "armageddon-revealed": ["seat", "opponent", "swapped", "godcat", "devilcat"],
  "godcat-returned": ["seat"],
  "game-over": ["winner"],
  "bottom-card-drawn": ["seat", "card"],
  "bottom-kitten-drawn": ["seat"],
  "imploding-drawn": ["seat", "from", "faceUp"],
  "imploding-hidden": ["seat", "position"],
  "imploding-surfaced": [],
  "imploding-looked-at": ["seat", "from"],
  reversed: ["seat", "direction"],
  "alter-began": ["seat", "cards"],
  "future-altered": ["seat", "count", "order"],
});

/** Numbers of titles and events when the words and shapes after them got their bytes. Later ones come at the end. */
const [firstTitles, firstEvents] = [38, 36];

/** Codec of the events of a kittens game. */
export const kittensStory = createEventCodec({
  words: [
    ...cardIds.slice(0, firstTitles),
    ...["card", "pair", "triple", "five", "top", "bottom", "kitten"],
    ...cardIds.slice(firstTitles),
    ...["clockwise", "counterclockwise", "looked", "implosion"],
  ],
  events,
  firstEvents,
  parts: [["form", "seat", "cards", "as", "target", "names"]],
});

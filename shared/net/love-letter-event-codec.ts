import type { LoveLetterEvent } from "../games/love-letter/events.ts";
import { cardIds } from "../games/love-letter/titles.ts";
import { createEventCodec, eventFields } from "./games.ts";

/** The fields of each event in the order on the wire. */
const events = eventFields<LoveLetterEvent>()({
  "round-began": ["round", "open"],
  dealt: ["seat", "card"],
  "turn-began": ["seat"],
  "shield-ended": ["seat"],
  "card-drawn": ["seat", "from", "card"],
  "card-played": ["play"],
  "found-nobody": ["seat"],
  guessed: ["seat", "target", "guess", "right"],
  compared: ["seat", "target", "cards", "lower"],
  eliminated: ["seat", "cause", "card"],
  "hands-swapped": ["seat", "target", "given", "got"],
  "king-cat-taken": ["seat", "from", "given"],
  "nothing-happened": ["seat"],
  juggled: ["seat", "hands"],
  "set-aside-seen": ["seat", "card"],
  "set-aside-kept": ["seat"],
  "set-aside-swapped": ["seat"],
  "laid-down": ["seat", "card"],
  shielded: ["seat"],
  "top-seen": ["seat", "card"],
  "card-put-back": ["seat", "position"],
  "pile-was-empty": ["seat"],
  "round-over": ["result"],
  "game-over": ["winners"],
});

/** Codec of the events of a game of Love Letter. */
export const loveLetterEventCodec = createEventCodec({
  words: [...cardIds, "pile", "set-aside", "guess", "comparison", "last-left", "highest", "tie-break"],
  events,
  parts: [
    ["seat", "card", "target", "guess"],
    ["round", "hands", "winners", "why", "robovac"],
    ["seat", "card"],
  ],
});

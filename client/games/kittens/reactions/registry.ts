import type { KittensEvent } from "../../../../shared/games/kittens/events.ts";
import type { Motion } from "../../../table/motions/motion.ts";
import { attacked } from "./attacked.ts";
import { cardDrawn } from "./card-drawn.ts";
import { cardGiven } from "./card-given.ts";
import { cardPlayed } from "./card-played.ts";
import { cardStolen } from "./card-stolen.ts";
import { cardTaken } from "./card-taken.ts";
import { dealt } from "./dealt.ts";
import { exploded } from "./exploded.ts";
import { futureSeen } from "./future-seen.ts";
import { gameOver } from "./game-over.ts";
import { handWasEmpty } from "./hand-was-empty.ts";
import { kittenDrawn } from "./kitten-drawn.ts";
import { kittenHidden } from "./kitten-hidden.ts";
import { namedCardGiven } from "./named-card-given.ts";
import { namedCardMissing } from "./named-card-missing.ts";
import { noped } from "./noped.ts";
import { passed } from "./passed.ts";
import { pileWasEmpty } from "./pile-was-empty.ts";
import { playSettled } from "./play-settled.ts";
import type { EventOf, EventType, Outcome, Reaction } from "./reaction.ts";
import { saved } from "./saved.ts";
import { shuffled } from "./shuffled.ts";
import { skipped } from "./skipped.ts";
import { turnBegan } from "./turn-began.ts";

/** What the table does about each event: one that is missing does not compile. */
const reactions: { readonly [Type in EventType]: Reaction<Type> } = {
  attacked,
  "card-drawn": cardDrawn,
  "card-given": cardGiven,
  "card-played": cardPlayed,
  "card-stolen": cardStolen,
  "card-taken": cardTaken,
  dealt,
  exploded,
  "future-seen": futureSeen,
  "game-over": gameOver,
  "hand-was-empty": handWasEmpty,
  "kitten-drawn": kittenDrawn,
  "kitten-hidden": kittenHidden,
  "named-card-given": namedCardGiven,
  "named-card-missing": namedCardMissing,
  noped,
  passed,
  "pile-was-empty": pileWasEmpty,
  "play-settled": playSettled,
  saved,
  shuffled,
  skipped,
  "turn-began": turnBegan,
};

export function reactionTo(event: KittensEvent, outcome: Outcome): Motion {
  return react(event.type, event, outcome);
}

const react = <Type extends EventType>(type: Type, event: EventOf<Type>, outcome: Outcome): Motion =>
  reactions[type](event, outcome);

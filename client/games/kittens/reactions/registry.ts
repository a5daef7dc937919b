import type { KittensEvent } from "../../../../shared/games/kittens/events.ts";
import type { Motion } from "../../../table/motions/motion.ts";
import { armageddonLaid } from "./armageddon-laid.ts";
import { armageddonRevealed } from "./armageddon-revealed.ts";
import { attacked } from "./attacked.ts";
import { cardBuried } from "./card-buried.ts";
import { cardChosen } from "./card-chosen.ts";
import { cardDrawn } from "./card-drawn.ts";
import { cardGiven } from "./card-given.ts";
import { cardKept } from "./card-kept.ts";
import { cardLookedAt } from "./card-looked-at.ts";
import { cardPlayed } from "./card-played.ts";
import { cardPutOnTop } from "./card-put-on-top.ts";
import { cardStolen } from "./card-stolen.ts";
import { cardTaken } from "./card-taken.ts";
import { clairvoyanceOver } from "./clairvoyance-over.ts";
import { dealt } from "./dealt.ts";
import { died } from "./died.ts";
import { exploded } from "./exploded.ts";
import { futureRevealed } from "./future-revealed.ts";
import { futureSeen } from "./future-seen.ts";
import { gameOver } from "./game-over.ts";
import { godcatReturned } from "./godcat-returned.ts";
import { handWasEmpty } from "./hand-was-empty.ts";
import { kittenDrawn } from "./kitten-drawn.ts";
import { kittenHidden } from "./kitten-hidden.ts";
import { namedCardGiven } from "./named-card-given.ts";
import { namedCardMissing } from "./named-card-missing.ts";
import { noped } from "./noped.ts";
import { passed } from "./passed.ts";
import { pileWasEmpty } from "./pile-was-empty.ts";
import { playSettled } from "./play-settled.ts";
import type { Aftermath, EventOf, EventType, Reaction } from "./reaction.ts";
import { returned } from "./returned.ts";
import { saved } from "./saved.ts";
import { shuffleStarted } from "./shuffle-started.ts";
import { shuffled } from "./shuffled.ts";
import { skipped } from "./skipped.ts";
import { turnBegan } from "./turn-began.ts";

/** What the table does about each event. A missing event does not compile. */
const reactions: { readonly [Type in EventType]: Reaction<Type> } = {
  "armageddon-laid": armageddonLaid,
  "armageddon-revealed": armageddonRevealed,
  attacked,
  "card-buried": cardBuried,
  "card-chosen": cardChosen,
  "card-drawn": cardDrawn,
  "card-given": cardGiven,
  "card-kept": cardKept,
  "card-looked-at": cardLookedAt,
  "card-played": cardPlayed,
  "card-put-on-top": cardPutOnTop,
  "card-stolen": cardStolen,
  "card-taken": cardTaken,
  "clairvoyance-over": clairvoyanceOver,
  dealt,
  died,
  exploded,
  "future-revealed": futureRevealed,
  "future-seen": futureSeen,
  "game-over": gameOver,
  "godcat-returned": godcatReturned,
  "hand-was-empty": handWasEmpty,
  "kitten-drawn": kittenDrawn,
  "kitten-hidden": kittenHidden,
  "named-card-given": namedCardGiven,
  "named-card-missing": namedCardMissing,
  noped,
  passed,
  "pile-was-empty": pileWasEmpty,
  "play-settled": playSettled,
  returned,
  saved,
  "shuffle-started": shuffleStarted,
  shuffled,
  skipped,
  "turn-began": turnBegan,
};

export function reactionTo(event: KittensEvent, aftermath: Aftermath): Motion {
  return react(event.type, event, aftermath);
}

const react = <Type extends EventType>(type: Type, event: EventOf<Type>, aftermath: Aftermath): Motion =>
  reactions[type](event, aftermath);

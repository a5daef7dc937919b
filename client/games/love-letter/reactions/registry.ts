import type { LoveLetterEvent } from "../../../../shared/games/love-letter/events.ts";
import type { Motion } from "../../../table/motions/motion.ts";
import { cardDrawn } from "./card-drawn.ts";
import { cardPlayed } from "./card-played.ts";
import { cardPutBack } from "./card-put-back.ts";
import { compared } from "./compared.ts";
import { dealt } from "./dealt.ts";
import { eliminated } from "./eliminated.ts";
import { foundNobody } from "./found-nobody.ts";
import { gameOver } from "./game-over.ts";
import { guessed } from "./guessed.ts";
import { handsSwapped } from "./hands-swapped.ts";
import { juggled } from "./juggled.ts";
import { kingCatTaken } from "./king-cat-taken.ts";
import { laidDown } from "./laid-down.ts";
import { nothingHappened } from "./nothing-happened.ts";
import { pileWasEmpty } from "./pile-was-empty.ts";
import type { Aftermath, EventOf, EventType, Reaction } from "./reaction.ts";
import { roundBegan } from "./round-began.ts";
import { roundOver } from "./round-over.ts";
import { setAsideKept } from "./set-aside-kept.ts";
import { setAsideSeen } from "./set-aside-seen.ts";
import { setAsideSwapped } from "./set-aside-swapped.ts";
import { shieldEnded } from "./shield-ended.ts";
import { shielded } from "./shielded.ts";
import { topSeen } from "./top-seen.ts";
import { turnBegan } from "./turn-began.ts";

/** What the table does about each event. A missing event does not compile. */
const reactions: { readonly [Type in EventType]: Reaction<Type> } = {
  "card-drawn": cardDrawn,
  "card-played": cardPlayed,
  "card-put-back": cardPutBack,
  compared,
  dealt,
  eliminated,
  "found-nobody": foundNobody,
  "game-over": gameOver,
  guessed,
  "hands-swapped": handsSwapped,
  juggled,
  "king-cat-taken": kingCatTaken,
  "laid-down": laidDown,
  "nothing-happened": nothingHappened,
  "pile-was-empty": pileWasEmpty,
  "round-began": roundBegan,
  "round-over": roundOver,
  "set-aside-kept": setAsideKept,
  "set-aside-seen": setAsideSeen,
  "set-aside-swapped": setAsideSwapped,
  "shield-ended": shieldEnded,
  shielded,
  "top-seen": topSeen,
  "turn-began": turnBegan,
};

export function reactionTo(event: LoveLetterEvent, aftermath: Aftermath): Motion {
  return react(event.type, event, aftermath);
}

const react = <Type extends EventType>(type: Type, event: EventOf<Type>, aftermath: Aftermath): Motion =>
  reactions[type](event, aftermath);

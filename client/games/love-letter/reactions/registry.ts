import type { LoveLetterEvent } from "../../../../shared/games/love-letter/events.ts";
import type { Motion } from "../../../table/motions/motion.ts";
import { withMoods } from "../../moods.ts";
import { moodsOf } from "../moods.ts";
import { effects } from "./effects.ts";
import { looks } from "./looks.ts";
import type { Change, EventOf, EventType, Reactions } from "./reaction.ts";
import { rounds } from "./rounds.ts";

/** Animation of each event. The type makes the compiler report missing events. */
const reactions: Reactions<EventType> = { ...rounds, ...effects, ...looks };

/** Returns the animation of an event, with the moods of the portraits. */
export function reactionTo(event: LoveLetterEvent, change: Change): Motion {
  return withMoods(react(event.type, event, change), moodsOf(event));
}

const react = <Type extends EventType>(type: Type, event: EventOf<Type>, change: Change): Motion =>
  reactions[type](event, change);

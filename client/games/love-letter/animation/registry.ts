import type { LoveLetterEvent } from "../../../../shared/games/love-letter/events.ts";
import type { TableAnimation } from "../../../table/animations/animation.ts";
import { withMoods } from "../../moods.ts";
import { effects } from "./effects.ts";
import type { AnimationInput, EventAnimations, EventOf, EventType } from "./event-animation.ts";
import { looks } from "./looks.ts";
import { moodsOf } from "./moods.ts";
import { rounds } from "./rounds.ts";

/** Animation of each event. The type makes the compiler report missing events. */
const reactions: EventAnimations<EventType> = { ...rounds, ...effects, ...looks };

/** Returns the animation of an event, with the moods of the portraits. */
export function reactionTo(event: LoveLetterEvent, change: AnimationInput): TableAnimation {
  return withMoods(react(event.type, event, change), moodsOf(event));
}

const react = <Type extends EventType>(type: Type, event: EventOf<Type>, change: AnimationInput): TableAnimation =>
  reactions[type](event, change);

import type { KittensEvent } from "../../../../shared/games/kittens/events.ts";
import type { TableAnimation } from "../../../table/animations/animation.ts";
import { withMoods } from "../../moods.ts";
import { armageddon } from "./armageddon.ts";
import { deaths } from "./deaths.ts";
import { draws } from "./draws.ts";
import type { AnimationInput, EventAnimations, EventOf, EventType } from "./event-animation.ts";
import { hands } from "./hands.ts";
import { looks } from "./looks.ts";
import { moodsOf } from "./moods.ts";
import { plays } from "./plays.ts";
import { turns } from "./turns.ts";

/** Animation of each event. The type makes the compiler report missing events. */
const reactions: EventAnimations<EventType> = {
  ...draws,
  ...plays,
  ...turns,
  ...hands,
  ...looks,
  ...deaths,
  ...armageddon,
};

/** Returns the animation of an event, with the moods of the portraits. */
export function reactionTo(event: KittensEvent, change: AnimationInput): TableAnimation {
  return withMoods(react(event.type, event, change), moodsOf(event, change.before));
}

const react = <Type extends EventType>(type: Type, event: EventOf<Type>, change: AnimationInput): TableAnimation =>
  reactions[type](event, change);

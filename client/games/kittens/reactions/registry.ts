import type { KittensEvent } from "../../../../shared/games/kittens/events.ts";
import type { Motion } from "../../../table/motions/motion.ts";
import { withMoods } from "../../moods.ts";
import { moodsOf } from "../moods.ts";
import { armageddon } from "./armageddon.ts";
import { deaths } from "./deaths.ts";
import { draws } from "./draws.ts";
import { hands } from "./hands.ts";
import { looks } from "./looks.ts";
import { plays } from "./plays.ts";
import type { Change, EventOf, EventType, Reactions } from "./reaction.ts";
import { turns } from "./turns.ts";

/** Animation of each event. The type makes the compiler report missing events. */
const reactions: Reactions<EventType> = {
  ...draws,
  ...plays,
  ...turns,
  ...hands,
  ...looks,
  ...deaths,
  ...armageddon,
};

/** Returns the animation of an event, with the moods of the portraits. */
export function reactionTo(event: KittensEvent, change: Change): Motion {
  return withMoods(react(event.type, event, change), moodsOf(event, change.before));
}

const react = <Type extends EventType>(type: Type, event: EventOf<Type>, change: Change): Motion =>
  reactions[type](event, change);

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

/** What the table does about each event. A missing event does not compile. */
const reactions: Reactions<EventType> = {
  ...draws,
  ...plays,
  ...turns,
  ...hands,
  ...looks,
  ...deaths,
  ...armageddon,
};

/** What the table does, and what the portraits feel about it. */
export function reactionTo(event: KittensEvent, change: Change): Motion {
  return withMoods(react(event.type, event, change), moodsOf(event, change.before));
}

const react = <Type extends EventType>(type: Type, event: EventOf<Type>, change: Change): Motion =>
  reactions[type](event, change);

import type { KittensEvent } from "../../../../shared/games/kittens/events.ts";
import type { Motion } from "../../../table/motions/motion.ts";
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

export function reactionTo(event: KittensEvent, change: Change): Motion {
  return react(event.type, event, change);
}

const react = <Type extends EventType>(type: Type, event: EventOf<Type>, change: Change): Motion =>
  reactions[type](event, change);

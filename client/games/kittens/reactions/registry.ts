import type { KittensEvent } from "../../../../shared/games/kittens/events.ts";
import { type Act, chorus, loose, row } from "../../../table/motions/act.ts";
import { mood } from "../../../table/motions/cues.ts";
import type { Motion } from "../../../table/motions/motion.ts";
import { moodsOf, type SeatMood } from "../moods.ts";
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

/** Who sweats does so from the beginning; all else is felt once it has happened. Nothing waits for a face. */
function withMoods(motion: Motion, moods: readonly SeatMood[]): Motion {
  const faces = (some: readonly SeatMood[]): Act[] =>
    some.length === 0 ? [] : [loose(chorus(...some.map(({ seat, mood: felt }) => mood(seat, felt))))];
  const early = faces(moods.filter(({ mood: felt }) => felt === "sweating"));
  const late = faces(moods.filter(({ mood: felt }) => felt !== "sweating"));
  const acts = motion.act.kind === "row" ? motion.act.acts : [motion.act];
  const landing = acts.findIndex(({ kind }) => kind === "land") + 1 || acts.length;
  return { ...motion, act: row(...early, ...acts.slice(0, landing), ...late, ...acts.slice(landing)) };
}

const react = <Type extends EventType>(type: Type, event: EventOf<Type>, change: Change): Motion =>
  reactions[type](event, change);

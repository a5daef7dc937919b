import type { Act, Cue, CueOf } from "./act.ts";
import { aim } from "./aim.ts";
import { appear, carry, topple } from "./appear.ts";
import { blast } from "./blast.ts";
import { bow } from "./bow.ts";
import { box } from "./box.ts";
import { burn } from "./burn.ts";
import { confetti } from "./confetti.ts";
import { duel } from "./duel.ts";
import { fan } from "./fan.ts";
import { fly } from "./fly.ts";
import { halt } from "./halt.ts";
import { hop } from "./hop.ts";
import { inferno } from "./inferno.ts";
import { launch } from "./launch.ts";
import { lift, turn } from "./lift.ts";
import { mood } from "./mood.ts";
import type { Motion } from "./motion.ts";
import { rise } from "./rise.ts";
import type { Run } from "./run.ts";
import { shout } from "./shout.ts";
import { snip } from "./snip.ts";
import { type Props, Stagehand, type Told } from "./stagehand.ts";
import { crack, stamp } from "./stamp.ts";
import { swipe } from "./swipe.ts";
import { punch, shake, wobble } from "./table-moves.ts";
import { unearth } from "./unearth.ts";
import { unseal } from "./unseal.ts";
import { whirl } from "./whirl.ts";

type Performer<Kind extends Cue["kind"]> = (hand: Stagehand, cue: CueOf<Kind>) => Promise<void>;

/** Performers of the cues. Their promises also resolve when the animation is skipped. */
const performers: { readonly [Kind in Cue["kind"]]: Performer<Kind> } = {
  fly,
  lift,
  turn,
  wait: (hand, { ms }) => hand.pause(ms),
  land: (hand) => hand.landed(),
  swipe,
  stamp,
  crack,
  blast,
  burn,
  launch,
  bow,
  appear,
  carry,
  shout,
  rise,
  whirl,
  halt,
  fan,
  topple,
  aim,
  hop,
  duel,
  clear: (hand, { ms }) => hand.clear(ms),
  inferno,
  snip,
  box,
  unseal,
  unearth,
  punch,
  wobble,
  shake,
  mood,
  confetti,
  sound: async (hand, cue) => hand.props.sound(cue.sound, cue.pitch),
};

/** Plays one animation on the table. */
export function perform(motion: Motion, props: Props, told: Told): Run {
  const hand = new Stagehand(props, told);
  const stray: Promise<void>[] = [];
  const done = play(motion.act, hand, stray);
  void done.then(() => Promise.all(stray)).finally(() => hand.end());
  return { done, skip: () => hand.end(), hasten: (pace) => hand.hasten(pace) };
}

/** @param stray collects the promises of loose acts. */
async function play(act: Act, hand: Stagehand, stray: Promise<void>[]): Promise<void> {
  switch (act.kind) {
    case "row":
      for (const each of act.acts) await play(each, hand, stray);
      return;
    case "chorus":
      await Promise.all(act.acts.map((each, i) => hand.pause(i * act.gap).then(() => play(each, hand, stray))));
      return;
    case "loose":
      stray.push(play(act.act, hand, stray));
      return;
    default:
      if (!hand.over) await doCue(act.kind, act, hand);
  }
}

const doCue = <Kind extends Cue["kind"]>(kind: Kind, cue: CueOf<Kind>, hand: Stagehand): Promise<void> =>
  performers[kind](hand, cue);

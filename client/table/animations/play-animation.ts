import type { TableAnimation } from "./animation.ts";
import { AnimationContext, type AnimationDeps, type AnimationListener } from "./animation-context.ts";
import { duel } from "./duel/duel.ts";
import { aim } from "./effects/aim.ts";
import { appear, carry, topple } from "./effects/appear.ts";
import { blast } from "./effects/blast.ts";
import { bow } from "./effects/bow.ts";
import { box } from "./effects/box.ts";
import { burn } from "./effects/burn.ts";
import { confetti } from "./effects/confetti.ts";
import { fan } from "./effects/fan.ts";
import { fly } from "./effects/fly.ts";
import { halt } from "./effects/halt.ts";
import { hop } from "./effects/hop.ts";
import { inferno } from "./effects/inferno.ts";
import { launch } from "./effects/launch.ts";
import { lift, turn } from "./effects/lift.ts";
import { mood } from "./effects/mood.ts";
import { rise } from "./effects/rise.ts";
import { shout } from "./effects/shout.ts";
import { snip } from "./effects/snip.ts";
import { crack, stamp } from "./effects/stamp.ts";
import { swipe } from "./effects/swipe.ts";
import { punch, shake, wobble } from "./effects/table-moves.ts";
import { unearth } from "./effects/unearth.ts";
import { unseal } from "./effects/unseal.ts";
import { whirl } from "./effects/whirl.ts";
import type { AnimationRun } from "./run.ts";
import type { AnimationStep, StepOf, StepTree } from "./steps.ts";

type Performer<Kind extends AnimationStep["kind"]> = (hand: AnimationContext, cue: StepOf<Kind>) => Promise<void>;

/** Performers of the cues. Their promises also resolve when the animation is skipped. */
const performers: { readonly [Kind in AnimationStep["kind"]]: Performer<Kind> } = {
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
export function playAnimation(motion: TableAnimation, props: AnimationDeps, told: AnimationListener): AnimationRun {
  const hand = new AnimationContext(props, told);
  const stray: Promise<void>[] = [];
  const done = play(motion.act, hand, stray);
  void done.then(() => Promise.all(stray)).finally(() => hand.end());
  return { done, skip: () => hand.end(), hasten: (pace) => hand.hasten(pace) };
}

/** @param stray collects the promises of loose acts. */
async function play(act: StepTree, hand: AnimationContext, stray: Promise<void>[]): Promise<void> {
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

const doCue = <Kind extends AnimationStep["kind"]>(
  kind: Kind,
  cue: StepOf<Kind>,
  hand: AnimationContext,
): Promise<void> => performers[kind](hand, cue);

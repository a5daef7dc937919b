import type { AnimationRun, TableAnimation } from "../../../client/table/animations/animation.ts";
import { durationOf, type StepTree } from "../../../client/table/animations/steps.ts";
import type { AnimationSurface } from "../../../client/timeline/timeline.ts";

/** Plays animations without drawing, by the clock of the test. */
export class BlindStage implements AnimationSurface {
  /** Started animations, oldest first. */
  readonly played: TableAnimation[] = [];

  play(motion: TableAnimation, land: (() => void) | null): AnimationRun {
    this.played.push(motion);
    const length = durationOf(motion.act);
    const begun = performance.now();
    let left = { landing: landingOf(motion.act) ?? length, end: length };
    let pace = 1;
    let since = begun;
    let finish = () => {};
    let timers: ReturnType<typeof setTimeout>[] = [];
    const done = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const landed = () => {
      land?.();
      land = null;
    };
    const end = () => {
      for (const timer of timers) clearTimeout(timer);
      landed();
      finish();
    };
    const set = () => {
      for (const timer of timers) clearTimeout(timer);
      timers = [setTimeout(landed, left.landing / pace), setTimeout(end, left.end / pace)];
    };
    set();
    return {
      done,
      skip: end,
      hasten: (wanted) => {
        const passed = (performance.now() - since) * pace;
        left = { landing: Math.max(0, left.landing - passed), end: Math.max(0, left.end - passed) };
        since = performance.now();
        pace = wanted;
        set();
      },
    };
  }
}

/** Returns the landing time of an act, in ms from its beginning; null if it lands at its end. */
function landingOf(act: StepTree): number | null {
  switch (act.kind) {
    case "land":
      return 0;
    case "row": {
      let passed = 0;
      for (const each of act.acts) {
        const landing = landingOf(each);
        if (landing !== null) return passed + landing;
        passed += durationOf(each);
      }
      return null;
    }
    case "chorus": {
      const landings = act.acts.flatMap((each, i) => {
        const landing = landingOf(each);
        return landing === null ? [] : [i * act.gap + landing];
      });
      return landings.length === 0 ? null : Math.min(...landings);
    }
    default:
      return null;
  }
}

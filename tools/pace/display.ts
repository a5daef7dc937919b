import { reactionTo } from "../../client/games/kittens/animation/event-animator.ts";
import { labelsFor } from "../../client/games/kittens/text/labels.ts";
import { durationOf } from "../../client/table/animations/steps.ts";
import { maxLagMs, speedFor } from "../../client/timeline/pace.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { chair } from "../../test/client/snapshot.ts";
import { translator } from "../../test/client/translator.ts";
import { mySeat, type PacedStep } from "./table.ts";

const labels = labelsFor(translator("en"), "en", [0, 1, 2, 3].map(chair), mySeat);

/** The person's picture: how long its animations lag behind the game, at the page's own speeds. */
export class Display {
  /** Time at which it shows the last step, in ms. */
  shownAt = 0;

  show({ before, events }: PacedStep, now: number): void {
    let view = before;
    let motionMs = 0;
    for (const event of events) {
      const after = kittens.applyEvent(view, event);
      const change = { before: view, after, labels, nopes: 1, turnBefore: view.turn, isPractised: false };
      motionMs += durationOf(reactionTo(event, change).act);
      view = after;
    }
    const behind = Math.max(0, this.shownAt - now);
    this.shownAt = now + Math.min(maxLagMs, behind + motionMs / speedFor(behind));
  }
}

import { diceOf, type Front, goOn, join, ownPlace } from "./context.ts";
import { PayloadSender } from "./payload-sender.ts";
import type { JoinTarget } from "./session.ts";
import { count } from "./stats.ts";
import { Interval, pause } from "./waiting.ts";

/** Player at a table who sends all kinds of messages, and returns after each removal. */
export async function attackFrom(front: Front, name: string, first: JoinTarget, perSecond: number): Promise<void> {
  const shooter = new Shooter(front, name, perSecond);
  let place = first;
  for (let visit = 0; !front.isOver(); visit += 1) {
    try {
      await shooter.visit(place, visit);
    } catch (error) {
      count(front.score.setbacks, error instanceof Error ? error.message : String(error));
      place = await ownPlace(front, "original", 3).catch(() => place);
      await pause(500);
    }
  }
}

class Shooter {
  readonly #front: Front;
  readonly #name: string;
  readonly #volleys: PayloadSender;
  readonly #pace: Interval;

  constructor(front: Front, name: string, perSecond: number) {
    this.#front = front;
    this.#name = name;
    this.#volleys = new PayloadSender(front, name);
    this.#pace = new Interval(perSecond);
  }

  /** Attacks until the connection ends. @throws if the table rejects the player, or does not respond. */
  async visit(place: JoinTarget, number: number): Promise<void> {
    const front = this.#front;
    const manners = diceOf(front, `${this.#name} manners`, number);
    const session = await join(front, place, manners);
    while (session.closed === null && !front.isOver()) {
      const { length } = this.#volleys.fire(session, manners.below(25), 1);
      await this.#pace.done(length);
      await session.ask("manage", { type: "here" });
      if (place.watch === undefined && manners.chance(0.3)) await goOn(session, manners);
    }
    await session.leave();
  }
}

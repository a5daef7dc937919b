import { newGuest } from "../../loadtest/table.ts";
import { diceOf, type Front, goOn, join, ownPlace } from "./context.ts";
import { PayloadSender } from "./payload-sender.ts";
import type { JoinTarget, Session } from "./session.ts";
import { count } from "./stats.ts";
import { Interval, pause } from "./waiting.ts";

/*
 * Table of two at which only the hostile player acts for a while. Rejected messages must not change the view of the
 * honest player.
 */

/** @param edition edition of the tables. @param tell receives a line for each opened table. */
export async function probe(
  front: Front,
  name: string,
  edition: string,
  perSecond: number,
  tell: (roomId: string) => void = () => {},
): Promise<void> {
  for (let table = 0; !front.isOver(); table += 1) {
    try {
      const place = await ownPlace(front, edition, 2);
      tell(place.roomId);
      await new Probe(front, `${name} ${table}`, new Interval(perSecond)).run(place);
    } catch (error) {
      count(front.score.setbacks, error instanceof Error ? error.message : String(error));
      await pause(500);
    }
  }
}

/** Minimum time without timers at a table for a comparison, in ms; a longer comparison does not count. */
const calmMs = 2000;

class Probe {
  readonly #front: Front;
  readonly #name: string;
  readonly #volleys: PayloadSender;
  readonly #pace: Interval;

  constructor(front: Front, name: string, pace: Interval) {
    this.#front = front;
    this.#name = name;
    this.#volleys = new PayloadSender(front, name);
    this.#pace = pace;
  }

  /** Attacks until the table closes. */
  async run(place: JoinTarget): Promise<void> {
    const front = this.#front;
    const manners = diceOf(front, `${this.#name} manners`, 0);
    const witness = await join(front, place, manners);
    const hostile: JoinTarget = { roomId: place.roomId, token: (await newGuest(front.url)).token };
    let session = await join(front, hostile, manners);
    while (witness.closed === null && !front.isOver()) {
      await goOn(manners.chance(0.5) ? witness : session, manners);
      await this.#look(witness, session);
      if (session.closed !== null && witness.closed === null) session = await join(front, hostile, manners);
    }
    if (!front.isOver()) count(front.score.lost, String(witness.closed));
    await Promise.all([session.leave(), witness.leave()]);
  }

  /** Sends some messages. If all of them were rejected, the view must be unchanged. */
  async #look(witness: Session, session: Session): Promise<void> {
    const size = diceOf(this.#front, `${this.#name} volley`, this.#volleys.sent).below(12);
    // A later response to the honest player arrives after all effects of the hostile player.
    const heardAll = async () => {
      await session.ask("manage", { type: "here" });
      await witness.ask("manage", { type: "here" });
    };
    await heardAll();
    if (witness.closed !== null || !witness.isCalmFor(calmMs)) return pause(20);
    const startedAt = performance.now();
    const before = { sight: witness.sight, heard: witness.heard, accepted: session.accepted, refused: session.refused };
    const kinds = size === 0 ? this.#volleys.fire(session, 0, 1) : this.#volleys.fire(session, size, 0);
    await heardAll();
    const isCertain = session.accepted === before.accepted && performance.now() - startedAt < calmMs;
    // The removal of the hostile player is visible to others.
    const heard = session.closed === null && witness.heard > before.heard;
    const hasChanged = heard || witness.closed !== null || witness.sight !== before.sight;
    if (isCertain) this.#front.score.lookedAt += session.refused - before.refused;
    if (isCertain && hasChanged) count(this.#front.score.changes, kinds.join(", "));
    await this.#pace.done(kinds.length);
  }
}

import { newGuest } from "../../loadtest/table.ts";
import { diceOf, type Front, goOn, join, ownPlace } from "./front.ts";
import { count } from "./score.ts";
import type { Place, Session } from "./session.ts";
import { Volleys } from "./volleys.ts";
import { Pace, pause } from "./waiting.ts";

/*
 * A table of two at which for a while only the hostile player acts. After refused messages the honest player must see
 * exactly what they saw before.
 */

/**
 * @param edition what is played there.
 * @param tell gets a line for each table that is opened.
 */
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
      await new Probe(front, `${name} ${table}`, new Pace(perSecond)).run(place);
    } catch (error) {
      count(front.score.setbacks, error instanceof Error ? error.message : String(error));
      await pause(500);
    }
  }
}

/** How long a table must be calm for a comparison, in ms; a comparison that takes longer does not count. */
const calmMs = 2000;

class Probe {
  readonly #front: Front;
  readonly #name: string;
  readonly #volleys: Volleys;
  readonly #pace: Pace;

  constructor(front: Front, name: string, pace: Pace) {
    this.#front = front;
    this.#name = name;
    this.#volleys = new Volleys(front, name);
    this.#pace = pace;
  }

  /** Attacks until the table is gone. */
  async run(place: Place): Promise<void> {
    const front = this.#front;
    const manners = diceOf(front, `${this.#name} manners`, 0);
    const witness = await join(front, place, manners);
    const hostile: Place = { roomId: place.roomId, token: (await newGuest(front.url)).token };
    let session = await join(front, hostile, manners);
    while (witness.closed === null && !front.isOver()) {
      await goOn(manners.chance(0.5) ? witness : session, manners);
      await this.#look(witness, session);
      if (session.closed !== null && witness.closed === null) session = await join(front, hostile, manners);
    }
    if (!front.isOver()) count(front.score.lost, String(witness.closed));
    await Promise.all([session.leave(), witness.leave()]);
  }

  /** Sends some messages; if all of them were refused, nothing may have changed. */
  async #look(witness: Session, session: Session): Promise<void> {
    const size = diceOf(this.#front, `${this.#name} volley`, this.#volleys.sent).below(12);
    // A later reply to the honest player comes after everything that the hostile one caused.
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
    // A player who is thrown out is seen to be gone.
    const heard = session.closed === null && witness.heard > before.heard;
    const hasChanged = heard || witness.closed !== null || witness.sight !== before.sight;
    if (isCertain) this.#front.score.lookedAt += session.refused - before.refused;
    if (isCertain && hasChanged) count(this.#front.score.changes, kinds.join(", "));
    await this.#pace.done(kinds.length);
  }
}

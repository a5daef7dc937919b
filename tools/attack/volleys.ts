import { diceOf, type Front } from "./front.ts";
import { count } from "./score.ts";
import type { Session } from "./session.ts";
import { answeredShot, type Shot, shot } from "./shots.ts";

/** Hostile messages of one attacker, in sequence. */
export class Volleys {
  readonly #front: Front;
  readonly #name: string;
  #sent = 0;

  constructor(front: Front, name: string) {
    this.#front = front;
    this.#name = name;
  }

  /** Number of sent messages. */
  get sent(): number {
    return this.#sent;
  }

  /**
   * Sends the next messages. Messages that get a response come first, because the others may end the connection and
   * lose everything after them.
   * @returns their kinds.
   */
  fire(session: Session, answered: number, any: number): readonly Shot["kind"][] {
    return Array.from({ length: answered + any }, (_, place) => {
      const make = place < answered ? answeredShot : shot;
      const { kind, bytes } = make(diceOf(this.#front, this.#name, this.#sent), session.seq);
      this.#sent += 1;
      session.send(bytes);
      count(this.#front.score.messages, kind);
      return kind;
    });
  }
}

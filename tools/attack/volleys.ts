import { diceOf, type Front } from "./front.ts";
import { count } from "./score.ts";
import type { Session } from "./session.ts";
import { type Shot, shot } from "./shots.ts";

/** The hostile messages of one attacker, one after the other. */
export class Volleys {
  readonly #front: Front;
  readonly #name: string;
  #sent = 0;

  constructor(front: Front, name: string) {
    this.#front = front;
    this.#name = name;
  }

  /** How many there have been. */
  get sent(): number {
    return this.#sent;
  }

  /** Sends the next ones. @returns what they were. */
  fire(session: Session, size: number, make: typeof shot = shot): readonly Shot["kind"][] {
    return Array.from({ length: size }, () => {
      const { kind, bytes } = make(diceOf(this.#front, this.#name, this.#sent), session.seq);
      this.#sent += 1;
      session.send(bytes);
      count(this.#front.score.messages, kind);
      return kind;
    });
  }
}

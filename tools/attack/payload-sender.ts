import { diceOf, type Front } from "./context.ts";
import { answeredPayload, type Payload, randomPayload } from "./payloads.ts";
import type { Session } from "./session.ts";
import { count } from "./stats.ts";

/** Hostile messages of one attacker, in sequence. */
export class PayloadSender {
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
  fire(session: Session, answered: number, any: number): readonly Payload["kind"][] {
    return Array.from({ length: answered + any }, (_, place) => {
      const make = place < answered ? answeredPayload : randomPayload;
      const { kind, bytes } = make(diceOf(this.#front, this.#name, this.#sent), session.seq);
      this.#sent += 1;
      session.send(bytes);
      count(this.#front.score.messages, kind);
      return kind;
    });
  }
}

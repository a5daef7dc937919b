import { commitToContribution, commitToSecret } from "../../../shared/core/deal.ts";
import type { Seat } from "../../../shared/core/game.ts";
import type { Deal } from "../../../shared/core/record.ts";
import { type DealOnWire, joinKeys, noDeal } from "../../../shared/net/deal.ts";
import { encodeDigits } from "../../../shared/net/packed.ts";
import type { DealMessage } from "../../../shared/net/protocol.ts";
import { RestartableTimer, type Timers } from "../../runtime/timers.ts";

/** Time limit in ms for all commitments, and again for all reveals. */
export const dealingMs = 8000;

interface DealingHandlers {
  /** Called when `face` has changed. */
  readonly changed: () => void;
  readonly complete: (deal: Deal) => void;
  /** Called when the time is up. `silent`: the seats that contributed nothing. */
  readonly calledOff: (silent: readonly Seat[]) => void;
}

/**
 * Creates the randomness of a game before its first card. The server commits to a secret, and each contributing seat
 * commits to its own entropy. After all commitments the seats reveal their entropy. Commitments stay hidden until all
 * seats have committed, and entropy until all have revealed.
 */
export class Dealing {
  readonly #secret: string;
  readonly #commitment: string;
  readonly #seats: readonly Seat[];
  readonly #handlers: DealingHandlers;
  readonly #timer: RestartableTimer;
  readonly #commitments = new Map<Seat, string>();
  readonly #entropies = new Map<Seat, string>();

  /** @param secret 32 bytes as hex. @param seats the contributing seats, in seat order. */
  constructor(secret: string, seats: readonly Seat[], timers: Timers, handlers: DealingHandlers) {
    this.#secret = secret;
    this.#commitment = commitToSecret(secret);
    this.#seats = seats;
    this.#handlers = handlers;
    this.#timer = new RestartableTimer(timers);
  }

  /** Publishes the server's commitment and waits for those of the players. */
  start(): void {
    this.#next();
  }

  /** Public state of the deal. */
  get face(): DealOnWire {
    return {
      ...noDeal,
      commitment: this.#commitment,
      seats: encodeDigits(this.#seats),
      commitments: this.#isCommitted ? joinKeys(this.#inOrder(this.#commitments)) : "",
    };
  }

  /** @returns whether the message is accepted. A commitment may change until all have committed. */
  contribute(seat: Seat, message: DealMessage): boolean {
    if (!this.#seats.includes(seat)) return false;
    return message.type === "commit" ? this.#commit(seat, message.commitment) : this.#reveal(seat, message.entropy);
  }

  stop(): void {
    this.#timer.cancel();
  }

  get #isCommitted(): boolean {
    return this.#commitments.size === this.#seats.length;
  }

  #commit(seat: Seat, commitment: string): boolean {
    if (this.#isCommitted) return this.#commitments.get(seat) === commitment;
    this.#commitments.set(seat, commitment);
    if (this.#isCommitted) this.#next();
    return true;
  }

  #reveal(seat: Seat, entropy: string): boolean {
    if (!this.#isCommitted || commitToContribution(this.#commitment, seat, entropy) !== this.#commitments.get(seat))
      return false;
    this.#entropies.set(seat, entropy);
    if (this.#entropies.size === this.#seats.length) this.#next();
    return true;
  }

  /** Continues with the next stage after a complete one. */
  #next(): void {
    if (this.#entropies.size === this.#seats.length) {
      this.stop();
      this.#handlers.complete(this.#deal());
    } else {
      const heard = this.#isCommitted ? this.#entropies : this.#commitments;
      this.#timer.set(dealingMs, () => this.#handlers.calledOff(this.#seats.filter((seat) => !heard.has(seat))));
      this.#handlers.changed();
    }
  }

  #inOrder(words: ReadonlyMap<Seat, string>): string[] {
    return this.#seats.map((seat) => words.get(seat) ?? "");
  }

  #deal(): Deal {
    const parts = this.#seats.map((seat) => ({
      seat,
      commitment: this.#commitments.get(seat) ?? "",
      entropy: this.#entropies.get(seat) ?? "",
    }));
    return { secret: this.#secret, commitment: this.#commitment, parts };
  }
}

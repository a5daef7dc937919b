import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { ApiResponse } from "../net/request.ts";
import { session, token } from "./session.ts";

/** Value of one player. */
interface Loaded<Value> {
  readonly playerId: string;
  readonly value: Value;
}

type Ask<Value> = (token: string) => ApiResponse<Value>;

/**
 * Resource of the current player, which messages and requests change meanwhile. A response is shown only if nothing
 * changed since its request, because it may be older than the change. The resource is then loaded again.
 */
export class PlayerResource<Value> {
  readonly #ask: Ask<Value>;
  readonly #loaded = signal<Loaded<Value> | null>(null);
  /** Null until loaded for the current player. */
  readonly value: ReadonlySignal<Value | null> = computed(() => {
    const loaded = this.#loaded.value;
    return loaded !== null && loaded.playerId === session.value?.player.id ? loaded.value : null;
  });
  /** Counts requests and changes. */
  #turn = 0;
  /** Turn of the response that was shown last. */
  #shownTurn = 0;
  /** Number of requests without a response. */
  #pending = 0;

  constructor(ask: Ask<Value>) {
    this.#ask = ask;
  }

  load(): ApiResponse<Value> {
    return this.#request(this.#ask);
  }

  /** Sends a change, whose response is the changed value. */
  async change(ask: Ask<Value>): ApiResponse<Value> {
    const answer = await this.#request(ask);
    this.#turn += 1;
    return answer;
  }

  /** Applies a change that is newer than any pending response. @param to returns the new value; null: not loaded. */
  update(to: (value: Value | null) => Value | null): void {
    this.#turn += 1;
    const playerId = session.value?.player.id;
    const value = to(this.value.value);
    if (playerId !== undefined && value !== null) this.#loaded.value = { playerId, value };
  }

  async #request(ask: Ask<Value>): ApiResponse<Value> {
    const playerId = session.value?.player.id;
    this.#turn += 1;
    const turn = this.#turn;
    this.#pending += 1;
    const answer = await ask(token());
    this.#pending -= 1;
    if (!answer.ok || playerId === undefined) return answer;
    if (turn === this.#turn) {
      this.#shownTurn = turn;
      this.#loaded.value = { playerId, value: answer.value };
    } else if (this.#pending === 0 && this.#shownTurn !== this.#turn) void this.load();
    return answer;
  }
}

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
 * Resource of the current player, which messages and requests change meanwhile. A response that a change has overtaken
 * is not shown, because it may be older than the change. The resource is then loaded again.
 */
export class PlayerResource<Value> {
  readonly #ask: Ask<Value>;
  readonly #loaded = signal<Loaded<Value> | null>(null);
  /** Null until loaded for the current player. */
  readonly value: ReadonlySignal<Value | null> = computed(() => {
    const loaded = this.#loaded.value;
    return loaded !== null && loaded.playerId === session.value?.player.id ? loaded.value : null;
  });
  /** Number of changes: by messages, and both the beginning and the end of requests that change the resource. */
  #changes = 0;
  /** Number of loads, and of those that began before the last change. */
  #loads = 0;
  #outdatedLoads = 0;
  /** Number of the last load whose response was shown. */
  #shownLoad = 0;

  constructor(ask: Ask<Value>) {
    this.#ask = ask;
  }

  async load(): ApiResponse<Value> {
    const changes = this.#changes;
    this.#loads += 1;
    const load = this.#loads;
    const playerId = session.value?.player.id;
    const answer = await this.#ask(token());
    if (!answer.ok) return answer;
    if (changes !== this.#changes) this.#reload();
    else if (load > this.#shownLoad) {
      this.#shownLoad = load;
      this.#show(playerId, answer.value);
    }
    return answer;
  }

  /** Sends a change, whose response is the changed value. */
  async change(ask: Ask<Value>): ApiResponse<Value> {
    const changes = this.#noteChange();
    const playerId = session.value?.player.id;
    const answer = await ask(token());
    const isOvertaken = changes !== this.#changes;
    this.#noteChange();
    if (answer.ok && !isOvertaken) this.#show(playerId, answer.value);
    else if (isOvertaken) this.#reload();
    return answer;
  }

  /** Applies a change that is newer than any pending response. @param to returns the new value; null: not loaded. */
  update(to: (value: Value | null) => Value | null): void {
    this.#noteChange();
    const value = to(this.value.value);
    if (value !== null) this.#show(session.value?.player.id, value);
  }

  /** @returns the number of changes, this one included. */
  #noteChange(): number {
    this.#outdatedLoads = this.#loads;
    this.#changes += 1;
    return this.#changes;
  }

  /** Loads the resource, unless a load has begun since the last change. */
  #reload(): void {
    if (this.#loads === this.#outdatedLoads) void this.load();
  }

  /** @param playerId of the player that requested the value, who may have changed since. */
  #show(playerId: string | undefined, value: Value): void {
    if (playerId !== undefined && playerId === session.value?.player.id) this.#loaded.value = { playerId, value };
  }
}

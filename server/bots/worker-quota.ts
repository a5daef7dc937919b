/** Game that can hold a slot. */
interface Placed {
  /** Called when another game has taken its slot. */
  leave(): void;
}

interface Place {
  readonly opener: string;
  /** Whether no player is connected to the game. */
  rests: boolean;
}

/**
 * Quota of games that may use expert bots: a maximum in total and per opener. A game retains its slot until another
 * game needs it. Idle slots are taken first. The next is the latest slot of the opener with most slots. That opener
 * must have at least two more than the requester.
 */
export class WorkerQuota<Game extends Placed> {
  readonly #most: number;
  readonly #mostPerOpener: number;
  /** Oldest first. */
  readonly #places = new Map<Game, Place>();

  constructor(most: number, mostPerOpener: number) {
    this.#most = most;
    this.#mostPerOpener = mostPerOpener;
  }

  /**
   * @returns whether the game's experts may compute. If so, it has a slot until it is released or taken by another
   * game.
   */
  admits(game: Game, opener: string): boolean {
    const place = this.#places.get(game);
    if (place) {
      place.rests = false;
      return true;
    }
    if (!this.#hasRoomFor(opener)) return false;
    this.#places.set(game, { opener, rests: false });
    return true;
  }

  /** Marks a slot as idle while no player is connected to the game. */
  rest(game: Game): void {
    const place = this.#places.get(game);
    if (place) place.rests = true;
  }

  release(game: Game): void {
    this.#places.delete(game);
  }

  /** Takes a slot from another game if necessary. */
  #hasRoomFor(opener: string): boolean {
    const own = this.#of(opener);
    if (own.length >= this.#mostPerOpener) return this.#take(resting(own));
    if (this.#places.size < this.#most) return true;
    return this.#take(resting([...this.#places]) ?? this.#latestOfMany(own.length));
  }

  /** Returns the latest game of the opener with most slots, if these are at least two more. */
  #latestOfMany(own: number): Game | null {
    const openers = new Set([...this.#places.values()].map(({ opener }) => opener));
    const all = [...openers].map((opener) => this.#of(opener));
    const most = all.reduce((longest, each) => (each.length > longest.length ? each : longest), []);
    return most.length >= own + 2 ? (most.at(-1)?.[0] ?? null) : null;
  }

  #of(opener: string): readonly [Game, Place][] {
    return [...this.#places].filter(([, place]) => place.opener === opener);
  }

  #take(game: Game | null): boolean {
    if (!game) return false;
    this.release(game);
    game.leave();
    return true;
  }
}

const resting = <Game>(places: readonly [Game, Place][]): Game | null =>
  places.find(([, { rests }]) => rests)?.[0] ?? null;

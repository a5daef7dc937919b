/** A game that may have a place. */
interface Placed {
  /** It has no place any more: others need it. */
  leave(): void;
}

interface Place {
  readonly opener: string;
  /** Whether nobody is there for whom its experts would think. */
  rests: boolean;
}

/**
 * Which games take up experts' time: so many at once, and so many for one opener. A game keeps its place, whoever comes
 * back to it, until others need it: places that rest go first, and then the latest of whoever has two more than who asks.
 */
export class Admission<Game extends Placed> {
  readonly #most: number;
  readonly #mostPerOpener: number;
  /** The oldest first. */
  readonly #places = new Map<Game, Place>();

  constructor(most: number, mostPerOpener: number) {
    this.#most = most;
    this.#mostPerOpener = mostPerOpener;
  }

  /** @returns whether its experts may think; then it has a place until it is released, or others need it. */
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

  /** Nobody is there any more for whom it thinks: it keeps its place while nobody else needs it. */
  rest(game: Game): void {
    const place = this.#places.get(game);
    if (place) place.rests = true;
  }

  release(game: Game): void {
    this.#places.delete(game);
  }

  /** Takes a place from another game if need be. */
  #hasRoomFor(opener: string): boolean {
    const own = this.#of(opener);
    if (own.length >= this.#mostPerOpener) return this.#take(resting(own));
    if (this.#places.size < this.#most) return true;
    return this.#take(resting([...this.#places]) ?? this.#latestOfMany(own.length));
  }

  /** The latest game of whoever has most, if that is at least two more. */
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

/** Which games take up experts' time: so many at once, and so many for one opener. */
export class Admission<Game> {
  readonly #most: number;
  readonly #mostPerOpener: number;
  readonly #openers = new Map<Game, string>();

  constructor(most: number, mostPerOpener: number) {
    this.#most = most;
    this.#mostPerOpener = mostPerOpener;
  }

  /** @returns whether its experts may think; then it has a place until it is released. */
  admits(game: Game, opener: string): boolean {
    if (this.#openers.has(game)) return true;
    const own = [...this.#openers.values()].filter((other) => other === opener).length;
    if (this.#openers.size >= this.#most || own >= this.#mostPerOpener) return false;
    this.#openers.set(game, opener);
    return true;
  }

  release(game: Game): void {
    this.#openers.delete(game);
  }
}

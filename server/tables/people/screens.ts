/** Maximum number of screens at a table. */
const maxScreens = 2;

/**
 * Screens that show a table to all people in one room. They have neither name nor number, see what a spectator sees
 * without the chat, and are not saved, because they join again by themselves.
 */
export class Screens {
  /** Player who opened each screen in their browser. */
  readonly #openerOf = new Map<string, string>();

  get count(): number {
    return this.#openerOf.size;
  }

  get isFull(): boolean {
    return this.count >= maxScreens;
  }

  get ids(): readonly string[] {
    return [...this.#openerOf.keys()];
  }

  /** Returns the screens that these players have opened. */
  of(players: ReadonlySet<string>): readonly string[] {
    return this.ids.filter((id) => players.has(this.#openerOf.get(id) ?? ""));
  }

  /** Players who have opened a screen. */
  get openers(): readonly string[] {
    return [...new Set(this.#openerOf.values())];
  }

  /** Transfers the screens of a guest to their new account. */
  passOver(guestId: string, playerId: string): void {
    for (const id of this.of(new Set([guestId]))) this.#openerOf.set(id, playerId);
  }

  add(id: string, openedBy: string): void {
    this.#openerOf.set(id, openedBy);
  }

  /** @returns whether it was here. */
  remove(id: string): boolean {
    return this.#openerOf.delete(id);
  }
}

import type { GameJournal } from "../../server/rooms/deps.ts";
import type { BegunGame, EndedGame, SavedStep } from "../../server/store/saved.ts";

/** A journal in memory, which keeps everything at once. */
export class Notebook implements GameJournal {
  isSaving = true;
  readonly begun: BegunGame[] = [];
  readonly steps: SavedStep[] = [];
  readonly ended: EndedGame[] = [];
  readonly #tables = new Map<string, string | null>();

  begin(game: BegunGame): void {
    this.begun.push(game);
  }

  step(step: SavedStep): void {
    this.steps.push(step);
  }

  end(game: EndedGame): void {
    this.ended.push(game);
  }

  table(roomId: string, table: string | null): void {
    this.#tables.set(roomId, table);
  }
}

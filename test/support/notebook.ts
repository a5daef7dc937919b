import type { GameJournal } from "../../server/rooms/deps.ts";
import type { BegunGame, EndedGame, SavedStep } from "../../server/store/saved.ts";
import type { GameRecord } from "../../shared/core/record.ts";

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

  /** The newest game of a table, as far as it has been played. */
  record(roomId: string): GameRecord {
    const game = this.begun.findLast((begun) => begun.roomId === roomId);
    if (!game) throw new Error("no game has begun at the table");
    const steps = this.steps.flatMap(({ gameId, step }) => (gameId === game.id ? step : []));
    return { ...game.record, steps };
  }

  table(roomId: string, table: string | null): void {
    this.#tables.set(roomId, table);
  }
}

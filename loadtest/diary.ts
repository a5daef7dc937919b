import { isDeepStrictEqual } from "node:util";
import type { Command } from "../shared/core/commands.ts";
import type { Seat } from "../shared/core/game.ts";
import type { GameBatch } from "../shared/net/games.ts";

type Events = GameBatch["events"];

/** What a player remembers of one game. */
export interface Page {
  readonly seat: Seat;
  /** Commands that the server has accepted, in order. */
  readonly accepted: Command[];
  /** Everything that the player was told. */
  readonly told: Events[number][];
  /** Whether the player was told, on coming back, another story than before. */
  contradicted: boolean;
  /** When something happened last, as `performance.now()`. */
  heardAt: number;
}

/** What a player remembers of all games, by the server's commitment to their deal. */
export class Diary {
  readonly pages = new Map<string, Page>();

  accepted(game: string, seat: Seat, command: Command): void {
    this.#pageOf(game, seat).accepted.push(command);
  }

  /** What has just happened. */
  heard(game: string, seat: Seat, events: Events): void {
    const page = this.#pageOf(game, seat);
    page.told.push(...events);
    page.heardAt = performance.now();
  }

  /** All that has happened, told on coming back. */
  reminded(game: string, seat: Seat, events: Events): void {
    const page = this.#pageOf(game, seat);
    if (!beginsWith(events, page.told)) page.contradicted = true;
    page.told.splice(0, page.told.length, ...events);
  }

  #pageOf(game: string, seat: Seat): Page {
    const page = this.pages.get(game) ?? { seat, accepted: [], told: [], contradicted: false, heardAt: 0 };
    this.pages.set(game, page);
    return page;
  }
}

export const beginsWith = (whole: readonly object[], part: readonly object[]): boolean =>
  isDeepStrictEqual(whole.slice(0, part.length), part);

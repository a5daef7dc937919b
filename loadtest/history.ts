import { isDeepStrictEqual } from "node:util";
import type { Command } from "../shared/core/commands.ts";
import type { Seat } from "../shared/core/game.ts";
import type { GameEvents } from "../shared/net/games.ts";

type Events = GameEvents["events"];

/** Observations of one client in one game. */
export interface GameHistory {
  readonly seat: Seat;
  /** Commands that the server accepted, in order. */
  readonly accepted: Command[];
  /** All events that the client received. */
  readonly told: Events[number][];
  /** Whether an event history after a reconnect contradicts the events before it. */
  contradicted: boolean;
  /** Time of the last event, as `performance.now()`. */
  heardAt: number;
}

/** History of one client: its observations by the commitment of the server to the deal of each game. */
export class History {
  readonly pages = new Map<string, GameHistory>();

  accepted(game: string, seat: Seat, command: Command): void {
    this.#pageOf(game, seat).accepted.push(command);
  }

  /** Records live events. */
  heard(game: string, seat: Seat, events: Events): void {
    const page = this.#pageOf(game, seat);
    page.told.push(...events);
    page.heardAt = performance.now();
  }

  /** Records the complete event history after a reconnect. */
  reminded(game: string, seat: Seat, events: Events): void {
    const page = this.#pageOf(game, seat);
    if (!beginsWith(events, page.told)) page.contradicted = true;
    page.told.splice(0, page.told.length, ...events);
  }

  #pageOf(game: string, seat: Seat): GameHistory {
    const page = this.pages.get(game) ?? { seat, accepted: [], told: [], contradicted: false, heardAt: 0 };
    this.pages.set(game, page);
    return page;
  }
}

export const beginsWith = (whole: readonly object[], part: readonly object[]): boolean =>
  isDeepStrictEqual(whole.slice(0, part.length), part);

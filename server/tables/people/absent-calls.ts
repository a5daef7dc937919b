import type { Seat } from "../../../shared/core/game.ts";
import type { Call } from "../../../shared/net/line.ts";
import type { SeatLocation, TableSettings } from "../../../shared/net/protocol.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { Calls } from "../deps.ts";
import type { SeatedPlayer, Seats } from "./seats.ts";

/** Shortest time that is worth a call, in ms: a person must read it and load the page. */
const minLeftMs = 8000;

/** The only seat that a game waits for. */
export interface Asked {
  readonly seat: Seat;
  /** In ms by the table's clock. */
  readonly endsAt: number;
  /** Step that led to the decision. */
  readonly decisionSeq: number;
}

interface AbsentCallsDeps {
  readonly seated: SeatLocation;
  readonly seats: Seats;
  readonly games: { readonly asked: Asked | null };
  readonly settings: () => TableSettings;
  readonly calls: Calls;
  readonly timers: Pick<Timers, "now">;
}

/** Calls players who have a chair and no connection: when a game begins, and when it waits for them alone. */
export class AbsentCalls {
  readonly #deps: AbsentCallsDeps;
  /** Step that led to the last decision for which a player was called. */
  #calledFor: number | null = null;

  constructor(deps: AbsentCallsDeps) {
    this.#deps = deps;
  }

  gameBegan(): void {
    for (const person of this.#deps.seats.persons) if (isAwaited(person)) this.#call(person, { reason: "begins" });
  }

  /** Must be called after each change. Each decision leads to at most one call. */
  changed(): void {
    const { seats, games, timers } = this.#deps;
    const { asked } = games;
    if (!asked || asked.decisionSeq === this.#calledFor) return;
    const chair = seats.all[asked.seat];
    const leftMs = asked.endsAt - timers.now();
    // A bot that plays already needs no help.
    if (chair?.kind !== "person" || !isAwaited(chair) || chair.isCovered || leftMs < minLeftMs) return;
    this.#calledFor = asked.decisionSeq;
    this.#call(chair, { reason: "turn", seconds: Math.round(leftMs / 1000) });
  }

  #call({ player }: SeatedPlayer, call: Call): void {
    const { seated, settings, calls } = this.#deps;
    calls.call(player.id, { code: seated.code, edition: settings().edition }, call);
  }
}

const isAwaited = ({ connected, left, isOut }: SeatedPlayer): boolean => !connected && !left && !isOut;

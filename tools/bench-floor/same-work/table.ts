import { randomUUID } from "node:crypto";
import { randomKey } from "../../../server/runtime/random.ts";
import { systemTimers } from "../../../server/runtime/timers.ts";
import { Dealing } from "../../../server/tables/game/dealing.ts";
import { seedOf } from "../../../shared/core/deal.ts";
import type { GameDefinition } from "../../../shared/core/definition.ts";
import type { AnyView, GameConfig, Seat } from "../../../shared/core/game.ts";
import type { Deal } from "../../../shared/core/record.ts";
import { dealOnWire } from "../../../shared/net/deal.ts";
import type { ActRequest } from "../../../shared/net/protocol.ts";
import type { SeatConnection } from "./connection.ts";
import type { ClientFrame, ServerMessage } from "./messages.ts";
import type { WriteAheadFile } from "./write-ahead.ts";

interface Running<State> {
  readonly id: string;
  readonly deal: Deal;
  readonly state: State;
}

/** Table that deals fairly, saves each step before anyone sees it, and deals the next game at once. */
export class SameWorkTable<State, Event, View extends AnyView> {
  readonly #definition: GameDefinition<State, Event, View>;
  readonly #config: GameConfig;
  readonly #file: WriteAheadFile;
  readonly #seats: SeatConnection[] = [];
  #dealing: Dealing | null = null;
  #running: Running<State> | null = null;
  #seq = 0;
  /** Write of the newest entry of this table. */
  #saving = 0;

  constructor(definition: GameDefinition<State, Event, View>, config: GameConfig, file: WriteAheadFile) {
    this.#definition = definition;
    this.#config = config;
    this.#file = file;
  }

  sit(connection: SeatConnection, closed: () => void): void {
    const seat = this.#seats.push(connection) - 1;
    connection.listen({
      heard: (frame) => this.#heard(seat, frame),
      closed: () => {
        this.#dealing?.stop();
        closed();
      },
    });
  }

  #heard(seat: Seat, frame: ClientFrame): void {
    if ("act" in frame) this.#act(seat, frame.act);
    else if ("deal" in frame) this.#dealing?.contribute(seat, frame.deal);
    else if (!this.#running && !this.#dealing) this.#startDeal();
  }

  #startDeal(): void {
    const seats = this.#seats.map((_, seat) => seat);
    const dealing = new Dealing(randomKey(), seats, systemTimers, {
      changed: () => this.#tellAll({ dealing: dealing.face }),
      complete: (deal) => this.#begin(deal),
      calledOff: () => this.#startDeal(),
    });
    this.#dealing = dealing;
    dealing.start();
  }

  #begin(deal: Deal): void {
    const { id: game, rules } = this.#definition;
    const { state } = this.#definition.setup(this.#config, seedOf(deal, { game, rules, config: this.#config }));
    this.#dealing = null;
    this.#running = { id: randomUUID(), deal, state };
    this.#save({ begin: this.#running.id, game, rules, config: this.#config, deal, at: Date.now() });
    this.#tellAll({ dealing: dealOnWire(deal, false) });
    this.#tellViews(this.#running, null);
  }

  #act(seat: Seat, { seq, command }: ActRequest): void {
    const running = this.#running;
    if (!running || seq !== this.#seq || !this.#definition.step(running.state, seat, command).ok) {
      this.#seats[seat]?.send({ refused: true }, this.#saving);
      return;
    }
    this.#save([running.id, seq, { actor: seat, command, at: Date.now() }]);
    this.#tellViews(running, seat);
    const outcome = this.#definition.outcome(running.state);
    if (outcome === null) return;
    this.#save({ end: running.id, outcome });
    this.#tellAll({ dealing: dealOnWire(running.deal, true) });
    this.#startDeal();
  }

  #save(entry: object): void {
    this.#saving = this.#file.append(entry);
  }

  #tellViews({ state }: Running<State>, by: Seat | null): void {
    this.#seq += 1;
    for (const [seat, connection] of this.#seats.entries())
      connection.send({ seq: this.#seq, by, view: this.#definition.view(state, seat) }, this.#saving);
  }

  #tellAll(message: ServerMessage<View>): void {
    for (const connection of this.#seats) connection.send(message, this.#saving);
  }
}

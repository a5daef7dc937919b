import { matchOf } from "../../server/rooms/match.ts";
import { kittensPart } from "../../server/sync/kittens.ts";
import { QuietSerializer } from "../../server/sync/quiet-serializer.ts";
import { TableSchema } from "../../server/sync/schema.ts";
import { writeTable } from "../../server/sync/table.ts";
import type { Command } from "../../shared/core/commands.ts";
import type { Actor, Viewer } from "../../shared/core/game.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { KittensState } from "../../shared/games/kittens/state.ts";
import type { KittensView } from "../../shared/games/kittens/view.ts";
import { readKittensView } from "../../shared/net/kittens.ts";
import { Listener } from "./listener.ts";

/** A game and all that goes over the wire for it, with one listener a seat and one without a seat. */
export class Wire {
  readonly state: KittensState;
  readonly listeners = new Map<Viewer, Listener>();
  readonly #match;
  readonly #serializer = new QuietSerializer();
  readonly #schema = new TableSchema();
  #seq = 0;

  constructor(state: KittensState) {
    this.state = state;
    const begin = matchOf({ ...kittens, setup: () => ({ state, events: [] }) }, "steady", kittensPart);
    const { edition, options, seats } = state;
    this.#match = begin(this.#schema, { edition, options: { ...options }, players: seats.length }, "");
    this.#serializer.reset(this.#schema);
    this.#write();
    this.#serializer.applyPatches([]);
    for (const viewer of [...seats.keys(), "spectator"] as const) this.listeners.set(viewer, this.newListener(viewer));
  }

  /** Somebody who comes now. */
  newListener(viewer: Viewer): Listener {
    return new Listener(this.#serializer, viewer === "spectator" ? null : this.#match.ownPart(viewer));
  }

  /** Takes a step that must be accepted, and sends what each is told of it. */
  step(actor: Actor, command: Command): void {
    const result = this.#match.step(actor, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)} of ${actor} is refused as ${result.error.code}`);
    if (result.value.isPublic) this.#seq += 1;
    this.#write();
    this.#serializer.applyPatches([...this.listeners.values()]);
    for (const [viewer, listener] of this.listeners) {
      const events = result.value.tell(viewer);
      if (events.length > 0) listener.tell("events", { seq: this.#seq, events });
    }
  }

  /** What a listener has read from the wire. */
  viewOf(viewer: Viewer): KittensView | null {
    const listener = this.listeners.get(viewer);
    return listener ? readKittensView(listener.table, viewer) : null;
  }

  #write(): void {
    const { edition, options, seats } = this.state;
    this.#match.sync();
    writeTable(this.#schema, {
      code: "CODE34",
      phase: "playing",
      settings: {
        edition,
        seats: seats.length,
        options: { ...options },
        nopeSeconds: 5,
        turnSeconds: 30,
        beatSeconds: 0,
      },
      chairs: [],
      seq: this.#seq,
      deadline: null,
      beatEndsAt: null,
    });
  }
}

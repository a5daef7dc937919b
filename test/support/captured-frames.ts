import { QuietSerializer } from "../../server/sync/quiet-serializer.ts";
import { type TableSchema, tableSchemaWith } from "../../server/sync/schema.ts";
import { writeTable } from "../../server/sync/table.ts";
import { runningGameOf } from "../../server/tables/game/running-game.ts";
import { BatchFrames } from "../../server/transport/rooms/table-broadcaster.ts";
import type { Command } from "../../shared/core/commands.ts";
import { commitToSecret } from "../../shared/core/deal.ts";
import type { Actor, AnyView, GameConfig, Viewer } from "../../shared/core/game.ts";
import type { Deal } from "../../shared/core/record.ts";
import { dealOnWire } from "../../shared/net/deal.ts";
import { eventsMessage } from "../../shared/net/games.ts";
import { noSidelines } from "../../shared/net/sidelines.ts";
import { Listener } from "./listener.ts";
import type { WiredGame } from "./wired-game.ts";

/** The state is given, so this deal decides no randomness. */
const secret = "0".repeat(64);
const anyDeal: Deal = { secret, commitment: commitToSecret(secret), parts: [] };

/** Synchronised game, with one listener for each seat and one for spectators. */
export class Wire<State, Event extends { readonly type: string }, View extends AnyView> {
  readonly state: State;
  readonly listeners = new Map<Viewer, Listener>();
  readonly #wired: WiredGame<State, Event, View>;
  readonly #config: GameConfig;
  readonly #match;
  readonly #serializer = new QuietSerializer();
  readonly #schema: TableSchema;
  #seq = 0;

  constructor(wired: WiredGame<State, Event, View>, config: GameConfig, state: State) {
    this.state = state;
    this.#wired = wired;
    this.#config = config;
    const { definition, synced } = wired;
    this.#schema = new (tableSchemaWith([synced]))();
    const begin = runningGameOf({ ...definition, setup: () => ({ state, events: [] }) }, synced, null);
    this.#match = begin(this.#schema, config, anyDeal);
    this.#serializer.reset(this.#schema);
    this.#write();
    this.#serializer.applyPatches([]);
    const viewers: Viewer[] = [...Array(config.players).keys(), "spectator"];
    for (const viewer of viewers) this.listeners.set(viewer, this.newListener(viewer));
  }

  /** Viewer who joins now. */
  newListener(viewer: Viewer): Listener {
    return new Listener(this.#serializer, viewer === "spectator" ? null : this.#match.privateState(viewer));
  }

  /** Runs a step that must be accepted, and sends each listener its part of the result. */
  step(actor: Actor, command: Command): void {
    const result = this.#match.step(actor, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)} of ${actor} is refused as ${result.error.code}`);
    const { secretOf } = result.value;
    if (secretOf === null) {
      this.#seq += 1;
      this.#write();
    } else this.#match.syncOwn(secretOf);
    this.#serializer.applyPatches([...this.listeners.values()]);
    const frames = new BatchFrames(eventsMessage, this.#seq, result.value);
    for (const [viewer, listener] of this.listeners) {
      const frame = frames.of(viewer);
      if (frame) listener.raw(frame);
    }
  }

  /** View that a listener has decoded from the bytes. */
  viewOf(viewer: Viewer): View | null {
    const listener = this.listeners.get(viewer);
    return listener ? this.#wired.read(listener.table, viewer) : null;
  }

  /** All bytes that a viewer has received. */
  bytesTo(viewer: Viewer): string[] {
    return (this.listeners.get(viewer)?.frames ?? []).map((frame) => Buffer.from(frame).toString("hex"));
  }

  #write(): void {
    const { edition, options, players } = this.#config;
    this.#match.sync();
    writeTable(this.#schema, {
      code: "CODE34",
      phase: "playing",
      settings: {
        edition,
        seats: players,
        options,
        nopeSeconds: 5,
        turnSeconds: 30,
        hasClock: true,
        oneRoom: false,
        lateJoin: false,
        beatSeconds: 0,
        spectators: true,
        chat: "always",
      },
      closing: false,
      isPublic: false,
      chairs: [],
      watchers: [],
      seq: this.#seq,
      deadline: null,
      beatEndsAt: null,
      dealing: false,
      deal: dealOnWire(anyDeal, false),
      finishedId: null,
      startsCalledOff: 0,
      screens: 0,
      sidelines: noSidelines,
    });
  }
}

import { signal } from "@preact/signals";
import { goOn } from "../../../client/net/story.ts";
import type { Chair, TableLink, TableSnapshot } from "../../../client/store/model.ts";
import type { Command } from "../../../shared/core/commands.ts";
import type { Actor, Seat } from "../../../shared/core/game.ts";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import { type Position, stateAt } from "../../../shared/games/kittens/position.ts";
import type { KittensState } from "../../../shared/games/kittens/state.ts";
import type { GameBatch } from "../../../shared/net/games.ts";
import type { TableError } from "../../../shared/net/protocol.ts";

const names = ["Ann", "Mochi", "Biscuit", "Sir Pounce", "Olive"];
const avatars = ["01", "02", "04", "05", "07"];

/** A table without a server: the engine runs in the page, and seat 0 is the viewer's. */
export class LocalLink implements TableLink {
  readonly table = signal<TableSnapshot | null>(null);
  readonly connection = signal("open" as const);
  readonly tries = signal(0);
  readonly story = signal<GameBatch | null>(null);
  readonly #listeners = new Set<(batch: GameBatch) => void>();
  readonly #state: KittensState;
  readonly #seat: Seat | null;
  #seq = 1;

  constructor(position: Position, seat: Seat | null) {
    this.#state = stateAt(position, "gallery");
    this.#seat = seat;
    this.#show();
  }

  onEvents(listener: (batch: GameBatch) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async act(command: Command): Promise<Result<null, TableError>> {
    return this.step(this.#seat ?? "clock", command);
  }

  async manage(): Promise<Result<null, TableError>> {
    return ok(null);
  }

  retryNow(): void {}
  close(): void {}

  step(actor: Actor, command: Command): Result<null, TableError> {
    const result = kittens.step(this.#state, actor, command);
    if (!result.ok) return fail({ kind: "refused", refusal: result.error });
    const viewer = this.#seat ?? "spectator";
    const events = result.value.flatMap((event) => kittens.redact(event, viewer) ?? []);
    this.#seq += 1;
    this.#show();
    const batch = { game: "kittens", seq: this.#seq, events } as const;
    this.story.value = goOn(this.story.value, batch);
    for (const listener of this.#listeners) listener(batch);
    return ok(null);
  }

  #show(): void {
    const view = kittens.view(kittens.clone(this.#state), this.#seat ?? "spectator");
    this.table.value = {
      code: "KITE42",
      phase: view.winner === null ? "playing" : "over",
      settings: {
        edition: "original",
        seats: view.seats.length,
        options: {},
        nopeSeconds: 5,
        turnSeconds: 30,
        beatSeconds: 1.5,
      },
      beatEndsAt: null,
      chairs: view.seats.map((_, seat) => chair(seat)),
      mySeat: this.#seat,
      seq: this.#seq,
      clock: { endsAt: Date.now() + 23_000, totalMs: 30_000 },
      game: { id: "kittens", view },
    };
  }
}

const chair = (seat: Seat): Chair => ({
  seat,
  kind: "person",
  name: names[seat] ?? "",
  avatar: avatars[seat] ?? "bot",
  presence: "here",
  ready: false,
  host: seat === 0,
});

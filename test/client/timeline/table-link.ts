import { batch, signal } from "@preact/signals";
import type { Connection, GameSource, TableSnapshot } from "../../../client/game-model/model.ts";
import { goOn } from "../../../client/net/snapshot.ts";
import type { Command } from "../../../shared/core/commands.ts";
import type { GameDefinition } from "../../../shared/core/definition.ts";
import type { Actor, AnyEvent, AnyView, Viewer } from "../../../shared/core/game.ts";
import type { GameEvents } from "../../../shared/net/games.ts";
import { games } from "../../../shared/registry.ts";
import { chair, snapshot } from "../snapshot.ts";

/** A whole game of the engine, seen by one viewer. */
export class TableOf<State, Event extends AnyEvent, View extends AnyView> implements GameSource {
  readonly table;
  readonly history;
  readonly connection = signal<Connection>("open");
  readonly state: State;
  /** All events that the viewer has received. */
  readonly told: Event[] = [];
  readonly #game: GameDefinition<State, Event, View>;
  readonly #viewer: Viewer;
  readonly #edition: string;
  readonly #players: number;
  readonly #listeners = new Set<(news: GameEvents) => void>();
  #seq = 1;

  constructor(
    game: GameDefinition<State, Event, View>,
    [edition, players]: readonly [string, number],
    seed: string,
    viewer: Viewer,
  ) {
    this.#game = game;
    this.#viewer = viewer;
    this.#edition = edition;
    this.#players = players;
    const { state, events } = game.setup({ edition, players, options: {} }, seed);
    this.state = state;
    this.table = signal<TableSnapshot>(this.#snapshot());
    this.history = signal<GameEvents>(this.#told(events));
  }

  onEvents(listener: (news: GameEvents) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get view(): View {
    return this.#game.view(this.#game.clone(this.state), this.#viewer);
  }

  get isOver(): boolean {
    return this.#game.outcome(this.state) !== null;
  }

  /** All legal commands of all seats now. */
  get choices(): readonly { readonly seat: number; readonly command: Command }[] {
    return Array.from({ length: this.#players }, (_, seat) => seat).flatMap((seat) =>
      this.#game.legal(this.#game.view(this.state, seat)).map((command) => ({ seat, command })),
    );
  }

  step(actor: Actor, command: Command): void {
    const result = this.#game.step(this.state, actor, command);
    if (!result.ok) throw new Error(`${command.type} was refused: ${result.error.code}`);
    this.#seq += 1;
    const news = this.#told(result.value);
    if (news.events.length === 0) return;
    batch(() => {
      this.table.value = this.#snapshot();
      this.history.value = goOn(games, this.history.value, news);
      for (const listener of this.#listeners) listener(news);
    });
  }

  #told(events: readonly Event[]): GameEvents {
    const heard = events.flatMap((event) => this.#game.redact(event, this.#viewer) ?? []);
    this.told.push(...heard);
    return { game: this.#game.id, seq: this.#seq, events: heard };
  }

  #snapshot(): TableSnapshot {
    return snapshot(this.#edition, {
      phase: this.isOver ? "over" : "playing",
      chairs: Array.from({ length: this.#players }, (_, seat) => chair(seat)),
      mySeat: this.#viewer === "spectator" ? null : this.#viewer,
      seq: this.#seq,
      beatEndsAt: null,
      game: { id: this.#game.id, view: this.view },
    });
  }
}

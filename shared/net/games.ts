import type { Command } from "../core/commands.ts";
import type { GameDefinition } from "../core/definition.ts";
import { type Editions, editionsOf } from "../core/editions.ts";
import type { AnyEvent, AnyView, EditionInfo, Viewer } from "../core/game.ts";
import type { TableState } from "./state.ts";

/** What a viewer sees of the game on the table. */
export interface GameView<View extends AnyView = AnyView> {
  /** The game's id. */
  readonly id: string;
  readonly view: View;
}

/** Message "events", right behind the patch with the same sequence number: the events as this client may know them. */
export interface GameBatch<Event extends AnyEvent = AnyEvent> {
  /** The id of the game that it belongs to. */
  readonly game: string;
  readonly seq: number;
  readonly events: readonly Event[];
}

/** A game and how its views are read from the table's state. */
export interface WiredGame<State, Event, View> {
  readonly definition: GameDefinition<State, Event, View>;
  /** @returns null if no such game is on the table, or the viewer's own part has not arrived. */
  readonly read: (state: TableState, viewer: Viewer) => View | null;
}

/** A game of any kind. */
export interface AnyGame {
  readonly id: string;
  readonly editions: readonly EditionInfo[];
  /** Passes the game, with its own types, to code that treats all games alike. */
  use<Value>(
    use: <State, Event extends AnyEvent, View extends AnyView>(game: WiredGame<State, Event, View>) => Value,
  ): Value;
}

export const wired = <State, Event extends AnyEvent, View extends AnyView>(
  game: WiredGame<State, Event, View>,
): AnyGame => ({
  id: game.definition.id,
  editions: game.definition.editions,
  use: (use) => use(game),
});

/** The games that a program knows. */
export interface GameRegistry {
  readonly editions: Editions;
  readonly all: readonly AnyGame[];
  /** @returns null if there is no such game. */
  game(id: string): AnyGame | null;
  /** The game that an edition belongs to. @throws if there is no such edition. */
  gameOf(edition: string): AnyGame;
  /** @returns what the viewer may see, or null if no game is on the table or its own part has not arrived. */
  read(state: TableState, viewer: Viewer): GameView | null;
  /** Everything that the viewer may do now. */
  legal(seen: GameView): readonly Command[];
  /** Whether this batch begins a game. */
  opens(told: GameBatch): boolean;
}

export function gameRegistry(all: readonly AnyGame[]): GameRegistry {
  const game = (id: string) => all.find((each) => each.id === id) ?? null;
  return {
    editions: editionsOf(all.flatMap(({ editions }) => editions)),
    all,
    game,
    gameOf(edition) {
      const owner = all.find(({ editions }) => editions.some(({ id }) => id === edition));
      if (!owner) throw new Error(`no game has an edition ${edition}`);
      return owner;
    },
    read(state, viewer) {
      for (const each of all) {
        const view = each.use(({ read }) => read(state, viewer));
        if (view) return { id: each.id, view };
      }
      return null;
    },
    opens: (told) =>
      game(told.game)?.use(
        ({ definition }) => isToldOf(definition, told) && told.events.slice(0, 1).some(definition.opens),
      ) ?? false,
    legal: (seen) =>
      game(seen.id)?.use(({ definition }) => (isViewOf(definition, seen) ? definition.legal(seen.view) : [])) ?? [],
  };
}

/** Whether a view is of this game. */
export const isViewOf = <View extends AnyView>(
  { id }: Pick<GameDefinition<never, never, View>, "id" | "legal">,
  seen: GameView,
): seen is GameView<View> => seen.id === id;

/** Whether a batch belongs to this game. */
export const isToldOf = <Event extends AnyEvent>(
  { id }: Pick<GameDefinition<never, Event, never>, "id" | "redact">,
  told: GameBatch,
): told is GameBatch<Event> => told.game === id;

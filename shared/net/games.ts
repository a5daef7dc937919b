import type { Command } from "../core/commands.ts";
import type { GameDefinition } from "../core/definition.ts";
import { type Editions, editionsOf } from "../core/editions.ts";
import type { AnyEvent, AnyView, EditionInfo, Viewer } from "../core/game.ts";
import { ByteReader, ByteWriter } from "./bytes.ts";
import type { EventCodec } from "./event-codec.ts";
import type { TableState } from "./state.ts";

/** The game on the table as a viewer sees it. */
export interface GameView<View extends AnyView = AnyView> {
  /** The game's id. */
  readonly id: string;
  readonly view: View;
}

/**
 * The events of a step that a client may know, directly after the patch with the same sequence number
 * (`eventsMessage`). At a join it contains the events of all steps so far (`historyMessage`). On the wire: `seq`, then
 * the events as the game packs them.
 */
export interface GameEvents<Event extends AnyEvent = AnyEvent> {
  /** Id of the game. */
  readonly game: string;
  readonly seq: number;
  readonly events: readonly Event[];
}

/** Message numbers of batches. */
export const eventsMessage = 0;
export const historyMessage = 1;

/** Serialises a batch. @param codec codec of the game. */
export function encodeEvents(seq: number, events: readonly AnyEvent[], codec: EventCodec): Uint8Array {
  const writer = new ByteWriter();
  writer.number(seq);
  codec.write(writer, events);
  return writer.written;
}

/** A game with the mapping of its views from the table's state, and the codec of its events. */
export interface WiredGame<State, Event, View> {
  readonly definition: GameDefinition<State, Event, View>;
  /** @returns null if no such game is on the table, or the viewer's own part has not arrived. */
  readonly read: (state: TableState, viewer: Viewer) => View | null;
  readonly story: EventCodec;
}

/** A game of any kind. */
export interface AnyGame {
  readonly id: string;
  readonly editions: readonly EditionInfo[];
  readonly story: EventCodec;
  /** Passes the game, with its own types, to code that is generic over games. */
  use<Value>(
    use: <State, Event extends AnyEvent, View extends AnyView>(game: WiredGame<State, Event, View>) => Value,
  ): Value;
}

export const toAnyGame = <State, Event extends AnyEvent, View extends AnyView>(
  game: WiredGame<State, Event, View>,
): AnyGame => ({
  id: game.definition.id,
  editions: game.definition.editions,
  story: game.story,
  use: (use) => use(game),
});

/** Registry of the games of a program. */
export interface GameRegistry {
  readonly editions: Editions;
  readonly all: readonly AnyGame[];
  /** @returns null if there is no such game. */
  game(id: string): AnyGame | null;
  /** The game that an edition belongs to. @throws if there is no such edition. */
  gameOf(edition: string): AnyGame;
  /** @returns what the viewer may see, or null if no game is on the table or its own part has not arrived. */
  read(state: TableState, viewer: Viewer): GameView | null;
  /** Returns all commands that the viewer may send now. */
  legal(seen: GameView): readonly Command[];
  /**
   * Parses a batch.
   * @param edition edition of the table. @throws if the message is no batch.
   */
  decodeEvents(edition: string, message: Uint8Array): GameEvents;
  /** Whether this batch begins a game. */
  isOpeningEvent(told: GameEvents): boolean;
}

export function gameRegistry(all: readonly AnyGame[]): GameRegistry {
  const game = (id: string) => all.find((each) => each.id === id) ?? null;
  const gameOf = (edition: string) => {
    const owner = all.find(({ editions }) => editions.some(({ id }) => id === edition));
    if (!owner) throw new Error(`no game has an edition ${edition}`);
    return owner;
  };
  return {
    editions: editionsOf(all.flatMap(({ editions }) => editions)),
    all,
    game,
    gameOf,
    decodeEvents(edition, message) {
      const { id, story } = gameOf(edition);
      const reader = new ByteReader(message);
      const seq = reader.number();
      return { game: id, seq, events: story.read(reader.rest()) };
    },
    read(state, viewer) {
      for (const each of all) {
        const view = each.use(({ read }) => read(state, viewer));
        if (view) return { id: each.id, view };
      }
      return null;
    },
    isOpeningEvent: (told) =>
      game(told.game)?.use(
        ({ definition }) => areEventsOf(definition, told) && told.events.slice(0, 1).some(definition.isOpeningEvent),
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
export const areEventsOf = <Event extends AnyEvent>(
  { id }: Pick<GameDefinition<never, Event, never>, "id" | "redact">,
  told: GameEvents,
): told is GameEvents<Event> => told.game === id;

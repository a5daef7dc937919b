import type { Command } from "../core/commands.ts";
import type { CustomEdition } from "../core/deck.ts";
import type { GameDefinition } from "../core/definition.ts";
import { type Editions, editionsOf } from "../core/editions.ts";
import type { AnyEvent, AnyView, DeckData, EditionInfo, Viewer } from "../core/game.ts";
import { memoizeLast } from "../core/memoize.ts";
import { ByteReader, ByteWriter } from "./bytes.ts";
import { parseJson } from "./parse-json.ts";
import type { TableState } from "./state.ts";

/**
 * Codec of events. Both sides have the words and fields of a game's events, so that an event takes one byte for its
 * type and one for each seat, card or count. Values outside its vocabulary are sent as JSON.
 */
export interface EventCodec {
  write(writer: ByteWriter, events: readonly AnyEvent[]): void;
  /** @throws if the bytes are no valid events. */
  read(bytes: Uint8Array): readonly AnyEvent[];
}

/** Vocabulary of a game's events. Every order is part of the protocol. */
export interface Vocabulary {
  /** Texts in events, such as titles; at most 120. */
  readonly words: readonly string[];
  /** The fields of each type of event besides `type`, and of other objects in events; at most 60 together. */
  readonly events: Readonly<Record<string, readonly string[]>>;
  /** Number of the events that come before the parts on the wire, so that events can be added; by default all. */
  readonly firstEvents?: number;
  readonly parts: readonly (readonly string[])[];
}

/**
 * Accepts the fields of each event type of a game, in the order on the wire. A field that the table lacks is a type
 * error at its event, because it would be sent as JSON.
 */
export const eventFields =
  <Event extends AnyEvent>() =>
  <const Table extends EventFields<Event, Table>>(table: Table): Table =>
    table;

type EventFields<Event extends AnyEvent, Table> = {
  readonly [Type in Event["type"]]: Type extends keyof Table
    ? readonly FieldOf<Event, Type>[] & Lacking<Exclude<FieldOf<Event, Type>, ItemOf<Table[Type]>>>
    : readonly FieldOf<Event, Type>[];
};

type FieldOf<Event extends AnyEvent, Type> = Exclude<keyof Extract<Event, { readonly type: Type }>, "type">;
type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;
/** Accepts any list if no field is lacking; else none, with the name of a field in the error. */
type Lacking<Field> = [Field] extends [never] ? unknown : { readonly lacks: Field };

/** An object type that both sides know. */
interface Shape {
  readonly byte: number;
  /** Type of an event; null for other objects. */
  readonly type: string | null;
  /** All other fields, in the order of their values on the wire. */
  readonly fields: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** First bytes. A number below `firstWord` stands for itself; then come words, then shapes, then these. */
const firstWord = 64;
const firstShape = 184;
const nothing = 244;
const no = 245;
const yes = 246;
const list = 247;
const json = 248;

export function createEventCodec({ words, events, firstEvents, parts }: Vocabulary): EventCodec {
  const shapes = shapesOf(events, firstEvents, parts);
  if (words.length > firstShape - firstWord || shapes.length > nothing - firstShape)
    throw new Error(`a vocabulary is too large: ${words.length} words, ${shapes.length} kinds of objects`);
  const wordBytes = new Map(words.map((word, number) => [word, firstWord + number]));
  const eventShapes = new Map(shapes.map((shape) => [shape.type, shape]));
  const partShapes = shapes.filter(({ type }) => type === null);

  function write(writer: ByteWriter, value: unknown): void {
    const byte = byteOf(value);
    const shape = isRecord(value) ? shapeOf(value) : undefined;
    if (byte !== null) {
      writer.byte(byte);
    } else if (Array.isArray(value)) {
      writer.byte(list);
      writer.number(value.length);
      for (const each of value) write(writer, each);
    } else if (shape && isRecord(value)) {
      writer.byte(shape.byte);
      for (const field of shape.fields) write(writer, value[field]);
    } else {
      writer.byte(json);
      writer.text(JSON.stringify(value));
    }
  }

  /** Returns the byte of a value that takes only one; else null. */
  function byteOf(value: unknown): number | null {
    if (value === null) return nothing;
    if (typeof value === "boolean") return value ? yes : no;
    if (typeof value === "string") return wordBytes.get(value) ?? null;
    return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < firstWord ? value : null;
  }

  /** Returns the shape with exactly the fields of an object. */
  function shapeOf(value: Fields): Shape | undefined {
    const { type } = value;
    const count = Object.keys(value).length;
    if (type === undefined) return partShapes.find(({ fields }) => fields.length === count && hasAll(value, fields));
    const shape = typeof type === "string" ? eventShapes.get(type) : undefined;
    return shape && shape.fields.length + 1 === count && hasAll(value, shape.fields) ? shape : undefined;
  }

  function read(reader: ByteReader): unknown {
    const byte = reader.byte();
    if (byte < firstWord) return byte;
    if (byte < firstShape) return known(words[byte - firstWord], byte);
    if (byte < nothing) return readObject(reader, known(shapes[byte - firstShape], byte));
    switch (byte) {
      case nothing:
        return null;
      case no:
      case yes:
        return byte === yes;
      case list:
        return Array.from({ length: reader.number() }, () => read(reader));
      case json:
        return JSON.parse(reader.text());
      default:
        return known(undefined, byte);
    }
  }

  function readObject(reader: ByteReader, { type, fields }: Shape): object {
    const values = Object.fromEntries(fields.map((field) => [field, read(reader)]));
    return type === null ? values : { type, ...values };
  }

  return {
    write(writer, told) {
      for (const event of told) write(writer, event);
    },
    read(bytes) {
      const reader = new ByteReader(bytes);
      const told: AnyEvent[] = [];
      while (!reader.isAtEnd) told.push(asEvent(read(reader)));
      return told;
    },
  };
}

function shapesOf(
  events: Vocabulary["events"],
  firstEvents: number | undefined,
  parts: Vocabulary["parts"],
): readonly Shape[] {
  const types = Object.entries(events).map(([type, fields]) => ({ type, fields }));
  const first = firstEvents ?? types.length;
  return [...types.slice(0, first), ...parts.map((fields) => ({ type: null, fields })), ...types.slice(first)].map(
    (shape, number) => ({ byte: firstShape + number, ...shape }),
  );
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isRecord = (value: unknown): value is Fields => isObject(value) && !Array.isArray(value);

const hasAll = (value: Fields, names: readonly string[]): boolean => names.every((name) => Object.hasOwn(value, name));

function known<Value>(value: Value | undefined, byte: number): Value {
  if (value === undefined) throw new RangeError(`no word of this game is ${byte}`);
  return value;
}

function asEvent(value: unknown): AnyEvent {
  if (isObject(value) && "type" in value && typeof value.type === "string") return { ...value, type: value.type };
  throw new TypeError("a decoded value is no event");
}

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
  /** Edition of decks that hosts compose; null if the game has none. */
  readonly custom: CustomEdition | null;
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
  custom: game.definition.custom,
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
  /** Parses the deck of a table's settings (`SettingsState.deck`). @returns null if the text is no deck. */
  readDeck(text: string): DeckData | null;
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
  const custom = all.flatMap((each) => each.custom ?? []);
  const game = (id: string) => all.find((each) => each.id === id) ?? null;
  const gameOf = (edition: string) => {
    const owner = all.find(
      ({ editions, custom }) => custom?.info.id === edition || editions.some(({ id }) => id === edition),
    );
    if (!owner) throw new Error(`no game has an edition ${edition}`);
    return owner;
  };
  return {
    editions: editionsOf(
      all.flatMap(({ editions }) => editions),
      custom,
    ),
    all,
    game,
    gameOf,
    readDeck: memoizeLast((text: string) => {
      const data = parseJson(text);
      return custom.flatMap(({ judge }) => judgedDeck(judge(data)))[0] ?? null;
    }),
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

const judgedDeck = (judged: ReturnType<CustomEdition["judge"]>): readonly DeckData[] =>
  judged.ok ? [judged.value.deck] : [];

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

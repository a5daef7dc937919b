import type { AnyEvent } from "../core/game.ts";
import { ByteReader, type ByteWriter } from "./bytes.ts";

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

export function createEventCodec({ words, events, parts }: Vocabulary): EventCodec {
  const shapes = shapesOf(events, parts);
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

const shapesOf = (events: Vocabulary["events"], parts: Vocabulary["parts"]): readonly Shape[] =>
  [
    ...Object.entries(events).map(([type, fields]) => ({ type, fields })),
    ...parts.map((fields) => ({ type: null, fields })),
  ].map((shape, number) => ({ byte: firstShape + number, ...shape }));

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

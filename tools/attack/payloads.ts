import { encode } from "@colyseus/schema";
import { Protocol } from "@colyseus/sdk";
import { Entries, pack, type Wild } from "./msgpack.ts";
import type { Dice } from "./random.ts";
import { type Saying, saying } from "./valid-messages.ts";
import { binaryValue, nastyTexts, plainValue, wildValue } from "./values.ts";

/** One hostile message to a room. */
export interface Payload {
  readonly kind: PayloadKind;
  readonly bytes: Uint8Array;
}

export type PayloadKind =
  | "a real message at any moment"
  | "a real message with a field altered"
  | "a message of plain data"
  | "a message of wild data"
  | "a real message with wild data in it"
  | "a real message with binary data in it"
  | "a real frame with bytes altered"
  | "a frame of any bytes"
  | "an unknown type"
  | "a message that asks for no answer"
  | "a request with an odd id"
  | "a frame that is too large";

type Make = (dice: Dice, seq: number) => Uint8Array;

type Arms = readonly (readonly [weight: number, shot: readonly [PayloadKind, Make]])[];

/** Messages that an honest client could send at another time: the server must process and answer them. */
const answered: Arms = [
  [4, ["a real message at any moment", (dice, seq) => request(dice, saying(dice, seq))]],
  [3, ["a real message with a field altered", (dice, seq) => alteredRequest(dice, seq, plainValue)]],
  [2, ["a message of plain data", (dice) => request(dice, { type: knownType(dice), message: plainValue(dice) })]],
];

/** Messages that no honest client sends: the server may close the connection. */
const unheardOf: Arms = [
  [3, ["a message of wild data", (dice) => request(dice, { type: knownType(dice), message: wildValue(dice) })]],
  [6, ["a real message with wild data in it", (dice, seq) => alteredRequest(dice, seq, wildValue)]],
  [6, ["a real message with binary data in it", (dice, seq) => alteredRequest(dice, seq, binaryValue)]],
  [3, ["a real frame with bytes altered", (dice, seq) => garbled(dice, request(dice, saying(dice, seq)))]],
  [2, ["a frame of any bytes", (dice) => dice.bytes(dice.below(60))]],
  [2, ["an unknown type", (dice, seq) => request(dice, { ...saying(dice, seq), type: dice.pick(nastyTexts) })]],
  [1, ["a message that asks for no answer", (dice, seq) => unasked(saying(dice, seq))]],
  [2, ["a request with an odd id", (dice, seq) => oddly(dice, saying(dice, seq))]],
  [1, ["a frame that is too large", (dice) => request(dice, { type: "say", message: { text: tooLong(dice) } })]],
];

/** @param seq of the state that the attacker sees. */
export function randomPayload(dice: Dice, seq: number): Payload {
  const [kind, make] = dice.weighed(dice.chance(0.5) ? answered : unheardOf);
  return { kind, bytes: make(dice, seq) };
}

/** Message that gets a response and does not end the connection. */
export function answeredPayload(dice: Dice, seq: number): Payload {
  const [kind, make] = dice.weighed(answered);
  return { kind, bytes: make(dice, seq) };
}

const tooLong = (dice: Dice): string => "x".repeat(dice.between(4097, 20_000));

const types = ["act", "act", "act", "manage", "deal", "emote", "say"] as const;
const knownType = (dice: Dice): string => dice.pick(types);

/** Lowest request id of real requests, which need a response. */
export const firstQuestion = 1_000_000;

const request = (dice: Dice, what: Saying): Uint8Array => requestFrame(dice.below(firstQuestion), what);

export function requestFrame(id: number, { type, message }: Saying): Uint8Array {
  return framed([Protocol.ROOM_REQUEST], (head, it) => encode.number(head, id, it), type, message);
}

const alteredRequest = (dice: Dice, seq: number, make: (dice: Dice) => Wild): Uint8Array =>
  request(dice, altered(dice, saying(dice, seq), make));

function unasked({ type, message }: Saying): Uint8Array {
  return framed([Protocol.ROOM_DATA], () => {}, type, message);
}

/** Request with an id that real clients never use: a fraction, a negative number, or no number. */
function oddly(dice: Dice, { type, message }: Saying): Uint8Array {
  const id = pack(dice.chance(0.5) ? wildValue(dice, 0) : dice.pick([-1, 0.5, 1e300, Number.NaN, 2 ** 53]));
  return framed([Protocol.ROOM_REQUEST, ...id], () => {}, type, message);
}

type WriteId = (head: Buffer, it: { offset: number }) => void;

function framed(start: readonly number[], writeId: WriteId, type: string, message: Wild): Uint8Array {
  const head = Buffer.alloc(start.length + 16 + Buffer.byteLength(type));
  head.set(start);
  const it = { offset: start.length };
  writeId(head, it);
  encode.string(head, type, it);
  return Buffer.concat([head.subarray(0, it.offset), pack(message)]);
}

/** Same message with one part replaced at any depth, or with one part added. */
function altered(dice: Dice, { type, message }: Saying, make: (dice: Dice) => Wild): Saying {
  if (isRecord(message) && dice.chance(0.1)) {
    return { type, message: new Entries([...Object.entries(message), [dice.pick(nastyTexts), make(dice)]]) };
  }
  // Lists break most easily, but are rare, so they are chosen more often.
  const chosen = dice.chance(0.5) && partsOf(message, isList) > 0 ? isList : anything;
  let left = dice.below(partsOf(message, chosen));
  const visit = (value: Wild): Wild => {
    const isIt = chosen(value) && left === 0;
    if (chosen(value)) left -= 1;
    if (isIt) return make(dice);
    if (isList(value)) return value.map(visit);
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, visit(inside)]))
      : value;
  };
  return { type, message: visit(message) };
}

/** Number of values of a kind in a value, including itself. */
function partsOf(value: Wild, isChosen: (value: Wild) => boolean): number {
  const inside: readonly Wild[] = isList(value) ? value : isRecord(value) ? Object.values(value) : [];
  return inside.reduce<number>((sum, part) => sum + partsOf(part, isChosen), isChosen(value) ? 1 : 0);
}

const anything = (): boolean => true;

const isList = (value: Wild): value is readonly Wild[] => Array.isArray(value);

const isRecord = (value: Wild): value is { readonly [key: string]: Wild } =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Frame with flipped, cut, repeated or inserted bytes. */
function garbled(dice: Dice, frame: Uint8Array): Uint8Array {
  const bytes = [...frame];
  for (let times = dice.between(1, 3); times > 0; times -= 1) {
    const place = dice.below(Math.max(1, bytes.length));
    const length = dice.below(8);
    const change = dice.pick(["flip", "cut", "repeat", "insert"] as const);
    if (change === "flip") bytes[place] = (bytes[place] ?? 0) ^ (1 << dice.below(8));
    else if (change === "cut") bytes.splice(place);
    else if (change === "repeat") bytes.splice(place, 0, ...bytes.slice(place, place + length));
    else bytes.splice(place, 0, ...dice.bytes(length));
  }
  return Uint8Array.from(bytes);
}

import fc from "fast-check";
import { Packr, pack, unpack } from "msgpackr";
import { expect, test } from "vitest";
import { isPlainMsgpack, isValidFrame } from "../../../server/transport/sockets/frame-validator.ts";
import { isPlain, maxDepth } from "../../../shared/net/untrusted.ts";

const kinds = new Set(["act", "say"]);

/** Encodes a request as the clients' SDK does. */
const request = (kind: string, content: unknown, number: readonly number[] = [7]): Uint8Array =>
  Buffer.concat([Buffer.from([21, ...number, 0xa0 + kind.length]), Buffer.from(kind), new Packr().pack(content)]);

test.each([
  ["a request", request("act", { seq: 300, command: { type: "play", cards: ["skip"] } })],
  ["a request with a large number", request("say", { text: "ä".repeat(200) }, [0xce, 0, 1, 0, 0])],
  ["a request without content", Buffer.from([21, 1, 0xa3, ...Buffer.from("act")])],
  ["a message", Buffer.from([13, 0xa3, ...Buffer.from("act")])],
  ["a keepalive", Buffer.from([18])],
])("%s is valid", (_, frame) => {
  expect(isValidFrame(frame, kinds)).toBe(true);
});

test.each([
  ["nothing at all", Buffer.from([])],
  ["a message type that the room does not handle", request("cheat", {})],
  ["a message type that is a number", Buffer.from([21, 1, 5])],
  ["a request with a negative number", request("act", {}, [0xff])],
  ["bytes", request("act", new Uint8Array([1, 2, 3]))],
  ["a date", request("act", { at: new Date(0) })],
  ["bytes after the content", Buffer.concat([request("act", 1), Buffer.from([1])])],
  ["truncated content", request("act", { seq: 300 }).subarray(0, -1)],
  [
    "a list of four billion entries",
    Buffer.concat([request("act", 1).subarray(0, -1), Buffer.from([0xdd, 255, 255, 255, 255])]),
  ],
  ["keys that are not strings", Buffer.concat([request("act", 1).subarray(0, -1), Buffer.from([0x81, 1, 1])])],
])("%s is invalid", (_, frame) => {
  expect(isValidFrame(frame, kinds)).toBe(false);
});

test("a message that is nested too deeply is rejected", () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
  expect(isValidFrame(request("act", nested(maxDepth)), kinds)).toBe(true);
  expect(isValidFrame(request("act", nested(maxDepth + 1)), kinds)).toBe(false);
});

test("a message is not plain if it is nested too deeply, or if a list or an object in it has too many entries", () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
  expect([maxDepth, maxDepth + 1].map((depth) => isPlain(nested(depth)))).toEqual([true, false]);
  const list = (length: number) => Array.from({ length }, () => 1);
  expect([100, 101].map((length) => isPlain({ list: list(length) }))).toEqual([true, false]);
  const object = (length: number) => Object.fromEntries(list(length).map((one, index) => [`key ${index}`, one]));
  expect([100, 102].map((length) => isPlain({ object: object(length) }))).toEqual([true, false]);
});

const plainValue = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(fc.string(), fc.double(), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie("value"), { maxLength: 5 }),
    fc.dictionary(fc.string({ maxLength: 5 }), tie("value"), { maxKeys: 5 }),
  ),
})).value;

test.each([
  ["with records, as the SDK does", new Packr()],
  ["without records", new Packr({ useRecords: false })],
])("every JSON value is plain, encoded %s", (_, packr) => {
  fc.assert(
    fc.property(plainValue, (value) => {
      expect(isPlainMsgpack(packr.pack(value), 0)).toBe(true);
    }),
    { numRuns: 500, seed: 1 },
  );
});

/** Bytes that resemble a message: valid ones with changed bytes. */
const nearly = fc
  .tuple(plainValue, fc.array(fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 255 })), { minLength: 1, maxLength: 4 }))
  .map(([value, changes]) => {
    const bytes = Uint8Array.from(pack(value));
    for (const [place, byte] of changes) if (place < bytes.length) bytes[place] = byte;
    return bytes;
  });

test("the decoder reads every plain message without an exception, as plain data", () => {
  let plain = 0;
  const check = (bytes: Uint8Array) => {
    if (!isPlainMsgpack(bytes, 0)) return;
    plain += 1;
    const value: unknown = unpack(bytes);
    expect(typeof value === "bigint" || isPlain(withoutRefused(value))).toBe(true);
  };
  fc.assert(fc.property(fc.oneof(nearly, fc.uint8Array({ maxLength: 40 })), check), { numRuns: 20_000, seed: 2 });
  expect(plain).toBeGreaterThan(1000);
});

/**
 * Replaces values that schemas reject: integers beyond the safe range are decoded as bigints, and texts may contain
 * zero bytes.
 */
function withoutRefused(value: unknown): unknown {
  if (typeof value === "bigint") return 0;
  if (typeof value === "string") return value.replaceAll("\0", "");
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutRefused);
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key.replaceAll("\0", ""), withoutRefused(part)]),
  );
}

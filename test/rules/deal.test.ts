import { createCipheriv, createHash, createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { checkDeal, commitToContribution, commitToSecret, type DealContext, seedOf } from "../../shared/core/deal.ts";
import type { Deal } from "../../shared/core/record.ts";
import { newRandomState, randomInt } from "../../shared/core/rng.ts";

const key = (byte: string): string => byte.repeat(32);
const secret = key("a1");

/** A correct deal with contributions of these seats. */
function dealOf(...seats: readonly number[]): Deal {
  const commitment = commitToSecret(secret);
  const parts = seats.map((seat) => {
    const entropy = key(`0${seat}`);
    return { seat, entropy, commitment: commitToContribution(commitment, seat, entropy) };
  });
  return { secret, commitment, parts };
}

const context: DealContext = {
  game: "kittens",
  rules: 1,
  config: { edition: "original", players: 3, options: { combos: true } },
};

/** Second implementation of the documented encoding: each field as UTF-8 after its length in four bytes. */
function encoded(...fields: readonly string[]): Buffer {
  const framed = fields.map((field) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(Buffer.byteLength(field));
    return Buffer.concat([length, Buffer.from(field)]);
  });
  return Buffer.concat(framed);
}

const hash = (...fields: readonly string[]): string =>
  createHash("sha256")
    .update(encoded(...fields))
    .digest("hex");

describe("the implementation matches the documentation", () => {
  const deal = dealOf(0, 2);

  test("for the server's commitment", () => {
    expect(commitToSecret(secret)).toBe(hash("nine-lives deal 1", "secret", secret));
  });

  test("for a player's commitment", () => {
    const expected = hash("nine-lives deal 1", "part", deal.commitment, "2", key("02"));
    expect(deal.parts[1]?.commitment).toBe(expected);
  });

  test("for the seed", () => {
    const parts = deal.parts.flatMap(({ seat, commitment, entropy }) => [String(seat), commitment, entropy]);
    const setting = ["seed", "kittens", "1", "original", "3", "1", "combos", "on"];
    const message = encoded("nine-lives deal 1", ...setting, deal.commitment, "2", ...parts);
    const expected = createHmac("sha256", Buffer.from(secret, "hex")).update(message).digest("hex");
    expect(seedOf(deal, context)).toBe(expected);
  });

  test("for the stream: ChaCha20 with the seed's hash as its key and a nonce of zeros", () => {
    const seed = seedOf(deal, context);
    const streamKey = createHash("sha256").update(seed).digest();
    const stream = createCipheriv("chacha20", streamKey, Buffer.alloc(16)).update(Buffer.alloc(4000));
    const words = Array.from({ length: 1000 }, (_, place) => stream.readUInt32LE(place * 4));
    const random = newRandomState(seed);
    expect(words.map(() => randomInt(random, 2 ** 32))).toEqual(words);
  });

  test("for the test vectors of docs/fairness-proof.md", () => {
    const seed = seedOf(deal, context);
    const random = newRandomState(seed);
    expect(deal.commitment).toBe("8b954c019215d0c469c9d71efa6ed50e0c0fd3bff1b26b7b40acd0c93280e794");
    expect(deal.parts.map(({ commitment }) => commitment)).toEqual([
      "bfcadefaf56e0feb76e7933ed1cc334bdde0028e674d439b5d606949d3077e26",
      "1c3ee4122a4c764b8dae9fdaa14ec3fb59181500d04f324c2fcd0fe7c0b79c47",
    ]);
    expect(seed).toBe("384966791073a5c37592901e42997796d924609a77b7d246a539a558b6aaa9b1");
    expect(random.key).toBe("c47537da997be7676b28a63f8a823e175ddd89e15f4f18f044b8d91187590a29");
    const words = Array.from({ length: 4 }, () => randomInt(random, 2 ** 32));
    expect(words).toEqual([638293215, 38201511, 2102793315, 3474111225]);
  });
});

describe("the seed", () => {
  const seed = seedOf(dealOf(0, 2), context);
  const { config } = context;

  test.each<[string, Deal, DealContext]>([
    ["a player's entropy", dealOf(0, 3), context],
    ["an additional part", dealOf(0, 1, 2), context],
    ["the secret", { ...dealOf(0, 2), secret: key("a2") }, context],
    ["the game", dealOf(0, 2), { ...context, game: "love-letter" }],
    ["the version of the rules", dealOf(0, 2), { ...context, rules: 2 }],
    ["the edition", dealOf(0, 2), { ...context, config: { ...config, edition: "zombie" } }],
    ["the number of players", dealOf(0, 2), { ...context, config: { ...config, players: 4 } }],
    ["an option", dealOf(0, 2), { ...context, config: { ...config, options: { combos: false } } }],
  ])("depends on %s", (_, deal, other) => {
    expect(seedOf(deal, other)).not.toBe(seed);
  });

  test("does not depend on the order of the options", () => {
    const withOptions = (options: Readonly<Record<string, boolean>>) =>
      seedOf(dealOf(0), { ...context, config: { ...config, options } });
    expect(withOptions({ fast: true, combos: false })).toBe(withOptions({ combos: false, fast: true }));
  });
});

describe("checkDeal reports", () => {
  test("no fault for a deal that matches its commitments, with or without parts", () => {
    expect(checkDeal(dealOf(0, 1, 4))).toEqual([]);
    expect(checkDeal(dealOf())).toEqual([]);
  });

  test("a secret that does not match the commitment", () => {
    expect(checkDeal({ ...dealOf(0), secret: key("a2") })).toEqual([{ kind: "secret" }]);
  });

  test("a secret that is not a key, even if it matches the commitment", () => {
    const short = { secret: "a1", commitment: commitToSecret("a1"), parts: [] };
    expect(checkDeal(short)).toEqual([{ kind: "secret" }]);
  });

  test("a seat with entropy that does not match its commitment", () => {
    const { parts, ...deal } = dealOf(0, 1, 2);
    const changed = parts.map((part) => (part.seat === 1 ? { ...part, entropy: key("ff") } : part));
    expect(checkDeal({ ...deal, parts: changed })).toEqual([{ kind: "part", seat: 1 }]);
  });

  test("a part copied from another seat", () => {
    const { parts, ...deal } = dealOf(0);
    const stolen = parts.map((part) => ({ ...part, seat: 1 }));
    expect(checkDeal({ ...deal, parts: stolen })).toEqual([{ kind: "part", seat: 1 }]);
  });

  test("all parts that were committed to before another secret", () => {
    const other = key("a2");
    const moved = { ...dealOf(0, 1), secret: other, commitment: commitToSecret(other) };
    expect(checkDeal(moved)).toEqual([
      { kind: "part", seat: 0 },
      { kind: "part", seat: 1 },
    ]);
  });

  test("a second part of a seat, and a part out of order", () => {
    const { parts, ...deal } = dealOf(0, 2);
    const [zero, two] = parts;
    if (!zero || !two) throw new Error("parts are missing");
    expect(checkDeal({ ...deal, parts: [zero, zero] })).toEqual([{ kind: "order", seat: 0 }]);
    expect(checkDeal({ ...deal, parts: [two, zero] })).toEqual([{ kind: "order", seat: 0 }]);
  });
});

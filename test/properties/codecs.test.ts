import fc from "fast-check";
import { expect, test } from "vitest";
import { Tokens } from "../../server/people/identity/tokens.ts";
import { systemTimers } from "../../server/runtime/timers.ts";
import { checkDeal, commitToContribution } from "../../shared/core/deal.ts";
import { Contributor } from "../../shared/fairness/contributor.ts";
import type { DealOnWire } from "../../shared/net/deal.ts";
import { decodePending } from "../../shared/net/kittens-pending.ts";
import { readLoveLetterView } from "../../shared/net/love-letter.ts";
import { decodeCards, decodeDigits, decodeTitles, encodeDigits, encodeTitles } from "../../shared/net/packed.ts";
import type { DealMessage } from "../../shared/net/protocol.ts";
import { dealSchema } from "../../shared/net/schemas.ts";
import { games } from "../../shared/registry.ts";
import { secret } from "../support/app.ts";
import { mutated } from "../support/mutations.ts";
import { holds } from "./holds.ts";

/*
 * Formats that travel as text: a round trip returns the same data, and invalid text gives only the documented errors.
 */

const runs = 2000;
const packedNumber = fc.option(fc.nat(61));
const anyTitles = fc.constantFrom(...games.editions.all.map(({ titles }) => titles));
const anyText = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[0-9A-Za-z -]*$/));

/** Some of the arbitrary data must be valid, and some must be invalid. */
const both = new Set([true, false]);

/** @returns null if reading fails with an allowed error message. */
function unless<Value>(message: RegExp, read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    expect(error).toMatchObject({ message: expect.stringMatching(message) });
    return null;
  }
}

test("packed numbers, including gaps, survive a round trip", () => {
  holds(fc.array(packedNumber), runs, (numbers) => expect(decodeDigits(encodeDigits(numbers))).toEqual(numbers));
});

test("packed titles of every edition, including gaps, survive a round trip", () => {
  const cards = anyTitles.chain((titles) =>
    fc.tuple(fc.constant(titles), fc.array(fc.option(fc.constantFrom(...titles)))),
  );
  holds(cards, runs, ([titles, some]) => expect(decodeTitles(encodeTitles(some, titles), titles)).toEqual(some));
});

test("any text unpacks to numbers from 0 to 61 and gaps, one for each character", () => {
  holds(anyText, runs, (text) => {
    const numbers = decodeDigits(text);
    expect(numbers).toHaveLength([...text].length);
    expect(numbers.every((number) => number === null || (number >= 0 && number <= 61))).toBe(true);
  });
});

test("any text unpacks to titles of the edition, or is refused because of an unknown title number", () => {
  const isRead = new Set<boolean>();
  holds(fc.tuple(anyText, anyTitles), runs, ([text, titles]) => {
    const cards = unless(/^the edition has no title number \d+$/, () => decodeCards(text, titles));
    expect(cards?.every((card) => titles.includes(card)) ?? true).toBe(true);
    if (text !== "") isRead.add(cards !== null);
  });
  expect(isRead).toEqual(both);
});

test("any text is unpacked as a pending decision, or refused with a documented error", () => {
  const isRead = new Set<boolean>();
  holds(fc.tuple(fc.stringMatching(/^[0-9A]{0,12}[-]?$/), anyText), runs, ([text, own]) => {
    const documented =
      /^(a packed text (ends too early|lacks a number|has number)|no card is given by|the edition has no title number)/;
    const read = unless(documented, () => decodePending(text, own, ["attack", "skip", "favor"]));
    if (text !== "") isRead.add(read !== null);
  });
  expect(isRead).toEqual(both);
});

test("any texts are read as a table of Love Letter, or refused with a documented error", () => {
  // One wrong card is enough for a refusal, so most of a table must be valid.
  const cards = fc.oneof(
    { weight: 40, arbitrary: fc.stringMatching(/^[0-9A-]{0,4}$/) },
    { weight: 1, arbitrary: anyText },
  );
  const seat = fc.record({
    eliminated: fc.boolean(),
    shielded: fc.boolean(),
    tokens: fc.nat(9),
    cards: fc.nat(2),
    ruledOut: cards,
    played: cards,
    sight: cards,
  });
  const table = fc.record({
    seats: fc.array(seat, { maxLength: 6 }),
    round: fc.nat(20),
    turn: fc.nat(9),
    pile: fc.nat(20),
    setAside: fc.boolean(),
    open: cards,
    pending: fc.oneof(fc.constantFrom("", "00", "11"), anyText),
    last: fc.oneof(fc.constantFrom("", "1101020213"), anyText),
    winners: cards,
    sight: cards,
  });
  const documented = /^(a packed text (ends too early|lacks a number|has number)|the edition has no title number)/;
  const isRead = new Set<boolean>();
  holds(fc.tuple(table, fc.constantFrom(0, 1, 5, "spectator" as const)), runs, ([loveLetter, viewer]) => {
    const view = unless(documented, () => readLoveLetterView({ phase: "playing", loveLetter }, viewer));
    expect(view === null || view.seats.length === loveLetter.seats.length).toBe(true);
    isRead.add(view !== null);
  });
  expect(isRead).toEqual(both);
});

const key = fc.stringMatching(/^[0-9a-f]{64}$/);

test("a client reveals its entropy only if the server shows its commitment, whatever else the server sends", () => {
  const shown: fc.Arbitrary<DealOnWire & { readonly withOurs: boolean }> = fc.record({
    commitment: fc.oneof(fc.constantFrom("a".repeat(64), "b".repeat(64)), anyText),
    seats: fc.oneof(fc.constantFrom("01", "1", "0"), anyText),
    commitments: fc.oneof(fc.constant(""), key, anyText),
    entropies: fc.oneof({ weight: 4, arbitrary: fc.constant("") }, key, anyText),
    secret: anyText,
    withOurs: fc.boolean(),
  });
  holds(fc.array(shown, { maxLength: 12 }), runs / 4, (deals) => {
    const words: DealMessage[] = [];
    let made = 0;
    const newEntropy = () => String(++made).padStart(64, "0");
    const part = new Contributor(newEntropy, (said) => words.push(said));
    let ours = "";
    for (const { withOurs, ...deal } of deals) {
      const commitments = withOurs ? "c".repeat(64 * Math.max(0, deal.seats.indexOf("1"))) + ours : deal.commitments;
      const before = words.length;
      part.onDealState({ ...deal, commitments }, 1);
      for (const said of words.slice(before)) {
        expect(dealSchema.safeParse(said).success).toBe(true);
        if (said.type === "commit") ours = said.commitment;
        else expect(commitments).toContain(commitToContribution(deal.commitment, 1, said.entropy));
      }
    }
    const revealed = words.filter(({ type }) => type === "reveal").map((said) => JSON.stringify(said));
    expect(new Set(revealed).size).toBe(revealed.length);
  });
});

test("a random deal is checked and found invalid", () => {
  const text = fc.oneof(key, anyText);
  const part = fc.record({ seat: fc.oneof(fc.nat(9), fc.double()), commitment: text, entropy: text });
  holds(fc.record({ secret: text, commitment: text, parts: fc.array(part) }), runs, (deal) => {
    expect(checkDeal(deal)).toContainEqual({ kind: "secret" });
  });
});

test("any text is rejected as a token, unless it was signed", () => {
  const tokens = new Tokens(secret, systemTimers);
  const player = { id: "an id", name: "Ann", avatar: "01", guest: true };
  const real = tokens.sign(player);
  holds(fc.oneof(anyText, mutated(fc.constant(real), ["nl1.", "nl2.", ".", "e30", "=", "junk"])), runs, (token) => {
    expect([null, player]).toContainEqual(tokens.verify(token));
  });
});

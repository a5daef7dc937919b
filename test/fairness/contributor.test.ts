import { expect, test } from "vitest";
import { commitToContribution, commitToSecret } from "../../shared/core/deal.ts";
import { Contributor } from "../../shared/fairness/contributor.ts";
import { type DealOnWire, noDeal } from "../../shared/net/deal.ts";
import type { DealMessage } from "../../shared/net/protocol.ts";

const key = (number: number): string => String(number).repeat(64);
const server = commitToSecret(key(9));
const other = commitToContribution(server, 0, key(8));

/** Creates a page in seat 1 of a table of two; its entropies are 1, 2, 3 … */
function page() {
  const words: DealMessage[] = [];
  let made = 0;
  const newEntropy = () => {
    made += 1;
    return key(made);
  };
  const part = new Contributor(newEntropy, (word) => words.push(word));
  const shown: DealOnWire = { ...noDeal, commitment: server, seats: "01" };
  return {
    part,
    words,
    asked: (commitment = server) => part.onDealState({ ...shown, commitment }, 1),
    committed: (...commitments: readonly string[]) =>
      part.onDealState({ ...shown, commitments: commitments.join("") }, 1),
    begun: (...entropies: readonly string[]) => part.onDealState({ ...shown, entropies: entropies.join("") }, 1),
  };
}

const commit = (entropy: string, commitment = server): DealMessage => ({
  type: "commit",
  commitment: commitToContribution(commitment, 1, entropy),
});

test("a page sends a commitment to its own entropy once, and reveals it once after all commitments have arrived", () => {
  const { words, asked, committed } = page();
  asked();
  asked();
  const mine = commitToContribution(server, 1, key(1));
  committed(other, mine);
  committed(other, mine);
  expect(words).toEqual([commit(key(1)), { type: "reveal", entropy: key(1) }]);
});

test("a page reveals nothing if its own commitment is missing among those shown", () => {
  const { words, asked, committed } = page();
  asked();
  committed(other, other);
  expect(words).toEqual([commit(key(1))]);
});

test("a page reveals nothing without a commitment of its own", () => {
  const { words, committed } = page();
  committed(other, commitToContribution(server, 1, key(1)));
  expect(words).toEqual([]);
});

test("a page sends the same message again on a new connection", () => {
  const { words, asked, part } = page();
  asked();
  part.onReconnect();
  asked();
  expect(words).toEqual([commit(key(1)), commit(key(1))]);
});

test("a page never reuses revealed entropy, not even for the same commitment of the server", () => {
  const { words, asked, committed } = page();
  asked();
  committed(other, commitToContribution(server, 1, key(1)));
  asked();
  expect(words.at(-1)).toEqual(commit(key(2)));
});

test("a page counts the failed starts after it had revealed its part", () => {
  const { part, asked, committed } = page();
  const [second, third] = [commitToSecret(key(7)), commitToSecret(key(6))];
  asked();
  asked(second);
  expect(part.stake?.dropped).toBe(0);
  asked();
  committed(other, commitToContribution(server, 1, key(3)));
  asked(third);
  expect(part.stake?.dropped).toBe(1);
});

test("a start that became a game does not count as failed", () => {
  const { part, asked, committed, begun } = page();
  asked();
  committed(other, commitToContribution(server, 1, key(1)));
  begun(key(8), key(1));
  asked(commitToSecret(key(7)));
  expect(part.stake?.dropped).toBe(0);
});

test("a page without a part in the deal sends nothing", () => {
  const { part, words } = page();
  part.onDealState({ ...noDeal, commitment: server, seats: "02" }, 1);
  part.onDealState({ ...noDeal, commitment: server, seats: "01" }, null);
  expect(words).toEqual([]);
});

import { diceOf, type Front } from "./context.ts";
import { HttpClient } from "./http-client.ts";
import type { Dice } from "./random.ts";
import { count } from "./stats.ts";
import { settings } from "./valid-messages.ts";
import { Interval } from "./waiting.ts";

/** A deck that is no deck, as the text of its JSON. */
interface HostileDeck {
  readonly kind: string;
  readonly json: string;
}

const foreignTitles = [
  "princess",
  "battle-bunny",
  "king-cat",
  "exploding-kitten",
  "godcat",
  "devilcat",
  "ninja",
] as const;
const builtIns = ["__proto__", "constructor", "toString", "hasOwnProperty", ""] as const;
const wrongNumbers = ["1e308", "-1", "0.5", "9007199254740993", '"3"', "null", "[3]", "true", "{}", "-0.1"] as const;
const wrongTypes = [
  "null",
  "true",
  "7",
  '"deck"',
  "[]",
  '[{"defuse":4}]',
  '{"cards":[]}',
  '{"cards":"defuse"}',
] as const;

/** Enough saves and cards for four players. */
const rest = '"defuse":10,"skip":10,"attack":10,"favor":10,"nope":10';

/** Makes a deck that K98 refuses for four players. */
export const hostileDeck = (dice: Dice): HostileDeck =>
  dice.weighed<() => HostileDeck>([
    [1, () => ({ kind: "ten thousand titles", json: `{"cards":{${titles(10_000)}}}` })],
    [2, () => ({ kind: "a hundred titles", json: `{"cards":{${titles(100)}}}` })],
    [2, () => ({ kind: "a deck in a deck", json: nested(dice.pick([2, 9, 400])) })],
    [4, () => ({ kind: "a wrong number", json: `{"cards":{${rest},"shuffle":${dice.pick(wrongNumbers)}}}` })],
    [2, () => ({ kind: "a wrong number to deal", json: `{"cards":{${rest}},"deal":${dice.pick(wrongNumbers)}}` })],
    [3, () => ({ kind: "a title of no deck", json: `{"cards":{${rest},"${dice.pick(foreignTitles)}":1}}` })],
    [3, () => ({ kind: "a built-in name", json: `{"cards":{${rest},"${dice.pick(builtIns)}":4}}` })],
    [2, () => ({ kind: "a built-in option", json: `{"cards":{${rest}},"options":{"${dice.pick(builtIns)}":true}}` })],
    [2, () => ({ kind: "another field", json: `{"cards":{${rest}},"${dice.pick(builtIns)}":{"admin":true}}` })],
    [3, () => ({ kind: "no object", json: dice.pick(wrongTypes) })],
    [1, () => ({ kind: "a code without end", json: `"1${"Z".repeat(1_000_000)}"` })],
    [2, () => ({ kind: "a code", json: `"1${"Z".repeat(dice.between(1, 2000))}"` })],
  ])();

const titles = (number: number): string => Array.from({ length: number }, (_, index) => `"title-${index}":1`).join();

const nested = (depth: number): string => `{"cards":${'{"cards":'.repeat(depth)}{}${"}".repeat(depth)}}`;

/**
 * Opens tables with hostile decks. Counts each deck that is accepted, and each refusal that does not say why, as a
 * change.
 */
export async function openHostileTables(
  front: Front,
  attacker: string,
  token: string,
  perSecond: number,
): Promise<void> {
  const client = new HttpClient(front.url, "127.0.0.1");
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const pace = new Interval(perSecond);
  for (let number = 0; !front.isOver(); number += 1) {
    const dice = diceOf(front, attacker, number);
    const { kind, json } = hostileDeck(dice);
    const others = JSON.stringify({ ...settings(dice), edition: "custom", seats: 4, options: {} });
    const body = `{"settings":${others.slice(0, -1)},"deck":${json}}}`;
    const { status, text } = await client.ask({ method: "POST", path: "/api/tables", headers, body });
    count(front.score.messages, "a hostile deck");
    if (status >= 400) count(front.score.refusals, `HTTP ${status}`);
    else if (status === 0) count(front.score.closings, "HTTP");
    if (status > 0 && (status < 400 || !/"error":"(deck-refused|malformed)"/.test(text)))
      count(front.score.changes, `a deck: ${kind}`);
    await pace.done(1);
  }
  client.close();
}

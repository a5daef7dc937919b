import { fail, ok, type Result } from "../../../core/result.ts";
import { isPlainSave } from "../saves.ts";
import { type CardId, cardIds } from "../titles.ts";
import { type Deck, type DeckOption, deckDefaults, deckLimits, deckOptions } from "./deck.ts";

/** Reasons against a deck, whoever plays it, with their paragraphs; the first that applies is named (K98). */
export const deckFaults = {
  malformed: "K98",
  "unknown-title": "K98",
  "computed-title": "K86",
  "bad-count": "K85",
  "bad-number": "K89",
  "options-clash": "K93",
  "too-many-cards": "K85",
  "needs-zombie-kitten": "K87",
} as const;

export type DeckFault = keyof typeof deckFaults;

/** Titles that are counted, not chosen (K86). */
const computedTitles: readonly CardId[] = ["exploding-kitten", "godcat", "devilcat"];

/** Titles that only the Dead make sense of (K87). */
const titlesForTheDead: readonly CardId[] = [
  "attack-of-the-dead",
  "feed-the-dead-now",
  "grave-robber",
  "clairvoyance-now",
];

/** A deck whose fields have the right types; its titles and numbers are unchecked. */
interface Draft {
  readonly cards: readonly (readonly [title: string, copies: number])[];
  readonly deal: number;
  readonly spare: number;
  readonly options: Readonly<Record<DeckOption, boolean>>;
}

/** Judges a deck for any number of players. @param data may be anything. */
export function judgeDeck(data: unknown): Result<Deck, DeckFault> {
  const draft = readDraft(data);
  if (draft === null) return fail("malformed");
  const cards = new Map<CardId, number>();
  for (const [title, copies] of draft.cards) {
    const id = cardIds.find((each) => each === title);
    if (id === undefined) return fail("unknown-title");
    cards.set(id, copies);
  }
  const fault = faultIn(draft, cards);
  if (fault !== null) return fail(fault);
  const played = cardIds.filter((id) => (cards.get(id) ?? 0) > 0);
  return ok({
    cards: Object.fromEntries(played.map((id) => [id, cards.get(id) ?? 0])),
    deal: draft.deal,
    spare: draft.spare,
    options: draft.options,
  });
}

function faultIn({ deal, spare, options }: Draft, cards: ReadonlyMap<CardId, number>): DeckFault | null {
  const has = (title: CardId) => (cards.get(title) ?? 0) > 0;
  const counts = [...cards];
  const [leastDeal, mostDeal] = deckLimits.deal;
  if (computedTitles.some((title) => cards.has(title))) return "computed-title";
  if (counts.some(([title, copies]) => copies > maxCopies(title))) return "bad-count";
  if (deal < leastDeal || deal > mostDeal || spare > deckLimits.spare) return "bad-number";
  if (options["five-different"] && !options.combos) return "options-clash";
  if (counts.reduce((sum, [, copies]) => sum + copies, 0) > deckLimits.cards) return "too-many-cards";
  return titlesForTheDead.some(has) && !has("zombie-kitten") ? "needs-zombie-kitten" : null;
}

/** Most copies of a title in a deck (K85). */
export const maxCopies = (title: CardId): number => (title === "imploding-kitten" ? 1 : deckLimits.copies);

type Fields = ReadonlyMap<string, unknown>;

function readDraft(data: unknown): Draft | null {
  const fields = fieldsOf(data, ["cards", "deal", "spare", "options"]);
  const counts = fieldsOf(fields?.get("cards"), null);
  const options = readOptions(fields?.get("options") ?? {});
  const deal = fields?.get("deal") ?? deckDefaults.deal;
  const spare = fields?.get("spare") ?? deckDefaults.spare;
  if (!fields || !counts || !options || !isCount(deal) || !isCount(spare)) return null;
  if (["deal", "spare", "options"].some((name) => fields.has(name) && fields.get(name) === null)) return null;
  const cards: [string, number][] = [];
  for (const [title, copies] of counts) {
    if (!isCount(copies)) return null;
    cards.push([title, copies]);
  }
  return { cards, deal, spare, options };
}

function readOptions(data: unknown): Draft["options"] | null {
  const given = fieldsOf(data, Object.keys(deckOptions));
  if (!given || [...given.values()].some((on) => typeof on !== "boolean")) return null;
  const isOn = (name: DeckOption) => (given.has(name) ? given.get(name) === true : deckOptions[name]);
  return {
    combos: isOn("combos"),
    fast: isOn("fast"),
    "five-different": isOn("five-different"),
    "flat-attacks": isOn("flat-attacks"),
    "far-sight": isOn("far-sight"),
    "lone-nope": isOn("lone-nope"),
  };
}

/** Fields of a plain object, read without running code of the value. @param known the names allowed; null: all. */
function fieldsOf(data: unknown, known: readonly string[] | null): Fields | null {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return null;
  const kind: unknown = Object.getPrototypeOf(data);
  if (kind !== Object.prototype && kind !== null) return null;
  const fields = new Map<string, unknown>();
  for (const key of Reflect.ownKeys(data)) {
    const entry = Object.getOwnPropertyDescriptor(data, key);
    if (typeof key === "symbol" || !entry || !("value" in entry)) return null;
    if (known !== null && !known.includes(key)) return null;
    if (entry.value !== undefined) fields.set(key, entry.value);
  }
  return fields;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Number of saves in a deck, of either kind (K88). */
export const savesIn = ({ cards }: Deck): number =>
  cardIds.reduce((sum, title) => sum + (isPlainSave(title) ? (cards[title] ?? 0) : 0), 0);

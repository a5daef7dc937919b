import type { Seat } from "../core/game.ts";
import type { Danger, Play } from "../games/kittens/state.ts";
import { type CardId, type GivingTitle, isGivingTitle } from "../games/kittens/titles.ts";
import type { VisibleDecision, VisibleGift } from "../games/kittens/view.ts";
import { DigitReader, decodeDigits, encodeDigits, type Packable, titleAt, titleNumber } from "./packed.ts";

type Titles = readonly CardId[];
type Kind = VisibleDecision["kind"];
type DecisionOf<K extends Kind> = { [P in K]: Extract<VisibleDecision, { readonly kind: P }> }[K];

/** Codec of one kind of decision. */
interface DecisionCodec<K extends Kind> {
  /** Serialises the public part. */
  pack(decision: DecisionOf<K>, titles: Titles): readonly Packable[];
  /** Returns the part that only one seat knows: the number of a card, or 1 if it has passed; null for none. */
  secret(decision: DecisionOf<K>, titles: Titles): Packable;
  unpack(reader: DigitReader, secret: Packable, titles: Titles): DecisionOf<K>;
}

/** Kinds in the order of their numbers, which is part of the protocol. */
const codecs: { readonly [K in Kind]: DecisionCodec<K> } = {
  nope: {
    pack: ({ play, nopes, entitled, nopeOnTop }, titles) => [
      ...packPlay(play, titles),
      ...packList(nopes),
      ...packList(entitled),
      nopeOnTop ? 1 : 0,
    ],
    secret: ({ passed }) => (passed ? 1 : null),
    unpack: (reader, secret, titles) => ({
      kind: "nope",
      play: unpackPlay(reader, titles),
      nopes: reader.list(),
      entitled: reader.list(),
      nopeOnTop: reader.number() === 1,
      passed: secret !== null,
    }),
  },
  clairvoyance: {
    pack: ({ seat, entitled }) => [seat, ...packList(entitled)],
    secret: ({ passed }) => (passed ? 1 : null),
    unpack: (reader, secret) => ({
      kind: "clairvoyance",
      seat: reader.number(),
      entitled: reader.list(),
      passed: secret !== null,
    }),
  },
  give: {
    pack: ({ by, gifts }, titles) => [titleNumber(by, titles), gifts.length, ...gifts.flatMap(packGift)],
    secret: ({ own }, titles) => titleNumber(own, titles),
    unpack: (reader, secret, titles) => ({
      kind: "give",
      by: givingTitle(reader, titles),
      gifts: Array.from({ length: reader.number() }, () => unpackGift(reader)),
      own: cardAt(secret, titles),
    }),
  },
  pick: {
    pack: ({ seat, from }) => [seat, from],
    secret: () => null,
    unpack: (reader) => ({ kind: "pick", seat: reader.number(), from: reader.number() }),
  },
  stop: {
    pack: ({ seat, by }) => [seat, by],
    secret: () => null,
    unpack: (reader) => ({ kind: "stop", seat: reader.number(), by: reader.number() }),
  },
  stay: {
    pack: ({ seat, by }) => [seat, by],
    secret: ({ before }, titles) => titleNumber(before, titles),
    unpack: (reader, secret, titles) => ({
      kind: "stay",
      seat: reader.number(),
      by: reader.number(),
      before: catAt(secret, titles),
    }),
  },
  keep: {
    pack: ({ seat, from, open }) => [seat, (from === "top" ? 0 : 1) + (open ? openLook : 0)],
    secret: ({ card }, titles) => titleNumber(card, titles),
    unpack: (reader, secret, titles) => {
      const seat = reader.number();
      const place = reader.number();
      const open = place >= openLook;
      const card = open ? "imploding-kitten" : cardAt(secret, titles);
      return { kind: "keep", seat, from: place % openLook === 0 ? "top" : "bottom", open, card };
    },
  },
  save: {
    pack: ({ seat, cause }) => [seat, causes.indexOf(cause)],
    secret: () => null,
    unpack: (reader) => ({ kind: "save", seat: reader.number(), cause: reader.oneOf(causes) }),
  },
  insert: {
    /** Null kittens stand for the Imploding Kitten, of which there is one. */
    pack: ({ seat, card, kittens, watchers }) => [
      seat,
      card === "imploding-kitten" ? null : kittens,
      ...packList(watchers),
    ],
    secret: () => null,
    unpack: (reader) => {
      const seat = reader.number();
      const kittens = reader.next();
      const card = kittens === null ? "imploding-kitten" : "exploding-kitten";
      return { kind: "insert", seat, card, kittens: kittens ?? 1, watchers: reader.list() };
    },
  },
  take: {
    pack: ({ seat }) => [seat],
    secret: () => null,
    unpack: (reader) => ({ kind: "take", seat: reader.number() }),
  },
  lay: {
    pack: ({ seat }) => [seat],
    secret: () => null,
    unpack: (reader) => ({ kind: "lay", seat: reader.number() }),
  },
  arrange: {
    pack: ({ seat, count }) => [seat, count],
    secret: () => null,
    unpack: (reader) => ({ kind: "arrange", seat: reader.number(), count: reader.number() }),
  },
};

const kinds: readonly Kind[] = [
  "nope",
  "clairvoyance",
  "give",
  "pick",
  "stop",
  "stay",
  "keep",
  "save",
  "insert",
  "take",
  "lay",
  "arrange",
];
const forms: readonly Play["form"][] = ["card", "pair", "triple", "five"];
const causes: readonly Danger[] = ["kitten", "devilcat"];
/** Added to the place of a card that all viewers saw on top (K74). */
const openLook = 2;

/** Packs the stack of decisions: the number of each kind, and its public part. */
export const encodePending = (pending: readonly VisibleDecision[], titles: Titles): string =>
  encodeDigits(pending.flatMap((decision) => packDecision(decision, titles)));

/** Packs the part of each decision that only one seat knows: a card, or 1 if it has passed; null for none. */
export const encodeOwnParts = (pending: readonly VisibleDecision[], titles: Titles): string =>
  encodeDigits(pending.map((decision) => packSecret(decision, titles)));

/**
 * Unpacks decisions.
 * @param own output of `encodeOwnParts`; empty for a spectator.
 * @throws RangeError if the text contains no valid decisions.
 */
export function decodePending(text: string, own: string, titles: Titles): VisibleDecision[] {
  const reader = new DigitReader(text);
  const secrets = decodeDigits(own);
  const pending: VisibleDecision[] = [];
  while (!reader.isAtEnd)
    pending.push(codecs[reader.oneOf(kinds)].unpack(reader, secrets[pending.length] ?? null, titles));
  return pending;
}

const packDecision = <K extends Kind>(decision: DecisionOf<K>, titles: Titles): readonly Packable[] => {
  const { kind }: { readonly kind: K } = decision;
  const codec: DecisionCodec<K> = codecs[kind];
  return [kinds.indexOf(kind), ...codec.pack(decision, titles)];
};

const packSecret = <K extends Kind>(decision: DecisionOf<K>, titles: Titles): Packable => {
  const { kind }: { readonly kind: K } = decision;
  const codec: DecisionCodec<K> = codecs[kind];
  return codec.secret(decision, titles);
};

/** Packs a list after its length. */
const packList = (seats: readonly Seat[]): readonly number[] => [seats.length, ...seats];

const packPlay = ({ form, seat, target, names, as, cards }: Play, titles: Titles): readonly Packable[] => [
  forms.indexOf(form),
  seat,
  target,
  titleNumber(names, titles),
  titleNumber(as, titles),
  cards.length,
  ...cards.map((card) => titleNumber(card, titles)),
];

const unpackPlay = (reader: DigitReader, titles: Titles): Play => ({
  form: reader.oneOf(forms),
  seat: reader.number(),
  target: reader.next(),
  names: cardAt(reader.next(), titles),
  as: cardAt(reader.next(), titles),
  cards: reader.list().map((number) => titleAt(titles, number)),
});

/** Packs giver, receiver (null for the pile), and whether the card is chosen. */
const packGift = ({ from, to, chosen }: VisibleGift): readonly Packable[] => [
  from,
  to === "pile" ? null : to,
  chosen ? 1 : 0,
];

const unpackGift = (reader: DigitReader): VisibleGift => ({
  from: reader.number(),
  to: reader.next() ?? "pile",
  chosen: reader.number() === 1,
});

const cardAt = (number: Packable, titles: Titles): CardId | null => (number === null ? null : titleAt(titles, number));

function givingTitle(reader: DigitReader, titles: Titles): GivingTitle {
  const by = titleAt(titles, reader.number());
  if (!isGivingTitle(by)) throw new RangeError(`no card is given by ${by}`);
  return by;
}

function catAt(number: Packable, titles: Titles): "godcat" | "devilcat" | null {
  const card = cardAt(number, titles);
  return card === "godcat" || card === "devilcat" ? card : null;
}

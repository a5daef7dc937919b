import { strengths } from "../../shared/core/bots.ts";
import {
  beatSecondsChoices,
  chatModes,
  consents,
  nopeSecondsChoices,
  turnSecondsChoices,
} from "../../shared/net/protocol.ts";
import { emoteIds } from "../../shared/net/social.ts";
import { games } from "../../shared/registry.ts";
import type { Wild } from "./msgpack.ts";
import type { Dice } from "./random.ts";

/** Message of an honest client, sent at any time. */
export interface Saying {
  readonly type: string;
  readonly message: Wild;
}

const titles = [...new Set(games.editions.all.flatMap((edition) => edition.titles))];
const editions = games.editions.all.map(({ id }) => id);

const title = (dice: Dice): string => dice.pick(titles) ?? "";
const seat = (dice: Dice): number => dice.below(6);
const some = (dice: Dice, name: string, value: Wild): Record<string, Wild> =>
  dice.chance(0.3) ? { [name]: value } : {};

/** @param seq of the current state. */
export function saying(dice: Dice, seq: number): Saying {
  return dice.weighed<(dice: Dice) => Saying>([
    [12, () => ({ type: "act", message: { seq: seqNear(dice, seq), command: command(dice) } })],
    [6, () => ({ type: "manage", message: action(dice) })],
    [2, () => ({ type: "deal", message: word(dice) })],
    [1, () => ({ type: "emote", message: { emote: dice.pick(emoteIds), ...some(dice, "at", seat(dice)) } })],
    [1, () => ({ type: "nudge", message: {} })],
    [1, () => ({ type: "say", message: { text: `meow ${dice.below(1000)}` } })],
  ])(dice);
}

const seqNear = (dice: Dice, seq: number): number => (dice.chance(0.8) ? seq : Math.max(0, seq + dice.between(-3, 3)));

/** Any command of any game. */
function command(dice: Dice): Wild {
  const card = title(dice);
  return dice.weighed<() => Wild>([
    [2, () => ({ type: "draw" })],
    [14, () => play(dice)],
    [2, () => ({ type: "nope", ...some(dice, "card", "clone") })],
    [1, () => ({ type: "pass" })],
    [2, () => ({ type: "save", card, ...some(dice, "as", title(dice)), ...some(dice, "target", seat(dice)) })],
    [1, () => ({ type: "explode" })],
    [2, () => ({ type: "insert", position: dice.between(-2, 60) })],
    [2, () => ({ type: "give", card })],
    [1, () => ({ type: "pick", ...some(dice, "card", "godcat") })],
    [2, () => ({ type: "take", card })],
    [1, () => ({ type: "lay", card: dice.pick(["godcat", "devilcat", card]), target: seat(dice) })],
    [3, () => ({ type: dice.pick(["stop", "keep", "return", "stay", "swap", "timeout"]) })],
  ])();
}

function play(dice: Dice): Wild {
  const cards = dice.chance(0.7) ? [title(dice)] : dice.list(dice.between(2, 5), () => title(dice));
  const same = cards.map(() => cards[0] ?? "");
  return {
    type: "play",
    cards: dice.chance(0.5) ? same : cards,
    ...some(dice, "target", seat(dice)),
    ...some(dice, "names", title(dice)),
    ...some(dice, "as", title(dice)),
    ...some(dice, "value", dice.below(12)),
  };
}

function action(dice: Dice): Wild {
  return dice.weighed<() => Wild>([
    [3, () => ({ type: "settings", settings: settings(dice) })],
    [2, () => ({ type: "add-bot", strength: dice.pick(strengths) })],
    [1, () => ({ type: "bot-strength", seat: seat(dice), strength: dice.pick(strengths) })],
    [2, () => ({ type: "remove", seat: seat(dice) })],
    [2, () => ({ type: "ready", ready: dice.chance(0.5) })],
    [3, () => ({ type: "start" })],
    [2, () => ({ type: "rematch", ready: dice.chance(0.8) })],
    [1, () => ({ type: "chat", chat: dice.pick(chatModes) })],
    [2, () => ({ type: "here" })],
    [2, () => ({ type: "finish", again: dice.chance(0.5) })],
    [1, () => ({ type: "show-hand", on: dice.chance(0.7) })],
    [1, () => ({ type: "watch-hand", seat: dice.chance(0.2) ? null : seat(dice) })],
    [1, () => ({ type: "guess", seat: seat(dice) })],
    [2, () => ({ type: "take-chair", seat: seat(dice) })],
    [1, () => ({ type: "stand-in", seat: seat(dice), on: dice.chance(0.8) })],
    [2, () => ({ type: "let-pass", consent: dice.pick(consents) })],
  ])();
}

/** Settings; a table accepts some of them. */
export const settings = (dice: Dice): Record<string, Wild> => ({
  edition: dice.pick(editions) ?? "",
  ...(dice.chance(0.2) && { edition: "custom", deck: deckOf(dice), ...some(dice, "deckName", "Chaos for all") }),
  seats: dice.between(1, 10),
  options: dice.chance(0.7) ? {} : { combos: dice.chance(0.5) },
  nopeSeconds: dice.pick([...nopeSecondsChoices, 0]),
  turnSeconds: dice.pick([...turnSecondsChoices, 1]),
  beatSeconds: dice.pick(beatSecondsChoices),
  ...some(dice, "hasClock", dice.chance(0.5)),
  ...some(dice, "lateJoin", dice.chance(0.5)),
  ...some(dice, "spectators", dice.chance(0.5)),
  ...some(dice, "chat", dice.pick(chatModes)),
});

/** A deck for up to seven players, some of them refused. */
const deckOf = (dice: Dice): Wild => ({
  cards: { defuse: 9, attack: 8, nope: 8, favor: 8, skip: 8, reverse: 8, [title(dice)]: dice.between(0, 12) },
  deal: dice.between(4, 5),
  ...some(dice, "options", { "lone-nope": dice.chance(0.5), "flat-attacks": dice.chance(0.5) }),
});

function word(dice: Dice): Wild {
  const key = Buffer.from(dice.bytes(32)).toString("hex");
  return dice.chance(0.5) ? { type: "commit", commitment: key } : { type: "reveal", entropy: key };
}

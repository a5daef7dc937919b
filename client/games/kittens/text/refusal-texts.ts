import type { Command } from "../../../../shared/core/commands.ts";
import { assertNever, type NoCommand, type Refusal, type RefusalCode } from "../../../../shared/core/errors.ts";
import { kittens } from "../../../../shared/games/kittens/game.ts";
import type { ForbiddenBy } from "../../../../shared/games/kittens/refusals.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import type { KittensView, VisibleDecision } from "../../../../shared/games/kittens/view.ts";
import type { PlainKey } from "../../../../shared/locales/keys.ts";
import type { Rejection } from "../../transition.ts";
import { awaitedSeats } from "../ui-state.ts";
import type { KittensTextKey } from "./i18n.ts";
import type { Labels } from "./labels.ts";

/** Returns the reason why a move is illegal now; null if it is legal. */
export function explainRefusal(view: KittensView, command: Command, labels: Labels): string | null {
  const refusal = kittens.refusal(view, command);
  return refusal === null ? null : refusalText(refusal, view, labels);
}

/** Returns the error text for a rejected command. */
export function errorText(error: Rejection, view: KittensView, labels: Labels): string {
  switch (error.kind) {
    case "refused":
      return refusalText(error.refusal, view, labels);
    case "forestalled":
      return labels.t("kittens.refusal.forestalled");
    case "not-seated":
      return labels.t("kittens.refusal.not-seated");
    case "put-out":
      return labels.t("kittens.refusal.put-out");
    case "manage":
      return labels.t("kittens.refusal.not-now");
    default:
      return assertNever(error);
  }
}

/** The server may name a paragraph without a text here. Then the text of the code is used. */
function refusalText({ code, rule }: Refusal | NoCommand, view: KittensView, labels: Labels): string {
  const saying = sayings[code];
  const say = typeof saying === "function" ? saying : new Map(Object.entries<Say>(saying)).get(rule);
  return say ? say(labels, view) : labels.t(`kittens.refusal.${code}`, { name: labels.name(view.turn) });
}

type Say = (labels: Labels, view: KittensView) => string;

/** Refusals that name a card. */
type CardRefusal = `kittens.refusal.${"clairvoyance" | "defuse" | "nope" | "save"}`;

const text =
  (key: PlainKey<KittensTextKey>): Say =>
  ({ t }) =>
    t(key);

const textWith =
  (key: CardRefusal, card: CardId): Say =>
  ({ t, title }) =>
    t(key, { card: title(card) });

const notEntitled = text("kittens.refusal.not-entitled");
const notInHand = text("kittens.refusal.not-in-hand");
const noCombos = text("kittens.refusal.noCombos");
/** With combos, a deck may still do without five different titles (K93). */
const noFive: Say = ({ t }, { options }) => t(`kittens.refusal.${options.combos ? "noFive" : "noCombos"}`);
const nobodyDead = text("kittens.refusal.nobodyDead");
const noClone = text("kittens.refusal.clone");
const badCard = text("kittens.refusal.bad-card");
const badTarget = text("kittens.refusal.bad-target");
const clairvoyanceWaits = textWith("kittens.refusal.clairvoyance", "clairvoyance-now");

const isOut: Say = ({ t }, { viewer, seats }) => {
  if (viewer === "spectator") return t("kittens.refusal.not-seated");
  return t(seats[viewer]?.life === "dead" ? "kittens.refusal.dead" : "kittens.refusal.out");
};

const firstThings: Say = (labels, view) => whatComesFirst(view.pending.at(-1), view, labels);

/** Error texts by code, and by paragraph if they depend on it. */
const sayings: { readonly [Code in RefusalCode]: Say | Readonly<Record<ForbiddenBy[Code], Say>> } = {
  malformed: text("kittens.refusal.malformed"),
  "not-entitled": { K21: text("kittens.refusal.own"), K22: isOut, K50: notEntitled },
  "not-your-turn": ({ t, name }, { turn }) => t("kittens.refusal.not-your-turn", { name: name(turn) }),
  "not-now": {
    K6: firstThings,
    K9: firstThings,
    K10: firstThings,
    K12: text("kittens.refusal.over"),
    K19: firstThings,
    K23: text("kittens.refusal.passed"),
    K26: firstThings,
    K28: firstThings,
    K30: firstThings,
    K37: firstThings,
    K39: firstThings,
    K40: firstThings,
    K50: (labels, view) => (isClairvoyanceTime(view) ? firstThings : clairvoyanceWaits)(labels, view),
    K54: firstThings,
    K80: firstThings,
  },
  "not-in-hand": {
    K6: notInHand,
    K9: notInHand,
    K19: text("kittens.refusal.noNope"),
    K26: notInHand,
    K50: notInHand,
  },
  "not-playable": {
    K9: textWith("kittens.refusal.defuse", "defuse"),
    K17: nobodyDead,
    K19: textWith("kittens.refusal.nope", "nope"),
    K28: text("kittens.refusal.cat"),
    K29: noCombos,
    K30: noFive,
    K33: text("kittens.refusal.feral"),
    K40: text("kittens.refusal.playmat"),
    K43: text("kittens.refusal.godcat"),
    K45: textWith("kittens.refusal.save", "zombie-kitten"),
    K50: clairvoyanceWaits,
    K52: nobodyDead,
    K53: nobodyDead,
    K55: noClone,
    K57: noClone,
    K72: notInHand,
  },
  "bad-card": {
    K19: badCard,
    K28: badCard,
    K30: badCard,
    K31: badCard,
    K40: badCard,
    K43: text("kittens.refusal.godcatAs"),
  },
  "bad-target": { K27: badTarget, K40: badTarget, K45: text("kittens.refusal.dying") },
  "bad-position": text("kittens.refusal.bad-position"),
};

const isClairvoyanceTime = ({ pending }: KittensView): boolean => pending.at(-1)?.kind === "clairvoyance";

function whatComesFirst(top: VisibleDecision | undefined, view: KittensView, labels: Labels): string {
  const { t, name, isMe } = labels;
  if (top?.kind === "nope") return t("kittens.refusal.waits");
  if (top?.kind === "clairvoyance") return t("kittens.refusal.watching", { card: labels.title("clairvoyance-now") });
  const [seat, ...others] = awaitedSeats(view);
  if (others.length > 0) return t("kittens.refusal.choosing");
  return seat === undefined || isMe(seat)
    ? t("kittens.refusal.not-now")
    : t("kittens.refusal.wait", { name: name(seat) });
}

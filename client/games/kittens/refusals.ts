import type { Command } from "../../../shared/core/commands.ts";
import { assertNever, type Refusal } from "../../../shared/core/errors.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import type { KittensView, VisibleDecision } from "../../../shared/games/kittens/view.ts";
import type { TableError } from "../../../shared/net/protocol.ts";
import { awaitedSeats } from "./awaited.ts";
import type { Words } from "./words.ts";

/** Why the viewer may not do this now, in the game's words; null if they may. */
export function whyNot(view: KittensView, command: Command, words: Words): string | null {
  const refusal = kittens.refusal(view, command);
  return refusal === null ? null : refusalText(refusal, view, words);
}

/** Why the server did not carry out a command; null where that needs no words, since the moment has simply passed. */
export function errorText(error: TableError, view: KittensView, words: Words): string | null {
  switch (error.kind) {
    case "refused":
      return refusalText(error.refusal, view, words);
    case "stale":
      return null;
    case "forestalled":
      return words.t("kittens.refusal.forestalled");
    case "not-seated":
      return words.t("kittens.refusal.not-seated");
    case "put-out":
      return words.t("kittens.refusal.put-out");
    case "manage":
      return words.t("kittens.refusal.not-now");
    default:
      return assertNever(error);
  }
}

function refusalText({ code, rule }: Refusal, view: KittensView, words: Words): string {
  const { t } = words;
  switch (code) {
    case "not-entitled":
      return notEntitled(rule, view, words);
    case "not-your-turn":
      return t("kittens.refusal.not-your-turn", { name: words.name(view.turn) });
    case "not-now":
      return notNow(rule, view, words);
    case "not-in-hand":
      return t(rule === "K19" ? "kittens.refusal.noNope" : "kittens.refusal.not-in-hand");
    case "not-playable":
      return notPlayable(rule, words);
    case "bad-card":
      return t(rule === "K43" ? "kittens.refusal.godcatAs" : "kittens.refusal.bad-card");
    case "bad-target":
      return t(rule === "K45" ? "kittens.refusal.dying" : "kittens.refusal.bad-target");
    default:
      return t(`kittens.refusal.${code}`);
  }
}

function notEntitled(rule: string, { viewer, seats }: KittensView, { t }: Words): string {
  if (rule === "K21") return t("kittens.refusal.own");
  if (rule !== "K22") return t("kittens.refusal.not-entitled");
  if (viewer === "spectator") return t("kittens.refusal.not-seated");
  return t(seats[viewer]?.life === "dead" ? "kittens.refusal.dead" : "kittens.refusal.out");
}

function notNow(rule: string, view: KittensView, words: Words): string {
  const top = view.pending.at(-1);
  if (rule === "K12") return words.t("kittens.refusal.over");
  if (rule === "K23") return words.t("kittens.refusal.passed");
  if (rule === "K50" && top?.kind !== "clairvoyance") return clairvoyanceWaits(words);
  return whatComesFirst(top, view, words);
}

function whatComesFirst(top: VisibleDecision | undefined, view: KittensView, words: Words): string {
  const { t, name, isMe } = words;
  if (top?.kind === "nope") return t("kittens.refusal.waits");
  if (top?.kind === "clairvoyance") return t("kittens.refusal.watching", { card: words.title("clairvoyance-now") });
  const [seat, ...others] = awaitedSeats(view);
  if (others.length > 0) return t("kittens.refusal.choosing");
  return seat === undefined || isMe(seat)
    ? t("kittens.refusal.not-now")
    : t("kittens.refusal.wait", { name: name(seat) });
}

const clairvoyanceWaits = ({ t, title }: Words) =>
  t("kittens.refusal.clairvoyance", { card: title("clairvoyance-now") });

/** By the paragraph of the rulebook that forbids it. */
function notPlayable(rule: string, words: Words): string {
  const { t, title } = words;
  switch (rule) {
    case "K9":
      return t("kittens.refusal.defuse", { card: title("defuse") });
    case "K45":
      return t("kittens.refusal.save", { card: title("zombie-kitten") });
    case "K19":
      return t("kittens.refusal.nope", { card: title("nope") });
    case "K28":
      return t("kittens.refusal.cat");
    case "K33":
      return t("kittens.refusal.feral");
    case "K29":
    case "K30":
      return t("kittens.refusal.noCombos");
    case "K17":
    case "K52":
    case "K53":
      return t("kittens.refusal.nobodyDead");
    case "K40":
      return t("kittens.refusal.playmat");
    case "K43":
      return t("kittens.refusal.godcat");
    case "K50":
      return clairvoyanceWaits(words);
    case "K55":
    case "K57":
      return t("kittens.refusal.clone");
    default:
      return t("kittens.refusal.not-playable");
  }
}

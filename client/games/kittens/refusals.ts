import type { Command } from "../../../shared/core/commands.ts";
import { assertNever, type Refusal } from "../../../shared/core/errors.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import type { KittensView } from "../../../shared/games/kittens/view.ts";
import type { TableError } from "../../../shared/net/protocol.ts";
import type { Words } from "./words.ts";

/** Why the viewer may not do this now, in the game's words; null if they may. */
export function whyNot(view: KittensView, command: Command, words: Words): string | null {
  const refusal = kittens.refusal(view, command);
  return refusal === null ? null : refusalText(refusal, view, words);
}

function refusalText({ code, rule }: Refusal, view: KittensView, words: Words): string {
  const { t } = words;
  switch (code) {
    case "not-entitled":
      return t(
        rule === "K11"
          ? "kittens.refusal.out"
          : rule === "K21"
            ? "kittens.refusal.own"
            : "kittens.refusal.not-entitled",
      );
    case "not-your-turn":
      return t("kittens.refusal.not-your-turn", { name: words.name(view.turn) });
    case "not-now":
      return notNow(rule, view, words);
    case "not-in-hand":
      return t(rule === "K19" ? "kittens.refusal.noNope" : "kittens.refusal.not-in-hand");
    case "not-playable":
      return notPlayable(rule, words);
    default:
      return t(`kittens.refusal.${code}`);
  }
}

/** Why the server did not carry out a command; null where that needs no words, since the moment has simply passed. */
export function errorText(error: TableError, view: KittensView, words: Words): string | null {
  switch (error.kind) {
    case "refused":
      return refusalText(error.refusal, view, words);
    case "stale":
      return null;
    case "not-seated":
      return words.t("kittens.refusal.not-seated");
    case "manage":
      return words.t("kittens.refusal.not-now");
    default:
      return assertNever(error);
  }
}

function notNow(rule: string, view: KittensView, words: Words): string {
  const top = view.pending.at(-1);
  if (rule === "K12") return words.t("kittens.refusal.over");
  if (rule === "K23") return words.t("kittens.refusal.passed");
  if (top?.kind === "nope") return words.t("kittens.refusal.waits");
  const seat = top?.seat ?? view.turn;
  return words.isMe(seat)
    ? words.t("kittens.refusal.not-now")
    : words.t("kittens.refusal.wait", { name: words.name(seat) });
}

function notPlayable(rule: string, words: Words): string {
  switch (rule) {
    case "K9":
      return words.t("kittens.refusal.defuse", { card: words.title("defuse") });
    case "K19":
      return words.t("kittens.refusal.nope", { card: words.title("nope") });
    case "K28":
      return words.t("kittens.refusal.cat");
    case "K29":
    case "K30":
      return words.t("kittens.refusal.noCombos");
    default:
      return words.t("kittens.refusal.not-playable");
  }
}

import type { Seat } from "../../../../shared/core/game.ts";
import { editionOf } from "../../../../shared/games/kittens/editions/registry.ts";
import type { KittensView } from "../../../../shared/games/kittens/view.ts";
import type { Playmat, PlaymatEntry } from "../../../table/model/pieces.ts";
import type { Situation } from "../situation.ts";

type PlaymatCard = "godcat" | "devilcat";

/** Positions of Godcat and Devilcat: on the mat, in a duel, or with a player (K7, K40). */
export function playmat(situation: Situation): Playmat | null {
  const { words, view } = situation;
  if (!editionOf(view.edition).playmat) return null;
  return {
    label: words.t("kittens.playmat.label"),
    short: words.t("kittens.playmat.short"),
    entries: [entry(situation, "godcat"), entry(situation, "devilcat")],
    spoken: words.t("kittens.playmat.spoken", {
      godcat: spoken(situation, "godcat"),
      devilcat: spoken(situation, "devilcat"),
    }),
  };
}

/** The Devilcat lies in front of the player it came to, until they are saved or eliminated. */
function whereIs(view: KittensView, card: PlaymatCard): Seat | "here" | "duel" {
  const { godcat } = view;
  if (godcat === "duel") return "duel";
  if (card === "godcat") return typeof godcat === "number" ? godcat : "here";
  const top = view.pending.at(-1);
  return top?.kind === "save" && top.cause === "devilcat" ? top.seat : "here";
}

function entry({ view, words }: Situation, card: PlaymatCard): PlaymatEntry {
  const at = whereIs(view, card);
  return { card, at: typeof at === "number" ? words.who(at) : at };
}

function spoken({ view, words }: Situation, id: PlaymatCard): string {
  const at = whereIs(view, id);
  const card = words.title(id);
  if (typeof at !== "number") return words.t(`kittens.playmat.${at}`, { card });
  return words.isMe(at)
    ? words.t("kittens.playmat.heldYou", { card })
    : words.t("kittens.playmat.held", { card, name: words.name(at) });
}

import type { Seat } from "../../../../shared/core/game.ts";
import { editionOf } from "../../../../shared/games/kittens/editions/registry.ts";
import type { KittensView } from "../../../../shared/games/kittens/view.ts";
import type { Playmat, PlaymatEntry } from "../../../table/scene/pieces.ts";
import type { UiContext } from "../ui-context.ts";

type PlaymatCard = "godcat" | "devilcat";

/** Positions of Godcat and Devilcat: on the mat, in a duel, or with a player (K7, K40). */
export function playmat(context: UiContext): Playmat | null {
  const { labels, view } = context;
  if (!editionOf(view.edition).playmat) return null;
  return {
    label: labels.t("kittens.playmat.label"),
    short: labels.t("kittens.playmat.short"),
    entries: [entry(context, "godcat"), entry(context, "devilcat")],
    spoken: labels.t("kittens.playmat.spoken", {
      godcat: spoken(context, "godcat"),
      devilcat: spoken(context, "devilcat"),
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

function entry({ view, labels }: UiContext, card: PlaymatCard): PlaymatEntry {
  const at = whereIs(view, card);
  return { card, at: typeof at === "number" ? labels.who(at) : at };
}

function spoken({ view, labels }: UiContext, id: PlaymatCard): string {
  const at = whereIs(view, id);
  const card = labels.title(id);
  if (typeof at !== "number") return labels.t(`kittens.playmat.${at}`, { card });
  return labels.isMe(at)
    ? labels.t("kittens.playmat.heldYou", { card })
    : labels.t("kittens.playmat.held", { card, name: labels.name(at) });
}

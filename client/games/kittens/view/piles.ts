import type { Seat } from "../../../../shared/core/game.ts";
import { editionOf } from "../../../../shared/games/kittens/editions/registry.ts";
import { deadlyKittensInPile, implodingKittenInPile, kittenOdds } from "../../../../shared/games/kittens/odds.ts";
import type { KittensView } from "../../../../shared/games/kittens/view.ts";
import type { Discard, Pile, Playmat, PlaymatEntry } from "../../../table/scene/pieces.ts";
import { isOver, type UiContext } from "../ui-state.ts";

export function pile(context: UiContext): Pile {
  const { view, labels, legal, selection, table, held, odds } = context;
  const told = odds && !isOver(view);
  const faceUp = view.faceUp && implodingKittenInPile(view);
  const kittens = deadlyKittensInPile(view);
  const danger = told ? labels.t("kittens.table.kittens", { count: kittens }) : null;
  const percent = kittenPercent(view);
  const drawable = legal.some(({ type }) => type === "draw") && selection.cards.length === 0 && !selection.peeking;
  return {
    count: view.pile,
    unit: labels.t("kittens.table.cards", { count: view.pile }),
    danger:
      danger === null
        ? null
        : {
            text: { wide: danger, narrow: `${kittens}` },
            chance: labels.t("kittens.table.chance", { value: percent }),
            share: percent / 100,
          },
    ...(faceUp && { faceUp: { card: "imploding-kitten", onTop: view.visibleTop !== null } }),
    drawable,
    beat: held && table.beatEndsAt !== null ? { endsAt: table.beatEndsAt, totalMs: beatTime(table) } : null,
    spoken: labels.joined.facts([
      labels.t("kittens.spoken.pile", { count: view.pile }),
      ...(danger === null ? [] : [danger]),
      ...(faceUp ? [faceUpText(context)] : []),
      ...(editionOf(view).titles.includes("reverse") ? [labels.t(`kittens.table.${view.direction}`)] : []),
      ...(drawable ? [labels.t("kittens.spoken.draw")] : []),
    ]),
  };
}

/** Says that the Imploding Kitten lies face up in the pile, or on top (K74). */
export const faceUpText = ({ view, labels }: UiContext): string =>
  labels.t(view.visibleTop === null ? "kittens.table.faceUp" : "kittens.table.faceUpTop", {
    card: labels.title("imploding-kitten"),
  });

/** The chance of a kitten on top, 0 to 100. */
export const kittenPercent = (view: KittensView): number => Math.round(100 * kittenOdds(view));

const beatTime = ({ settings }: UiContext["table"]): number => settings.beatSeconds * 1000;

export function discard({ view, labels }: UiContext): Discard {
  return {
    top: view.discard.slice(-4),
    count: view.discard.length,
    label: labels.t("kittens.table.discarded", { count: view.discard.length }),
  };
}

type PlaymatCard = "godcat" | "devilcat";

/** Positions of Godcat and Devilcat: on the mat, in a duel, or with a player (K7, K40). */
export function playmat(context: UiContext): Playmat | null {
  const { labels, view } = context;
  if (!editionOf(view).playmat) return null;
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

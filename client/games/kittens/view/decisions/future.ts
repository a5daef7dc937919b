import { drawersOf } from "../../../../../shared/games/kittens/next-living.ts";
import type { KittensView } from "../../../../../shared/games/kittens/view.ts";
import type { FutureStage } from "../../../../table/scene/stages.ts";
import { type DecisionScene, ownPrompt, waitingPrompt } from "../../../prompts.ts";
import { isViewersMove, type UiContext } from "../../ui-context.ts";
import { button } from "../buttons.ts";

/** Cards shown by See the Future, from the top. */
const ordinals = ["first", "second", "third"] as const;

/** Maximum number of cards side by side. */
const mostShown = 5;

export const knowsAnything = ({ known }: KittensView): boolean => known.some((card) => card !== null);

/** Indexes of the displayed pile cards, 0 being the top: the first three, or only the known ones if one lies deeper. */
function shownIndexes({ known }: KittensView): readonly number[] {
  const knownIndexes = known.flatMap((card, index) => (card === null ? [] : [index]));
  if (!knownIndexes.some((index) => index >= ordinals.length)) return [...known.keys()].slice(0, ordinals.length);
  return knownIndexes.slice(0, mostShown);
}

/** Whether the displayed cards are the top of the pile, without gaps. */
const isTop = (view: KittensView): boolean => shownIndexes(view).every((shown, index) => shown === index);

/** Shows the viewer's knowledge of the pile, and the players who would draw these cards. */
export function future(context: UiContext): DecisionScene {
  const { labels, view } = context;
  const { t } = labels;
  const stage = futureStage(context);
  const open = isOpen(context);
  const content = {
    title: isTop(view)
      ? labels.caps("kittens.prompt.future.title", { count: stage.cards.length })
      : labels.caps("kittens.prompt.future.titleKnown"),
    strong: open ? t("kittens.prompt.reveal.line") : undefined,
    line: t("kittens.prompt.future.line"),
    narrowLine: t("kittens.prompt.future.short"),
    buttons: [
      button({
        id: "got-it",
        kind: "go",
        label: labels.caps("kittens.prompt.future.got"),
        effect: t("kittens.prompt.future.gotEffect"),
        key: "Enter",
      }),
    ],
  };
  return {
    prompt: isViewersMove(context) ? ownPrompt(context, content) : waitingPrompt(context, view.turn, content),
    stage,
  };
}

/** Whether all players saw the last displayed cards, and the viewer knows no others (K35). */
function isOpen({ story, labels, view }: UiContext): boolean {
  if (view.known.slice(ordinals.length).some((card) => card !== null)) return false;
  const last = story.findLast(({ event }) => {
    if (event.type === "future-seen" || event.type === "card-put-on-top") return labels.isMe(event.seat);
    return event.type === "future-revealed" || (event.type === "kitten-hidden" && event.position !== null);
  });
  return last?.event.type === "future-revealed";
}

function futureStage(context: UiContext): FutureStage {
  const { view, labels } = context;
  const shown = shownIndexes(view);
  const order = drawersOf(view, view.known.length);
  return {
    kind: "future",
    secret: isOpen(context) ? null : labels.t("kittens.table.secret"),
    cards: shown.map((index) => ({
      card: view.known[index] ?? null,
      ordinal: ordinalOf(context, index),
      drawer: labels.who(order[index] ?? view.turn),
    })),
  };
}

function ordinalOf({ labels }: UiContext, index: number): string {
  const name = ordinals[index] ?? "nth";
  return labels.t(`kittens.prompt.future.places.${name}`, { place: index + 1 });
}

import { drawersOf } from "../../../../../shared/games/kittens/next-living.ts";
import type { KittensView } from "../../../../../shared/games/kittens/view.ts";
import type { FutureStage } from "../../../../table/model/stages.ts";
import { asked, type DecisionScene, waitsFor } from "../../../prompts.ts";
import { isMine, type Situation } from "../../situation.ts";
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
export function future(situation: Situation): DecisionScene {
  const { words, view } = situation;
  const { t } = words;
  const stage = futureStage(situation);
  const open = isOpen(situation);
  const content = {
    title: isTop(view)
      ? words.caps("kittens.prompt.future.title", { count: stage.cards.length })
      : words.caps("kittens.prompt.future.titleKnown"),
    strong: open ? t("kittens.prompt.reveal.line") : undefined,
    line: t("kittens.prompt.future.line"),
    narrowLine: t("kittens.prompt.future.short"),
    buttons: [
      button({
        id: "got-it",
        kind: "go",
        label: words.caps("kittens.prompt.future.got"),
        effect: t("kittens.prompt.future.gotEffect"),
        key: "Enter",
      }),
    ],
  };
  return { prompt: isMine(situation) ? asked(situation, content) : waitsFor(situation, view.turn, content), stage };
}

/** Whether all players saw the last displayed cards, and the viewer knows no others (K35). */
function isOpen({ story, words, view }: Situation): boolean {
  if (view.known.slice(ordinals.length).some((card) => card !== null)) return false;
  const last = story.findLast(({ event }) => {
    if (event.type === "future-seen" || event.type === "card-put-on-top") return words.isMe(event.seat);
    return event.type === "future-revealed" || (event.type === "kitten-hidden" && event.position !== null);
  });
  return last?.event.type === "future-revealed";
}

function futureStage(situation: Situation): FutureStage {
  const { view, words } = situation;
  const shown = shownIndexes(view);
  const order = drawersOf(view, view.known.length);
  return {
    kind: "future",
    secret: isOpen(situation) ? null : words.t("kittens.table.secret"),
    cards: shown.map((index) => ({
      card: view.known[index] ?? null,
      ordinal: ordinalOf(situation, index),
      drawer: words.who(order[index] ?? view.turn),
    })),
  };
}

function ordinalOf({ words }: Situation, index: number): string {
  const name = ordinals[index] ?? "nth";
  return words.t(`kittens.prompt.future.places.${name}`, { place: index + 1 });
}

import type { KittensView } from "../../../../../shared/games/kittens/view.ts";
import type { FutureStage } from "../../../../table/model/stages.ts";
import { asked, type DecisionScene, waitsFor } from "../../../prompts.ts";
import { isMine, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";
import { drawers } from "../order.ts";

/** The cards that See the Future shows, from the top. */
const ordinals = ["first", "second", "third"] as const;

/** How many cards fit side by side. */
const mostShown = 5;

export const knowsAnything = ({ known }: KittensView): boolean => known.some((card) => card !== null);

/** Which cards of the pile are shown, 0 being the top: the first three, or only known ones if one lies further down. */
function shownIndexes({ known }: KittensView): readonly number[] {
  const knownIndexes = known.flatMap((card, index) => (card === null ? [] : [index]));
  if (!knownIndexes.some((index) => index >= ordinals.length)) return [...known.keys()].slice(0, ordinals.length);
  return knownIndexes.slice(0, mostShown);
}

/** Whether the shown cards are the top of the pile, without gaps. */
const isTop = (view: KittensView): boolean => shownIndexes(view).every((shown, index) => shown === index);

/** What the viewer knows of the pile, and who would draw it. */
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

/** Everybody saw what was shown last, and the viewer knows nothing else (K35). */
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
  const order = drawers(view, view.known.length);
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

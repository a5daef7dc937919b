import { drawersOf } from "../../../../../shared/games/kittens/next-living.ts";
import type { InsertDecision } from "../../../../../shared/games/kittens/state.ts";
import type { Prompt } from "../../../../table/model/pieces.ts";
import type { HideStage } from "../../../../table/model/stages.ts";
import { asked, type DecisionScene, empty, waitsFor } from "../../../prompts.ts";
import { isMine, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";

/** Kittens are put back one after the other, in secret except for players of Clairvoyance (K10, K47, K50). */
export function insert(situation: Situation, insertion: InsertDecision): DecisionScene {
  if (isMine(situation)) return { prompt: mine(situation, insertion), stage: hiding(situation) };
  return { prompt: theirs(situation, insertion), stage: empty };
}

function theirs(situation: Situation, { seat, kittens, watchers }: InsertDecision): Prompt {
  const { words } = situation;
  const which = kittens > 1 ? "theirTitleTwo" : isSecond(situation) ? "theirTitleSecond" : "theirTitle";
  const watching = watchers.some((watcher) => words.isMe(watcher));
  return waitsFor(situation, seat, {
    title: words.caps(`kittens.prompt.hide.${which}`, { name: words.name(seat) }),
    strong: watched(situation),
    line: words.t(watching ? "kittens.prompt.hide.watching" : "kittens.prompt.hide.theirLine"),
  });
}

/** Whether the first of two kittens is back in the pile. */
const isSecond = ({ story }: Situation): boolean =>
  story.findLast(({ event }) => event.type === "saved" || event.type === "kitten-hidden")?.event.type ===
  "kitten-hidden";

/** Describes the slot that the viewer has just seen another player choose; null without one. */
export function watched({ story, words, view }: Situation): string | null {
  const last = story.findLast(({ event }) => event.type !== "turn-began")?.event;
  if (last?.type !== "kitten-hidden" || last.position === null || words.isMe(last.seat)) return null;
  const count = last.position;
  if (count === 0) return words.t("kittens.prompt.hide.sawTop");
  return words.t(`kittens.prompt.hide.${count === view.pile - 1 ? "sawEnd" : "sawAbove"}`, { count });
}

/** Returns the player who draws at each slot if all players just draw. Hiding the kitten ends one turn (K14). */
const order = ({ view }: Situation) => drawersOf(view, view.pile + 1, 1);

function mine(situation: Situation, { kittens, watchers }: InsertDecision): Prompt {
  const { words, draft } = situation;
  const { t } = words;
  const drawer = order(situation)[draft.slot] ?? situation.view.turn;
  const line = words.isMe(drawer)
    ? t("kittens.prompt.hide.lineYou")
    : t("kittens.prompt.hide.line", { name: words.name(drawer) });
  const names = watchers.map(words.name).join(", ");
  return asked(situation, {
    title: titleFor(situation, kittens),
    strong: t(`kittens.prompt.hide.strong${atSlot(situation)}`, { count: draft.slot }),
    line: names === "" ? line : `${line} ${t("kittens.prompt.hide.watchedLine", { names })}`,
    narrowLine: names === "" ? undefined : line,
    buttons: [
      button({
        id: "anywhere",
        kind: "dark",
        label: words.caps("kittens.prompt.hide.anywhere"),
        effect: t("kittens.prompt.hide.byChance"),
      }),
      button({ id: "hide", kind: "bomb", label: words.caps("kittens.prompt.hide.here"), key: "Enter" }),
    ],
  });
}

function titleFor(situation: Situation, kittens: number): string {
  const { words } = situation;
  if (kittens > 1) return words.caps("kittens.prompt.hide.titleOf", { number: 1, count: kittens });
  return words.caps(isSecond(situation) ? "kittens.prompt.hide.titleSecond" : "kittens.prompt.hide.title");
}

function hiding(situation: Situation): HideStage {
  const { words, draft } = situation;
  const { t } = words;
  const spoken = { Top: "kittens.spoken.onTop", End: "kittens.spoken.atEnd", Above: "kittens.spoken.above" } as const;
  return {
    kind: "hide",
    secret: t("kittens.table.secret"),
    card: "exploding-kitten",
    drawers: order(situation).map((seat) => words.who(seat).avatar),
    chosen: draft.slot,
    top: t("kittens.prompt.hide.top"),
    end: t("kittens.prompt.hide.end"),
    spoken: t(spoken[atSlot(situation)], { count: draft.slot }),
  };
}

function atSlot({ view, draft }: Situation): "Top" | "End" | "Above" {
  if (draft.slot === 0) return "Top";
  return draft.slot === view.pile ? "End" : "Above";
}

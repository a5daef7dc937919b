import type { Seat } from "../../../../../shared/core/game.ts";
import type { Prompt, PromptButton } from "../../../../table/model.ts";
import { asked, empty, type MomentScene, waitsFor } from "../../../prompts.ts";
import { planOf } from "../../plan.ts";
import { isMine, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";
import { kittenChance, kittensInPile, living } from "../chances.ts";
import { future, knowsAnything } from "./future.ts";
import { selection } from "./selection.ts";

/** Somebody is on turn and nothing waits. */
export function act(situation: Situation): MomentScene {
  if (situation.choice.peeking && knowsAnything(situation.view)) return future(situation);
  if (!isMine(situation)) return { prompt: theirTurn(situation), stage: empty };
  if (situation.choice.cards.length > 0) return selection(situation, planOf(situation));
  return { prompt: myTurn(situation), stage: empty };
}

function myTurn(situation: Situation): Prompt {
  const { view, words } = situation;
  const { t } = words;
  const count = view.owes;
  const owed = count > 1;
  return asked(situation, {
    title: words.caps("kittens.prompt.turn.title"),
    pips: owed ? { count, text: t("kittens.prompt.turn.toTake", { count }) } : null,
    line: t(owed ? "kittens.prompt.turn.lineOwed" : "kittens.prompt.turn.line", { count }),
    narrowLine: t(owed ? "kittens.prompt.turn.shortOwed" : "kittens.prompt.turn.short"),
    buttons: [...peek(situation), draw(situation)],
  });
}

function draw({ view, words }: Situation): PromptButton {
  const label = words.caps("kittens.prompt.turn.draw");
  const [top] = view.known;
  const percent = kittenChance(view);
  if (top) {
    const effect = words.t("kittens.prompt.turn.known", { card: words.title(top) });
    return button({ id: "draw", kind: top === "exploding-kitten" ? "bomb" : "green", label, effect, key: "d" });
  }
  const effect = words.t("kittens.prompt.turn.chance", { percent });
  return button({ id: "draw", kind: "bomb", label, effect, key: "d" });
}

function theirTurn(situation: Situation): Prompt {
  const { view, words, table } = situation;
  const last = situation.story.findLast(({ event }) => event.type !== "turn-began");
  if (last?.event.type === "exploded") return isOut(situation, last.event.seat);
  const { t } = words;
  const count = view.owes;
  const out = table.mySeat !== null && view.seats[table.mySeat]?.life === "exploded";
  return waitsFor(situation, view.turn, {
    title: words.caps("kittens.prompt.theirs.title", { name: words.name(view.turn) }),
    pips: count > 1 ? { count, text: t("kittens.prompt.theirs.left", { count }) } : null,
    line: t(out ? "kittens.prompt.theirs.out" : "kittens.prompt.theirs.line"),
    buttons: peek(situation),
  });
}

/** Somebody has just exploded. */
function isOut(situation: Situation, seat: Seat): Prompt {
  const { view, words } = situation;
  const { t } = words;
  const left = t("kittens.prompt.out.left", { count: living(view).length });
  const kittens = t("kittens.table.kittens", { count: kittensInPile(view) });
  const next = words.name(view.turn);
  return waitsFor(situation, seat, {
    title: words.isMe(seat)
      ? words.caps("kittens.prompt.out.you")
      : words.caps("kittens.prompt.out.title", { name: words.name(seat) }),
    line: t("kittens.prompt.out.line", { left, kittens, next }),
    buttons: peek(situation),
  });
}

/** To look again at what a See the Future showed. */
function peek({ view, words }: Situation): readonly PromptButton[] {
  if (!knowsAnything(view)) return [];
  return [
    button({
      id: "peek",
      kind: "dark",
      label: words.caps("kittens.prompt.future.again"),
      effect: words.t("kittens.prompt.future.againEffect"),
    }),
  ];
}

import type { KittensEvent } from "../../../../../shared/games/kittens/events.ts";
import { kittensInPile } from "../../../../../shared/games/kittens/odds.ts";
import type { Cause } from "../../../../../shared/games/kittens/state.ts";
import type { Prompt, PromptButton } from "../../../../table/model/pieces.ts";
import { asked, type DecisionScene, empty, waitsFor } from "../../../prompts.ts";
import { planOf } from "../../plan.ts";
import { isMine, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";
import { living } from "../order.ts";
import { kittenPercent } from "../pile.ts";
import { future, knowsAnything } from "./future.ts";
import { watched } from "./insert.ts";
import { selection } from "./selection.ts";
import { type SlipIn, slipIn } from "./slip-in.ts";

/** A player is on turn and no decision is pending. */
export function act(situation: Situation): DecisionScene {
  if (situation.draft.peeking && knowsAnything(situation.view)) return future(situation);
  if (!isMine(situation)) return { prompt: theirTurn(situation), stage: empty };
  if (situation.draft.cards.length > 0) return selection(situation, planOf(situation));
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
    strong: watched(situation),
    line: t(owed ? "kittens.prompt.turn.lineOwed" : "kittens.prompt.turn.line", { count }),
    narrowLine: t(owed ? "kittens.prompt.turn.shortOwed" : "kittens.prompt.turn.short"),
    buttons: [...peek(situation), draw(situation)],
  });
}

function draw(situation: Situation): PromptButton {
  const { view, words } = situation;
  const label = words.caps("kittens.prompt.turn.draw");
  const kind = view.known[0] && view.known[0] !== "exploding-kitten" ? "green" : "bomb";
  return button({ id: "draw", kind, label, effect: drawEffect(situation), key: "d" });
}

/** Returns the effect of a draw. During the response window a draw is delayed (K49). */
function drawEffect({ view, words, held, draft, odds }: Situation): string | null {
  const [top] = view.known;
  if (held) return words.t(draft.drawing ? "kittens.prompt.beat.held" : "kittens.table.beat");
  if (top) return words.t("kittens.prompt.turn.known", { card: words.title(top) });
  return odds ? words.t("kittens.prompt.turn.chance", { percent: kittenPercent(view) }) : null;
}

function theirTurn(situation: Situation): Prompt {
  const { view, words } = situation;
  const last = situation.story.findLast(({ event }) => !notNews.includes(event.type))?.event;
  if (last?.type === "exploded" || last?.type === "died") return isOut(situation, last);
  const count = view.owes;
  return waitsFor(situation, view.turn, {
    title: words.caps("kittens.prompt.theirs.title", { name: words.name(view.turn) }),
    pips: count > 1 ? { count, text: words.t("kittens.prompt.theirs.left", { count }) } : null,
    strong: watched(situation),
    ...whatToDo(situation),
  });
}

/** Events that may follow an elimination and need no mention. */
const notNews: readonly KittensEvent["type"][] = ["turn-began", "godcat-returned"];

/** Returns the options of the other players during this turn. */
function whatToDo(situation: Situation): SlipIn {
  const { view, words } = situation;
  const { t } = words;
  const slip = slipIn(situation);
  if (slip !== null) return { ...slip, buttons: slip.buttons.length > 0 ? slip.buttons : peek(situation) };
  const buttons = peek(situation);
  const life = view.viewer === "spectator" ? undefined : view.seats[view.viewer]?.life;
  if (life === "exploded") return { line: t("kittens.prompt.theirs.out"), buttons };
  if (life !== "dead") return { line: t("kittens.prompt.theirs.line"), buttons };
  return { line: t("kittens.prompt.dead.line"), narrowLine: t("kittens.prompt.dead.short"), buttons };
}

/** A player has just exploded, or is now Dead. */
function isOut(situation: Situation, { type, seat, cause }: Extract<KittensEvent, { cause: Cause }>): Prompt {
  const { view, words } = situation;
  const mine = words.isMe(seat);
  const { line, buttons } = whatToDo(situation);
  if (type === "died" && mine) {
    const title = words.caps("kittens.prompt.dead.title");
    const died = words.t(`kittens.prompt.dead.${cause === "devilcat" ? "lineDevil" : "line"}`);
    return waitsFor(situation, seat, { title, line: situation.draft.cards.length > 0 ? line : died, buttons });
  }
  const left = words.t("kittens.prompt.out.left", { count: living(view).length });
  const kittens = words.t("kittens.table.kittens", { count: kittensInPile(view) });
  const next = words.name(view.turn);
  const key = type === "died" ? "kittens.prompt.dead.theirs" : "kittens.prompt.out.title";
  return waitsFor(situation, seat, {
    title: mine ? words.caps("kittens.prompt.out.you") : words.caps(key, { name: words.name(seat) }),
    line: situation.draft.cards.length > 0 ? line : words.t("kittens.prompt.out.line", { left, kittens, next }),
    buttons,
  });
}

/** Button that shows the cards of See the Future again. */
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

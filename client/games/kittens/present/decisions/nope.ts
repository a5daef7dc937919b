import type { VisibleNopeWait } from "../../../../../shared/games/kittens/view.ts";
import type { Prompt, PromptButton } from "../../../../table/model/pieces.ts";
import { asked, type DecisionScene, waitsFor } from "../../../prompts.ts";
import { nopeWithClone } from "../../choose-in-wait.ts";
import { selectedCards } from "../../plan.ts";
import { playName } from "../../play-words.ts";
import { isMine, letsPass, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";
import { chain, isStopped } from "./chain.ts";
import { consentButtons, consentLine, hitLine } from "./consent.ts";
import { type SlipIn, slipIn } from "./slip-in.ts";

/** A play waits for Nopes. */
export function nope(situation: Situation, wait: VisibleNopeWait): DecisionScene {
  return { prompt: promptFor(situation, wait), stage: chain(situation, wait) };
}

function promptFor(situation: Situation, wait: VisibleNopeWait): Prompt {
  const { draft, words } = situation;
  const slip = slipIn(situation);
  if (!isMine(situation) || letsPass(situation)) return waiting(situation, wait, slip);
  const [card] = selectedCards(situation, draft);
  if (slip === null || card === undefined) return mine(situation, wait);
  return asked(situation, { title: words.caps("kittens.prompt.play.title", { card: words.title(card) }), ...slip });
}

/** Looks the same for every entitled player. Without a Nope the button is struck out. */
function mine(situation: Situation, wait: VisibleNopeWait): Prompt {
  const { words } = situation;
  const { t } = words;
  const what = playName(wait.play, words);
  const hit = hitLine(situation, wait);
  const strong = standIn(wait, words);
  const lineKey = nopeWithClone(situation) ? "kittens.prompt.clone.nope" : "kittens.prompt.nope.line";
  return asked(situation, {
    title: words.caps(wait.nopes.length === 0 ? "kittens.prompt.nope.title" : "kittens.prompt.nope.titleAgain"),
    strong,
    line: hit ?? t(strong === null ? lineKey : "kittens.prompt.nope.brief"),
    narrowLine: hit ?? t("kittens.prompt.nope.short"),
    buttons: [
      ...consentButtons(situation, wait),
      nopeButton(situation, wait),
      button({
        id: "let-it",
        kind: "paper",
        label: words.caps("kittens.prompt.nope.letIt"),
        effect: t(isStopped(wait) ? "kittens.prompt.nope.staysStopped" : "kittens.prompt.nope.goesAhead", { what }),
        key: "l",
      }),
    ],
  });
}

function nopeButton(situation: Situation, wait: VisibleNopeWait): PromptButton {
  const { words, view } = situation;
  const what = playName(wait.play, words);
  return button({
    id: "nope",
    kind: "red",
    label: words.caps("kittens.prompt.nope.button"),
    effect: words.t(isStopped(wait) ? "kittens.prompt.nope.backOn" : "kittens.prompt.nope.stops", { what }),
    key: "n",
    enabled: nopeWithClone(situation) !== undefined || view.hand.includes("nope"),
  });
}

/** The viewer has passed, auto-passes, played the waiting card, or only watches. */
function waiting(situation: Situation, wait: VisibleNopeWait, slip: SlipIn | null): Prompt {
  const { words, draft, table } = situation;
  const last = wait.nopes.at(-1) ?? wait.play.seat;
  const content = wait.passed && !letsPass(situation) ? passed(situation) : stillOpen(situation, wait);
  const slipped = slip === null || draft.cards.length === 0 ? {} : slip;
  const strong = standIn(wait, words);
  const line = (letsPass(situation) ? consentLine(situation) : null) ?? content.line;
  const buttons = [...consentButtons(situation, wait), ...(isMine(situation) ? [nopeButton(situation, wait)] : [])];
  return { ...waitsFor(situation, last, { strong, ...content, line, buttons, ...slipped }), clock: table.clock };
}

/** Returns the meaning of a Godcat or a Clone in the play (K19). */
function standIn({ play: { as, cards } }: VisibleNopeWait, words: Situation["words"]): string | null {
  const card = cards.find((each) => each === "godcat") ?? cards.find((each) => each === "clone");
  return as === null || card === undefined
    ? null
    : `${words.t("kittens.prompt.save.as", { card: words.title(card), as: words.title(as) })}.`;
}

const passed = ({ words }: Situation) => ({
  title: words.caps("kittens.prompt.nope.passed"),
  line: words.t("kittens.prompt.nope.passedLine"),
});

function stillOpen({ words }: Situation, { play, nopes }: VisibleNopeWait) {
  const what = playName(play, words);
  const last = nopes.at(-1);
  const title = words.caps("kittens.prompt.nope.waiting");
  if (last !== undefined && words.isMe(last)) return { title, line: words.t("kittens.prompt.nope.noped") };
  if (words.isMe(play.seat)) return { title, line: words.t("kittens.prompt.nope.waitingYours", { what }) };
  return { title, line: words.t("kittens.prompt.nope.waitingTheirs", { what, name: words.name(play.seat) }) };
}

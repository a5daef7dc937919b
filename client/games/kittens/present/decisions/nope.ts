import type { Seat } from "../../../../../shared/core/game.ts";
import type { CardId } from "../../../../../shared/games/kittens/titles.ts";
import type { VisibleNopeWait } from "../../../../../shared/games/kittens/view.ts";
import type { Prompt } from "../../../../table/model/pieces.ts";
import type { ChainLink, ChainStage } from "../../../../table/model/stages.ts";
import { asked, type DecisionScene, waitsFor } from "../../../prompts.ts";
import { nopeWithClone } from "../../choose-in-wait.ts";
import { selectedCards } from "../../plan.ts";
import { playName } from "../../play-words.ts";
import { isMine, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";
import { type SlipIn, slipIn } from "./slip-in.ts";

/** A play waits for Nopes. */
export function nope(situation: Situation, wait: VisibleNopeWait): DecisionScene {
  return { prompt: promptFor(situation, wait), stage: chain(situation, wait) };
}

function promptFor(situation: Situation, wait: VisibleNopeWait): Prompt {
  const { draft, words } = situation;
  const slip = slipIn(situation);
  if (!isMine(situation)) return waiting(situation, wait, slip);
  const [card] = selectedCards(situation, draft);
  if (slip === null || card === undefined) return mine(situation, wait);
  return asked(situation, { title: words.caps("kittens.prompt.play.title", { card: words.title(card) }), ...slip });
}

const isStopped = ({ nopes }: VisibleNopeWait): boolean => nopes.length % 2 === 1;

/** The same for every entitled player; without a Nope the button is struck out. */
function mine(situation: Situation, wait: VisibleNopeWait): Prompt {
  const { words, view } = situation;
  const { t } = words;
  const what = playName(wait.play, words);
  const stopped = isStopped(wait);
  const byClone = nopeWithClone(situation) !== undefined;
  return asked(situation, {
    title: words.caps(wait.nopes.length === 0 ? "kittens.prompt.nope.title" : "kittens.prompt.nope.titleAgain"),
    strong: standIn(wait, words),
    line: t(byClone ? "kittens.prompt.clone.nope" : "kittens.prompt.nope.line"),
    narrowLine: t("kittens.prompt.nope.short"),
    buttons: [
      button({
        id: "nope",
        kind: "red",
        label: words.caps("kittens.prompt.nope.button"),
        effect: t(stopped ? "kittens.prompt.nope.backOn" : "kittens.prompt.nope.stops", { what }),
        key: "n",
        enabled: byClone || view.hand.includes("nope"),
      }),
      button({
        id: "let-it",
        kind: "paper",
        label: words.caps("kittens.prompt.nope.letIt"),
        effect: t(stopped ? "kittens.prompt.nope.staysStopped" : "kittens.prompt.nope.goesAhead", { what }),
        key: "l",
      }),
    ],
  });
}

/** The viewer has passed, played the card that waits, or may only watch. */
function waiting(situation: Situation, wait: VisibleNopeWait, slip: SlipIn | null): Prompt {
  const { words, draft, table } = situation;
  const last = wait.nopes.at(-1) ?? wait.play.seat;
  const content = wait.passed ? passed(situation) : stillOpen(situation, wait);
  const slipped = slip === null || draft.cards.length === 0 ? {} : slip;
  const strong = standIn(wait, words);
  return { ...waitsFor(situation, last, { strong, ...content, ...slipped }), clock: table.clock };
}

/** What a Godcat or a Clone in the play stands for (K19). */
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

function chain(situation: Situation, wait: VisibleNopeWait): ChainStage {
  const { words } = situation;
  const stopped = isStopped(wait);
  const cards = nopeCards(situation, wait);
  return {
    kind: "chain",
    links: [
      playLink(words, wait),
      ...wait.nopes.map((seat, index) => nopeLink(words, wait, { seat, index, card: cards[index] ?? "nope" })),
    ],
    standing: {
      lead: words.t("kittens.prompt.nope.lead"),
      word: words.t(stopped ? "kittens.prompt.nope.stopped" : "kittens.prompt.nope.ahead"),
      stopped,
    },
  };
}

function playLink(words: Situation["words"], wait: VisibleNopeWait): ChainLink {
  const { cards, seat, target } = wait.play;
  const hits = wait.nopes.length;
  return {
    key: "play",
    cards,
    by: words.who(seat),
    target: target === null ? null : words.who(target),
    ...stamped(words, hits),
  };
}

/** The cards that have Noped this play: Nopes, or Clones of them (K57). */
function nopeCards({ story }: Situation, { play, nopes }: VisibleNopeWait): readonly CardId[] {
  const cards = story.flatMap(({ event, play: noped }) =>
    event.type === "noped" && noped?.seat === play.seat && noped.cards.join() === play.cards.join() ? event.card : [],
  );
  return nopes.length === 0 ? [] : cards.slice(-nopes.length);
}

interface Noped {
  readonly seat: Seat;
  /** Its index in the chain of Nopes; later Nopes hit it. */
  readonly index: number;
  readonly card: CardId;
}

function nopeLink(words: Situation["words"], wait: VisibleNopeWait, { seat, index, card }: Noped): ChainLink {
  const hits = wait.nopes.length - 1 - index;
  return { key: `nope-${index}`, cards: [card], by: words.who(seat), target: null, ...stamped(words, hits) };
}

/** @param hits later Nopes in the chain: an odd number stops it, an even number brings it back. */
function stamped(words: Situation["words"], hits: number): Pick<ChainLink, "state" | "stamp" | "was"> {
  return { ...stampOf(words, hits), was: stampOf(words, Math.max(0, hits - 1)) };
}

function stampOf(words: Situation["words"], hits: number): ChainLink["was"] {
  if (hits === 0) return { state: "fresh", stamp: null };
  return hits % 2 === 1
    ? { state: "stopped", stamp: words.t("kittens.prompt.nope.stampNope") }
    : { state: "restored", stamp: words.t("kittens.prompt.nope.stampYup") };
}

import type { Seat } from "../../../../../shared/core/game.ts";
import type { VisibleNopeWait } from "../../../../../shared/games/kittens/view.ts";
import type { ChainLink, ChainStage, Prompt } from "../../../../table/model.ts";
import { asked, type MomentScene, waitsFor } from "../../../prompts.ts";
import { playName } from "../../sentences.ts";
import { isMine, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";

/** A play waits for Nopes. */
export function nope(situation: Situation, wait: VisibleNopeWait): MomentScene {
  const prompt = isMine(situation) ? question(situation, wait) : waiting(situation, wait);
  return { prompt, stage: chain(situation, wait) };
}

const isStopped = ({ nopes }: VisibleNopeWait): boolean => nopes.length % 2 === 1;

/** The same for everybody entitled, whoever holds a Nope; without one the button is struck out. */
function question(situation: Situation, wait: VisibleNopeWait): Prompt {
  const { words, view } = situation;
  const { t } = words;
  const what = playName(wait.play, words);
  const stopped = isStopped(wait);
  return asked(situation, {
    title: words.caps(wait.nopes.length === 0 ? "kittens.prompt.nope.title" : "kittens.prompt.nope.titleAgain"),
    line: t("kittens.prompt.nope.line"),
    narrowLine: t("kittens.prompt.nope.short"),
    buttons: [
      button({
        id: "nope",
        kind: "red",
        label: words.caps("kittens.prompt.nope.button"),
        effect: t(stopped ? "kittens.prompt.nope.backOn" : "kittens.prompt.nope.stops", { what }),
        key: "n",
        enabled: view.hand.includes("nope"),
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
function waiting(situation: Situation, wait: VisibleNopeWait): Prompt {
  const last = wait.nopes.at(-1) ?? wait.play.seat;
  const parts = wait.passed ? passed(situation) : stillOpen(situation, wait);
  return { ...waitsFor(situation, last, parts), clock: situation.table.clock };
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

function chain({ words }: Situation, wait: VisibleNopeWait): ChainStage {
  const stopped = isStopped(wait);
  return {
    kind: "chain",
    links: [playLink(words, wait), ...wait.nopes.map((seat, index) => nopeLink(words, wait, seat, index))],
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

/** @param index place in the chain of Nopes; those after it hit it. */
function nopeLink(words: Situation["words"], wait: VisibleNopeWait, seat: Seat, index: number): ChainLink {
  const hits = wait.nopes.length - 1 - index;
  return { key: `nope-${index}`, cards: ["nope"], by: words.who(seat), target: null, ...stamped(words, hits) };
}

/** @param hits Nopes later in the chain: an odd number stops it, an even one has brought it back. */
function stamped(words: Situation["words"], hits: number): Pick<ChainLink, "state" | "stamp"> {
  if (hits === 0) return { state: "fresh", stamp: null };
  return hits % 2 === 1
    ? { state: "noped", stamp: words.t("kittens.prompt.nope.stampNope") }
    : { state: "restored", stamp: words.t("kittens.prompt.nope.stampYup") };
}

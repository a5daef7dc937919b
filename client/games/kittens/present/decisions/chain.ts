import type { Seat } from "../../../../../shared/core/game.ts";
import type { CardId } from "../../../../../shared/games/kittens/titles.ts";
import type { VisibleNopeWait } from "../../../../../shared/games/kittens/view.ts";
import type { ChainLink, ChainStage } from "../../../../table/model/stages.ts";
import type { Situation } from "../../situation.ts";

export const isStopped = ({ nopes }: VisibleNopeWait): boolean => nopes.length % 2 === 1;

/** The waiting play, and its chain of Nopes. */
export function chain(situation: Situation, wait: VisibleNopeWait): ChainStage {
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

/** Returns the cards that have Noped this play: Nopes, or Clones of them (K57). */
function nopeCards({ story }: Situation, { play, nopes }: VisibleNopeWait): readonly CardId[] {
  const cards = story.flatMap(({ event, play: noped }) =>
    event.type === "noped" && noped?.seat === play.seat && noped.cards.join() === play.cards.join() ? event.card : [],
  );
  return nopes.length === 0 ? [] : cards.slice(-nopes.length);
}

interface Noped {
  readonly seat: Seat;
  /** Index in the chain of Nopes; later Nopes hit it. */
  readonly index: number;
  readonly card: CardId;
}

function nopeLink(words: Situation["words"], wait: VisibleNopeWait, { seat, index, card }: Noped): ChainLink {
  const hits = wait.nopes.length - 1 - index;
  return { key: `nope-${index}`, cards: [card], by: words.who(seat), target: null, ...stamped(words, hits) };
}

/** @param hits number of later Nopes in the chain: an odd number cancels the link, an even number restores it. */
function stamped(words: Situation["words"], hits: number): Pick<ChainLink, "state" | "stamp" | "was"> {
  return { ...stampOf(words, hits), was: stampOf(words, Math.max(0, hits - 1)) };
}

function stampOf(words: Situation["words"], hits: number): ChainLink["was"] {
  if (hits === 0) return { state: "fresh", stamp: null };
  return hits % 2 === 1
    ? { state: "stopped", stamp: words.t("kittens.prompt.nope.stampNope") }
    : { state: "restored", stamp: words.t("kittens.prompt.nope.stampYup") };
}

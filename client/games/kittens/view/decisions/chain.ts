import type { Seat } from "../../../../../shared/core/game.ts";
import type { CardId } from "../../../../../shared/games/kittens/titles.ts";
import type { VisibleNopeWait } from "../../../../../shared/games/kittens/view.ts";
import type { ChainLink, ChainStage } from "../../../../table/scene/stages.ts";
import type { UiContext } from "../../ui-context.ts";

export const isStopped = ({ nopes }: VisibleNopeWait): boolean => nopes.length % 2 === 1;

/** The waiting play, and its chain of Nopes. */
export function chain(context: UiContext, wait: VisibleNopeWait): ChainStage {
  const { labels } = context;
  const stopped = isStopped(wait);
  const cards = nopeCards(context, wait);
  return {
    kind: "chain",
    links: [
      playLink(labels, wait),
      ...wait.nopes.map((seat, index) => nopeLink(labels, wait, { seat, index, card: cards[index] ?? "nope" })),
    ],
    standing: {
      lead: labels.t("kittens.prompt.nope.lead"),
      word: labels.t(stopped ? "kittens.prompt.nope.stopped" : "kittens.prompt.nope.ahead"),
      stopped,
    },
  };
}

function playLink(labels: UiContext["labels"], wait: VisibleNopeWait): ChainLink {
  const { cards, seat, target } = wait.play;
  const hits = wait.nopes.length;
  return {
    key: "play",
    cards,
    by: labels.who(seat),
    target: target === null ? null : labels.who(target),
    ...stamped(labels, hits),
  };
}

/** Returns the cards that have Noped this play: Nopes, or Clones of them (K57). */
function nopeCards({ story }: UiContext, { play, nopes }: VisibleNopeWait): readonly CardId[] {
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

function nopeLink(labels: UiContext["labels"], wait: VisibleNopeWait, { seat, index, card }: Noped): ChainLink {
  const hits = wait.nopes.length - 1 - index;
  return { key: `nope-${index}`, cards: [card], by: labels.who(seat), target: null, ...stamped(labels, hits) };
}

/** @param hits number of later Nopes in the chain: an odd number cancels the link, an even number restores it. */
function stamped(labels: UiContext["labels"], hits: number): Pick<ChainLink, "state" | "stamp" | "was"> {
  return { ...stampOf(labels, hits), was: stampOf(labels, Math.max(0, hits - 1)) };
}

function stampOf(labels: UiContext["labels"], hits: number): ChainLink["was"] {
  if (hits === 0) return { state: "fresh", stamp: null };
  return hits % 2 === 1
    ? { state: "stopped", stamp: labels.t("kittens.prompt.nope.stampNope") }
    : { state: "restored", stamp: labels.t("kittens.prompt.nope.stampYup") };
}

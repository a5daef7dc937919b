import type { ReadonlySignal } from "@preact/signals";
import type { Seat } from "../../../../shared/core/game.ts";
import type { EventOf, KittensEvent } from "../../../../shared/games/kittens/events.ts";
import { kittens } from "../../../../shared/games/kittens/game.ts";
import { kittenOdds } from "../../../../shared/games/kittens/odds.ts";
import type { KittensView } from "../../../../shared/games/kittens/view.ts";
import { isViewOf } from "../../../../shared/net/games.ts";
import type { AutoPass } from "../../../../shared/net/protocol.ts";
import type { TableHost } from "../../../game-model/table-host.ts";
import type { TableAnimation } from "../../../table/animations/animation.ts";
import type { AnimatedEvent, EventAnimator, StepChange } from "../../../timeline/event-animator.ts";
import { animateEvents, answerPatience, eventsOf, gameBeforeDeal } from "../../animate-events.ts";
import { duelMoods, type SeatMood, withMoods } from "../../moods.ts";
import { buildEventHistory } from "../text/event-log.ts";
import { tableLabels } from "../text/labels.ts";
import { isViewersMove, letsPass } from "../ui-state.ts";
import { armageddon, deaths } from "./deaths.ts";
import { draws, looks } from "./draws.ts";
import type { AnimationInput, EventAnimations, EventType } from "./event-animation.ts";
import { imploding } from "./imploding.ts";
import { hands, plays, turns } from "./plays.ts";

/** Maximum lag of the display at the viewer's own turn, in ms: the duration of an elimination. */
const turnPatience = 4500;
/** Maximum lag at the save decision after the viewer's draw, in ms: the extra time granted by the server. */
const savePatience = 3000;
/** Maximum lag while the viewer could play a NOW card (K49), in ms. */
const nowPatience = 1200;
/** Number of own draws after which they are shorter. */
const practice = 10;

/** Event animator of the Kittens games. */
export class KittensAnimator implements EventAnimator {
  readonly #draws: TableHost["draws"];
  readonly #consent: ReadonlySignal<AutoPass> | null;

  /** @param consent auto-pass setting of the viewer; null if they have none. */
  constructor(draws: TableHost["draws"], consent: ReadonlySignal<AutoPass> | null) {
    this.#draws = draws;
    this.#consent = consent;
  }

  animate(step: StepChange): readonly AnimatedEvent[] {
    const labels = tableLabels(step.table);
    const told = buildEventHistory(eventsOf(kittens, step.history));
    const isPractised = this.#draws.count() >= practice;
    return animateEvents(kittens, step, (event, views) => {
      if (isDrawn(event) && labels.isMe(event.seat) && !step.table.rerun) this.#draws.more();
      const { nopes, turnBefore } = told.findLast((each) => each.event === event) ?? { nopes: 0, turnBefore: null };
      return reactionTo(event, { ...views, labels, nopes, turnBefore, isPractised });
    });
  }

  readonly beforeDeal = gameBeforeDeal(kittens, ["dealt", "turn-began"]);

  maxLagMs({ events: news, table }: StepChange): number | null {
    const { game } = table;
    if (!game || !isViewOf(kittens, game) || table.rerun) return null;
    const { view } = game;
    if (!isViewersMove({ view, table })) return kittens.legal(view).length > 0 ? nowPatience : null;
    if (letsPass({ view, consent: this.#consent?.peek() ?? null })) return null;
    const top = view.pending.at(-1);
    if (top === undefined) return turnPatience;
    const isAsked = top.kind === "save" || top.kind === "insert";
    return isAsked && eventsOf(kittens, news).some(isDrawn) ? savePatience : answerPatience;
  }
}

const drawTypes = [
  "card-drawn",
  "kitten-drawn",
  "bottom-card-drawn",
  "bottom-kitten-drawn",
  "imploding-drawn",
] as const satisfies readonly EventType[];

const isDrawn = (event: KittensEvent): event is EventOf<(typeof drawTypes)[number]> =>
  drawTypes.some((type) => type === event.type);

/** Minimum chance of a kitten on top at which a player who draws it sweats. */
const frightening = 0.5;

/**
 * Returns the moods of the seats about an event. All viewers see the same moods, because they depend on public
 * information only.
 * @param before state just before the event.
 */
export function moodsOf(event: KittensEvent, before: KittensView): readonly SeatMood[] {
  switch (event.type) {
    case "noped":
      return [...hitBy(before).map((seat) => ({ seat, mood: "angry" }) as const), { seat: event.seat, mood: "smug" }];
    case "attacked":
      return event.target === event.seat ? [] : duelMoods(event.target, event.seat);
    case "card-stolen":
    case "named-card-given":
      return duelMoods(event.from, event.to);
    case "named-card-missing":
      return [
        { seat: event.to, mood: "angry" },
        { seat: event.from, mood: "smug" },
      ];
    case "card-drawn":
    case "kitten-drawn":
    case "imploding-drawn":
      if (event.type === "imploding-drawn" && event.from === "bottom") return [];
      return publicOdds(before) >= frightening ? [{ seat: event.seat, mood: "sweating" }] : [];
    case "saved":
      return [{ seat: event.seat, mood: "relieved" }];
    default:
      return [];
  }
}

/** Returns the seat that the next Nope hits: the author of the play or of the last Nope. */
function hitBy({ pending }: KittensView): readonly Seat[] {
  const wait = pending.findLast((decision) => decision.kind === "nope");
  return wait === undefined ? [] : [wait.nopes.at(-1) ?? wait.play.seat];
}

/** Chance of a kitten on top from public information, without the viewer's private knowledge of the pile. */
const publicOdds = (view: KittensView): number =>
  kittenOdds({
    ...view,
    known: [],
    pending: view.pending.map((decision) => (decision.kind === "keep" ? { ...decision, card: null } : decision)),
  });

/** Animation of each event. The type makes the compiler report missing events. */
const reactions: EventAnimations<EventType> = {
  ...draws,
  ...plays,
  ...turns,
  ...hands,
  ...looks,
  ...deaths,
  ...imploding,
  ...armageddon,
};

/** Returns the animation of an event, with the moods of the portraits. */
export function reactionTo(event: KittensEvent, change: AnimationInput): TableAnimation {
  return withMoods(react(event.type, event, change), moodsOf(event, change.before));
}

const react = <Type extends EventType>(type: Type, event: EventOf<Type>, change: AnimationInput): TableAnimation =>
  reactions[type](event, change);

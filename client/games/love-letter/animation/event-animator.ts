import type { Seat } from "../../../../shared/core/game.ts";
import type { EventOf, LoveLetterEvent } from "../../../../shared/games/love-letter/events.ts";
import { loveLetter } from "../../../../shared/games/love-letter/game.ts";
import { isViewOf } from "../../../../shared/net/games.ts";
import { isPlayedByBot } from "../../../game-model/bots.ts";
import type { TableAnimation } from "../../../table/animations/animation.ts";
import type { EventAnimator } from "../../../timeline/event-animator.ts";
import { animateEvents, answerPatience, eventsOf, gameBeforeDeal } from "../../animate-events.ts";
import { duelMoods, type SeatMood, withMoods } from "../../moods.ts";
import { tableLabels } from "../text/labels.ts";
import { awaitedSeat } from "../ui-state.ts";
import type { AnimationInput, EventAnimations, EventType } from "./event-animation.ts";
import { effects, looks, rounds } from "./reactions.ts";

/** Maximum lag of the display at the viewer's own turn, in ms; larger just after the end of a round. */
const turnPatience = { usual: 3000, newRound: 6500 } as const;

/** Event animator of Love Letter. */
export const letterTeller: EventAnimator = {
  animate(step) {
    const labels = tableLabels(step.table);
    const story = eventsOf(loveLetter, step.history);
    return animateEvents(loveLetter, step, (event, views) =>
      reactionTo(event, { ...views, labels, turnBefore: turnAfter(story.slice(0, story.lastIndexOf(event))) }),
    );
  },

  beforeDeal: gameBeforeDeal(loveLetter, ["round-began", "dealt", "turn-began", "card-drawn"]),

  maxLagMs({ events: news, table }) {
    const { game, mySeat } = table;
    if (!game || !isViewOf(loveLetter, game) || mySeat === null || table.rerun || isPlayedByBot(table)) return null;
    if (awaitedSeat(game.view) !== mySeat) return null;
    if (game.view.pending !== null) return answerPatience;
    return news.events.some(({ type }) => type === "round-over") ? turnPatience.newRound : turnPatience.usual;
  },
};

/** Returns the player on turn after these events; null at the beginning of a round. */
function turnAfter(events: readonly LoveLetterEvent[]): Seat | null {
  const last = events.findLast(({ type }) => type === "turn-began" || type === "round-began");
  return last?.type === "turn-began" ? last.seat : null;
}

/**
 * Returns the moods of the seats about an event. All viewers see the same moods, because they depend on public
 * information only.
 */
export function moodsOf(event: LoveLetterEvent): readonly SeatMood[] {
  switch (event.type) {
    case "guessed":
      return event.right
        ? duelMoods(event.target, event.seat)
        : [
            { seat: event.target, mood: "relieved" },
            { seat: event.seat, mood: "angry" },
          ];
    case "compared":
      return event.lower === null
        ? [event.seat, event.target].map((seat) => ({ seat, mood: "relieved" }))
        : duelMoods(event.lower, event.lower === event.seat ? event.target : event.seat);
    case "king-cat-taken":
      return duelMoods(event.from, event.seat);
    case "laid-down":
      return [{ seat: event.seat, mood: "shocked" }];
    case "shielded":
      return [{ seat: event.seat, mood: "relieved" }];
    default:
      return [];
  }
}

/** Animation of each event. The type makes the compiler report missing events. */
const reactions: EventAnimations<EventType> = { ...rounds, ...effects, ...looks };

/** Returns the animation of an event, with the moods of the portraits. */
export function reactionTo(event: LoveLetterEvent, change: AnimationInput): TableAnimation {
  return withMoods(react(event.type, event, change), moodsOf(event));
}

const react = <Type extends EventType>(type: Type, event: EventOf<Type>, change: AnimationInput): TableAnimation =>
  reactions[type](event, change);

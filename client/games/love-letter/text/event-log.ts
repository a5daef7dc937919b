import type { Seat } from "../../../../shared/core/game.ts";
import type { LoveLetterEvent } from "../../../../shared/games/love-letter/events.ts";
import type { Phrase } from "../../../table/scene/pieces.ts";
import { sentence } from "./event-text.ts";
import type { Labels } from "./labels.ts";

/** An event as a sentence from the viewer's seat. */
export interface LogLine {
  readonly id: number;
  /** Beginnings of turns and rounds are set apart from other events. */
  readonly kind: "turn" | "event";
  readonly phrase: Phrase;
}

/** Returns the seat for the picture beside the line. */
export function actorOf(event: LoveLetterEvent): Seat | null {
  switch (event.type) {
    case "round-began":
      return null;
    case "card-played":
      return event.play.seat;
    case "round-over":
      return event.result.winners[0] ?? null;
    case "game-over":
      return event.winners[0] ?? null;
    default:
      return event.seat;
  }
}

/** Returns the log: all events, except the cards dealt to other players, because all players get one. */
export const logLines = (story: readonly LoggedEvent[], labels: Labels): readonly LogLine[] =>
  story
    .filter(({ event }) => event.type !== "dealt" || labels.isMe(event.seat))
    .map(({ id, event }) => ({
      id,
      kind: event.type === "turn-began" || event.type === "round-began" ? "turn" : "event",
      phrase: sentence(event, labels),
    }));

/** An event with its index in the story. */
export interface LoggedEvent {
  readonly id: number;
  readonly event: LoveLetterEvent;
}

export const buildEventHistory = (events: readonly LoveLetterEvent[]): readonly LoggedEvent[] =>
  events.map((event, id) => ({ id, event }));

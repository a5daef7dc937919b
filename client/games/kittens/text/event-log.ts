import { assertNever } from "../../../../shared/core/errors.ts";
import type { Seat } from "../../../../shared/core/game.ts";
import type { Phrase } from "../../../table/scene/pieces.ts";
import type { LoggedEvent } from "../event-history.ts";
import { sentence } from "./event-text.ts";
import type { Labels } from "./labels.ts";

/** An event as a sentence from the viewer's seat. */
export interface LogLine {
  readonly id: number;
  /** Turn beginnings are set apart from other events. */
  readonly kind: "turn" | "event";
  readonly seat: Seat | null;
  readonly phrase: Phrase;
}

function logLine(told: LoggedEvent, labels: Labels): LogLine {
  const { event } = told;
  return {
    id: told.id,
    kind: event.type === "turn-began" ? "turn" : "event",
    seat: actorOf(told),
    phrase: sentence(told, labels),
  };
}

/** Returns the seat for the picture beside the line. */
export function actorOf({ event }: LoggedEvent): Seat | null {
  switch (event.type) {
    case "dealt":
      return null;
    case "card-played":
    case "play-settled":
      return event.play.seat;
    case "card-given":
    case "named-card-given":
    case "named-card-missing":
      return event.from;
    case "card-stolen":
      return event.to;
    case "returned":
      return event.by;
    case "armageddon-revealed":
      return event.opponent;
    case "game-over":
      return event.winner;
    case "turn-began":
    case "noped":
    case "passed":
    case "card-drawn":
    case "kitten-drawn":
    case "pile-was-empty":
    case "saved":
    case "clairvoyance-over":
    case "kitten-hidden":
    case "exploded":
    case "died":
    case "skipped":
    case "attacked":
    case "future-seen":
    case "future-revealed":
    case "shuffle-started":
    case "shuffled":
    case "card-looked-at":
    case "card-kept":
    case "card-put-on-top":
    case "card-chosen":
    case "card-buried":
    case "hand-was-empty":
    case "card-taken":
    case "armageddon-laid":
    case "godcat-returned":
      return event.seat;
    default:
      return assertNever(event);
  }
}

/** Returns the log: all events except self-evident ones. */
export const logLines = (story: readonly LoggedEvent[], labels: Labels): readonly LogLine[] =>
  story.filter((told) => !goesWithoutSaying(told)).map((told) => logLine(told, labels));

/** Whether the event needs no line: the end of a wait, and a play that went ahead, because its effect shows that. */
export const goesWithoutSaying = ({ event, nopes }: LoggedEvent): boolean =>
  event.type === "clairvoyance-over" || (event.type === "play-settled" && !event.cancelled && nopes === 0);

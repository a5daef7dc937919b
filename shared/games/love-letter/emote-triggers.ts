import type { EmoteTrigger } from "../../core/emote-triggers.ts";
import type { LoveLetterEvent } from "./events.ts";

export function emoteTriggers(event: LoveLetterEvent): readonly EmoteTrigger[] {
  switch (event.type) {
    case "eliminated":
      return [{ seat: event.seat, kind: "out" }];
    case "king-cat-taken":
      return [{ seat: event.from, kind: "crossed" }];
    case "game-over":
      return event.winners.map((seat) => ({ seat, kind: "won" }));
    default:
      return [];
  }
}

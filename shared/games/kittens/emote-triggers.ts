import type { EmoteTrigger } from "../../core/emote-triggers.ts";
import type { KittensEvent } from "./events.ts";

export function emoteTriggers(event: KittensEvent): readonly EmoteTrigger[] {
  switch (event.type) {
    case "exploded":
    case "died":
      return [{ seat: event.seat, kind: "out" }];
    case "play-settled":
      return event.cancelled ? [{ seat: event.play.seat, kind: "crossed" }] : [];
    case "card-stolen":
    case "named-card-given":
      return [{ seat: event.from, kind: "crossed" }];
    case "game-over":
      return [{ seat: event.winner, kind: "won" }];
    default:
      return [];
  }
}

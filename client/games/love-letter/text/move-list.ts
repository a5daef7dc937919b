import { type LoveLetterEvent, redact } from "../../../../shared/games/love-letter/events.ts";
import { loveLetter } from "../../../../shared/games/love-letter/game.ts";
import { type Course, isCourseOf } from "../../../../shared/replays/replays.ts";
import { anyText, language } from "../../../app/i18n.ts";
import type { EntryMark, MoveListEntry, MoveListOf } from "../../../game-model/client-game.ts";
import { disclosed, withCards } from "../../disclosed-cards.ts";
import { sentence } from "./event-text.ts";
import { type Labels, labelsFor } from "./labels.ts";

export const moveListOf: MoveListOf = (course, chairs) =>
  isCourseOf(loveLetter, course)
    ? letterChronicle(course.replay, labelsFor(anyText, language.value, chairs, null))
    : [];

export function letterChronicle(replay: Course<LoveLetterEvent>["replay"], labels: Labels): readonly MoveListEntry[] {
  return Array.from({ length: replay.last + 1 }, (_, step) => replay.events(step)).flatMap((events, step) =>
    events.map((event): MoveListEntry => {
      const told = redact(event, "spectator");
      const hidden = disclosed(event, told).map(labels.titleOf);
      return {
        step,
        kind: event.type === "turn-began" || event.type === "round-began" ? "turn" : "event",
        text: withCards(labels.plain(sentence(told, labels)), hidden, labels.joined),
        mark: markOf(event),
      };
    }),
  );
}

function markOf(event: LoveLetterEvent): EntryMark | null {
  switch (event.type) {
    case "card-played":
      return { kind: "card", card: event.play.card };
    case "eliminated":
      return { kind: "out", seat: event.seat };
    case "round-over": {
      const [seat = 0] = event.result.winners;
      return { kind: "won", seat };
    }
    default:
      return null;
  }
}

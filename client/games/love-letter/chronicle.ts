import type { Replay } from "../../../shared/core/replay.ts";
import { type LoveLetterEvent, redact } from "../../../shared/games/love-letter/events.ts";
import { loveLetter } from "../../../shared/games/love-letter/game.ts";
import type { LoveLetterView } from "../../../shared/games/love-letter/view.ts";
import { isReplayOf } from "../../../shared/replays/replays.ts";
import type { Entry, Mark } from "../../game/chronicle.ts";
import type { ChronicleOf } from "../../game/client-game.ts";
import { inLanguage } from "../../i18n.ts";
import { disclosed, withCards } from "../disclosed.ts";
import { sentence } from "./sentences.ts";
import { t } from "./texts.ts";
import { type Words, wordsFor } from "./words.ts";

export const chronicleOf: ChronicleOf = (opened, language, chairs) =>
  isReplayOf(loveLetter, opened)
    ? letterChronicle(opened.replay, wordsFor(inLanguage(t, language), language, chairs, null))
    : [];

export function letterChronicle(replay: Replay<LoveLetterEvent, LoveLetterView>, words: Words): readonly Entry[] {
  return Array.from({ length: replay.last + 1 }, (_, step) => replay.events(step)).flatMap((events, step) =>
    events.map((event): Entry => {
      const told = redact(event, "spectator");
      const hidden = disclosed(event, told).map(words.titleOf);
      return {
        step,
        kind: event.type === "turn-began" || event.type === "round-began" ? "turn" : "event",
        text: withCards(words.plain(sentence(told, words)), hidden),
        mark: markOf(event),
      };
    }),
  );
}

function markOf(event: LoveLetterEvent): Mark | null {
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

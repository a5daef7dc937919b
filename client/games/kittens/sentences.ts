import { assertNever } from "../../../shared/core/errors.ts";
import type { Seat } from "../../../shared/core/game.ts";
import type { CardId } from "../../../shared/games/kittens/titles.ts";
import type { Phrase } from "../../table/model/pieces.ts";
import { announced, playedTitle, playName } from "./play-words.ts";
import { between, by, type OneSided, shown } from "./sides.ts";
import type { Told } from "./story.ts";
import type { Words } from "./words.ts";

/** Describes an event from the viewer's perspective. */
export function sentence(told: Told, words: Words): Phrase {
  const { event } = told;
  switch (event.type) {
    case "dealt":
      return [words.t("kittens.log.dealt")];
    case "turn-began":
      return by(words, event.owes > 1 ? "turns" : "turn", event.seat, { count: event.owes });
    case "card-played":
      return announced(event.play, words);
    case "noped":
      return by(words, nopeKey(told), event.seat, { card: { card: event.card }, what: playName(told.play, words) });
    case "passed":
      return [words.t("kittens.log.passed")];
    case "play-settled":
      return by(words, event.cancelled ? "stopped" : "ahead", event.play.seat, { what: playName(event.play, words) });
    case "card-drawn":
      return by(words, "drew", event.seat, shown(event.card));
    case "kitten-drawn":
      return by(words, "drewKitten", event.seat, shown("exploding-kitten"));
    case "pile-was-empty":
      return by(words, "pileEmpty", event.seat);
    case "saved":
      return event.card === event.as
        ? by(words, "saved", event.seat, shown(event.card))
        : by(words, "savedAs", event.seat, { ...shown(event.card), as: { card: event.as } });
    case "clairvoyance-over":
      return by(words, "savesOver", event.seat);
    case "kitten-hidden":
      return hidden(event.seat, event.position, words);
    case "exploded":
      return by(words, event.cause === "kitten" ? "exploded" : "explodedDevil", event.seat, shown("devilcat"));
    case "died":
      return by(words, event.cause === "kitten" ? "died" : "diedDevil", event.seat, shown("devilcat"));
    case "returned":
      return between(words, "returned", event.by, event.seat);
    case "skipped":
      return by(words, isPlay(told, "super-skip") ? "skippedAll" : "skipped", event.seat);
    case "attacked":
      return between(words, "attacked", event.seat, event.target, { count: event.owes });
    case "future-seen":
      return by(words, "saw", event.seat, { cards: { card: event.cards.flatMap((card) => card ?? []) } });
    case "future-revealed":
      return by(words, "revealed", event.seat, { cards: { card: event.cards } });
    case "shuffle-started":
      return between(words, "shuffleStarted", event.seat, event.stopper);
    case "shuffled":
      return by(words, isPlay(told, "shuffle-until-stop") ? "stoppedShuffling" : "shuffled", event.seat);
    case "card-looked-at":
      return by(words, event.from === "bottom" ? "lookedBottom" : "lookedTop", event.seat, shown(event.card));
    case "card-kept":
      return by(words, "kept", event.seat, shown(event.card));
    case "card-put-on-top":
      return by(words, "putOnTop", event.seat, shown(event.card));
    case "card-chosen":
      return by(words, "chose", event.seat, shown(event.card));
    case "card-buried":
      return by(words, "buried", event.seat, shown(event.card));
    case "card-given":
      return between(words, "gave", event.from, event.to, shown(event.card));
    case "card-stolen":
      return between(words, "stole", event.to, event.from, shown(event.card));
    case "named-card-given":
      return between(words, "handedOver", event.from, event.to, shown(event.card));
    case "named-card-missing":
      return by(words, "missing", event.from, shown(event.card));
    case "hand-was-empty":
      return by(words, "handEmpty", event.seat);
    case "card-taken":
      return by(words, "took", event.seat, shown(event.card));
    case "armageddon-laid":
      return between(words, "laid", event.seat, event.opponent, shown(event.before));
    case "armageddon-revealed":
      return by(
        words,
        event.swapped ? "swapped" : "stayed",
        event.opponent,
        shown(event.godcat === event.opponent ? "godcat" : "devilcat"),
      );
    case "godcat-returned":
      return words.phrase("kittens.log.godcatReturned", shown("godcat"));
    case "game-over":
      return by(words, "won", event.winner);
    default:
      return assertNever(event);
  }
}

/** Whether the event follows from a card of that title. */
const isPlay = ({ play }: Told, title: CardId): boolean => play !== null && playedTitle(play) === title;

function nopeKey({ play, nopes }: Told): OneSided {
  if (play === null) return "noped";
  return nopes % 2 === 1 ? "nopedStops" : "nopedRevives";
}

/** Only the player who hid the kitten and the players of Clairvoyance know its slot (K50). */
function hidden(seat: Seat, position: number | null, words: Words): Phrase {
  const name = words.name(seat);
  const mine = words.isMe(seat);
  if (position === null) return [words.t("kittens.log.hidOther", { name })];
  if (position === 0) return [words.t(mine ? "kittens.log.hidTop" : "kittens.log.hidTopOther", { name })];
  return [words.t(mine ? "kittens.log.hid" : "kittens.log.hidSeen", { name, count: position })];
}

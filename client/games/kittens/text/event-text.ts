import { assertNever } from "../../../../shared/core/errors.ts";
import type { Seat } from "../../../../shared/core/game.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import type { Phrase } from "../../../table/scene/pieces.ts";
import type { LoggedEvent } from "../event-history.ts";
import type { Labels } from "./labels.ts";
import { announced, playedTitle, playName } from "./play-labels.ts";
import { type OneSided, phraseAbout, phraseBetween, shown } from "./pronouns.ts";

/** Describes an event from the viewer's perspective. */
export function sentence(told: LoggedEvent, labels: Labels): Phrase {
  const { event } = told;
  switch (event.type) {
    case "dealt":
      return [labels.t("kittens.log.dealt")];
    case "turn-began":
      return phraseAbout(labels, event.owes > 1 ? "turns" : "turn", event.seat, { count: event.owes });
    case "card-played":
      return announced(event.play, labels);
    case "noped":
      return phraseAbout(labels, nopeKey(told), event.seat, {
        card: { card: event.card },
        what: playName(told.play, labels),
      });
    case "passed":
      return [labels.t("kittens.log.passed")];
    case "play-settled":
      return phraseAbout(labels, event.cancelled ? "stopped" : "ahead", event.play.seat, {
        what: playName(event.play, labels),
      });
    case "card-drawn":
      return phraseAbout(labels, "drew", event.seat, shown(event.card));
    case "kitten-drawn":
      return phraseAbout(labels, "drewKitten", event.seat, shown("exploding-kitten"));
    case "pile-was-empty":
      return phraseAbout(labels, "pileEmpty", event.seat);
    case "saved":
      return event.card === event.as
        ? phraseAbout(labels, "saved", event.seat, shown(event.card))
        : phraseAbout(labels, "savedAs", event.seat, { ...shown(event.card), as: { card: event.as } });
    case "clairvoyance-over":
      return phraseAbout(labels, "savesOver", event.seat);
    case "kitten-hidden":
      return hidden(event.seat, event.position, labels);
    case "exploded":
      return phraseAbout(
        labels,
        event.cause === "kitten" ? "exploded" : "explodedDevil",
        event.seat,
        shown("devilcat"),
      );
    case "died":
      return phraseAbout(labels, event.cause === "kitten" ? "died" : "diedDevil", event.seat, shown("devilcat"));
    case "returned":
      return phraseBetween(labels, "returned", event.by, event.seat);
    case "skipped":
      return phraseAbout(labels, isPlay(told, "super-skip") ? "skippedAll" : "skipped", event.seat);
    case "attacked":
      return phraseBetween(labels, "attacked", event.seat, event.target, { count: event.owes });
    case "future-seen":
      return phraseAbout(labels, "saw", event.seat, { cards: { card: event.cards.flatMap((card) => card ?? []) } });
    case "future-revealed":
      return phraseAbout(labels, "revealed", event.seat, { cards: { card: event.cards } });
    case "shuffle-started":
      return phraseBetween(labels, "shuffleStarted", event.seat, event.stopper);
    case "shuffled":
      return phraseAbout(labels, isPlay(told, "shuffle-until-stop") ? "stoppedShuffling" : "shuffled", event.seat);
    case "card-looked-at":
      return phraseAbout(labels, event.from === "bottom" ? "lookedBottom" : "lookedTop", event.seat, shown(event.card));
    case "card-kept":
      return phraseAbout(labels, "kept", event.seat, shown(event.card));
    case "card-put-on-top":
      return phraseAbout(labels, "putOnTop", event.seat, shown(event.card));
    case "card-chosen":
      return phraseAbout(labels, "chose", event.seat, shown(event.card));
    case "card-buried":
      return phraseAbout(labels, "buried", event.seat, shown(event.card));
    case "card-given":
      return phraseBetween(labels, "gave", event.from, event.to, shown(event.card));
    case "card-stolen":
      return phraseBetween(labels, "stole", event.to, event.from, shown(event.card));
    case "named-card-given":
      return phraseBetween(labels, "handedOver", event.from, event.to, shown(event.card));
    case "named-card-missing":
      return phraseAbout(labels, "missing", event.from, shown(event.card));
    case "hand-was-empty":
      return phraseAbout(labels, "handEmpty", event.seat);
    case "card-taken":
      return phraseAbout(labels, "took", event.seat, shown(event.card));
    case "armageddon-laid":
      return phraseBetween(labels, "laid", event.seat, event.opponent, shown(event.before));
    case "armageddon-revealed":
      return phraseAbout(
        labels,
        event.swapped ? "swapped" : "stayed",
        event.opponent,
        shown(event.godcat === event.opponent ? "godcat" : "devilcat"),
      );
    case "godcat-returned":
      return labels.phrase("kittens.log.godcatReturned", shown("godcat"));
    case "game-over":
      return phraseAbout(labels, "won", event.winner);
    default:
      return assertNever(event);
  }
}

/** Whether the event follows from a card of that title. */
const isPlay = ({ play }: LoggedEvent, title: CardId): boolean => play !== null && playedTitle(play) === title;

function nopeKey({ play, nopes }: LoggedEvent): OneSided {
  if (play === null) return "noped";
  return nopes % 2 === 1 ? "nopedStops" : "nopedRevives";
}

/** Only the player who hid the kitten and the players of Clairvoyance know its slot (K50). */
function hidden(seat: Seat, position: number | null, labels: Labels): Phrase {
  const name = labels.name(seat);
  const mine = labels.isMe(seat);
  if (position === null) return [labels.t("kittens.log.hidOther", { name })];
  if (position === 0) return [labels.t(mine ? "kittens.log.hidTop" : "kittens.log.hidTopOther", { name })];
  return [labels.t(mine ? "kittens.log.hid" : "kittens.log.hidSeen", { name, count: position })];
}

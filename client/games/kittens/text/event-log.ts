import { assertNever } from "../../../../shared/core/errors.ts";
import type { Seat } from "../../../../shared/core/game.ts";
import type { KittensEvent } from "../../../../shared/games/kittens/events.ts";
import type { Cause, Play } from "../../../../shared/games/kittens/state.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import type { Phrase } from "../../../table/scene/pieces.ts";
import type { Labels } from "./labels.ts";
import { announced, type OneSided, phraseAbout, phraseBetween, playedTitle, playName, shown } from "./phrases.ts";

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
    case "imploding-surfaced":
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
    case "bottom-card-drawn":
    case "bottom-kitten-drawn":
    case "imploding-drawn":
    case "imploding-hidden":
    case "imploding-looked-at":
    case "reversed":
    case "alter-began":
    case "future-altered":
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

/** Describes an event from the viewer's perspective. */
export function sentence(told: LoggedEvent, labels: Labels): Phrase {
  const { event } = told;
  switch (event.type) {
    case "dealt":
      return [labels.t("kittens-log.dealt")];
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
      return [labels.t("kittens-log.passed")];
    case "play-settled":
      return phraseAbout(labels, event.cancelled ? "stopped" : "ahead", event.play.seat, {
        what: playName(event.play, labels),
      });
    case "card-drawn":
      return phraseAbout(labels, "drew", event.seat, shown(event.card));
    case "kitten-drawn":
      return phraseAbout(labels, "drewKitten", event.seat, shown("exploding-kitten"));
    case "bottom-card-drawn":
      return phraseAbout(labels, "drewBottom", event.seat, shown(event.card));
    case "bottom-kitten-drawn":
      return phraseAbout(labels, "drewKittenBottom", event.seat, shown("exploding-kitten"));
    case "imploding-drawn":
      return phraseAbout(
        labels,
        event.from === "bottom" ? "drewKittenBottom" : "drewKitten",
        event.seat,
        shown("imploding-kitten"),
      );
    case "imploding-hidden":
      return phraseAbout(labels, "putBack", event.seat, shown("imploding-kitten"));
    case "imploding-surfaced":
      return labels.phrase("kittens.table.faceUpTop", shown("imploding-kitten"));
    case "imploding-looked-at":
      return phraseAbout(
        labels,
        event.from === "bottom" ? "lookedBottom" : "lookedTop",
        event.seat,
        shown("imploding-kitten"),
      );
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
      return phraseAbout(labels, endings[event.cause], event.seat, shown("devilcat"));
    case "died":
      return phraseAbout(labels, event.cause === "kitten" ? "died" : "diedDevil", event.seat, shown("devilcat"));
    case "returned":
      return phraseBetween(labels, "returned", event.by, event.seat);
    case "reversed":
      return phraseAbout(labels, "reversed", event.seat);
    case "skipped":
      return phraseAbout(labels, isPlay(told, "super-skip") ? "skippedAll" : "skipped", event.seat);
    case "attacked":
      return phraseBetween(labels, "attacked", event.seat, event.target, { count: event.owes });
    case "future-altered":
      return phraseAbout(labels, "arranged", event.seat);
    case "future-seen":
    case "alter-began":
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
      return labels.phrase("kittens-log.godcatReturned", shown("godcat"));
    case "game-over":
      return phraseAbout(labels, "won", event.winner);
    default:
      return assertNever(event);
  }
}

const endings = {
  kitten: "exploded",
  devilcat: "explodedDevil",
  implosion: "imploded",
} as const satisfies Readonly<Record<Cause, OneSided>>;

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
  if (position === null) return [labels.t("kittens-log.hidOther", { name })];
  if (position === 0) return [labels.t(mine ? "kittens-log.hidTop" : "kittens-log.hidTopOther", { name })];
  return [labels.t(mine ? "kittens-log.hid" : "kittens-log.hidSeen", { name, count: position })];
}

/** An event with the play it belongs to. */
export interface LoggedEvent {
  /** Index in the story. */
  readonly id: number;
  readonly event: KittensEvent;
  /** The play that waits or was carried out last. */
  readonly play: Play | null;
  /** Nopes on that play so far. */
  readonly nopes: number;
  /** Player on turn until this event; null at the beginning of the game. */
  readonly turnBefore: Seat | null;
}

type Waiting = Pick<LoggedEvent, "play" | "nopes">;

const nothing: Waiting = { play: null, nopes: 0 };

/** Returns the events of the last game. The deal of all hands counts as one event. */
export function buildEventHistory(events: readonly KittensEvent[]): readonly LoggedEvent[] {
  const story: LoggedEvent[] = [];
  /** The stack of waiting plays: NOW cards may lie on top (K49). `about`: the play that the events belong to. */
  let waiting: readonly Waiting[] = [];
  let about = nothing;
  let turn: Seat | null = null;
  for (const [id, event] of events.entries()) {
    if (event.type === "dealt") [story.length, waiting, about, turn] = [0, [], nothing, null];
    if (event.type === "card-played") {
      about = { play: event.play, nopes: 0 };
      waiting = [...waiting, about];
    }
    if (event.type === "noped") {
      const { play, nopes } = waiting.at(-1) ?? nothing;
      about = { play, nopes: nopes + 1 };
      waiting = [...waiting.slice(0, -1), about];
    }
    if (event.type === "play-settled") {
      about = waiting.at(-1) ?? { play: event.play, nopes: 0 };
      waiting = waiting.slice(0, -1);
    }
    story.push({ id, event, ...about, turnBefore: turn });
    if (event.type === "turn-began") turn = event.seat;
  }
  return story;
}

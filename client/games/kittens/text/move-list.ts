import { assertNever } from "../../../../shared/core/errors.ts";
import { type KittensEvent, redact } from "../../../../shared/games/kittens/events.ts";
import { kittens } from "../../../../shared/games/kittens/game.ts";
import { type Course, isCourseOf } from "../../../../shared/replays/replays.ts";
import { anyText, language } from "../../../app/i18n.ts";
import type { EntryMark, MoveListEntry, MoveListOf } from "../../../game-model/client-game.ts";
import { disclosed, withCards } from "../../disclosed-cards.ts";
import { buildEventHistory, goesWithoutSaying, type LoggedEvent, sentence } from "./event-log.ts";
import { type Labels, labelsFor } from "./labels.ts";
import { playedTitle } from "./phrases.ts";

export const moveListOf: MoveListOf = (course, chairs) =>
  isCourseOf(kittens, course) ? kittensChronicle(course, labelsFor(anyText, language.value, chairs, null)) : [];

function kittensChronicle({ replay }: Course<KittensEvent>, labels: Labels): readonly MoveListEntry[] {
  const happened = happenings(replay);
  return buildEventHistory(happened.map(({ told }) => told))
    .filter((told) => !goesWithoutSaying(told))
    .flatMap((told): readonly MoveListEntry[] => {
      const { step, event } = happened[told.id] ?? {};
      if (step === undefined || event === undefined) return [];
      return [{ step, kind: kindOf(told), text: textOf(told, event, labels), mark: markOf(event) }];
    });
}

/** Returns all events that spectators could see, unredacted. */
const happenings = (replay: Course<KittensEvent>["replay"]) =>
  Array.from({ length: replay.last + 1 }, (_, step) => step).flatMap((step) =>
    replay.events(step).flatMap((event) => {
      const told = redact(event, "spectator");
      return told === null ? [] : { step, event, told };
    }),
  );

const kindOf = ({ event }: LoggedEvent): MoveListEntry["kind"] => (event.type === "turn-began" ? "turn" : "event");

/**
 * Appends the hidden cards to the sentence. The sentence already names the slot of a hidden kitten, and the table shows
 * dealt hands.
 */
function textOf(told: LoggedEvent, event: KittensEvent, labels: Labels): string {
  const hidden = event.type === "dealt" ? [] : disclosed(event, told.event);
  const said = sentence(event.type === "kitten-hidden" ? { ...told, event } : told, labels);
  return withCards(labels.plain(said), hidden.map(labels.titleOf), labels.joined);
}

function markOf(event: KittensEvent): EntryMark | null {
  switch (event.type) {
    case "card-played":
      return { kind: "card", card: playedTitle(event.play) };
    case "noped":
    case "saved":
      return { kind: "card", card: event.card };
    case "imploding-drawn":
      return { kind: "card", card: "imploding-kitten" };
    case "kitten-drawn":
    case "bottom-kitten-drawn":
      return { kind: "card", card: "exploding-kitten" };
    case "exploded":
    case "died":
      return { kind: "out", seat: event.seat };
    case "game-over":
      return { kind: "won", seat: event.winner };
    case "dealt":
    case "turn-began":
    case "passed":
    case "play-settled":
    case "card-drawn":
    case "bottom-card-drawn":
    case "imploding-hidden":
    case "imploding-surfaced":
    case "imploding-looked-at":
    case "reversed":
    case "alter-began":
    case "future-altered":
    case "pile-was-empty":
    case "clairvoyance-over":
    case "kitten-hidden":
    case "returned":
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
    case "card-given":
    case "card-buried":
    case "card-stolen":
    case "named-card-given":
    case "named-card-missing":
    case "hand-was-empty":
    case "card-taken":
    case "armageddon-laid":
    case "armageddon-revealed":
    case "godcat-returned":
      return null;
    default:
      return assertNever(event);
  }
}

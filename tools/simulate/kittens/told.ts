import { assertNever } from "../../../shared/core/errors.ts";
import type { Seat, Viewer } from "../../../shared/core/game.ts";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import { savesIn } from "../../../shared/games/kittens/saves.ts";
import type { Danger, KittensState } from "../../../shared/games/kittens/state.ts";
import type { CardId } from "../../../shared/games/kittens/titles.ts";
import type { Happening } from "../checks.ts";

/** Cards that must not be exchanged because events reveal them to the viewer. */
export interface Told {
  /** Hands that events reveal as a whole. */
  readonly hands: Set<Seat>;
  /** Single cards in hands. */
  readonly cards: { readonly seat: Seat; readonly card: CardId }[];
  /** Number of cards at the top of the pile, and at its bottom. */
  top: number;
  bottom: number;
  /** Whether events reveal if the top card is a kitten, and the same of the bottom card. */
  topKind: boolean;
  bottomKind: boolean;
  /** Whether events reveal if the card that a player looks at is a kitten. */
  lookedKind: boolean;
}

export function toldBy({ actor, events }: Happening<KittensEvent>, before: KittensState, viewer: Viewer): Told {
  const told: Told = {
    hands: new Set(),
    cards: [],
    top: 0,
    bottom: 0,
    topKind: false,
    bottomKind: false,
    lookedKind: false,
  };
  for (const event of events) note(told, event, before, viewer);
  // The clock plays the first save in a hand (K64).
  const top = before.pending.at(-1);
  if (actor === "clock" && top?.kind === "save") told.hands.add(top.seat);
  return told;
}

function note(told: Told, event: KittensEvent, before: KittensState, viewer: Viewer): void {
  switch (event.type) {
    case "card-played":
      for (const card of event.play.cards) told.cards.push({ seat: event.play.seat, card });
      break;
    case "noped":
    case "saved":
      told.cards.push({ seat: event.seat, card: event.card });
      break;
    case "card-given":
    case "card-stolen":
      if (viewer === event.to) told.hands.add(event.from);
      break;
    case "named-card-given":
    case "named-card-missing":
      told.hands.add(event.from);
      break;
    case "exploded":
      told.hands.add(event.seat);
      break;
    case "card-drawn":
      told.topKind = true;
      if (viewer === event.seat) told.top = 1;
      break;
    case "bottom-card-drawn":
      told.bottomKind = true;
      if (viewer === event.seat) told.bottom = 1;
      break;
    case "card-kept":
      told.lookedKind = true;
      break;
    case "card-looked-at":
      if (viewer === event.seat) told[event.from] = 1;
      break;
    case "kitten-drawn":
      told.topKind = true;
      told.lookedKind = true;
      noteSave(told, event.seat, before, "kitten");
      break;
    case "bottom-kitten-drawn":
      told.bottomKind = true;
      noteSave(told, event.seat, before, "kitten");
      break;
    case "imploding-drawn":
      told.topKind ||= event.from === "top";
      told.bottomKind ||= event.from === "bottom";
      told.lookedKind ||= event.from === "looked";
      break;
    case "armageddon-revealed":
      noteSave(told, event.devilcat, before, "devilcat");
      break;
    case "future-seen":
    case "alter-began":
      if (viewer === event.seat) told.top = event.cards.length;
      break;
    case "future-revealed":
      told.top = event.cards.length;
      break;
    case "dealt":
    case "turn-began":
    case "passed":
    case "play-settled":
    case "pile-was-empty":
    case "clairvoyance-over":
    case "kitten-hidden":
    case "imploding-hidden":
    case "imploding-surfaced":
    case "imploding-looked-at":
    case "future-altered":
    case "reversed":
    case "died":
    case "returned":
    case "skipped":
    case "attacked":
    case "shuffle-started":
    case "shuffled":
    case "card-put-on-top":
    case "card-chosen":
    case "card-buried":
    case "hand-was-empty":
    case "card-taken":
    case "armageddon-laid":
    case "godcat-returned":
    case "game-over":
      break;
    default:
      assertNever(event);
  }
}

/** The next decision reveals whether there is a save. */
function noteSave(told: Told, seat: Seat, before: KittensState, cause: Danger): void {
  const [save] = savesIn(before.seats[seat]?.hand ?? [], before, cause);
  if (save === undefined) told.hands.add(seat);
  else told.cards.push({ seat, card: save });
}

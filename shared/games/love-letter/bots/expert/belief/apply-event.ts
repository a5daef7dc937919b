import { assertNever } from "../../../../../core/errors.ts";
import type { LoveLetterEvent } from "../../../events.ts";
import type { Play } from "../../../state.ts";
import { cardValue } from "../../../titles.ts";
import { shownTo } from "../model/card.ts";
import { exchangeHands, putBack, ruleOut, swapAside, takeKing } from "../model/effects.ts";
import { insertAt, stay, swap } from "../model/moves.ts";
import { draw, eliminate, layHand, newRound, take } from "../model/round.ts";
import {
  type Believer,
  changed,
  compared,
  judged,
  juggled,
  looksLike,
  played,
  putSomewhere,
  received,
  without,
  withoutKing,
} from "./updates.ts";
import { aside, having, held, looked, type World } from "./world.ts";

/** Updates the worlds after an event. @param lastPlay the latest card that was played this round. */
export function applyEvent(
  worlds: readonly World[],
  event: LoveLetterEvent,
  lastPlay: Play | null,
  believer: Believer,
): readonly World[] {
  switch (event.type) {
    case "round-began":
      return [{ round: newRound(believer.players, event.open.map(cardValue)), weight: 1 }];
    case "dealt":
      return received(worlds, event.seat, event.card, (round) => draw(round, event.seat));
    case "card-drawn":
      return received(worlds, event.seat, event.card, (round) => draw(round, event.seat));
    case "turn-began":
      return changed(worlds, (round) => {
        round.turn = event.seat;
      });
    case "shield-ended":
      return changed(worlds, (round) => {
        round.shielded &= ~(1 << event.seat);
      });
    case "shielded":
      return changed(worlds, (round) => {
        round.shielded |= 1 << event.seat;
      });
    case "card-played":
      return played(worlds, event.play, believer);
    case "guessed": {
      const value = cardValue(event.guess);
      if (event.right) return having(worlds, held(event.target), value);
      return changed(without(worlds, event.target, value, believer), (round) =>
        ruleOut(round, event.target, 1 << value),
      );
    }
    case "compared":
      return compared(worlds, event, believer);
    case "eliminated": {
      const known = event.card === null ? worlds : having(worlds, held(event.seat), cardValue(event.card));
      return changed(known, (round) => eliminate(round, event.seat));
    }
    case "laid-down":
      return changed(having(worlds, held(event.seat), cardValue(event.card)), (round) => layHand(round, event.seat));
    case "hands-swapped": {
      const { seat, target, given, got } = event;
      const mine = looksLike(worlds, held(seat), given, believer);
      const both = looksLike(mine, held(target), got, believer);
      return changed(both, (round) => exchangeHands(round, seat, target));
    }
    case "king-cat-taken": {
      const mine = looksLike(worlds, held(event.seat), event.given, believer);
      const both = having(mine, held(event.from), cardValue("king-cat"));
      return changed(both, (round) => takeKing(round, event.seat, event.from));
    }
    case "nothing-happened":
      return lastPlay?.card === "not-a-pet" ? withoutKing(worlds, event.seat, believer) : worlds;
    case "juggled":
      return changed(worlds, (round) => juggled(round, event.hands));
    case "set-aside-seen": {
      const seen = changed(worlds, (round) => {
        round.aside = shownTo(round.aside, event.seat);
        round.asks = "stay";
      });
      return looksLike(seen, aside, event.card, believer);
    }
    case "set-aside-kept":
      return changed(judged(worlds, event.seat, stay, believer), (round) => {
        round.asks = "play";
      });
    case "set-aside-swapped":
      return changed(judged(worlds, event.seat, swap, believer), swapAside);
    case "top-seen": {
      const seen = changed(worlds, (round) => {
        round.looked = shownTo(take(round), event.seat);
        round.asks = "insert";
      });
      return looksLike(seen, looked, event.card, believer);
    }
    case "card-put-back":
      return event.position === null
        ? putSomewhere(worlds, believer)
        : changed(judged(worlds, event.seat, insertAt(event.position), believer), (round) =>
            putBack(round, event.position ?? 0),
          );
    case "found-nobody":
    case "pile-was-empty":
    case "round-over":
    case "game-over":
      return worlds;
    default:
      return assertNever(event);
  }
}

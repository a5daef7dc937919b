import type { Seat } from "../../../../shared/core/game.ts";
import { tokensToWin } from "../../../../shared/games/love-letter/edition.ts";
import type { SetAsideCards, Spread, Tableau } from "../../../table/scene/pieces.ts";
import type { UiContext } from "../ui-context.ts";
import { reference } from "./reference.ts";

/** Played cards of all players, the card set aside, and the cards unseen by the viewer. */
export function spread(context: UiContext): Spread {
  return {
    fronts: context.view.seats.map((_, seat) => front(context, seat)),
    aside: aside(context),
    reference: reference(context),
  };
}

function front({ view, labels }: UiContext, seat: Seat): Tableau {
  const player = view.seats[seat];
  const played = player?.played ?? [];
  const needed = tokensToWin(view.seats.length);
  return {
    seat,
    cards: played.map((card, index) => ({
      card,
      grey: player?.eliminated === true && index === played.length - 1,
    })),
    known: labels.isMe(seat) ? null : (player?.hand[0] ?? null),
    shielded: player?.shielded ?? false,
    tokens: { won: Math.min(player?.tokens ?? 0, needed), needed },
  };
}

function aside({ view, labels }: UiContext): SetAsideCards {
  return {
    card: view.setAside === "face-down" ? "back" : view.setAside,
    label:
      view.setAside === null
        ? { wide: labels.t("love-letter.table.asideTaken") }
        : { wide: labels.t("love-letter.table.aside"), narrow: labels.t("love-letter.table.asideShort") },
    open: view.open,
  };
}

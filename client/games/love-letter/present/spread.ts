import type { Seat } from "../../../../shared/core/game.ts";
import { tokensToWin } from "../../../../shared/games/love-letter/edition.ts";
import type { Aside, Front, Spread } from "../../../table/model/pieces.ts";
import type { Situation } from "../situation.ts";
import { reference } from "./reference.ts";

/** Played cards of all players, the card set aside, and the cards unseen by the viewer. */
export function spread(situation: Situation): Spread {
  return {
    fronts: situation.view.seats.map((_, seat) => front(situation, seat)),
    aside: aside(situation),
    reference: reference(situation),
  };
}

function front({ view, words }: Situation, seat: Seat): Front {
  const player = view.seats[seat];
  const played = player?.played ?? [];
  const needed = tokensToWin(view.seats.length);
  return {
    seat,
    cards: played.map((card, index) => ({
      card,
      grey: player?.eliminated === true && index === played.length - 1,
    })),
    known: words.isMe(seat) ? null : (player?.hand[0] ?? null),
    shielded: player?.shielded ?? false,
    tokens: { won: Math.min(player?.tokens ?? 0, needed), needed },
  };
}

function aside({ view, words }: Situation): Aside {
  return {
    card: view.setAside === "face-down" ? "back" : view.setAside,
    label:
      view.setAside === null
        ? { wide: words.t("love-letter.table.asideTaken") }
        : { wide: words.t("love-letter.table.aside"), narrow: words.t("love-letter.table.asideShort") },
    open: view.open,
  };
}

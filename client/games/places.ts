import { assertNever } from "../../shared/core/errors.ts";
import type { Seat } from "../../shared/core/game.ts";
import { t } from "../i18n.ts";
import type { TableSnapshot } from "../store/model.ts";
import { placesOf as letterPlaces } from "./love-letter/places.ts";

/** How a player came out of a game. */
export interface Place {
  readonly seat: Seat;
  /** 1: won; several may share a place. */
  readonly place: number;
  /** How it came to that: "Exploded". */
  readonly line: string;
  /** Among the Dead, who are not out. */
  readonly dead: boolean;
}

/** Everybody, the winners first; nobody while the game goes on. */
export function placesIn(game: TableSnapshot["game"]): readonly Place[] {
  switch (game?.id) {
    case undefined:
      return [];
    case "kittens": {
      const { winner, out, seats } = game.view;
      const order = winner === null ? [] : [winner, ...out.toReversed()];
      return order.map((seat, index) => {
        const dead = seats[seat]?.life === "dead";
        const line = t(index === 0 ? "result.survived" : dead ? "result.dead" : "result.out");
        return { seat, place: index + 1, line, dead };
      });
    }
    case "love-letter": {
      const { winners, seats } = game.view;
      const places = winners.length === 0 ? [] : letterPlaces(game.view);
      return places.map(({ seat, place }) => ({
        seat,
        place,
        line: t("result.tokens", { count: seats[seat]?.tokens ?? 0 }),
        dead: false,
      }));
    }
    default:
      return assertNever(game);
  }
}

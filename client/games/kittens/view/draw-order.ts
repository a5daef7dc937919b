import type { Seat } from "../../../../shared/core/game.ts";
import type { KittensView } from "../../../../shared/games/kittens/view.ts";

export const living = ({ seats }: KittensView): readonly Seat[] =>
  seats.flatMap(({ life }, seat) => (life === "living" ? [seat] : []));

import type { Viewer } from "../../shared/core/game.ts";
import { createEventCodec, gameRegistry, toAnyGame } from "../../shared/net/games.ts";
import {
  decodeCards,
  decodeNumbers,
  decodeTitles,
  encodeDigits,
  encodeTitles,
  type List,
} from "../../shared/net/packed.ts";
import { type GoofspielView, goofspiel, titles } from "./rules.ts";

/** The part of the table's state that a game of Goofspiel adds. Cards and winners are packed. */
interface GoofspielOnWire {
  readonly bidders: List<BidderOnWire>;
  /** Empty once the game is over. */
  readonly prize: string;
  readonly winners: string;
}

interface BidderOnWire {
  readonly points: number;
  readonly hasBid: boolean;
  /** Sent only to the seat's own player: the chosen card, "-" if none, and the hand. */
  readonly own?: string;
}

interface GoofspielTable {
  readonly phase: string;
  readonly goofspiel?: GoofspielOnWire | undefined;
}

export const packOwn = ({ bid, hand }: GoofspielView): string => encodeTitles([bid, ...hand], titles);
export const packPrize = ({ prize }: GoofspielView): string => (prize === null ? "" : encodeTitles([prize], titles));
export const packWinners = ({ winners }: GoofspielView): string => encodeDigits(winners);

export function readGoofspielView({ goofspiel: game }: GoofspielTable, viewer: Viewer): GoofspielView | null {
  const bidders = Array.from(game?.bidders ?? []);
  const own = viewer === "spectator" ? "-" : bidders[viewer]?.own;
  if (!game || own === undefined) return null;
  return {
    viewer,
    prize: decodeCards(game.prize, titles)[0] ?? null,
    bidders: bidders.map(({ points, hasBid }) => ({ points, hasBid })),
    hand: decodeCards(own.slice(1), titles),
    bid: decodeTitles(own.slice(0, 1), titles)[0] ?? null,
    winners: decodeNumbers(game.winners),
  };
}

/** Has no vocabulary of its own, so its events travel as JSON. */
export const goofspielEvents = createEventCodec({ words: [], events: {}, parts: [] });

export const anyGoofspiel = toAnyGame({ definition: goofspiel, read: readGoofspielView, story: goofspielEvents });

/** The games of a program that has only this one. */
export const known = gameRegistry([anyGoofspiel]);

import fc from "fast-check";
import type { SyncedGame } from "../../server/sync/game-sync.ts";
import { kittensSync } from "../../server/sync/kittens.ts";
import { loveLetterSync } from "../../server/sync/love-letter.ts";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { AnyView, EditionInfo, GameConfig, Viewer } from "../../shared/core/game.ts";
import { editionOf } from "../../shared/games/kittens/editions/registry.ts";
import type { KittensEvent } from "../../shared/games/kittens/events.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { KittensState } from "../../shared/games/kittens/state.ts";
import type { KittensView } from "../../shared/games/kittens/view.ts";
import type { LoveLetterEvent } from "../../shared/games/love-letter/events.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import type { LoveLetterState } from "../../shared/games/love-letter/state.ts";
import type { LoveLetterView } from "../../shared/games/love-letter/view.ts";
import { type GameView, isViewOf } from "../../shared/net/games.ts";
import { readKittensView } from "../../shared/net/kittens.ts";
import { encodeKnownCards, readLoveLetterView } from "../../shared/net/love-letter.ts";
import { encodeTitles } from "../../shared/net/packed.ts";
import type { TableState } from "../../shared/net/state.ts";
import type { GameChecks } from "../../tools/simulate/checks.ts";
import { kittensChecks } from "../../tools/simulate/kittens/checks.ts";
import { loveLetterChecks } from "../../tools/simulate/love-letter/checks.ts";

/** Game with its synchronisation. */
export interface WiredGame<State, Event extends { readonly type: string }, View extends AnyView> {
  readonly definition: GameDefinition<State, Event, View>;
  readonly checks: GameChecks<State, Event>;
  readonly synced: SyncedGame<View>;
  readonly read: (state: TableState, viewer: Viewer) => View | null;
  /**
   * Text of the private state of the viewer, as it appears in a frame; null if it is too short to recognise, or too
   * long.
   */
  readonly secret: (view: View) => string | null;
}

/** Text as it appears in a frame: preceded by its length. */
const framed = (text: string): string => String.fromCharCode(0xa0 + text.length) + text;

const secretHand = (view: KittensView): string | null => {
  const { hand } = view;
  return hand.length < 4 || hand.length > 31 ? null : framed(encodeTitles(hand, editionOf(view).titles));
};

function secretSight(view: LoveLetterView): string | null {
  const sight = encodeKnownCards(view);
  return sight.length < 3 ? null : framed(sight);
}

export function secretIn(game: GameView): string | null {
  if (isViewOf(kittens, game)) return secretHand(game.view);
  return isViewOf(loveLetter, game) ? secretSight(game.view) : null;
}

export const wiredKittens: WiredGame<KittensState, KittensEvent, KittensView> = {
  definition: kittens,
  checks: kittensChecks,
  synced: kittensSync,
  read: readKittensView,
  secret: secretHand,
};

export const wiredLoveLetter: WiredGame<LoveLetterState, LoveLetterEvent, LoveLetterView> = {
  definition: loveLetter,
  checks: loveLetterChecks,
  synced: loveLetterSync,
  read: readLoveLetterView,
  secret: secretSight,
};

/** Games of an edition with any of its options. */
export const configsOf = ({ id, options }: EditionInfo, players: number): fc.Arbitrary<GameConfig> =>
  fc
    .record(Object.fromEntries(Object.keys(options).map((name) => [name, fc.boolean()])))
    .map((chosen) => ({ edition: id, players, options: chosen }));

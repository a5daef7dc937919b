import type { Command } from "../core/commands.ts";
import { assertNever } from "../core/errors.ts";
import type { Viewer } from "../core/game.ts";
import type { KittensEvent } from "../games/kittens/events.ts";
import type { KittensView } from "../games/kittens/view.ts";
import type { LoveLetterEvent } from "../games/love-letter/events.ts";
import type { LoveLetterView } from "../games/love-letter/view.ts";
import { games } from "../games/registry.ts";
import { readKittensView } from "./kittens.ts";
import { readLoveLetterView } from "./love-letter.ts";
import type { EventBatch } from "./protocol.ts";
import type { TableState } from "./state.ts";

/** What a viewer sees of the game on the table, whichever it is. */
export type GameView =
  | { readonly id: "kittens"; readonly view: KittensView }
  | { readonly id: "love-letter"; readonly view: LoveLetterView };

/** What a viewer is told of it. */
export type GameBatch = EventBatch<"kittens", KittensEvent> | EventBatch<"love-letter", LoveLetterEvent>;

/** @returns what the viewer may see, or null while no game is on the table or its own part has not arrived. */
export function readGame(state: TableState, viewer: Viewer): GameView | null {
  const kittens = readKittensView(state, viewer);
  if (kittens) return { id: "kittens", view: kittens };
  const loveLetter = readLoveLetterView(state, viewer);
  return loveLetter && { id: "love-letter", view: loveLetter };
}

/** Everything that the viewer may do now. */
export function legalIn(game: GameView): readonly Command[] {
  switch (game.id) {
    case "kittens":
      return games.kittens.legal(game.view);
    case "love-letter":
      return games["love-letter"].legal(game.view);
    default:
      return assertNever(game);
  }
}

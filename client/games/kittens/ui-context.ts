import type { Command, PlayCommand } from "../../../shared/core/commands.ts";
import type { Seat } from "../../../shared/core/game.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import type { CardId } from "../../../shared/games/kittens/titles.ts";
import type { KittensView } from "../../../shared/games/kittens/view.ts";
import type { AutoPass } from "../../../shared/net/protocol.ts";
import { isReplacedByBot } from "../../game-model/bots.ts";
import type { TableSnapshot } from "../../game-model/model.ts";
import { awaitedSeats, isWait } from "./active-seats.ts";
import type { LoggedEvent } from "./event-history.ts";
import { draftFor, type Selection } from "./selection/selection.ts";
import type { Labels } from "./text/labels.ts";

/** Input of a scene, and of the update after an intent. */
export interface UiContext {
  readonly table: TableSnapshot;
  readonly view: KittensView;
  /** Legal commands of the viewer now, including out-of-turn cards while the game waits for others. */
  readonly legal: readonly Command[];
  readonly selection: Selection;
  readonly labels: Labels;
  /** Events so far, oldest first. */
  readonly story: readonly LoggedEvent[];
  /** Auto-pass setting of the viewer; null if they have none. */
  readonly consent: AutoPass | null;
  /** A draw is delayed for NOW cards (K49). */
  readonly held: boolean;
  /** Whether the viewer wants to see the chance of a kitten. */
  readonly odds: boolean;
  /** Card that has just come into the viewer's hand. */
  readonly fresh: CardId | null;
}

/** Creates a situation. A draft of another state is dropped. */
export function createContext(
  perspective: Omit<UiContext, "legal" | "selection"> & { readonly selection: Selection | null },
): UiContext {
  const { table, view, selection } = perspective;
  return {
    ...perspective,
    legal: table.midway || isReplacedByBot(table) ? [] : kittens.legal(view),
    selection: draftFor(table, view, selection),
  };
}

/** Whether the game waits for the viewer. */
export function isViewersMove({ view, table }: Pick<UiContext, "view" | "table">): boolean {
  const { viewer } = view;
  const top = view.pending.at(-1);
  if (viewer === "spectator" || view.winner !== null || table.midway || isReplacedByBot(table)) return false;
  return isWait(top) ? top.entitled.includes(viewer) && !top.passed : awaitedSeats(view).includes(viewer);
}

/** Whether the server will auto-pass the Nope wait unless the viewer responds first. */
export function letsPass({ view, consent }: Pick<UiContext, "view" | "consent">): boolean {
  const { viewer } = view;
  const top = view.pending.at(-1);
  if (viewer === "spectator" || top?.kind !== "nope" || !top.entitled.includes(viewer)) return false;
  return consent === "until-turn" || (consent === "unless-hit" && !kittens.affects(view, viewer));
}

export const legalPlays = ({ legal }: UiContext): readonly PlayCommand[] =>
  legal.filter((command) => command.type === "play");

export const mySeat = ({ table }: UiContext): Seat | null => table.mySeat;

import type { Command, PlayCommand } from "../../../shared/core/commands.ts";
import type { Seat } from "../../../shared/core/game.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import type { CardId } from "../../../shared/games/kittens/titles.ts";
import type { KittensView } from "../../../shared/games/kittens/view.ts";
import type { Consent } from "../../../shared/net/protocol.ts";
import { isPutOut } from "../../game/bots.ts";
import type { TableSnapshot } from "../../game/model.ts";
import { awaitedSeats, isWait } from "./awaited.ts";
import { type Draft, draftFor } from "./draft.ts";
import type { Told } from "./story.ts";
import type { Words } from "./words.ts";

/** Input of a scene, and of the update after an intent. */
export interface Situation {
  readonly table: TableSnapshot;
  readonly view: KittensView;
  /** Legal commands of the viewer now, including out-of-turn cards while the game waits for others. */
  readonly legal: readonly Command[];
  readonly draft: Draft;
  readonly words: Words;
  /** Events so far, oldest first. */
  readonly story: readonly Told[];
  /** Auto-pass setting of the viewer; null if they have none. */
  readonly consent: Consent | null;
  /** A draw is delayed for NOW cards (K49). */
  readonly held: boolean;
  /** Whether the viewer wants to see the chance of a kitten. */
  readonly odds: boolean;
  /** Card that has just come into the viewer's hand. */
  readonly fresh: CardId | null;
}

/** Creates a situation. A draft of another state is dropped. */
export function situationOf(sight: Omit<Situation, "legal" | "draft"> & { readonly draft: Draft | null }): Situation {
  const { table, view, draft } = sight;
  return {
    ...sight,
    legal: table.midway || isPutOut(table) ? [] : kittens.legal(view),
    draft: draftFor(table, view, draft),
  };
}

/** Whether the game waits for the viewer. */
export function isMine({ view, table }: Pick<Situation, "view" | "table">): boolean {
  const { viewer } = view;
  const top = view.pending.at(-1);
  if (viewer === "spectator" || view.winner !== null || table.midway || isPutOut(table)) return false;
  return isWait(top) ? top.entitled.includes(viewer) && !top.passed : awaitedSeats(view).includes(viewer);
}

/** Whether the server will auto-pass the Nope wait unless the viewer responds first. */
export function letsPass({ view, consent }: Pick<Situation, "view" | "consent">): boolean {
  const { viewer } = view;
  const top = view.pending.at(-1);
  if (viewer === "spectator" || top?.kind !== "nope" || !top.entitled.includes(viewer)) return false;
  return consent === "until-turn" || (consent === "unless-hit" && !kittens.hits(view, viewer));
}

export const legalPlays = ({ legal }: Situation): readonly PlayCommand[] =>
  legal.filter((command) => command.type === "play");

export const mySeat = ({ table }: Situation): Seat | null => table.mySeat;

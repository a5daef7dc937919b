import type { Command, PlayCommand } from "../../../shared/core/commands.ts";
import type { Seat } from "../../../shared/core/game.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import type { CardId } from "../../../shared/games/kittens/titles.ts";
import {
  type KittensView,
  stillChoosing,
  type VisibleClairvoyanceWait,
  type VisibleDecision,
  type VisibleNopeWait,
} from "../../../shared/games/kittens/view.ts";
import type { AutoPass } from "../../../shared/net/protocol.ts";
import { isPlayedByBot } from "../../game-model/bots.ts";
import type { TableSnapshot } from "../../game-model/model.ts";
import type { Intent } from "../../table/scene/scene.ts";
import { type DelayedPlay, delayPlay, type Transition as GameUpdate, waitFor } from "../transition.ts";
import type { LoggedEvent } from "./text/event-log.ts";
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
  /** Whether the picture is for a television or projector. */
  readonly bigScreen?: boolean;
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
    legal: table.midway || isPlayedByBot(table) ? [] : kittens.legal(view),
    selection: draftFor(table, view, selection),
  };
}

/** Whether the game waits for the viewer. */
export function isViewersMove({ view, table }: Pick<UiContext, "view" | "table">): boolean {
  const { viewer } = view;
  const top = view.pending.at(-1);
  if (viewer === "spectator" || view.winner !== null || table.midway || isPlayedByBot(table)) return false;
  return isWait(top) ? top.entitled.includes(viewer) && !top.passed : awaitedSeats(view).includes(viewer);
}

/**
 * Whether a card of the viewer's hand can answer the shared wait. Only the picture on their own screen depends on it:
 * all may pass, and passes of others stay secret (K23).
 */
export const canAnswer = ({ legal }: Pick<UiContext, "legal">): boolean => legal.some(({ type }) => type !== "pass");

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

export const isOver = (view: KittensView): boolean => view.winner !== null;

/** Whether the decision is shared by all players. It must stay secret which of them have passed. */
const isWait = (top: VisibleDecision | undefined): top is VisibleNopeWait | VisibleClairvoyanceWait =>
  top?.kind === "nope" || top?.kind === "clairvoyance";

/** Returns the players that the game waits for. Empty during a shared wait, and after the game. */
export function awaitedSeats(view: KittensView): readonly Seat[] {
  const top = view.pending.at(-1);
  if (isOver(view) || isWait(top)) return [];
  if (top === undefined) return [view.turn];
  return top.kind === "give" ? stillChoosing(top) : [top.seat];
}

/** Choices of the viewer that are not sent yet. They are valid for one state of the game. */
export interface Selection {
  /** Sequence number of that state. */
  readonly seq: number;
  /** Made while the display lagged behind that state, whose question and pile it does not know. */
  readonly isMidway: boolean;
  /** Keys of the selected hand cards, in the order of pressing. */
  readonly cards: readonly string[];
  readonly target: Seat | null;
  /** Title chosen from a grid: the named or taken card, the meaning of a Godcat, or the card placed in a duel. */
  readonly title: CardId | null;
  /** Position of the kitten: number of cards above it. */
  readonly slot: number;
  /** Index of the lifted back in the other hand, from the left. */
  readonly back: number;
  /** The looked-at cards in their chosen order: for each place from the top, the former place of its card. */
  readonly order: readonly number[];
  /** Place of the card that the player has pressed and exchanges with the next; null without one. */
  readonly picked: number | null;
  /** The viewer looks at the known top of the pile. */
  readonly peeking: boolean;
  /** The viewer's draw is delayed for NOW cards (K49). */
  readonly drawing: boolean;
  /** The viewer's play at another player, which can still be undone. */
  readonly sending: DelayedPlay | null;
}

/** Returns the draft for this state. A new state starts without choices, and so does the one that the display reaches. */
function draftFor({ seq, midway }: TableSnapshot, view: KittensView, before: Selection | null): Selection {
  const current = before?.seq === seq ? before : null;
  if (current?.isMidway === false) return current;
  const top = view.pending.at(-1);
  const from = top?.kind === "pick" ? view.seats[top.from] : undefined;
  return {
    seq,
    isMidway: midway === true,
    cards: [],
    target: null,
    title: null,
    slot: Math.floor(view.pile / 2),
    back: Math.floor((from?.cards ?? 0) / 2),
    order: top?.kind === "arrange" ? [...Array(top.count).keys()] : [],
    picked: null,
    // The cards were shown by an event before the end of the step.
    peeking: current?.peeking ?? false,
    drawing: false,
    sending: null,
  };
}

/** Returns the same draft without choices. */
export const withoutChoices = (selection: Selection): Selection => ({
  ...selection,
  cards: [],
  target: null,
  title: null,
  peeking: false,
  drawing: false,
  sending: null,
});

/** Sheets that can open over the table. */
export type OpenSheet = "log" | "discards";

export type KittensTransition = GameUpdate<Selection, OpenSheet>;

export const withSelection = (selection: Selection): KittensTransition => ({ selection, followUp: null });

export const withMessage = (selection: Selection, text: string | null): KittensTransition => ({
  selection,
  followUp: text === null ? null : { kind: "say", text },
});

export const withCommand = (selection: Selection, command: Command): KittensTransition => ({
  selection: withoutChoices(selection),
  followUp: { kind: "act", command },
});

/** Plays the cards of a draft after the time for undoing it; at once if the clock is too short for that. */
export function actSoon(
  { table }: UiContext,
  selection: Selection,
  command: PlayCommand,
  now: number,
): KittensTransition {
  const sending = delayPlay(command, table.clock, now);
  if (sending === null) return withCommand(selection, command);
  return { selection: { ...selection, sending }, followUp: waitFor(sending) };
}

export const isButton = (intent: Intent, id: string): boolean => intent.kind === "button" && intent.id === id;

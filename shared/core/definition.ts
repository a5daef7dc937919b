import type { PlainStrength, Temper } from "./bots.ts";
import type { Command } from "./commands.ts";
import type { Refusal } from "./errors.ts";
import type { Feats } from "./feats.ts";
import type { Feeling } from "./feelings.ts";
import type { Actor, Awaited, EditionInfo, GameConfig, Outcome, Seat, Viewer } from "./game.ts";
import type { Result } from "./result.ts";
import type { DecisionTraits, Suspense } from "./traits.ts";

/** A player made of code: sees what its seat sees, and answers with a legal command. `random` gives 0 <= x < 1. */
export type Bot<View> = (view: View, random: () => number) => Command;

/**
 * All that the table knows about a game. A game is a pure state machine over plain data: the same configuration, seed
 * and commands give the same game. Time reaches it only as `timeout`.
 */
export interface GameDefinition<State, Event, View, Kind extends string = string> {
  readonly id: string;
  /** The version of its rules: higher whenever the same seed and commands may lead to another game. */
  readonly rules: number;
  readonly editions: readonly EditionInfo[];
  /** @param seed any text; all of the game's chance comes from it. */
  setup(config: GameConfig, seed: string): { readonly state: State; readonly events: readonly Event[] };
  /**
   * Carries out a command in place and returns the events; a refused command changes nothing.
   * @param seen what the actor sees of this very state, for callers who have looked at it already.
   */
  step(state: State, actor: Actor, command: Command, seen?: View): Result<readonly Event[], Refusal>;
  /** Whom the game waits for now, in seat order; empty once it is over. Leaves out players who have passed. */
  awaits(state: State): readonly Awaited<Kind>[];
  /** What the table does about each kind of decision. */
  readonly decisions: Readonly<Record<Kind, DecisionTraits>>;
  /** The commands that do not show that anybody plays. */
  readonly passes: readonly Command["type"][];
  /** Whose turn begins with an event, or null if none does. */
  beginsTurn(event: Event): Seat | null;
  /** Whether what is waited for hits a seat, by what everybody sees: who lets the rest pass is asked then. */
  hits(view: View, seat: Seat): boolean;
  /** How long it takes to see a command, by what everybody sees before it and whatever comes of it; null: no time. */
  suspense(view: View, command: Command): Suspense | null;
  /** What a viewer may see. May share memory with the state: read it before the next step, or copy it. */
  view(state: State, viewer: Viewer): View;
  /** Everything that the view's seat may do now, each set of cards once. */
  legal(view: View): readonly Command[];
  /** Why the view's seat may not do this now, or null if it may. */
  refusal(view: View, command: Command): Refusal | null;
  /** What a viewer may learn of an event, or null if nothing. */
  redact(event: Event, viewer: Viewer): Event | null;
  /** Whether this event, as a viewer is told it, is the first of a game and begins a new story. */
  opens(event: Event): boolean;
  /** The table before the deal of the game that this view is of. */
  undealt(view: View): View;
  /** The view after an event, as far as events tell; the view at the end of a step decides. */
  follow(view: View, event: Event): View;
  outcome(state: State): Outcome | null;
  /** How well each seat did in a game that is over: 1 for winners; equals share a place, and the next ones are missing. */
  places(state: State): readonly number[];
  /**
   * What each seat of a game that is over did.
   * @param steps the events of the deal, and of each command; they tell everything, also what was secret.
   */
  feats(players: number, steps: readonly (readonly Event[])[]): readonly Feats[];
  /** Whether the game is over for a seat, even if the others play on. Not while the seat may come back. */
  isOverFor(state: State, seat: Seat): boolean;
  clone(state: State): State;
  /** Bots by name, for measuring; those of a strength play only to win. */
  readonly bots: Readonly<Record<string, Bot<View>>>;
  /** A bot for a table. @param temper null: it plays only to win. */
  bot(strength: PlainStrength, temper: Temper | null): Bot<View>;
  /** What any bot does out of turn, while another player has yet to act; null: nothing. */
  interject(view: View): Command | null;
  /** Whom an event moves, as everybody is told it. */
  feels(event: Event): readonly Feeling[];
}

import type { BotPast, PlainStrength, Temper } from "./bots.ts";
import type { Command } from "./commands.ts";
import type { CustomEdition } from "./deck.ts";
import type { EmoteTrigger } from "./emote-triggers.ts";
import type { Refusal } from "./errors.ts";
import type { ActiveSeat, Actor, EditionInfo, GameConfig, Outcome, Seat, Viewer } from "./game.ts";
import type { Result } from "./result.ts";
import type { SeatStats } from "./seat-stats.ts";
import type { DecisionTraits, RevealDelay } from "./traits.ts";

/**
 * A bot without memory: receives the view of its seat and returns a legal command. `random` returns 0 <= x < 1. Without
 * `past`, easy bots may choose any player.
 */
export type Bot<View> = (view: View, random: () => number, past?: BotPast) => Command;

/**
 * Interface between the table and a game. A game is a pure state machine over plain data: the same configuration, seed
 * and commands give the same game. Time reaches it only as `timeout`.
 */
export interface GameDefinition<State, Event, View, Kind extends string = string> {
  readonly id: string;
  /** Version of its rules. It must increase when the same seed and commands may lead to a different game. */
  readonly rules: number;
  readonly editions: readonly EditionInfo[];
  /** Edition of decks that hosts compose; null if the game has none. */
  readonly custom: CustomEdition | null;
  /** @param seed any text; the source of all the game's randomness. */
  setup(config: GameConfig, seed: string): { readonly state: State; readonly events: readonly Event[] };
  /**
   * Executes a command in place and returns the events; a refused command changes nothing.
   *
   * @param seen the actor's view of exactly this state, for callers that have computed it already.
   */
  step(state: State, actor: Actor, command: Command, seen?: View): Result<readonly Event[], Refusal>;
  /** Pending decisions in seat order; empty once the game is over. Players who have passed are left out. */
  activeSeats(state: State): readonly ActiveSeat<Kind>[];
  /** Table handling of each kind of decision. */
  readonly decisions: Readonly<Record<Kind, DecisionTraits>>;
  /** Commands that do not count as activity of a player. */
  readonly passCommands: readonly Command["type"][];
  /** The seat on turn after an event that begins a turn, else null. */
  turnStart(event: Event): Seat | null;
  /** Whether the pending play affects a seat, judged by public information. A player with auto-pass is asked then. */
  affects(view: View, seat: Seat): boolean;
  /**
   * Time to show a command, in ms, judged by public information before it. It must not depend on the result; null:
   * none.
   */
  revealDelay(view: View, command: Command): RevealDelay | null;
  /** Returns the view of a viewer. It may share memory with the state: read it before the next step, or copy it. */
  view(state: State, viewer: Viewer): View;
  /** All legal commands of the view's seat, each set of cards once. */
  legal(view: View): readonly Command[];
  /** Why the command is illegal for the view's seat, or null if it is legal. */
  refusal(view: View, command: Command): Refusal | null;
  /** The event as a viewer may see it, or null if it is hidden from them. */
  redact(event: Event, viewer: Viewer): Event | null;
  /** Whether this event, as redacted for a viewer, is the first of a game and begins a new event history. */
  isOpeningEvent(event: Event): boolean;
  /** The view before the deal of the same game. */
  viewBeforeDeal(view: View): View;
  /** Applies an event to a view as far as events allow it. The view at the end of the step is authoritative. */
  applyEvent(view: View, event: Event): View;
  outcome(state: State): Outcome | null;
  /** Final ranks of a finished game: 1 for winners. Equal seats share a rank, and the next ranks are skipped. */
  finalRanks(state: State): readonly number[];
  /**
   * Statistics of each seat in a finished game.
   *
   * @param steps the unredacted events of the deal and of each command, including secret ones.
   */
  seatStats(players: number, steps: readonly (readonly Event[])[]): readonly SeatStats[];
  /** Whether the game is over for a seat, even if the others continue. False while the seat may return. */
  isOverFor(state: State, seat: Seat): boolean;
  clone(state: State): State;
  /** Bots by name, for measurements; the bots of a strength play only to win. */
  readonly bots: Readonly<Record<string, Bot<View>>>;
  /** Creates a bot for a table. @param temper null: it plays only to win. */
  bot(strength: PlainStrength, temper: Temper | null): Bot<View>;
  /** The command of any bot out of turn, while another player has yet to act; null: none. */
  outOfTurnCommand(view: View): Command | null;
  /** Reactions of players to an event as all viewers see it. */
  emoteTriggers(event: Event): readonly EmoteTrigger[];
}

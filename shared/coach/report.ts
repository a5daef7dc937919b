import type { Command } from "../core/commands.ts";
import type { Actor, Seat } from "../core/game.ts";
import type { RatedCommand } from "../core/stateful-bot.ts";

/* Results of the coach for a finished game, as plain data. Steps count from 0, the deal; chances go from 0 to 1. */

/** Share of the win after each step: step × seat; each step's shares add up to 1. */
export type Chances = readonly (readonly number[])[];

/** Maximum margin of a displayed chance. */
export const maxMargin = 0.05;

/** Chances and turning points of a game, which are the same for all seats. */
export type CoachedMoments = Pick<CoachReport, "chances" | "margins" | "turningPoints">;

/** Analysis of a finished game. */
export interface CoachReport {
  readonly chances: Chances;
  /**
   * For each chance the distance from its final value that is not exceeded in 95 of 100 cases: 0 if it is final, infinite
   * if nothing is known.
   */
  readonly margins: Chances;
  /** The steps with the largest changes, in the order of the game. */
  readonly turningPoints: readonly TurningPoint[];
  /** Analysis of one seat; null if no seat was requested, or before the result is ready. */
  readonly own: OwnGame | null;
}

/** A step that changed a seat's chance much: `seat` is the one with the largest change. */
export interface TurningPoint {
  readonly step: number;
  /** The sender of the command. */
  readonly actor: Actor;
  /** The command that was executed. */
  readonly command: Command;
  /** Types of the resulting events, in order. */
  readonly events: readonly string[];
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

/** The game of one seat: its choices, judged by its knowledge, and its luck. */
export interface OwnGame {
  readonly seat: Seat;
  readonly decisions: readonly JudgedDecision[];
  readonly summary: Summary;
}

/** A choice among at least two commands, judged by the seat's knowledge at that time. */
export interface JudgedDecision {
  /** The step that resulted from the choice. */
  readonly step: number;
  readonly played: Command;
  /** The expert's command; the same as `played` if that was no worse. */
  readonly best: Command;
  readonly bestChance: number;
  /** Null if the expert would not consider the command. */
  readonly playedChance: number | null;
  /** Winning chance lost by the choice, never below 0; 0 if it cannot be judged. */
  readonly cost: number;
  /** The options that the expert considered, best first. */
  readonly options: readonly RatedCommand[];
}

/**
 * Separates skill from luck: `skill` is minus the sum of all costs, `luck` the rest. Both add up to `result` minus
 * `atDeal`.
 */
export interface Summary {
  /** The chance at the deal. */
  readonly atDeal: number;
  /** The share of the win: 1 for a sole winner, 0 for a loss. */
  readonly result: number;
  readonly skill: number;
  readonly luck: number;
  /** The right choice that mattered most: `gain` is its chance minus that of the next best option. */
  readonly bestMove: { readonly step: number; readonly gain: number } | null;
  /** The choice with the highest cost. */
  readonly worstMove: { readonly step: number; readonly cost: number } | null;
  /**
   * The steps with the largest gain and the largest loss, beyond the effect of the seat's own choice: `change` of its
   * chance.
   */
  readonly luckiest: Fortune | null;
  readonly unluckiest: Fortune | null;
}

export interface Fortune {
  readonly step: number;
  readonly change: number;
}

/** Progress of an analysis. A report that is not final may still change. */
export interface CoachProgress {
  /** 0 to 1 */
  readonly done: number;
  readonly report: CoachReport;
  readonly final: boolean;
}

/** The expert's current choice and its reason. */
export interface Hint {
  readonly command: Command;
  readonly chance: number;
  /** The chance of the next best option; null if there is no other. */
  readonly over: number | null;
  readonly reason: Reason;
}

/**
 * Reasons why an option is best, by its seat's knowledge. Odds are probabilities of 0 to 1; titles are ids of cards.
 */
export type Reason =
  /** The next card is certainly a kitten, and this avoids it. */
  | { readonly code: "kitten-on-top" }
  /** This avoids the next card, which is a kitten with these `odds`. */
  | { readonly code: "kitten-likely"; readonly odds: number }
  /** The next card is certainly no kitten. */
  | { readonly code: "safe-draw" }
  /** The next card is a kitten with these odds, and the risk is worth it. */
  | { readonly code: "draw-odds"; readonly odds: number }
  /** It is better to see the next cards first; `odds` that the first is a kitten. */
  | { readonly code: "look-first"; readonly odds: number }
  /** It brings cards. */
  | { readonly code: "gather-cards" }
  /** It stops another player's play: of this card, or of a combo if null. */
  | { readonly code: "stop-play"; readonly title: string | null }
  /** It stops a Nope, so that the seat's own play takes effect. */
  | { readonly code: "save-play"; readonly title: string | null }
  /** The play is not worth a card. */
  | { readonly code: "save-cards" }
  /** If all players only draw from now on, `drawer` draws the kitten from there. */
  | { readonly code: "hide-kitten"; readonly drawer: Seat }
  | { readonly code: "stay-alive" }
  /** The card is the least valuable one. */
  | { readonly code: "least-card"; readonly title: string }
  /** Probability that the chosen hand is this card. */
  | { readonly code: "guess-odds"; readonly odds: number; readonly title: string }
  /** Probability that the chosen hand is lower than the seat's own. */
  | { readonly code: "compare-odds"; readonly odds: number }
  /** This card stays in the hand, and is the better one. */
  | { readonly code: "keep-card"; readonly title: string }
  /** The seat cannot be chosen until its next turn. */
  | { readonly code: "protect" }
  /** There is no other command. */
  | { readonly code: "only-choice" }
  /** It won the most of many possible continuations. */
  | { readonly code: "best-chance" };

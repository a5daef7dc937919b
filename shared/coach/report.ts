import type { Command } from "../core/commands.ts";
import type { Actor, Seat } from "../core/game.ts";
import type { Option } from "../core/mind.ts";

/* What the coach says about a finished game, as plain data. Steps count from 0, the deal; chances go from 0 to 1. */

/** Everybody's share of the win after each step: step × seat; each step's shares add up to 1. */
export type Chances = readonly (readonly number[])[];

/** A finished game as the coach sees it. */
export interface CoachReport {
  readonly chances: Chances;
  /** The steps that changed most, in the order of the game. */
  readonly turningPoints: readonly TurningPoint[];
  /** One seat's own game; null if nobody's was asked for, or while it is not worked out yet. */
  readonly own: OwnGame | null;
}

/** A step that changed somebody's chance much: `seat` is whose it changed most. */
export interface TurningPoint {
  readonly step: number;
  /** Who acted. */
  readonly actor: Actor;
  /** The command that was carried out. */
  readonly command: Command;
  /** The types of the events that came of it, in order. */
  readonly events: readonly string[];
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

/** The game of one seat: what it chose, by what it knew, and what chance brought. */
export interface OwnGame {
  readonly seat: Seat;
  readonly decisions: readonly Judged[];
  readonly summary: Summary;
}

/** A choice among at least two commands, judged by what the seat knew then. */
export interface Judged {
  /** The step to which the choice led. */
  readonly step: number;
  readonly played: Command;
  /** What the expert would have done; the same as `played` if it was no worse. */
  readonly best: Command;
  readonly bestChance: number;
  /** Null if the expert would not even think of it. */
  readonly playedChance: number | null;
  /** How much chance the choice gave away, never below 0; 0 if it cannot be judged. */
  readonly cost: number;
  /** What the expert considered, best first. */
  readonly options: readonly Option[];
}

/**
 * Skill and luck told apart: `skill` is minus the sum of all costs, `luck` the rest, so that both add up to `result`
 * minus `atDeal`.
 */
export interface Summary {
  /** The chance at the deal. */
  readonly atDeal: number;
  /** The share of the win: 1 alone, 0 without. */
  readonly result: number;
  readonly skill: number;
  readonly luck: number;
  /** The choice that was right and mattered most: `gain` is its chance above the next best option's. */
  readonly bestMove: { readonly step: number; readonly gain: number } | null;
  /** The choice that cost most. */
  readonly worstMove: { readonly step: number; readonly cost: number } | null;
  /** The step that brought most, and the one that took most, beyond what the seat's own choice did: `change` of its chance. */
  readonly luckiest: Fortune | null;
  readonly unluckiest: Fortune | null;
}

export interface Fortune {
  readonly step: number;
  readonly change: number;
}

/** How far a study is. Whatever is not final may still change. */
export interface CoachNews {
  /** 0 to 1 */
  readonly done: number;
  readonly report: CoachReport;
  readonly final: boolean;
}

/** What the expert would do now, and why. */
export interface Hint {
  readonly command: Command;
  readonly chance: number;
  /** The chance of the next best option; null if there is no other. */
  readonly over: number | null;
  readonly reason: Reason;
}

/** Why an option is best, by what its seat knows. Odds are chances of 0 to 1; titles are ids of cards. */
export type Reason =
  /** The next card is a kitten for sure, and this avoids it. */
  | { readonly code: "kitten-on-top" }
  /** This avoids the next card; `odds` that it is a kitten. */
  | { readonly code: "kitten-likely"; readonly odds: number }
  /** The next card is no kitten for sure. */
  | { readonly code: "safe-draw" }
  /** The next card is a kitten with these odds, and that is worth it. */
  | { readonly code: "draw-odds"; readonly odds: number }
  /** It is better to know the next cards first; `odds` that the first is a kitten. */
  | { readonly code: "look-first"; readonly odds: number }
  /** It brings cards. */
  | { readonly code: "gather-cards" }
  /** It stops somebody's play: of this card, or of a combo if null. */
  | { readonly code: "stop-play"; readonly title: string | null }
  /** It stops a Nope, so that the seat's own play comes true. */
  | { readonly code: "save-play"; readonly title: string | null }
  /** It is not worth a card. */
  | { readonly code: "save-cards" }
  /** If from now on everybody just draws, `drawer` draws the kitten from there. */
  | { readonly code: "hide-kitten"; readonly drawer: Seat }
  | { readonly code: "stay-alive" }
  /** It is missed least. */
  | { readonly code: "least-card"; readonly title: string }
  /** How likely the chosen hand is this card. */
  | { readonly code: "guess-odds"; readonly odds: number; readonly title: string }
  /** How likely the chosen hand is lower than one's own. */
  | { readonly code: "compare-odds"; readonly odds: number }
  /** This card stays in the hand, and is the better one. */
  | { readonly code: "keep-card"; readonly title: string }
  /** Nobody can choose this seat until its next turn. */
  | { readonly code: "protect" }
  /** Nothing else can be done. */
  | { readonly code: "only-choice" }
  /** Of many possible continuations, it won most. */
  | { readonly code: "best-chance" };

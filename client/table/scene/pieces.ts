/** A text, and a shorter one for phones if it does not fit there. */
export interface Fitted<T> {
  readonly wide: T;
  readonly narrow?: T;
}

/** A sentence with cards; each card is drawn as its badge and title. */
export type Phrase = readonly (string | { readonly card: string })[];

/** A countdown. */
export interface Clock {
  readonly endsAt: number;
  readonly totalMs: number;
}

export interface Who {
  readonly name: string;
  readonly avatar: string;
}

export interface SeatPanel extends Who {
  readonly seat: number;
  /** Cards in the hand. */
  readonly count: number;
  /** The hand if it is open; otherwise only backs are visible. */
  readonly hand?: readonly string[];
  /** out: eliminated from the game · down: eliminated for now, but may return. */
  readonly state: "here" | "away" | "down" | "out";
  /** A card face up in front of the player: the cause of their elimination. */
  readonly before: string | null;
  /** A halo hovers over the avatar, and the last back of the fan is the playmat's. */
  readonly halo: boolean;
  readonly onTurn: boolean;
  /** Avatar of the attacker who caused these turns. */
  readonly attackedBy: string | null;
  /** Clock of the countdown ring around the avatar. Null if several players may respond. */
  readonly awaited: Clock | null;
  /** The most important first. At most two are shown, on phones one. */
  readonly chips: readonly Chip[];
  /** A quiet line if there are no chips: "your turn". */
  readonly note: string | null;
  /** A candidate has a crosshair and can be pressed. */
  readonly target: "no" | "candidate" | "chosen";
  /**
   * Gesture that opens details about this player; missing if there are none. A press chooses the player while a target
   * is wanted, and a long press then opens the details.
   */
  readonly about?: "press" | "long-press";
  /** Remaining time before a play at this player is sent. */
  readonly until?: Clock;
  /** For screen readers: "Mochi, 6 cards, owes 2 turns". */
  readonly spoken: string;
}

/** Cards in front of all players, one card set aside, and a list of hidden cards. */
export interface Spread {
  /** Of all seats, the viewer's own included. */
  readonly fronts: readonly Tableau[];
  readonly aside: SetAsideCards;
  readonly reference: Reference;
}

/** Objects in front of one player. */
export interface Tableau {
  readonly seat: number;
  /** Oldest first; grey: the card of a player who left the round. */
  readonly cards: readonly { readonly card: string; readonly grey: boolean }[];
  /** The card in this hand, if the viewer knows it. */
  readonly known: string | null;
  readonly shielded: boolean;
  /** One ring for each token needed to win; won ones are filled. */
  readonly tokens: { readonly won: number; readonly needed: number };
}

/** The card set aside, drawn crosswise. */
export interface SetAsideCards {
  /** "back" while it is unknown, a card's id if the viewer has seen it, null once it has been taken. */
  readonly card: string | null;
  readonly label: Fitted<string>;
  /** Cards set aside face up. */
  readonly open: readonly string[];
}

/** All cards of the game, with a dot for each copy; filled while unseen by the viewer. */
export interface Reference {
  readonly title: string;
  readonly legend: { readonly hidden: string; readonly seen: string };
  readonly rows: readonly {
    readonly card: string;
    readonly name: string;
    readonly hidden: number;
    readonly copies: number;
  }[];
}

export interface Chip {
  readonly kind: "owes" | "away" | "bot" | "out" | "down" | "halo" | "choosing" | "shield";
  readonly text: string;
}

export interface Pile {
  readonly count: number;
  /** Unit below the number: "cards". */
  readonly unit: string;
  /**
   * The line beside it (text, or a number with a drawing if space is short), and the chance: in words, and 0 to 1. Null
   * hides all.
   */
  readonly danger: { readonly text: Fitted<string>; readonly chance: string; readonly share: number } | null;
  /** A card that lies face up in the pile, seen only on top; missing if there is none. */
  readonly faceUp?: { readonly card: string; readonly onTop: boolean };
  /** Drawing is allowed: the pile glows and can be pressed. */
  readonly drawable: boolean;
  /** The response window before a draw, the same for all viewers; null without one. */
  readonly beat: Clock | null;
  readonly spoken: string;
}

export interface Discard {
  /** The newest cards, at most four, newest last. */
  readonly top: readonly string[];
  readonly count: number;
  /** "9 discarded"; pressing it opens the whole pile. */
  readonly label: string;
}

/** Face-up cards beside the draw pile, with a different back. Each may currently be elsewhere. */
export interface Playmat {
  /** "playmat" */
  readonly label: string;
  /** For phones, which lack space for the cards: "mat". */
  readonly short: string;
  /** Two, from the top. */
  readonly entries: readonly PlaymatEntry[];
  /** For screen readers: owner of each card, and cards on the mat. */
  readonly spoken: string;
}

export interface PlaymatEntry {
  readonly card: string;
  /** here: on the mat · duel: in a duel · else its owner. */
  readonly at: "here" | "duel" | Who;
}

/** The latest action, and the previous one. */
export interface Ribbon {
  readonly avatar: string | null;
  readonly phrase: Fitted<Phrase>;
  readonly before: Phrase | null;
}

/** `turn`: the game waits for the viewer alone; `noped`: their play was Noped, and they can still answer. */
export type PromptCall = "turn" | "noped";

export interface Prompt {
  /** A thin bar with its only button inside. */
  readonly slim?: true;
  /** No decision is pending: the next prompt follows soon. The hand stays where it is until then. */
  readonly between?: true;
  /**
   * Whether the table waits for the viewer: yellow outline and countdown ring. Otherwise the awaited player's avatar is
   * drawn.
   */
  readonly mine: boolean;
  /** Reason for which it calls a viewer who does not look; missing if there is none. */
  readonly call?: PromptCall;
  readonly clock: Clock | null;
  readonly avatar: string | null;
  readonly title: Fitted<string>;
  /** Owed turns as pips after the title, and the text after them: "2 to take". */
  readonly pips: { readonly count: number; readonly text: string } | null;
  /** Start of the line, in yellow: "3 cards above it." */
  readonly strong: string | null;
  readonly line: Fitted<string>;
  /** At most three, the most likely last. */
  readonly buttons: readonly PromptButton[];
}

export interface PromptButton {
  readonly id: string;
  readonly label: string;
  /** Effect of a press. */
  readonly effect: string | null;
  /** quiet: dark and small, a choice beside the responses. */
  readonly kind: "go" | "bomb" | "red" | "green" | "paper" | "dark" | "quiet";
  /** `KeyboardEvent.key` of its shortcut ("d", "Enter"), and the text on the cap ("D", "↵"). */
  readonly key: { readonly press: string; readonly cap: string } | null;
  /** false: struck out. A press is still reported, so that the reason can be shown. */
  readonly enabled: boolean;
  /** Countdown until the button expires. */
  readonly until?: Clock;
}

export interface HandCard {
  /** Distinguishes equal cards in one hand. It is stable while the card is in the hand: "attack#1". */
  readonly key: string;
  readonly card: string;
  readonly state: CardState;
  readonly tag: HandTag | null;
  /** Text below the enlarged card: its effect, or the reason why it cannot be played now. */
  readonly note: string | null;
  readonly spoken: string;
  /** Possible effects of a drag besides playing it on the felt; missing if there are none. */
  readonly drag?: Drag;
}

export type HandTag =
  | { readonly kind: "new" | "saves"; readonly text: string }
  /** Placed on the joint with the previous card, and can be pressed. */
  | { readonly kind: "pair"; readonly text: string; readonly spoken: string; readonly chosen: boolean };

/** Seats on which a card can be dropped, and keys of the cards that move along. */
export interface Drag {
  readonly seats: readonly number[];
  readonly along: readonly string[];
}

/**
 * rest: no decision of the viewer is pending · playable · selected · ready: playable, but another card is selected ·
 * blocked: cannot be played now · helpful: may help later, full colour.
 */
export type CardState = "rest" | "playable" | "selected" | "ready" | "blocked" | "helpful";

/** A text and, where that is too long for a phone, a shorter one. */
export interface Fitted<T> {
  readonly wide: T;
  readonly narrow?: T;
}

/** A sentence with cards in it, each drawn as its badge and title. */
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

export interface SeatPlate extends Who {
  readonly seat: number;
  /** Cards in the hand. */
  readonly count: number;
  /** The hand where it lies open; else only backs are seen of it. */
  readonly hand?: readonly string[];
  /** out: has left the game · down: out for now, and may come back. */
  readonly state: "here" | "away" | "down" | "out";
  /** A card face up before the player: what brought them down. */
  readonly before: string | null;
  /** A halo hovers over the avatar, and the last back of the fan is that of the playmat. */
  readonly halo: boolean;
  readonly onTurn: boolean;
  /** The avatar of the attacker these turns come from. */
  readonly attackedBy: string | null;
  /** Draws the ring of time round the avatar. Not where anybody may answer. */
  readonly awaited: Clock | null;
  /** The most important first: two at most are shown, on phones one. */
  readonly chips: readonly Chip[];
  /** A quiet line where there are no chips: "your turn". */
  readonly note: string | null;
  /** A candidate carries a crosshair and can be pressed. */
  readonly target: "no" | "candidate" | "chosen";
  /** For screen readers: "Mochi, 6 cards, owes 2 turns". */
  readonly spoken: string;
}

/** Cards before every player, one card set aside, and a list of what is still hidden. */
export interface Spread {
  /** Of every seat at the table, the viewer's own too. */
  readonly fronts: readonly Front[];
  readonly aside: Aside;
  readonly reference: Reference;
}

/** What lies before one player. */
export interface Front {
  readonly seat: number;
  /** Oldest first; a grey one was laid down as its owner left the round. */
  readonly cards: readonly { readonly card: string; readonly grey: boolean }[];
  /** The card in this hand, where the viewer knows it. */
  readonly known: string | null;
  readonly shielded: boolean;
  /** As many rings as are needed to win, so many of them filled. */
  readonly tokens: { readonly won: number; readonly needed: number };
}

/** The card set aside, crosswise. */
export interface Aside {
  /** "back" while it is unknown, a card's id if the viewer has seen it, null once it is taken. */
  readonly card: string | null;
  readonly label: Fitted<string>;
  /** Cards set aside face up. */
  readonly open: readonly string[];
}

/** Every card of the game: a dot for every copy, full while the viewer has not seen it. */
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
  /** Under the number: "cards". */
  readonly unit: string;
  /** The line beside it (in words, or where there is little room a number beside a drawing) and the chance, 0 to 100; null where that is not told. */
  readonly danger: { readonly text: Fitted<string>; readonly percent: number } | null;
  /** Drawing is allowed: the pile glows and can be pressed. */
  readonly drawable: boolean;
  /** The beat before anybody may draw, the same for everyone; null where there is none. */
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

/** Open cards beside the draw pile, with a back of their own. Each may be elsewhere now. */
export interface Playmat {
  /** "playmat" */
  readonly label: string;
  /** Where phones have no room for the cards: "mat". */
  readonly short: string;
  /** Two, from the top. */
  readonly entries: readonly PlaymatEntry[];
  /** For screen readers: who has which card, and which lie there. */
  readonly spoken: string;
}

export interface PlaymatEntry {
  readonly card: string;
  /** here: it lies there · duel: in a duel · else who has it. */
  readonly at: "here" | "duel" | Who;
}

/** What happened last, and the action before it. */
export interface Ribbon {
  readonly avatar: string | null;
  readonly phrase: Fitted<Phrase>;
  readonly before: Phrase | null;
}

export interface Prompt {
  /** It is the viewer who is awaited: yellow outline and the ring of time; else the awaited player's avatar. */
  readonly mine: boolean;
  readonly clock: Clock | null;
  readonly avatar: string | null;
  readonly title: Fitted<string>;
  /** Turns owed, as pips behind the title, and what stands behind them: "2 to take". */
  readonly pips: { readonly count: number; readonly text: string } | null;
  /** The beginning of the line that is set off in yellow: "3 cards above it." */
  readonly strong: string | null;
  readonly line: Fitted<string>;
  /** At most three, the likeliest last. */
  readonly buttons: readonly PromptButton[];
}

export interface PromptButton {
  readonly id: string;
  readonly label: string;
  /** What a press leads to. */
  readonly effect: string | null;
  readonly kind: "go" | "bomb" | "red" | "green" | "paper" | "dark";
  /** `KeyboardEvent.key` that presses it ("d", "Enter"), and what stands on the cap ("D", "↵"). */
  readonly key: { readonly press: string; readonly cap: string } | null;
  /** Not enabled: struck out. A press is told all the same, so that it can be explained. */
  readonly enabled: boolean;
}

export interface HandCard {
  /** Tells equal cards in one hand apart and stays while the card stays: "attack#1". */
  readonly key: string;
  readonly card: string;
  readonly state: CardState;
  /** A pair's tag sits on the joint with the card before it. */
  readonly tag: {
    readonly kind: "pair" | "new" | "saves";
    readonly text: string;
  } | null;
  /** Under the large card: why it cannot be played now, or what it would do. */
  readonly note: string | null;
  readonly spoken: string;
}

/**
 * rest: nothing is asked of the viewer · playable · selected · ready: could be played, but another card is selected ·
 * blocked: cannot be played now · helpful: would help later, full colour.
 */
export type CardState = "rest" | "playable" | "selected" | "ready" | "blocked" | "helpful";

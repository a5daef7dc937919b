/** A text, and a shorter one for phones if the first is too long there. */
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
  /** The hand if it lies open; else only backs are seen. */
  readonly hand?: readonly string[];
  /** out: has left the game · down: out for now, but may come back. */
  readonly state: "here" | "away" | "down" | "out";
  /** A card face up in front of the player: what brought them down. */
  readonly before: string | null;
  /** A halo hovers over the avatar, and the last back of the fan is the playmat's. */
  readonly halo: boolean;
  readonly onTurn: boolean;
  /** The avatar of the attacker these turns come from. */
  readonly attackedBy: string | null;
  /** Draws the ring of time round the avatar. null if anybody may answer. */
  readonly awaited: Clock | null;
  /** The most important first: at most two are shown, on phones one. */
  readonly chips: readonly Chip[];
  /** A quiet line if there are no chips: "your turn". */
  readonly note: string | null;
  /** A candidate carries a crosshair and can be pressed. */
  readonly target: "no" | "candidate" | "chosen";
  /** There is more to tell of who plays here: a press asks for it, unless it chooses the player. */
  readonly about?: boolean;
  /** What is played at this player is sent when this has run out. */
  readonly until?: Clock;
  /** For screen readers: "Mochi, 6 cards, owes 2 turns". */
  readonly spoken: string;
}

/** Cards in front of every player, one card set aside, and a list of what is still hidden. */
export interface Spread {
  /** Of every seat at the table, the viewer's own too. */
  readonly fronts: readonly Front[];
  readonly aside: Aside;
  readonly reference: Reference;
}

/** What lies in front of one player. */
export interface Front {
  readonly seat: number;
  /** Oldest first; grey: laid down when its owner left the round. */
  readonly cards: readonly { readonly card: string; readonly grey: boolean }[];
  /** The card in this hand, if the viewer knows it. */
  readonly known: string | null;
  readonly shielded: boolean;
  /** One ring for each token needed to win; the won ones are filled. */
  readonly tokens: { readonly won: number; readonly needed: number };
}

/** The card set aside, drawn crosswise. */
export interface Aside {
  /** "back" while it is unknown, a card's id if the viewer has seen it, null once it is taken. */
  readonly card: string | null;
  readonly label: Fitted<string>;
  /** Cards set aside face up. */
  readonly open: readonly string[];
}

/** Every card of the game, with a dot for each copy: filled while the viewer has not seen it. */
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
  /** The line beside it (words, or a number with a drawing if room is short), the chance, 0 to 100; null: not told. */
  readonly danger: { readonly text: Fitted<string>; readonly percent: number } | null;
  /** Drawing is allowed: the pile glows and can be pressed. */
  readonly drawable: boolean;
  /** The beat before a draw, the same for everyone; null if there is none. */
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

/** Open cards beside the draw pile, with a different back. Each may be elsewhere now. */
export interface Playmat {
  /** "playmat" */
  readonly label: string;
  /** For phones, which have no room for the cards: "mat". */
  readonly short: string;
  /** Two, from the top. */
  readonly entries: readonly PlaymatEntry[];
  /** For screen readers: who has which card, and which cards lie there. */
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
  /** The table waits for the viewer: yellow outline and the ring of time; else the awaited player's avatar. */
  readonly mine: boolean;
  readonly clock: Clock | null;
  readonly avatar: string | null;
  readonly title: Fitted<string>;
  /** Turns owed, as pips after the title, and the words after them: "2 to take". */
  readonly pips: { readonly count: number; readonly text: string } | null;
  /** The beginning of the line, in yellow: "3 cards above it." */
  readonly strong: string | null;
  readonly line: Fitted<string>;
  /** At most three, the likeliest last. */
  readonly buttons: readonly PromptButton[];
}

export interface PromptButton {
  readonly id: string;
  readonly label: string;
  /** What a press does. */
  readonly effect: string | null;
  /** quiet: dark and small, a choice beside the answers. */
  readonly kind: "go" | "bomb" | "red" | "green" | "paper" | "dark" | "quiet";
  /** `KeyboardEvent.key` that presses it ("d", "Enter"), and the text on the cap ("D", "↵"). */
  readonly key: { readonly press: string; readonly cap: string } | null;
  /** false: struck out. A press is still reported, to be explained. */
  readonly enabled: boolean;
  /** It can be pressed until this has run out. */
  readonly until?: Clock;
}

export interface HandCard {
  /** Tells equal cards in one hand apart; it stays the same while the card is in the hand: "attack#1". */
  readonly key: string;
  readonly card: string;
  readonly state: CardState;
  readonly tag: HandTag | null;
  /** Below the large card: why it cannot be played now, or what it would do. */
  readonly note: string | null;
  readonly spoken: string;
  /** What a drag of it can do besides playing it on the felt; missing: nothing. */
  readonly drag?: Drag;
}

export type HandTag =
  | { readonly kind: "new" | "saves"; readonly text: string }
  /** Sits on the joint with the previous card, and can be pressed. */
  | { readonly kind: "pair"; readonly text: string; readonly spoken: string; readonly chosen: boolean };

/** The seats that a card can be dropped on, and the keys of the cards that go along. */
export interface Drag {
  readonly seats: readonly number[];
  readonly along: readonly string[];
}

/**
 * rest: nothing is asked of the viewer · playable · selected · ready: playable, but another card is selected ·
 * blocked: cannot be played now · helpful: would help later, full colour.
 */
export type CardState = "rest" | "playable" | "selected" | "ready" | "blocked" | "helpful";

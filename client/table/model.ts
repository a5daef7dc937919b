/**
 * What is drawn at one moment: plain data that knows no rules. Every text is already in the viewer's language.
 * A new object is shown whole; the table finds out what changed. Seats are the game's seat numbers, cards are ids of
 * drawings ("nope"), avatars the name of a drawing ("01" to "12", "bot"), times are ms since 1970 on this machine's clock.
 */
export interface TableScene {
  /** Goes up whenever something happens in the game: what is hidden until its motion is as it was at the number before. */
  readonly seq: number;
  /** The printed texts of all cards that may appear. Keep the same object until edition or language change: faces are then drawn anew. */
  readonly prints: Prints;
  /** Small type is set larger, wherever there is room for it. */
  readonly largeType?: boolean;
  readonly felt: "teal" | "moss" | "wine";
  /** The drawing on the back of a card: "standard", "zombie". */
  readonly back: string;
  /** Top left: edition, and the table's code below it; null where the page says so. */
  readonly header: { readonly title: string; readonly line: string } | null;
  readonly corners: readonly Corner[];
  /** The other players, clockwise from the viewer's left; for a spectator everybody but the one shown as `own`. */
  readonly seats: readonly SeatPlate[];
  readonly own: SeatPlate | null;
  readonly pile: Pile;
  /** null: this game has no discard pile. */
  readonly discard: Discard | null;
  /** For games in which cards lie before every player. */
  readonly spread?: Spread;
  readonly playmat: Playmat | null;
  readonly ribbon: Ribbon | null;
  readonly prompt: Prompt | null;
  /** In the order in which it is shown, saves first; empty for a spectator. */
  readonly hand: readonly HandCard[];
  readonly stage: Stage;
}

/** By card id. `rule` is the two-line text under the picture, `look` for screen readers: "Look at Attack". */
export type Prints = Readonly<Record<string, { readonly title: string; readonly rule: string; readonly look: string }>>;

/** A text and, where that is too long for a phone, a shorter one. */
export interface Fitted<T> {
  readonly wide: T;
  readonly narrow?: T;
}

/** A sentence with cards in it, each drawn as its badge and title. */
export type Phrase = readonly (string | { readonly card: string })[];

export interface Corner {
  readonly id: "menu" | "sound" | "log" | "chat" | "emotes";
  readonly label: string;
  readonly icon: "menu" | "sound" | "mute" | "log" | "chat" | "emotes";
  /** A small number on it, 0 for none. */
  readonly dot: number;
  /** `KeyboardEvent.key` that presses it. */
  readonly key?: string;
}

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
  readonly state: "here" | "away" | "dead" | "exploded";
  /** A card face up before a Dead player: the kitten that killed them. */
  readonly before: string | null;
  /** Has a halo, and one back of the playmat at the end of the fan. */
  readonly godcat: boolean;
  readonly onTurn: boolean;
  /** The avatar of whoever's attack these turns stem from. */
  readonly attackedBy: string | null;
  /** Draws the ring of time round the avatar. Not for Nope waits. */
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
  readonly kind: "owes" | "away" | "bot" | "exploded" | "dead" | "godcat" | "choosing" | "shield";
  readonly text: string;
}

export interface Pile {
  readonly count: number;
  /** Under the number: "cards". */
  readonly unit: string;
  /** The line beside it ("4 kittens", or beside a drawing of one "4") and the chance, 0 to 100; null where that is not told. */
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

/** Open cards with a back of their own beside the draw pile, wherever they are now. */
export interface Playmat {
  /** "playmat" */
  readonly label: string;
  /** Where phones have no room for the cards: "mat". */
  readonly short: string;
  /** Two, from the top. */
  readonly places: readonly PlaymatPlace[];
  /** For screen readers: "Playmat: Mochi has the Godcat, the Devilcat lies there". */
  readonly spoken: string;
}

export interface PlaymatPlace {
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

/** What lies on the felt right of the draw pile, over the discards. */
export type Stage =
  | { readonly kind: "none" }
  | ChainStage
  | FutureStage
  | HideStage
  | StealStage
  | GiveStage
  | GridStage
  | SelectionStage
  | ValuesStage
  | RowStage
  | StopStage
  | DuelStage
  | LookStage
  | GatherStage
  | WinStage;

/** A Nope wait: the play and its Nopes from left to right; each but the first hits the one before it. */
export interface ChainStage {
  readonly kind: "chain";
  readonly links: readonly ChainLink[];
  /** "right now", "STOPPED" */
  readonly standing: {
    readonly lead: string;
    readonly word: string;
    readonly stopped: boolean;
  };
}

export interface ChainLink {
  readonly key: string;
  readonly cards: readonly string[];
  readonly by: Who;
  readonly target: Who | null;
  /** noped: grey under the stamp · restored: a Yup has cracked it. */
  readonly state: "fresh" | "noped" | "restored";
  /** On the stamp: "NOPE", "YUP!". */
  readonly stamp: string | null;
  /** How it lay before the last Nope: shown until that has come down. */
  readonly was: Pick<ChainLink, "state" | "stamp">;
}

export interface FutureStage {
  readonly kind: "future";
  /** The pink tag: "only you see this". */
  readonly secret: string | null;
  /** Top of the pile first; null shows a back. */
  readonly cards: readonly {
    readonly card: string | null;
    readonly place: string;
    readonly drawer: Who;
  }[];
}

/** A kitten is put back. */
export interface HideStage {
  readonly kind: "hide";
  readonly secret: string | null;
  readonly kitten: string;
  /** Places to choose from, one more than the pile has cards; for each the avatar of who would draw there. Place 0 is the top. */
  readonly drawers: readonly string[];
  readonly chosen: number;
  readonly top: string;
  readonly end: string;
  /** For screen readers: "3 cards above it". */
  readonly spoken: string;
}

/** Another hand as a fan of equal backs. */
export interface StealStage {
  readonly kind: "steal";
  readonly count: number;
  /** The last back is the playmat's: what its tag says ("Godcat"). */
  readonly godcat: string | null;
  /** The back that is lifted; null: none yet. */
  readonly chosen: number | null;
  /** The viewer may press a back. */
  readonly mine: boolean;
  readonly spoken: string;
}

/** A card of one's own hand is asked for; the hand itself is pressed. */
export interface GiveStage {
  readonly kind: "give";
  readonly from: Who;
  readonly to: Who | "pile";
  /** The card chosen so far; null shows an empty slot. */
  readonly card: string | null;
  readonly line: string;
  /** The others who give at the same time and have yet to choose. */
  readonly waiting: Waiting | null;
}

/** Several give at once, in secret; the viewer does not, or has chosen. */
export interface GatherStage {
  readonly kind: "gather";
  readonly to: Who | "pile";
  /** What the viewer gives. */
  readonly card: string | null;
  readonly line: string;
  readonly waiting: Waiting;
}

export interface Waiting {
  /** "still choosing" */
  readonly text: string;
  readonly players: readonly Who[];
}

/** Cards to choose one from: the titles in the discard pile, or those that may be named; up to about forty. */
export interface GridStage {
  readonly kind: "grid";
  readonly secret: string | null;
  readonly title: string;
  readonly cards: readonly {
    readonly key: string;
    readonly card: string;
    readonly chosen: boolean;
    readonly spoken: string;
  }[];
}

/** The backs orbit the pile until somebody says stop. */
export interface StopStage {
  readonly kind: "stop";
  readonly stopper: Who;
  /** The viewer is the stopper: a press, or Space, is the button "stop". */
  readonly mine: boolean;
  /** "STOP" */
  readonly word: string;
  readonly clock: Clock | null;
  readonly spoken: string;
}

/** A slash through the stage and a card on either side of it. */
export interface DuelStage {
  readonly kind: "duel";
  readonly secret: string | null;
  readonly sides: readonly [DuelSide, DuelSide];
  /** On the slash: "VS". */
  readonly versus: string;
}

export interface DuelSide {
  /** null shows the playmat's back. */
  readonly card: string | null;
  /** Whose it is; null: not yet said. */
  readonly owner: Who | null;
  /** "Biscuit's card" */
  readonly label: string;
  /** no: it cannot be pressed. A press is told as a card of the grid whose key is `card`. */
  readonly choice: "no" | "candidate" | "chosen";
  readonly spoken: string;
}

/** One card that is looked at, to keep or to put back: the buttons are in the prompt. */
export interface LookStage {
  readonly kind: "look";
  readonly secret: string | null;
  /** null shows a back. */
  readonly card: string | null;
  readonly by: Who;
  /** "from the bottom of the pile" */
  readonly line: string;
}

/** Several cards of the hand are selected: what they would do together. */
export interface SelectionStage {
  readonly kind: "selection";
  readonly cards: readonly string[];
  readonly line: string;
}

/** A card's value is to be named. */
export interface ValuesStage {
  readonly kind: "values";
  readonly values: readonly {
    readonly key: string;
    readonly card: string;
    readonly name: string;
    /** Copies that the viewer has not seen; 0 is drawn dim. */
    readonly hidden: number;
    readonly chosen: boolean;
    readonly spoken: string;
  }[];
}

/** Cards side by side, each with whose or what it is: hands that are shown, or two to choose from. */
export interface RowStage {
  readonly kind: "row";
  readonly secret: string | null;
  readonly cards: readonly {
    /** null: was not shown. */
    readonly card: string | null;
    readonly who: Who;
    readonly crowned: boolean;
  }[];
}

/** The game is over: takes the felt, and the hand's place below it. `prompt` is null, its buttons are here. */
export interface WinStage {
  readonly kind: "win";
  readonly winner: Who;
  /** "YOU WIN!" */
  readonly shout: string;
  readonly line: string;
  readonly standings: readonly (Who & {
    readonly place: number;
    readonly line: string;
    /** Wants to play again. */
    readonly ready: boolean;
    readonly mine: boolean;
  })[];
  readonly facts: readonly { readonly badge: string; readonly text: string }[];
  readonly buttons: readonly PromptButton[];
}

/** What the viewer did. A card dragged onto the felt is both chosen and meant to be played. */
export type Intent =
  | {
      readonly kind: "card";
      readonly key: string;
      readonly how: "press" | "drag";
    }
  | { readonly kind: "button"; readonly id: string }
  | { readonly kind: "pile" }
  | { readonly kind: "discard" }
  | { readonly kind: "seat"; readonly seat: number }
  /** The slider moved to this place, 0 on top. */
  | { readonly kind: "slot"; readonly place: number }
  /** A back of the fan, from the left. */
  | { readonly kind: "back"; readonly index: number }
  /** A card of the grid. */
  | { readonly kind: "grid"; readonly key: string }
  | { readonly kind: "corner"; readonly id: Corner["id"] }
  /** The empty felt, or Escape: lets go of what is selected. */
  | { readonly kind: "dismiss" };

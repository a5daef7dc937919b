import type { Clock, PromptButton, Who } from "./pieces.ts";

/** Content of the felt right of the draw pile, over the discards. */
export type Stage =
  | { readonly kind: "none" }
  | ChainStage
  | FutureStage
  | ArrangeStage
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

/** A play that may still be cancelled, and the cards against it, from left to right. Each hits the previous one. */
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
  /** stopped: grey below the stamp · restored: the stamp is cracked. */
  readonly state: "fresh" | "stopped" | "restored";
  /** Text on the stamp. */
  readonly stamp: string | null;
  /** Look before the last card; shown until that card lands. */
  readonly was: Pick<ChainLink, "state" | "stamp">;
}

export interface FutureStage {
  readonly kind: "future";
  /** The pink tag: "only you see this". */
  readonly secret: string | null;
  /** Top of the pile first; null shows a back. */
  readonly cards: readonly {
    readonly card: string | null;
    /** Place from the top, 1 being the next card, and its name. */
    readonly place: number;
    readonly ordinal: string;
    readonly drawer: Who;
  }[];
}

/** Cards of the pile that the viewer puts in order. A press or a drag is reported as a "place" intent. */
export interface ArrangeStage {
  readonly kind: "arrange";
  readonly secret: string;
  /** Top of the pile first. */
  readonly cards: readonly {
    readonly card: string;
    /** Place from the top, 1 being the next card, and its name. */
    readonly place: number;
    readonly ordinal: string;
    readonly drawer: Who;
    /** Whether the next press exchanges it. */
    readonly chosen: boolean;
    readonly spoken: string;
    /** `KeyboardEvent.key` of its shortcut. */
    readonly key: string | null;
  }[];
}

/** A player puts a card back into the pile, in secret. */
export interface HideStage {
  readonly kind: "hide";
  readonly secret: string | null;
  readonly card: string;
  /**
   * Slots, one more than the pile has cards. Each has the avatar of the player who would draw there. Slot 0 is the top.
   */
  readonly drawers: readonly string[];
  readonly chosen: number;
  readonly top: string;
  readonly end: string;
  /** For screen readers: "3 cards above it". */
  readonly spoken: string;
}

/** Another hand as a fan of identical backs. */
export interface StealStage {
  readonly kind: "steal";
  readonly count: number;
  /** Tag of the last back, if that is the playmat's. */
  readonly tag: string | null;
  /** Index of the lifted back; null without one. */
  readonly chosen: number | null;
  /** Whether the viewer may press a back. */
  readonly mine: boolean;
  readonly spoken: string;
}

/** A player must give a hand card; they press it in their hand. */
export interface GiveStage {
  readonly kind: "give";
  readonly from: Who;
  readonly to: Who | "pile";
  /** The card chosen so far; null shows an empty outline. */
  readonly card: string | null;
  readonly line: string;
  /** Other players who give at the same time and are still choosing. */
  readonly waiting: Waiting | null;
}

/** Several players give at the same time, in secret. The viewer does not give, or has already chosen. */
export interface GatherStage {
  readonly kind: "gather";
  readonly to: Who | "pile";
  /** The viewer's gift. */
  readonly card: string | null;
  readonly line: string;
  readonly waiting: Waiting;
}

export interface Waiting {
  /** "still choosing" */
  readonly text: string;
  readonly players: readonly Who[];
}

/** Cards to choose from: titles in the discard pile, or titles that may be named; up to about forty. */
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

/** The backs orbit the pile until a player says stop. */
export interface StopStage {
  readonly kind: "stop";
  readonly stopper: Who;
  /** Whether the viewer is the stopper: a press, or Space, is the button "stop". */
  readonly mine: boolean;
  /** For other players: label of a press on the felt or Space, for screen readers; null without an action. */
  readonly drum: string | null;
  /** "STOP" */
  readonly word: string;
  readonly clock: Clock | null;
  readonly spoken: string;
}

/** A slash through the stage with a card on either side. */
export interface DuelStage {
  readonly kind: "duel";
  readonly secret: string | null;
  readonly sides: readonly [DuelSide, DuelSide];
  /** Text on the slash: "VS". */
  readonly versus: string;
}

export interface DuelSide {
  /** null shows the playmat's back. */
  readonly card: string | null;
  /** Owner of the card; null while undecided. */
  readonly owner: Who | null;
  /** "Biscuit's card" */
  readonly label: string;
  /** no: it cannot be pressed. A press is reported as a "grid" intent with `card` as its key. */
  readonly selection: "no" | "candidate" | "chosen";
  readonly spoken: string;
}

/** One card that a player looks at, to keep or to put back. The buttons are in the prompt. */
export interface LookStage {
  readonly kind: "look";
  readonly secret: string | null;
  /** null shows a back. */
  readonly card: string | null;
  readonly by: Who;
  /** "from the bottom of the pile" */
  readonly line: string;
}

/** Several hand cards are selected. The line describes their common effect. */
export interface SelectionStage {
  readonly kind: "selection";
  readonly cards: readonly string[];
  readonly line: string;
}

/** A player must name a card's value. */
export interface ValuesStage {
  readonly kind: "values";
  readonly values: readonly {
    readonly key: string;
    readonly card: string;
    readonly name: string;
    /** Copies unseen by the viewer; 0: drawn dim. */
    readonly hidden: number;
    readonly chosen: boolean;
    readonly spoken: string;
  }[];
}

/** Cards side by side, each with its owner or a label: revealed hands, or two to choose from. */
export interface RowStage {
  readonly kind: "row";
  readonly secret: string | null;
  readonly cards: readonly {
    /** null: was not revealed. */
    readonly card: string | null;
    readonly who: Who;
    readonly crowned: boolean;
  }[];
}

/**
 * The game is over. The stage covers the felt and the hand's space below it. `prompt` is null; the buttons are here.
 */
export interface WinStage {
  readonly kind: "win";
  readonly winner: Who;
  /** "YOU WIN!" */
  readonly shout: string;
  readonly line: string;
  /** Whether paper falls: for the winner and for spectators. */
  readonly celebrates: boolean;
  readonly standings: readonly (Who & {
    readonly rank: number;
    readonly line: string;
    /** Whether the player wants a rematch. */
    readonly ready: boolean;
    readonly mine: boolean;
  })[];
  readonly facts: readonly { readonly badge: string; readonly text: string }[];
  readonly buttons: readonly PromptButton[];
}

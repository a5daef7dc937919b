import type { Clock, PromptButton, Who } from "./pieces.ts";

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

/** A play that may still be stopped, and the cards laid against it, from left to right; each hits the one before. */
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
  /** stopped: grey under the stamp · restored: the stamp is cracked. */
  readonly state: "fresh" | "stopped" | "restored";
  /** The shout on the stamp. */
  readonly stamp: string | null;
  /** How it looked before the last card was laid; shown until that card lands. */
  readonly was: Pick<ChainLink, "state" | "stamp">;
}

export interface FutureStage {
  readonly kind: "future";
  /** The pink tag: "only you see this". */
  readonly secret: string | null;
  /** Top of the pile first; null shows a back. */
  readonly cards: readonly {
    readonly card: string | null;
    readonly ordinal: string;
    readonly drawer: Who;
  }[];
}

/** Somebody puts a card back into the pile, in secret. */
export interface HideStage {
  readonly kind: "hide";
  readonly secret: string | null;
  readonly card: string;
  /** The slots, one more than the pile has cards: for each, the avatar of who would draw there. Slot 0 is the top. */
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
  /** The tag of the last back, if that is the playmat's. */
  readonly tag: string | null;
  /** The back that is lifted; null: none yet. */
  readonly chosen: number | null;
  /** The viewer may press a back. */
  readonly mine: boolean;
  readonly spoken: string;
}

/** Somebody is asked for a card of their hand; they press it there. */
export interface GiveStage {
  readonly kind: "give";
  readonly from: Who;
  readonly to: Who | "pile";
  /** The card chosen so far; null shows an empty outline. */
  readonly card: string | null;
  readonly line: string;
  /** The others who give at the same time and have yet to choose. */
  readonly waiting: Waiting | null;
}

/** Several players give at once, in secret; the viewer does not, or has already chosen. */
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

/** Cards to choose from: the titles in the discard pile, or those that may be named; up to about forty. */
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
  /** What a press on the felt or Space is for the others, for screen readers; null: nothing. */
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
  /** On the slash: "VS". */
  readonly versus: string;
}

export interface DuelSide {
  /** null shows the playmat's back. */
  readonly card: string | null;
  /** Whose it is; null: not said yet. */
  readonly owner: Who | null;
  /** "Biscuit's card" */
  readonly label: string;
  /** no: it cannot be pressed. A press is reported as a "grid" intent whose key is `card`. */
  readonly selection: "no" | "candidate" | "chosen";
  readonly spoken: string;
}

/** One card that somebody looks at, to keep or to put back: the buttons are in the prompt. */
export interface LookStage {
  readonly kind: "look";
  readonly secret: string | null;
  /** null shows a back. */
  readonly card: string | null;
  readonly by: Who;
  /** "from the bottom of the pile" */
  readonly line: string;
}

/** Several cards of the hand are selected. The line says what they would do together. */
export interface SelectionStage {
  readonly kind: "selection";
  readonly cards: readonly string[];
  readonly line: string;
}

/** Somebody has to name a card's value. */
export interface ValuesStage {
  readonly kind: "values";
  readonly values: readonly {
    readonly key: string;
    readonly card: string;
    readonly name: string;
    /** Copies that the viewer has not seen; 0: drawn dim. */
    readonly hidden: number;
    readonly chosen: boolean;
    readonly spoken: string;
  }[];
}

/** Cards side by side, each with its owner or a label: hands that are shown, or two to choose from. */
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

/** The game is over: takes the felt and the hand's room below it. `prompt` is null; the buttons are here. */
export interface WinStage {
  readonly kind: "win";
  readonly winner: Who;
  /** "YOU WIN!" */
  readonly shout: string;
  readonly line: string;
  readonly standings: readonly (Who & {
    readonly rank: number;
    readonly line: string;
    /** Wants to play again. */
    readonly ready: boolean;
    readonly mine: boolean;
  })[];
  readonly facts: readonly { readonly badge: string; readonly text: string }[];
  readonly buttons: readonly PromptButton[];
}

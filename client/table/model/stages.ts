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

/** A play that may still be stopped, and the cards laid against it, from left to right; each but the first hits the one before it. */
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
  /** How it lay before the last card was laid: shown until that has come down. */
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

/** A card is put back into the pile, in secret. */
export interface HideStage {
  readonly kind: "hide";
  readonly secret: string | null;
  readonly card: string;
  /** The slots to choose from, one more than the pile has cards: for each the avatar of who would draw there. Slot 0 is the top. */
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
  /** The last back is the playmat's: what its tag says. */
  readonly tag: string | null;
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
  readonly selection: "no" | "candidate" | "chosen";
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
    readonly rank: number;
    readonly line: string;
    /** Wants to play again. */
    readonly ready: boolean;
    readonly mine: boolean;
  })[];
  readonly facts: readonly { readonly badge: string; readonly text: string }[];
  readonly buttons: readonly PromptButton[];
}

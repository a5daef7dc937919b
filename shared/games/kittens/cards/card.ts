import type { Play } from "../state.ts";
import type { Table } from "../table.ts";
import type { CardId } from "../titles.ts";
import type { KittensView } from "../view.ts";

/** What a card is, when played alone. `rule` is its paragraph. */
export type Card = ActionCard | ClairvoyanceCard | OtherCard;

/** Whom a card is played on: nobody, another living player (who has cards), or a Dead one (K16, K27, K52). */
export type TargetKind = "none" | "other" | "other-with-cards" | "dead";

export interface ActionCard {
  readonly id: CardId;
  readonly kind: "action";
  readonly rule: string;
  readonly target: TargetKind;
  /** May be played out of turn, and by the Dead (K48, K49). */
  readonly now?: true;
  /** What the table must be like for it to be played at all. */
  readonly playable?: (view: KittensView) => boolean;
  /** Its effect, once the wait for Nopes is over (K24). */
  readonly resolve: (table: Table, play: Play) => void;
}

/** Has a moment of its own, between a save and the putting back (K50). */
interface ClairvoyanceCard {
  readonly id: CardId;
  readonly kind: "clairvoyance";
  readonly rule: string;
  readonly now: true;
  readonly resolve: (table: Table, play: Play) => void;
}

/** Never played alone as itself: kittens, saves, the Nope, cats, which need company, and what stands for other cards. */
interface OtherCard {
  readonly id: CardId;
  readonly kind: "kitten" | "save" | "nope" | "cat" | "clone" | "godcat" | "devilcat";
  readonly rule: string;
}

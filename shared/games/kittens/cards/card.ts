import type { ForbiddenBy, KittensParagraph } from "../refusals.ts";
import type { Play } from "../state.ts";
import type { Table } from "../table.ts";
import type { CardId } from "../titles.ts";
import type { KittensView } from "../view.ts";

/** What a card is, when played alone. `rule` is its paragraph. */
export type Card = ActionCard | ClairvoyanceCard | OtherCard;

/** Whom a card is played on: nobody, another living player (who has cards), or a Dead one (K16, K27, K52). */
export type TargetKind = "none" | "other" | "other-with-cards" | "dead";

/** The next living player, all others who live, or the Dead. */
export type HitKind = "next" | "living" | "dead";

export type ActionCard = FreeCard | BoundCard;

interface ActionCardBase {
  readonly id: CardId;
  readonly kind: "action";
  readonly target: TargetKind;
  /** May be played out of turn, and by the Dead (K48, K49). */
  readonly now?: true;
  /** Whom it hits besides its target; nobody if it is left out. */
  readonly hits?: HitKind;
  /** Its effect, once the wait for Nopes is over (K24). */
  readonly resolve: (table: Table, play: Play) => void;
}

/** A card that may be played in any state of the table. */
interface FreeCard extends ActionCardBase {
  readonly rule: KittensParagraph;
  readonly playable?: never;
}

/** Its paragraph refuses it unless the table allows it. */
interface BoundCard extends ActionCardBase {
  readonly rule: ForbiddenBy["not-playable"];
  readonly playable: (view: KittensView) => boolean;
}

/** Has a decision of its own, between a save and the putting back (K50). */
interface ClairvoyanceCard {
  readonly id: CardId;
  readonly kind: "clairvoyance";
  readonly rule: ForbiddenBy["not-playable"];
  readonly now: true;
  readonly resolve: (table: Table, play: Play) => void;
}

/** Never played alone as itself: kittens, saves, the Nope, cats, and cards that stand for others. */
interface OtherCard {
  readonly id: CardId;
  readonly kind: "kitten" | "save" | "nope" | "cat" | "clone" | "godcat" | "devilcat";
  readonly rule: ForbiddenBy["not-playable"];
}

import type { StepContext } from "../events.ts";
import type { ForbiddenBy, KittensParagraph } from "../refusals.ts";
import type { Play } from "../state.ts";
import type { KittensView } from "../view.ts";

/** Rules of a card that is played alone. `rule` is its paragraph. */
export type Card = ActionCard | ClairvoyanceCard | OtherCard;

/** Target of a card: none, another living player (who has cards), or a Dead one (K16, K27, K52). */
export type TargetKind = "none" | "other" | "other-with-cards" | "dead";

/** Players affected besides the target: the next living player, all living players, or the Dead. */
export type HitKind = "next" | "living" | "dead";

export type ActionCard = FreeCard | BoundCard;

interface ActionCardBase {
  readonly kind: "action";
  readonly target: TargetKind;
  /** May be played out of turn, and by the Dead (K48, K49). */
  readonly now?: true;
  /** Players affected besides the target; none if absent. */
  readonly hits?: HitKind;
  /** Its effect, once the wait for Nopes is over (K24). */
  readonly resolve: (table: StepContext, play: Play) => void;
}

/** A card that may be played in any state of the table. */
interface FreeCard extends ActionCardBase {
  readonly rule: KittensParagraph;
  readonly playable?: never;
}

/** A card that is illegal by its paragraph unless `playable` allows it. */
interface BoundCard extends ActionCardBase {
  readonly rule: ForbiddenBy["not-playable"];
  readonly playable: (view: KittensView) => boolean;
}

/** Has a decision of its own, after a save and before kittens are put back (K50). */
interface ClairvoyanceCard {
  readonly kind: "clairvoyance";
  readonly rule: ForbiddenBy["not-playable"];
  readonly now: true;
  readonly resolve: (table: StepContext, play: Play) => void;
}

/** Never played alone as itself: kittens, saves, the Nope, cats, and cards that stand for others. */
interface OtherCard {
  readonly kind: "kitten" | "save" | "nope" | "cat" | "clone" | "godcat" | "devilcat";
  readonly rule: ForbiddenBy["not-playable"];
}

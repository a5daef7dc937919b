import type { Seat } from "../../../../shared/core/game.ts";
import type { KittensEvent } from "../../../../shared/games/kittens/events.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import type { KittensView } from "../../../../shared/games/kittens/view.ts";
import { fly } from "../../../table/animations/animation.ts";
import type { StepOf } from "../../../table/animations/steps.ts";
import { type Animations, type EventChange, findDestination, startOf } from "../../animate-events.ts";
import type { Labels } from "../text/labels.ts";

export type EventType = KittensEvent["type"];

export interface AnimationInput extends EventChange<KittensView, Labels> {
  /** Number of Nopes on the play that waits or was settled last. */
  readonly nopes: number;
  /** Whether the viewer has seen many draws. Their own draws are then shorter. */
  readonly isPractised: boolean;
}

export type EventAnimations<Type extends EventType> = Animations<KittensEvent, Type, AnimationInput>;

/** Flies a card from one player to another, face up if the viewer may know it. */
export const handedOver = (change: AnimationInput, from: Seat, to: Seat, card: CardId | null): StepOf<"fly"> =>
  fly(card, startOf(change, from, card), findDestination(change, to, card), { ms: 440 });

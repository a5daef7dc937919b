import type { Traveller } from "./act.ts";
import type { CardProp, Stagehand } from "./stagehand.ts";

/** Turns a card over in place. */
export async function turnTo(hand: Stagehand, prop: CardProp, face: Traveller, ms: number): Promise<void> {
  const { scaleX } = prop.group;
  await hand.move({ targets: prop.group, scaleX: 0, duration: ms * 0.4, ease: "Sine.In" });
  if (hand.over) return;
  hand.dress(prop, face);
  await hand.move({ targets: prop.group, scaleX, duration: ms * 0.6, ease: "Back.Out" });
}

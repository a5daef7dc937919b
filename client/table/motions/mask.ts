import type { Anchor } from "../anchor.ts";
import type { SeatPlate } from "../model/pieces.ts";
import type { TableScene } from "../model/scene.ts";

/**
 * The scene as it is painted: plates, ribbon, prompt and stage that are hidden are as they were; so is what can be done with
 * the cards of the hand, as long as the viewer has these cards or none any more.
 * @param before what was seen last; null or a scene of another game: nothing is kept.
 */
export function masked(scene: TableScene, before: TableScene | null, hides: (anchor: Anchor) => boolean): TableScene {
  if (before === null || before.prints !== scene.prints) return scene;
  const kept: Partial<TableScene> = {
    ...(hides("ribbon") && { ribbon: before.ribbon }),
    ...(hides("prompt") && { prompt: before.prompt }),
    ...(hides("stage") && { stage: before.stage }),
    ...(hides("own") && before.own !== null && { own: before.own }),
    ...(hides("hand") && staysSo(scene, before) && { hand: before.hand }),
    ...platesOf(scene, before, hides),
  };
  return Object.keys(kept).length === 0 ? scene : { ...scene, ...kept };
}

/** The same cards; or none are left, and that is what must not be given away. */
const staysSo = ({ hand }: TableScene, before: TableScene): boolean =>
  hand.length === 0 || hand.map(({ key }) => key).join() === before.hand.map(({ key }) => key).join();

function platesOf(scene: TableScene, before: TableScene, hides: (anchor: Anchor) => boolean): Partial<TableScene> {
  const hidden = scene.seats.filter(({ seat }) => hides(`seat:${seat}`));
  if (hidden.length === 0) return {};
  const was = (plate: SeatPlate) =>
    hidden.includes(plate) ? (before.seats.find(({ seat }) => seat === plate.seat) ?? plate) : plate;
  return { seats: scene.seats.map(was) };
}

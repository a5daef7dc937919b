import type { Anchor } from "../anchor.ts";
import type { SeatPlate } from "../model/pieces.ts";
import type { TableScene } from "../model/scene.ts";

/**
 * The scene as it is painted: hidden plates, ribbon, prompt and stage stay as they were. So does what the cards of the
 * hand allow, as long as the viewer has the same cards or none.
 * @param before what was seen last; null or a scene of another game: nothing stays.
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

/** The same cards; or none are left, which must not show yet. */
const staysSo = ({ hand }: TableScene, before: TableScene): boolean =>
  hand.length === 0 || hand.map(({ key }) => key).join() === before.hand.map(({ key }) => key).join();

function platesOf(scene: TableScene, before: TableScene, hides: (anchor: Anchor) => boolean): Partial<TableScene> {
  const hidden = scene.seats.filter(({ seat }) => hides(`seat:${seat}`));
  if (hidden.length === 0) return {};
  const was = (plate: SeatPlate) =>
    hidden.includes(plate) ? (before.seats.find(({ seat }) => seat === plate.seat) ?? plate) : plate;
  return { seats: scene.seats.map(was) };
}

import type { CornerButton, TableScene } from "../table/scene/scene.ts";

/** Stages that the viewer needs to decide. A big screen shows all others. */
const needed: readonly TableScene["stage"]["kind"][] = [
  "hide",
  "steal",
  "grid",
  "future",
  "arrange",
  "selection",
  "give",
  "gather",
  "look",
  "values",
  "row",
  "stop",
  "duel",
];

/**
 * Reduces a scene to the hand and to what the viewer is asked, because a big screen beside shows the rest. Played cards
 * leave the phone upwards.
 * @param corners additions of the page.
 */
export function handOnly(scene: TableScene, corners: readonly CornerButton[]): TableScene {
  const { prompt, stage, seats, pile } = scene;
  const isAsked = prompt?.mine === true;
  return {
    ...scene,
    handOnly: true,
    header: null,
    corners: corners.filter(({ id }) => id === "emotes"),
    seats: seats.map(({ about: _, ...seat }) => seat),
    pile: { ...pile, drawable: false },
    ribbon: null,
    prompt: isAsked ? prompt : null,
    stage: isAsked && needed.includes(stage.kind) ? stage : { kind: "none" },
  };
}

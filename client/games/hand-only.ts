import type { Prompt } from "../table/scene/pieces.ts";
import type { CornerButton, TableScene } from "../table/scene/scene.ts";

/** Stages that the viewer needs to decide. A big screen shows all others. */
const needed: readonly TableScene["stage"]["kind"][] = [
  "hide",
  "steal",
  "grid",
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
  return {
    ...scene,
    handOnly: true,
    header: null,
    corners: corners.filter(({ id }) => id === "emotes"),
    seats: seats.map(({ about: _, ...seat }) => seat),
    pile: { ...pile, drawable: false },
    ribbon: null,
    prompt: prompt && concernsViewer(prompt) ? prompt : null,
    // The future is shown only to a viewer who looks at it, and who ends that with a button.
    stage: stage.kind === "future" || (prompt?.mine && needed.includes(stage.kind)) ? stage : { kind: "none" },
  };
}

/** Whether the viewer may do something, or is told what others may not see. */
const concernsViewer = ({ mine, buttons, strong }: Prompt): boolean => mine || buttons.length > 0 || strong !== null;

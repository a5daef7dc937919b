import type { PromptButton } from "../table/scene/pieces.ts";
import type { TableScene } from "../table/scene/scene.ts";
import type { Stage } from "../table/scene/stages.ts";

/** Removes the keys that are a single character. */
export function withoutCharacters({ prompt, corners, stage, ...scene }: TableScene): TableScene {
  return {
    ...scene,
    prompt: prompt && { ...prompt, buttons: prompt.buttons.map(keyless) },
    corners: corners.map(({ key: _, ...corner }) => corner),
    stage: keylessStage(stage),
  };
}

const keyless = ({ key, ...button }: PromptButton): PromptButton => ({
  ...button,
  key: key && key.press.length > 1 ? key : null,
});

const keylessStage = (stage: Stage): Stage =>
  stage.kind === "arrange" ? { ...stage, cards: stage.cards.map((card) => ({ ...card, key: null })) } : stage;

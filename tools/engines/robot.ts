import { Choices, type Chooser } from "../../test/browser/support/choices.ts";
import { look, type Seen } from "../../test/browser/support/seen.ts";
import { type EngineWindow, run } from "./engine.ts";

/** Input of a game. A keyboard presses Enter on the focused button. */
export type Means = "click" | "tap" | "key";

/** Maximum number of looks at a table that does not change. */
const maxSameLooks = 600;

/**
 * Plays a game by its buttons, until it is over for this player.
 * @param isOn whether to go on, at these buttons.
 */
export async function playGame(
  window: EngineWindow,
  by: Means,
  choices: Chooser = new Choices(),
  isOn: (enabled: readonly Seen[]) => boolean = () => true,
): Promise<void> {
  let last = "";
  let same = 0;
  for (;;) {
    const { isOver, seen } = await run(window, look, ".result");
    const enabled = seen.filter(({ disabled }) => !disabled);
    if (isOver || !isOn(enabled)) return;
    const now = JSON.stringify(seen);
    same = now === last ? same + 1 : 0;
    last = now;
    if (same > maxSameLooks) throw new Error(`the table does not change: ${now}`);
    const isSending = enabled.some(({ name }) => name === choices.words.takeBack);
    const next = isSending ? undefined : choices.next(enabled);
    if (next) await press(window, next, by);
  }
}

/** Presses a button of the table where the player sees it. A button that is gone by then is not pressed. */
async function press(window: EngineWindow, { name, group }: Seen, by: Means): Promise<void> {
  const point = await run(window, pointOf, { name, isInFan: group === "hand", focuses: by === "key" });
  if (!point) return;
  if (by === "key") await window.key("Enter");
  else if (by === "tap" && window.tap) await window.tap(point.x, point.y);
  else await window.click(point.x, point.y);
}

/** Runs in the page: returns a free point of a button in CSS pixels; null if there is none. */
function pointOf({ name, isInFan, focuses }: { name: string; isInFan: boolean; focuses: boolean }) {
  const button = Array.from(document.querySelectorAll<HTMLElement>(".spots button")).find(
    (each) => each.getAttribute("aria-label") === name,
  );
  if (!button) return null;
  if (focuses) button.focus();
  const { left, top, width, height } = button.getBoundingClientRect();
  if (!isInFan) return { x: left + width / 2, y: top + height / 2 };
  for (let x = 12; x < width; x += 12)
    if (document.elementFromPoint(left + x, top + 40) === button) return { x: left + x, y: top + 40 };
  return null;
}

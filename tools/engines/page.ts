import { setTimeout as wait } from "node:timers/promises";
import { type EngineWindow, run } from "./engine.ts";

const patienceMs = 60_000;

/** Waits until a text is visible. @throws after a minute, with the texts of the page. */
export async function sees(window: EngineWindow, text: string): Promise<void> {
  await until(window, isVisible, text);
}

/** Presses the first button or link whose name begins with these words, where the player sees it. @throws after a minute. */
export async function pressNamed(window: EngineWindow, name: string): Promise<void> {
  const point = await until(window, pointNamed, name);
  await window.click(point.x, point.y);
}

/** Repeats a question to the page until it answers with a value. */
async function until<Value>(window: EngineWindow, ask: (name: string) => Value | null, name: string): Promise<Value> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const answer = await run(window, ask, name);
    if (answer !== null) return answer;
    if (performance.now() > end) throw new Error(`expected "${name}", got: ${await run(window, textsOf, 400)}`);
    await wait(50);
  }
}

/** Runs in the page. */
function isVisible(text: string): true | null {
  return document.body.innerText.toLowerCase().includes(text.toLowerCase()) ? true : null;
}

/** Runs in the page. */
function textsOf(length: number): string {
  return document.body.innerText.replace(/\s+/g, " ").slice(0, length);
}

/** Runs in the page: returns the middle of a visible control that nothing covers; null if there is none. */
function pointNamed(name: string): { x: number; y: number } | null {
  const controls = document.querySelectorAll<HTMLElement>("button, a, label, [role=radio], [role=switch]");
  for (const control of controls) {
    const named = (control.getAttribute("aria-label") ?? control.innerText).trim().replace(/\s+/g, " ");
    if (!`${named} `.startsWith(`${name} `) || control.getClientRects().length === 0) continue;
    control.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = control.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    if (control.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  return null;
}

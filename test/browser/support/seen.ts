/** A button of the table, as the page shows it. */
export interface Seen {
  readonly name: string;
  readonly group: string;
  readonly disabled: boolean;
}

declare global {
  interface Window {
    /** All lines that the page has announced about the game, even those soon replaced. */
    heard?: Set<string>;
  }
}

/**
 * Runs in the page: returns a point of a fan's card that is not covered by other cards, in CSS pixels from its corner;
 * null if there is none.
 */
export function freePoint(card: Element): { x: number; y: number } | null {
  const { left, top, width } = card.getBoundingClientRect();
  for (let x = 12; x < width; x += 12) if (document.elementFromPoint(left + x, top + 40) === card) return { x, y: 40 };
  return null;
}

/**
 * Runs in the page: returns whether the game is over for the player, the table's buttons, and all lines since the first
 * call. A prompt is removed one task before the table is redrawn. Therefore only buttons count that are the same a
 * frame and a task later.
 */
export async function look(end: string): Promise<{ isOver: boolean; seen: Seen[]; lines: string[] }> {
  const heard = window.heard ?? new Set();
  const listen = () => {
    for (const { textContent } of document.querySelectorAll("[role=log] li")) heard.add(textContent ?? "");
  };
  if (window.heard !== heard) {
    window.heard = heard;
    new MutationObserver(listen).observe(document, { childList: true, characterData: true, subtree: true });
    listen();
  }
  const buttons = () =>
    Array.from(document.querySelectorAll<HTMLElement>(".spots button"), (button) => ({
      name: button.getAttribute("aria-label") ?? "",
      group: button.parentElement?.dataset["group"] ?? "",
      disabled: button.getAttribute("aria-disabled") === "true",
    }));
  const { port1, port2 } = new MessageChannel();
  const later = () =>
    new Promise<void>((resolve) => {
      port1.onmessage = () => resolve();
      requestAnimationFrame(() => port2.postMessage(null));
    });
  let seen = buttons();
  for (let before = ""; before !== JSON.stringify(seen); seen = buttons()) {
    before = JSON.stringify(seen);
    await later();
  }
  port1.close();
  return { isOver: document.querySelector(end)?.checkVisibility() === true, seen, lines: [...heard] };
}

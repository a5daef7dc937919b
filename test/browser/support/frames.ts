import type { Page } from "playwright-core";

/** Information visible to a player in one frame of a table. */
export interface Frame {
  /** In ms, by the page's clock. */
  readonly at: number;
  /** Number of received events, and number of displayed events. */
  readonly told: number;
  readonly shown: number;
  /** Accessible text of the table: pile, panels and prompt. */
  readonly says: string;
  /** Whether the viewer has a prompt. */
  readonly asks: boolean;
  readonly result: boolean;
}

declare global {
  interface Window {
    framesSeen: Frame[];
  }
}

/** Slows the page's processor, and records every frame from now on. @param slower 4: a quarter as fast. */
export async function watchFrames(page: Page, slower: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.evaluate(() => {
    const labels = (selector: string) =>
      Array.from(document.querySelectorAll(selector), (spot) => spot.getAttribute("aria-label") ?? "");
    const note = (at: number) => {
      const host = document.querySelector<HTMLElement>(".game-canvas");
      if (host?.dataset["told"] !== undefined) {
        const prompt = labels("[data-group=prompt] button");
        window.framesSeen.push({
          at,
          told: Number(host.dataset["told"]),
          shown: Number(host.dataset["shown"]),
          says: [...labels("[data-spot=pile]"), ...labels("[data-group=seats] button"), ...prompt].join("; "),
          asks: prompt.length > 0,
          result: document.querySelector(".result") !== null,
        });
      }
      requestAnimationFrame(note);
    };
    window.framesSeen = [];
    requestAnimationFrame(note);
  });
}

export const framesOf = (page: Page): Promise<readonly Frame[]> => page.evaluate(() => window.framesSeen);

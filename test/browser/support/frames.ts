import type { Page } from "playwright-core";

/** What a player can tell from one frame of a table. */
export interface Frame {
  /** In ms, by the page's clock. */
  readonly at: number;
  /** Events that the page was told, and how many of them it shows. */
  readonly told: number;
  readonly shown: number;
  /** What the table says of itself to screen readers: pile, plates and prompt. */
  readonly says: string;
  /** Whether the viewer is asked something. */
  readonly asks: boolean;
  readonly result: boolean;
}

declare global {
  interface Window {
    framesSeen: Frame[];
  }
}

/** Slows the page's processor, and notes every frame from now on. @param slower 4: a quarter as fast. */
export async function watchFrames(page: Page, slower: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.evaluate(() => {
    const labels = (selector: string) =>
      Array.from(document.querySelectorAll(selector), (spot) => spot.getAttribute("aria-label") ?? "");
    const note = (at: number) => {
      const host = document.querySelector<HTMLElement>(".game-host");
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

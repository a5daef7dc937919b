import type { Page } from "playwright-core";
import { atRest } from "./at-rest.ts";

declare global {
  interface Window {
    /** Texts painted over the edge of their canvas, each with the number of pixels outside. */
    cutOff: Set<string>;
  }
}

/** Returns the texts that were painted over an edge before the page came to rest. */
export async function paintedOver(page: Page): Promise<string[]> {
  await atRest(page);
  return page.evaluate(() => [...window.cutOff]);
}

/** Runs in the page, before its own scripts: checks all texts painted on canvases for invisible parts. */
export function watchTexts(): void {
  /** Tolerance for rounding and overhanging letters, in device pixels. */
  const slack = 2;
  window.cutOff = new Set();
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...most) {
    const by = overhang(this, text, x, y);
    if (by > slack) window.cutOff.add(`${text}: ${Math.round(by)} px`);
    fillText.call(this, text, x, y, ...most);
  };

  /** Maximum distance in pixels by which the text's ink exceeds an edge. */
  function overhang(pen: CanvasRenderingContext2D, text: string, x: number, y: number): number {
    const ink = pen.measureText(text);
    const transform = pen.getTransform();
    const { width, height } = pen.canvas;
    const over = [x - ink.actualBoundingBoxLeft, x + ink.actualBoundingBoxRight].flatMap((left) =>
      [y - ink.actualBoundingBoxAscent, y + ink.actualBoundingBoxDescent].flatMap((top) => {
        const at = transform.transformPoint({ x: left, y: top });
        return [-at.x, -at.y, at.x - width, at.y - height];
      }),
    );
    return Math.max(...over);
  }
}

import type { Box } from "./box.ts";

/** Size of the host in CSS pixels, device pixels per CSS pixel, and the insets for notches and bars. */
export interface ScreenSize {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  readonly insets: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
}

/** Some graphics cards reject larger textures. */
const largest = 4096;

export function measure(host: HTMLElement): ScreenSize {
  const { clientWidth: width, clientHeight: height } = host;
  const ratio = Math.min(window.devicePixelRatio || 1, 3, largest / Math.max(width, height, 1));
  return { width, height, ratio, insets: safeArea(host) };
}

/** Measures the safe area with an element, because only style sheets have access to it. */
function safeArea(host: HTMLElement): ScreenSize["insets"] {
  const probe = document.createElement("div");
  const side = (name: string) => `env(safe-area-inset-${name}, 0px)`;
  probe.style.cssText = `position:absolute;visibility:hidden;padding:${side("top")} ${side("right")} ${side("bottom")} ${side("left")}`;
  host.append(probe);
  const style = getComputedStyle(probe);
  const insets = {
    top: Number.parseFloat(style.paddingTop) || 0,
    right: Number.parseFloat(style.paddingRight) || 0,
    bottom: Number.parseFloat(style.paddingBottom) || 0,
    left: Number.parseFloat(style.paddingLeft) || 0,
  };
  probe.remove();
  return insets;
}

/** Returns the size of the safe area. */
export function inside({ width, height, insets }: ScreenSize): { width: number; height: number } {
  return { width: width - insets.left - insets.right, height: height - insets.top - insets.bottom };
}

/** Returns the whole window in coordinates of the safe area. */
export function wholeWindow({ width, height, insets }: ScreenSize): Box {
  return { x: -insets.left, y: -insets.top, w: width, h: height };
}

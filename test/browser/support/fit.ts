import type { Page } from "playwright-core";
import { languages } from "../../../shared/locales/languages.ts";
import { atRest } from "./at-rest.ts";

/** Windows of two phones, of a phone on its side, and of a small computer, in CSS pixels. */
const windows = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 720 },
] as const;

/**
 * Switches an open page through all languages, in four windows. The page is not loaded again, because that would take
 * an hour for all screens.
 * @returns the texts that are cut off, outside the window or on top of each other, and buttons that are too small, each
 * with its window and language.
 */
export async function misfits(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const window of windows) {
    await page.setViewportSize(window);
    await atRest(page);
    const inWindow = await page.evaluate(misfitsInEach, languages);
    found.push(...inWindow.map((text) => `${window.width} × ${window.height}, ${text}`));
  }
  return found;
}

/** Runs in the page. @returns its texts, placeholders and buttons that do not fit, with their language. */
async function misfitsInEach(all: readonly string[]): Promise<string[]> {
  interface Edge {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  interface Line extends Edge {
    readonly text: string;
    readonly of: Element;
    readonly layer: Element | null;
  }

  /** In pixels. Lines are higher than their letters. */
  const slack = { x: 1, y: 4 };
  const found: string[] = [];
  // The layout is enough, so nothing is painted.
  document.documentElement.style.clipPath = "inset(50%)";
  for (const language of all) {
    // Like a choice in another tab of the same browser.
    localStorage.setItem("nine-lives:language", language);
    dispatchEvent(new StorageEvent("storage", { key: "nine-lives:language", newValue: language }));
    do await nextTask();
    while (document.documentElement.lang !== language || isLoadingFonts());
    found.push(...new Set(misfitsNow().map((text) => `${language}: ${text}`)));
  }
  document.documentElement.style.clipPath = "";
  return found;

  /** By then the page has rendered its new texts. */
  function nextTask(): Promise<unknown> {
    return new Promise((resolve) => setTimeout(resolve));
  }

  /** Asks for the layout first, because it requests fonts. */
  function isLoadingFonts(): boolean {
    return document.body.offsetHeight > 0 && document.fonts.status !== "loaded";
  }

  function misfitsNow(): string[] {
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element): CSSStyleDeclaration => {
      const style = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, style);
      return style;
    };
    const lines: Line[] = [];
    const bad: string[] = [];
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement;
      if (!(node instanceof Text) || of === null || node.data.trim() === "") continue;
      if (!of.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const fault = faultOf(node, of, styleOf);
      if (fault === "unseen") continue;
      if (fault !== null) bad.push(`${fault}: ${node.data}`);
      lines.push(...linesOf(node, of, styleOf));
      broken.push(...brokenWords(node));
    }
    if (document.documentElement.scrollWidth > innerWidth) bad.push("the page scrolls sideways");
    return [...bad, ...overlapsOf(lines), ...smallTargets(), ...cutPlaceholders(), ...broken];
  }

  function faultOf(
    text: Text,
    of: Element,
    styleOf: (element: Element) => CSSStyleDeclaration,
  ): "cut off" | "outside" | "unseen" | null {
    const range = document.createRange();
    range.selectNodeContents(text);
    const ink = range.getBoundingClientRect();
    let [sideways, upright, fixed] = [true, true, false];
    for (let element: Element | null = of; element && element !== document.body; element = element.parentElement) {
      const style = styleOf(element);
      // Text for screen readers only.
      if (style.clipPath !== "none") return "unseen";
      const edge = edgesOf(element);
      const over = { x: Math.max(edge.left - ink.left, ink.right - edge.right), y: ink.bottom - edge.bottom };
      if (sideways && hides(style.overflowX) && over.x > slack.x) return "cut off";
      if (upright && hides(style.overflowY) && over.y > slack.y) return "cut off";
      sideways &&= style.overflowX === "visible" || hides(style.overflowX);
      upright &&= style.overflowY === "visible" || hides(style.overflowY);
      fixed ||= style.position === "fixed";
    }
    if (sideways && Math.max(-ink.left, ink.right - innerWidth) > slack.x) return "outside";
    if (upright && fixed && Math.max(-ink.top, ink.bottom - innerHeight) > slack.y) return "outside";
    return null;
  }

  function hides(overflow: string): boolean {
    return overflow === "hidden" || overflow === "clip";
  }

  function edgesOf(element: Element): Edge {
    const { left, top } = element.getBoundingClientRect();
    const { clientLeft, clientTop, clientWidth, clientHeight } = element;
    const [x, y] = [left + clientLeft, top + clientTop];
    return { left: x, top: y, right: x + clientWidth, bottom: y + clientHeight };
  }

  function linesOf(text: Text, of: Element, styleOf: (element: Element) => CSSStyleDeclaration): readonly Line[] {
    const range = document.createRange();
    range.selectNodeContents(text);
    let layer: Element | null = of;
    while (layer && !["fixed", "absolute", "sticky"].includes(styleOf(layer).position)) layer = layer.parentElement;
    return Array.from(range.getClientRects(), ({ left, top, right, bottom }) => ({
      left,
      top,
      right,
      bottom,
      text: text.data,
      of,
      layer,
    }));
  }

  /** Returns words on two lines. Longer ones are names without spaces, and Japanese and Chinese have none. */
  function brokenWords(text: Text): string[] {
    const words = text.data.matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}]{2,18}(?![\p{L}\u00ad])/gu);
    return [...words].flatMap(({ 0: word, index }) => {
      if (/[\p{L}\u00ad]/u.test(text.data[index - 1] ?? "")) return [];
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = Array.from(range.getClientRects(), ({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > slack.y ? [`broken: ${word}`] : [];
    });
  }

  /** Texts of one layer on top of each other. Things that float above the page cover it on purpose. */
  function overlapsOf(lines: readonly Line[]): string[] {
    const sorted = lines.toSorted((one, other) => one.top - other.top);
    return sorted.flatMap((one, index) => {
      const over: string[] = [];
      for (const other of sorted.slice(index + 1)) {
        if (other.top >= one.bottom) break;
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - other.top;
        const isMuch = height > 0.4 * Math.min(one.bottom - one.top, other.bottom - other.top);
        if (one.layer === other.layer && one.of !== other.of && width > 2 * slack.x && isMuch)
          over.push(`overlap: ${one.text} | ${other.text}`);
      }
      return over;
    });
  }

  /**
   * Returns clickable elements smaller than 44 × 44 px. The table is excluded because it has its own targets. Elements
   * without keyboard access and entries of the move list are excluded, because the timeline offers the same.
   */
  function smallTargets(): string[] {
    return [...document.querySelectorAll("button, a, input")]
      .filter((element) => !element.closest(".spots, .happened, [tabindex='-1']") && element.checkVisibility())
      .filter((element) => {
        const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
        return width < 43.5 || height < 43.5;
      })
      .map((element) => `too small: ${element.outerHTML.slice(0, 120)}`);
  }

  /** Measures the texts, because they are no part of the page's tree. */
  function cutPlaceholders(): string[] {
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) throw new Error("the page has no canvas");
    return [...document.querySelectorAll("input")].flatMap((input) => {
      const { placeholder } = input;
      const { color, font } = getComputedStyle(input, "::placeholder");
      if (placeholder === "" || color === "rgba(0, 0, 0, 0)" || !input.checkVisibility()) return [];
      const { paddingLeft, paddingRight } = getComputedStyle(input);
      const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      pen.font = font;
      return pen.measureText(placeholder).width > room + slack.x ? [`cut off: ${placeholder}`] : [];
    });
  }
}

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import en from "../shared/locales/en/outside.json" with { type: "json" };
import { startChromium } from "./browser/chromium.ts";
import { command, runAsMain } from "./command-line/command.ts";

const client = join(import.meta.dirname, "../client");
const drawing = (name: string): string => readFileSync(join(client, name), "utf8").trim();
const icon = drawing("public/icons/icon.svg");
const night = "#1b1029";

interface IconFile {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly html: string;
  /** Whether the corners stay transparent. */
  readonly clear?: boolean;
}

/** `inset`: margin in percent, for systems that cut off the corners. */
const square = (name: string, size: number, inset = 0): IconFile => ({
  name,
  width: size,
  height: size,
  html: `<div style="padding:${inset}%">${icon}</div>`,
  clear: inset === 0,
});

const face = (name: string, angle: number): string =>
  `<img style="width:230px;transform:rotate(${angle}deg)" src="data:image/svg+xml,${encodeURIComponent(drawing(`art/faces/${name}.svg`))}">`;

const preview: IconFile = {
  name: "preview",
  width: 1200,
  height: 630,
  html: `
    <main>
      <div style="width:860px">${drawing("art/logo-wide.svg")}</div>
      <p>${en.tagline}</p>
      <div style="display:flex;gap:20px">${face("nope", -6)}${face("exploding-kitten", 2)}${face("defuse", 5)}</div>
    </main>`,
};

const style = (clear: boolean): string => `
  @font-face { font-family: Lilita; src: url(data:font/woff2;base64,${font()}) }
  body { margin: 0; background: ${clear ? "transparent" : night} }
  svg { display: block; width: 100%; height: auto }
  main { display: grid; place-items: center; align-content: center; gap: 26px; height: 630px;
    background: repeating-conic-gradient(from 4deg at 50% 0%, ${night} 0 9deg, #2a1740 9deg 18deg) }
  p { margin: 0; font: 44px Lilita; color: #fff4df }`;

const font = (): string =>
  readFileSync(
    new URL(import.meta.resolve("@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2")),
    "base64",
  );

async function paint(browser: Browser, { name, width, height, html, clear = false }: IconFile): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>${style(clear)}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(join(client, `public/icons/${name}.png`), await page.screenshot({ omitBackground: clear }));
  await page.close();
}

export const program = command(
  "icons",
  "Renders the bitmaps from SVG drawings. Run it after a change of the drawings.",
).action(draw);

async function draw(): Promise<void> {
  const browser = await startChromium();
  for (const picture of [
    square("192", 192),
    square("512", 512),
    square("maskable", 512, 13),
    square("apple-touch", 180, 8),
    preview,
  ])
    await paint(browser, picture);
  await browser.close();
}

if (import.meta.main) await runAsMain(program);

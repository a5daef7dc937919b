import { execFileSync } from "node:child_process";
import type { Browser, Page } from "playwright-core";
import { findProgram } from "../processes/find-program.ts";
import { MissingProgram } from "../processes/missing-program.ts";

/** A browser, a running server, and the folder of the finished pictures. */
export interface Studio {
  readonly browser: Browser;
  readonly url: string;
  readonly folder: string;
  /** Reports progress. */
  readonly tell: (line: string) => void;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Opens a page of a new guest. The canvas renderer is faster, because there is no graphics card. */
export async function openPage({ browser, url }: Studio, path: string, viewport: Size): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: "en", reducedMotion: "no-preference" });
  const page = await context.newPage();
  await page.goto(`${url}${path}?renderer=canvas`);
  return page;
}

/** Runs a program of Debian's package webp. @throws MissingProgram without it. */
export function encode(name: "cwebp" | "img2webp", line: readonly string[]): void {
  const program = findProgram(name);
  if (program === null) throw new MissingProgram(name, "webp");
  execFileSync(program, line, { stdio: "ignore" });
}

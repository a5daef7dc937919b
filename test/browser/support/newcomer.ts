import type { Locator, Page } from "playwright-core";
import { languages } from "../../../shared/locales/languages.ts";
import { translator } from "../../client/translator.ts";
import { atRest } from "./at-rest.ts";

/** The hint at the slider, in every language. It follows another text after a wrong press. */
const slideHints = languages.map((language) => translator(language)("kittens-lesson.hints.slide"));

/** A player who only follows the hints of the lesson. */
export class Newcomer {
  readonly page: Page;
  /** Followed hints, in order. */
  readonly followed: string[] = [];
  readonly #by: "mouse" | "finger" | "keyboard";

  constructor(page: Page, by: "mouse" | "finger" | "keyboard") {
    this.page = page;
    this.#by = by;
  }

  get finish(): Locator {
    return this.page.getByRole("dialog");
  }

  get hint(): Locator {
    return this.page.locator(".hint p");
  }

  /** @param inspect called before each hint is followed, with its number from 0. */
  async learn(inspect?: (number: number) => Promise<void>): Promise<void> {
    while (!(await this.finish.isVisible())) {
      await this.page.locator(".hint-ring, dialog").first().waitFor();
      await atRest(this.page);
      if (await this.finish.isVisible()) return;
      await inspect?.(this.followed.length);
      await this.#follow((await this.hint.textContent()) ?? "");
    }
  }

  /** Follows a hint until it changes. */
  async #follow(hint: string): Promise<void> {
    this.followed.push(hint);
    while ((await this.#now()) === hint) await this.#press(slideHints.some((text) => hint.endsWith(text)));
  }

  async #now(): Promise<string | null> {
    return this.page.evaluate(() => document.querySelector(".hint p")?.textContent ?? null);
  }

  async #press(sliding: boolean): Promise<void> {
    const box = await this.page
      .locator(".hint-ring")
      .boundingBox({ timeout: 500 })
      .catch(() => null);
    if (box === null) return;
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    if (this.#by === "keyboard") await this.#key(x, y, sliding ? "ArrowLeft" : "Enter");
    else if (this.#by === "finger") await this.page.touchscreen.tap(sliding ? box.x + 14 : x, y);
    else await this.page.mouse.click(sliding ? box.x + 14 : x, y);
    // By then the page has shown the result.
    await atRest(this.page);
  }

  /** Focuses the marked element, like Tab, and presses a key. */
  async #key(x: number, y: number, key: string): Promise<void> {
    await this.page.evaluate(
      ([left, top]) => {
        const spot = document.elementsFromPoint(left ?? 0, top ?? 0).find((each) => each.matches(".spot"));
        if (spot instanceof HTMLElement) spot.focus();
      },
      [x, y],
    );
    await this.page.keyboard.press(key);
  }
}

import type { Locator, Page } from "playwright-core";
import { freePoint, look, type Seen } from "./seen.ts";
import { english, type Vocabulary } from "./vocabulary.ts";

/**
 * Input method. `reader` acts like a screen reader, which activates a button at any position. A game then takes half
 * the time, because no button must be still under a pressing pointer.
 */
type Means = "mouse" | "keyboard" | "touch" | "reader";

/** Time in ms for a press before its button counts as gone. */
const patience = 1500;

/** Number of consecutive failed presses after which an existing button counts as unusable. */
const mostMisses = 20;

/** Plays by the content of the page: its buttons, with their roles and names. */
export abstract class PagePlayer {
  readonly page: Page;
  /** Names of the pressed buttons, in order. */
  readonly presses: string[] = [];
  /** Sentences announced by the page while this player observed it. */
  readonly heard = new Set<string>();
  protected readonly words: Vocabulary;
  /** Selector of the element that ends the game for this player. */
  protected readonly end: string = ".result";
  readonly #by: Means;
  #missed = { name: "", times: 0 };

  constructor(page: Page, by: Means = "reader", words = english) {
    this.page = page;
    this.words = words;
    this.#by = by;
  }

  /** Returns the next button to press, if any. */
  protected abstract next(enabled: readonly Seen[]): Seen | undefined;

  get result(): Locator {
    return this.page.getByRole("region", { name: this.words.result });
  }

  hasPressed(name: RegExp): boolean {
    return this.presses.some((pressed) => name.test(pressed));
  }

  /** Returns all players' names and results, the winner first. */
  async places(): Promise<readonly string[]> {
    await this.result.waitFor();
    return this.result.getByRole("list").first().getByRole("listitem").allTextContents();
  }

  /** Returns all entries of the page's log. */
  async log(): Promise<readonly string[]> {
    // The result may cover the button.
    await this.page.getByRole("button", { name: "Log" }).evaluate(activate);
    const sheet = this.page.getByRole("dialog");
    await sheet.getByRole("listitem").first().waitFor();
    const lines = await sheet.getByRole("listitem").allTextContents();
    await sheet.getByRole("button", { name: "Close" }).click();
    return lines;
  }

  /** Plays until the game is over for this player, or while `on` is true. */
  async play(on: (enabled: readonly Seen[]) => boolean = () => true): Promise<void> {
    for (;;) {
      const { isOver, seen, lines } = await this.page.evaluate(look, this.end);
      for (const line of lines) this.heard.add(line);
      if (isOver) return;
      const enabled = seen.filter(({ disabled }) => !disabled);
      if (!on(enabled)) return;
      const isSending = enabled.some(({ name }) => name === this.words.takeBack);
      const next = isSending ? undefined : this.next(enabled);
      if (next) await this.#press(next);
      else await this.#change(seen);
    }
  }

  /** Resolves once the table has changed. */
  async #change(seen: readonly Seen[]): Promise<void> {
    const before = seen.map(({ name, disabled }) => `${name} ${disabled}`).join();
    await this.page.waitForFunction(
      ({ known, end }) => {
        const buttons = document.querySelectorAll(".spots button");
        const now = Array.from(buttons, (each) => `${each.ariaLabel} ${each.ariaDisabled === "true"}`);
        return now.join() !== known || document.querySelector(end)?.checkVisibility() === true;
      },
      { known: before, end: this.end },
      { timeout: 90_000 },
    );
  }

  /** Presses a card of the fan at an uncovered point, and any other element in its middle. */
  async #point(button: Locator, group: string): Promise<void> {
    const position = group === "hand" ? await button.evaluate(freePoint, undefined, { timeout: patience }) : null;
    const where = position ? { timeout: patience, position } : { timeout: patience };
    if (this.#by === "touch") await button.tap(where);
    else await button.click(where);
  }

  async #press({ name, group }: Seen): Promise<void> {
    const button = this.page.getByRole("button", { name, exact: true }).first();
    try {
      if (this.#by === "reader") await button.evaluate(activate, undefined, { timeout: patience });
      else if (this.#by === "keyboard") await button.press("Enter", { timeout: patience });
      else await this.#point(button, group);
      this.presses.push(name);
      this.#missed = { name: "", times: 0 };
    } catch (error) {
      // Usually the button is gone, so the current table must be inspected again.
      this.#missed = { name, times: this.#missed.name === name ? this.#missed.times + 1 : 1 };
      if (this.#missed.times >= mostMisses) throw error;
    }
  }
}

/** Runs in the page. */
function activate(button: Element): void {
  if (button instanceof HTMLElement) button.click();
}

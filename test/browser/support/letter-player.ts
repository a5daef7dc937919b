import type { Locator, Page } from "playwright-core";

/** A button of the table as it is on the page. */
interface Seen {
  readonly name: string;
  readonly group: string;
  readonly disabled: boolean;
}

/** A press that finds its moment gone is given up after so long, in ms. */
const patience = 1500;

/** Somebody who plays Love Letter by what is on the page: its buttons, with their roles and names. */
export class LetterPlayer {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get result(): Locator {
    return this.page.getByRole("region", { name: "Result" });
  }

  /** Name, place and tokens of everybody, the winner first. */
  async places(): Promise<readonly string[]> {
    await this.result.waitFor();
    return this.result.getByRole("list").first().getByRole("listitem").allTextContents();
  }

  /** Plays until the game is over. */
  async play(): Promise<void> {
    await this.#play(() => false);
  }

  /** Plays until a card of the hand can be laid. @returns whether it came to that. */
  async playUntilChoosing(): Promise<boolean> {
    let choosing = false;
    await this.#play((seen) => {
      choosing = seen.some(({ group, disabled }) => group === "hand" && !disabled);
      return choosing;
    });
    return choosing;
  }

  async #play(until: (seen: readonly Seen[]) => boolean): Promise<void> {
    while (!(await this.result.isVisible())) {
      const seen = await this.page.evaluate(look);
      if (until(seen)) return;
      const next = nextOf(seen.filter(({ disabled }) => !disabled));
      if (next) await this.#press(next);
      else await this.#change(seen);
    }
  }

  async #press({ name, group }: Seen): Promise<void> {
    const button = this.page.getByRole("button", { name, exact: true }).first();
    try {
      await button.click({ timeout: patience, ...(group === "hand" ? { position: { x: 12, y: 40 } } : {}) });
    } catch {
      // The moment has passed: what is on the table now is looked at afresh.
    }
  }

  /** Resolves as soon as the table is different. */
  async #change(seen: readonly Seen[]): Promise<void> {
    const before = seen.map(({ name, disabled }) => `${name} ${disabled}`).join();
    await this.page.waitForFunction(
      (known) => {
        const buttons = document.querySelectorAll(".spots button");
        const now = Array.from(buttons, (each) => `${each.ariaLabel} ${each.ariaDisabled === "true"}`);
        return now.join() !== known || document.querySelector(".result") !== null;
      },
      before,
      { timeout: 90_000 },
    );
  }
}

/** The prompt's button, whom to choose, what to guess, or a card: what is still missing comes first. */
function nextOf(enabled: readonly Seen[]): Seen | undefined {
  const find = (pattern: RegExp) => enabled.find(({ name }) => pattern.test(name));
  const answer = find(/^(ON TO ROUND|LAY IT|COMPARE|CHARM|SWAP|KEEP|PUT IT HERE)/);
  const whom = find(/Press to choose$/);
  const value = enabled.find(({ group, name }) => group === "stage" && name.endsWith("unseen"));
  const guessing = find(/, selected$/) !== undefined;
  if (answer) return answer;
  if (guessing) return whom ?? value;
  return find(/, available$/);
}

/** Runs in the page. */
function look(): Seen[] {
  return Array.from(document.querySelectorAll<HTMLElement>(".spots button"), (button) => ({
    name: button.getAttribute("aria-label") ?? "",
    group: button.parentElement?.dataset["group"] ?? "",
    disabled: button.getAttribute("aria-disabled") === "true",
  }));
}

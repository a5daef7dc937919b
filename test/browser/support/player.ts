import type { Locator, Page } from "playwright-core";

/** A button of the table as it is on the page. */
interface Seen {
  readonly name: string;
  readonly group: string;
  readonly disabled: boolean;
}

/** A press that finds its moment gone is given up after so long, in ms. */
const patience = 1500;

/** Somebody who plays by what is on the page: its buttons, with their roles and names. */
export class Player {
  readonly page: Page;
  /** The names of the buttons that were pressed. */
  readonly presses: string[] = [];
  readonly #by: "mouse" | "keyboard";
  #hasPlayed = false;

  constructor(page: Page, by: "mouse" | "keyboard" = "mouse") {
    this.page = page;
    this.#by = by;
  }

  get result(): Locator {
    return this.page.getByRole("region", { name: "Result" });
  }

  /** Plays until the game is over, or as long as `on` says. */
  async play(on: () => boolean = () => true): Promise<void> {
    while (on() && !(await this.result.isVisible())) {
      const seen = await this.#look();
      const next = this.#next(seen);
      if (next) await this.#press(next);
      else await this.#change(seen);
    }
  }

  #look(): Promise<Seen[]> {
    return this.page.evaluate(look);
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

  async #press({ name, group }: Seen): Promise<void> {
    const button = this.page.getByRole("button", { name, exact: true }).first();
    const options = { timeout: patience };
    try {
      if (this.#by === "keyboard") await button.press("Enter", options);
      else await button.click(group === "hand" ? { ...options, position: { x: 12, y: 40 } } : options);
      this.presses.push(name);
    } catch {
      // The moment has passed: what is on the table now is looked at afresh.
    }
  }

  #next(seen: readonly Seen[]): Seen | undefined {
    const enabled = seen.filter(({ disabled }) => !disabled);
    const find = (pattern: RegExp) => enabled.find(({ name }) => pattern.test(name));
    const answer = find(/^(LET IT HAPPEN|DEFUSE|HIDE IT HERE|SWIPE|PLAY|ASK|ROB|GIVE IT|TAKE IT)/);
    if (answer) {
      this.#hasPlayed = true;
      return answer;
    }
    if (find(/^CANCEL/)) return this.#choose(enabled) ?? this.#letGo(enabled);
    if (!seen.some(({ group }) => group === "prompt")) return this.#first(enabled);
    const draw = find(/^DRAW/);
    const card = draw && !this.#hasPlayed ? find(/, available$/) : undefined;
    if (draw && !card) this.#hasPlayed = false;
    return card ?? draw;
  }

  /** What is still missing for the selected cards: a target, a title, the twin of a cat. */
  #choose(enabled: readonly Seen[]): Seen | undefined {
    const selected = enabled.find(({ name }) => name.endsWith(", selected"));
    const twin = selected?.name.replace(/selected$/, "available");
    return (
      enabled.find(({ name }) => name.endsWith("Press to choose")) ??
      enabled.find(({ group }) => group === "stage") ??
      enabled.find(({ name }) => name === twin)
    );
  }

  /** Asked for a card: any will do. */
  #first(enabled: readonly Seen[]): Seen | undefined {
    return enabled.find(({ group, name }) => group === "stage" || name.endsWith(", available"));
  }

  #letGo(enabled: readonly Seen[]): Seen | undefined {
    this.#hasPlayed = true;
    return enabled.find(({ name }) => name.startsWith("CANCEL"));
  }
}

/** Runs in the page. */
function look(): Seen[] {
  return Array.from(document.querySelectorAll<HTMLElement>(".spots button"), (button) => ({
    name: button.getAttribute("aria-label") ?? "",
    group: button.parentElement?.dataset["group"] ?? "",
    disabled: button.getAttribute("aria-disabled") === "true",
  }));
}

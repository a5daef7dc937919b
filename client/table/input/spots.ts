import "./spots.css";
import type { Spot } from "../components/component.ts";
import type { Clock } from "../model/pieces.ts";
import { Gestures, type SpotFrame, type SpotHandlers } from "./gestures.ts";
import { pressedBy } from "./keys.ts";

const groups = ["prompt", "hand", "stage", "open", "felt", "seats", "corners"] as const;

/**
 * Layer of transparent buttons, one for each spot. Mouse, touch, keyboard and screen readers all use these buttons.
 * `show` synchronises them with the display.
 */
export class SpotLayer {
  readonly #root: HTMLElement;
  readonly #groups = new Map<Spot["group"], HTMLElement>();
  readonly #elements = new Map<string, HTMLElement>();
  readonly #handlers: SpotHandlers;
  readonly #gestures: Gestures;
  readonly #stop = new AbortController();
  #spots = new Map<string, Spot>();
  #frame: SpotFrame = { left: 0, top: 0, scrolls: false };
  #promptLook = "";

  constructor(host: HTMLElement, handlers: SpotHandlers) {
    this.#handlers = handlers;
    this.#root = document.createElement("div");
    this.#root.className = "spots";
    for (const name of groups) {
      const group = document.createElement("div");
      group.dataset["group"] = name;
      this.#groups.set(name, group);
      this.#root.append(group);
    }
    host.append(this.#root);
    const find = (id: string) => this.#spots.get(id);
    this.#gestures = new Gestures(this.#root, find, () => this.#frame, handlers, this.#stop.signal);
    window.addEventListener("keydown", (event) => this.#key(event), { signal: this.#stop.signal });
  }

  show(spots: readonly Spot[], frame: SpotFrame): void {
    this.#frame = frame;
    this.#guardPrompt(spots);
    this.#spots = new Map(spots.map((spot) => [spot.id, spot]));
    this.#removeGone();
    for (const spot of spots) this.#place(spot);
    this.#order(spots);
  }

  /** Removes the buttons of the prompt until the next `show`, because no decision is pending. */
  endPrompt(): void {
    this.#spots = new Map([...this.#spots].filter(([, { group }]) => group !== "prompt"));
    this.#removeGone();
  }

  destroy(): void {
    this.#stop.abort();
    this.#gestures.end();
    this.#root.remove();
  }

  #removeGone(): void {
    for (const [id, element] of this.#elements) {
      if (this.#spots.has(id)) continue;
      element.remove();
      this.#elements.delete(id);
    }
  }

  #guardPrompt(spots: readonly Spot[]): void {
    const look = JSON.stringify(spots.filter((spot) => spot.group === "prompt").map((spot) => [spot.id, spot.label]));
    if (look !== this.#promptLook) this.#gestures.guard();
    this.#promptLook = look;
  }

  #place(spot: Spot): void {
    const element = this.#elements.get(spot.id) ?? create(spot);
    this.#elements.set(spot.id, element);
    const { x, y, w, h } = spot.box;
    const { style } = element;
    style.left = `${x + this.#frame.left}px`;
    style.top = `${y + this.#frame.top}px`;
    style.width = `${w}px`;
    style.height = `${h}px`;
    style.transform = spot.angle === undefined ? "" : `rotate(${spot.angle}deg)`;
    style.zIndex = `${Math.round(spot.z * 100)}`;
    describe(element, spot);
  }

  /** Sorts the elements in the order of the spots. */
  #order(spots: readonly Spot[]): void {
    const active = document.activeElement;
    for (const [name, group] of this.#groups) {
      const mine = spots.filter((spot) => spot.group === name);
      for (const [i, spot] of mine.entries()) {
        const element = this.#elements.get(spot.id);
        if (element !== undefined && group.children[i] !== element)
          group.insertBefore(element, group.children[i] ?? null);
      }
      if (name === "hand" || name === "open") this.#rove(mine, active);
    }
    // An element loses the focus when it moves in the document.
    if (active instanceof HTMLElement && this.#root.contains(active) && active !== document.activeElement)
      active.focus();
  }

  /** Tab reaches one hand card and one face-up card; arrow keys reach the others. */
  #rove(hand: readonly Spot[], active: Element | null): void {
    const focused = hand.findIndex((spot) => this.#elements.get(spot.id) === active);
    for (const [i, spot] of hand.entries()) {
      const element = this.#elements.get(spot.id);
      if (element !== undefined) element.tabIndex = i === Math.max(0, focused) ? 0 : -1;
    }
  }

  #key(event: KeyboardEvent): void {
    const focused =
      event.target instanceof HTMLElement ? this.#spots.get(event.target.dataset["spot"] ?? "") : undefined;
    const pressed = pressedBy(event, focused, [...this.#spots.values()]);
    if (pressed === null) return;
    switch (pressed.kind) {
      case "press":
        this.#handlers.press(pressed.spot);
        return;
      case "slide":
        this.#handlers.slide(pressed.spot, pressed.value);
        return;
      case "focus":
        this.#elements.get(pressed.spot.id)?.focus();
        this.#order([...this.#spots.values()]);
        return;
      case "look":
        this.#handlers.look(pressed.spot);
        return;
      case "dismiss":
        this.#handlers.dismiss();
    }
  }
}

function create(spot: Spot): HTMLElement {
  const element = document.createElement(spot.kind === "slider" ? "div" : "button");
  element.dataset["spot"] = spot.id;
  element.className = "spot";
  if (element instanceof HTMLButtonElement) element.type = "button";
  else element.setAttribute("role", "slider");
  return element;
}

/** Shows the countdown until a button expires. */
function runOut(element: HTMLElement, until: Clock | undefined): void {
  const { dataset, style } = element;
  if (until === undefined) delete dataset["until"];
  if (until === undefined || dataset["until"] === `${until.endsAt}`) return;
  dataset["until"] = `${until.endsAt}`;
  style.setProperty("--time", `${until.totalMs}ms`);
  style.setProperty("--from", `${until.endsAt - performance.now() - until.totalMs}ms`);
}

function describe(element: HTMLElement, spot: Spot): void {
  const set = (name: string, value: string | null) => {
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  };
  set("aria-label", spot.label);
  set("aria-hidden", spot.silent === true ? "true" : null);
  set("aria-pressed", spot.pressed === undefined ? null : `${spot.pressed}`);
  set("aria-disabled", spot.disabled === true ? "true" : null);
  set("aria-keyshortcuts", [spot.key, spot.shows && "i"].filter(Boolean).join(" ") || null);
  element.tabIndex = spot.silent === true ? -1 : 0;
  runOut(element, spot.until);
  if (spot.range === undefined) return;
  set("aria-valuemin", "0");
  set("aria-valuemax", `${spot.range.max}`);
  set("aria-valuenow", `${spot.range.value}`);
  set("aria-valuetext", spot.range.text);
}

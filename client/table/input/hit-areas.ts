import { tableKey } from "../../state/table-key.ts";
import type { HitArea } from "../components/component.ts";
import type { Clock } from "../scene/pieces.ts";
import { mayAct } from "../scene/scene.ts";
import { Gestures, type HitAreaHandlers, type SpotFrame } from "./gestures.ts";
import "./hit-areas.css";

const groups = ["prompt", "hand", "stage", "open", "felt", "seats", "corners"] as const;

/** Spot with an action on its way to the server, and the text on it. */
interface SentSpot {
  readonly id: string | null;
  readonly text: string;
}

/**
 * Layer of transparent buttons, one for each spot. Mouse, touch, keyboard and screen readers all use these buttons.
 * `show` synchronises them with the display.
 */
export class SpotLayer {
  readonly #root: HTMLElement;
  readonly #groups = new Map<HitArea["group"], HTMLElement>();
  readonly #elements = new Map<string, HTMLElement>();
  readonly #handlers: HitAreaHandlers;
  readonly #gestures: Gestures;
  readonly #stop = new AbortController();
  #hitAreas = new Map<string, HitArea>();
  #frame: SpotFrame = { left: 0, top: 0, scrolls: false };
  #sent: SentSpot | null = null;
  #promptLook = "";

  constructor(host: HTMLElement, handlers: HitAreaHandlers) {
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
    const find = (id: string) => this.#hitAreas.get(id);
    this.#gestures = new Gestures(this.#root, find, () => this.#frame, handlers, this.#stop.signal);
    window.addEventListener("keydown", (event) => this.#key(event), { signal: this.#stop.signal });
  }

  /** @param sent null if no action is on its way. */
  show(hitAreas: readonly HitArea[], frame: SpotFrame, sent: SentSpot | null): void {
    this.#frame = frame;
    this.#sent = sent;
    this.#guardPrompt(hitAreas);
    this.#hitAreas = new Map(hitAreas.map((hitArea) => [hitArea.id, hitArea]));
    this.#removeGone();
    for (const hitArea of hitAreas) this.#place(hitArea);
    this.#order(hitAreas);
  }

  /** Removes the buttons of the prompt until the next `show`, because no decision is pending. */
  endPrompt(): void {
    this.#hitAreas = new Map([...this.#hitAreas].filter(([, { group }]) => group !== "prompt"));
    this.#removeGone();
  }

  destroy(): void {
    this.#stop.abort();
    this.#gestures.end();
    this.#root.remove();
  }

  #removeGone(): void {
    for (const [id, element] of this.#elements) {
      if (this.#hitAreas.has(id)) continue;
      element.remove();
      this.#elements.delete(id);
    }
  }

  #guardPrompt(hitAreas: readonly HitArea[]): void {
    const look = JSON.stringify(
      hitAreas.filter((hitArea) => hitArea.group === "prompt").map((hitArea) => [hitArea.id, hitArea.label]),
    );
    if (look !== this.#promptLook) this.#gestures.guard();
    this.#promptLook = look;
  }

  #place(hitArea: HitArea): void {
    const element = this.#elements.get(hitArea.id) ?? create(hitArea);
    this.#elements.set(hitArea.id, element);
    const { x, y, w, h } = hitArea.box;
    const { style } = element;
    style.left = `${x + this.#frame.left}px`;
    style.top = `${y + this.#frame.top}px`;
    style.width = `${w}px`;
    style.height = `${h}px`;
    style.transform = hitArea.angle === undefined ? "" : `rotate(${hitArea.angle}deg)`;
    style.zIndex = `${Math.round(hitArea.z * 100)}`;
    describe(element, hitArea, this.#sent);
  }

  /** Sorts the elements in the order of the spots. */
  #order(hitAreas: readonly HitArea[]): void {
    const active = document.activeElement;
    for (const [name, group] of this.#groups) {
      const mine = hitAreas.filter((hitArea) => hitArea.group === name);
      for (const [i, hitArea] of mine.entries()) {
        const element = this.#elements.get(hitArea.id);
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
  #rove(hand: readonly HitArea[], active: Element | null): void {
    const focused = hand.findIndex((hitArea) => this.#elements.get(hitArea.id) === active);
    for (const [i, hitArea] of hand.entries()) {
      const element = this.#elements.get(hitArea.id);
      if (element !== undefined) element.tabIndex = i === Math.max(0, focused) ? 0 : -1;
    }
  }

  #key(event: KeyboardEvent): void {
    const focused =
      event.target instanceof HTMLElement ? this.#hitAreas.get(event.target.dataset["spot"] ?? "") : undefined;
    const pressed = pressedBy(event, focused, [...this.#hitAreas.values()]);
    if (pressed === null) return;
    switch (pressed.kind) {
      case "press":
        this.#handlers.press(pressed.hitArea);
        return;
      case "slide":
        this.#handlers.slide(pressed.hitArea, pressed.value);
        return;
      case "focus":
        this.#elements.get(pressed.hitArea.id)?.focus();
        this.#order([...this.#hitAreas.values()]);
        return;
      case "look":
        this.#handlers.look(pressed.hitArea);
        return;
      case "dismiss":
        this.#handlers.dismiss();
    }
  }
}

function create(hitArea: HitArea): HTMLElement {
  const element = document.createElement(hitArea.kind === "slider" ? "div" : "button");
  element.dataset["spot"] = hitArea.id;
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

function describe(element: HTMLElement, hitArea: HitArea, sent: SentSpot | null): void {
  const set = (name: string, value: string | null) => {
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  };
  set("aria-label", hitArea.label);
  set("aria-hidden", hitArea.silent === true ? "true" : null);
  set("aria-pressed", hitArea.pressed === undefined ? null : `${hitArea.pressed}`);
  const isSent = sent?.id === hitArea.id;
  set("aria-disabled", hitArea.disabled === true || (sent !== null && mayAct(hitArea.intent)) ? "true" : null);
  set("aria-busy", isSent ? "true" : null);
  set("data-sent", isSent ? sent.text : null);
  set("aria-description", (isSent && sent.text) || null);
  set("aria-keyshortcuts", [hitArea.key, (hitArea.shows ?? hitArea.held) && "i"].filter(Boolean).join(" ") || null);
  element.tabIndex = hitArea.silent === true ? -1 : 0;
  runOut(element, hitArea.until);
  if (hitArea.range === undefined) return;
  set("aria-valuemin", "0");
  set("aria-valuemax", `${hitArea.range.max}`);
  set("aria-valuenow", `${hitArea.range.value}`);
  set("aria-valuetext", hitArea.range.text);
}

export type KeyPress =
  | { readonly kind: "press"; readonly hitArea: HitArea }
  | { readonly kind: "slide"; readonly hitArea: HitArea; readonly value: number }
  | { readonly kind: "focus"; readonly hitArea: HitArea }
  | { readonly kind: "look"; readonly hitArea: HitArea }
  | { readonly kind: "dismiss" };

/**
 * Maps a key to an action: arrows move a slider or the focus in a group, letters press their button, I enlarges a card,
 * Escape deselects.
 */
function pressedBy(event: KeyboardEvent, focused: HitArea | undefined, hitAreas: readonly HitArea[]): KeyPress | null {
  const key = tableKey(event);
  if (key === null) return null;
  const step = stepOf(key);
  if (focused !== undefined && step !== 0) {
    event.preventDefault();
    return moved(focused, step, hitAreas);
  }
  if (key === "i" && focused?.shows !== undefined) return { kind: "look", hitArea: focused };
  if (key === "i" && focused?.held !== undefined)
    return { kind: "press", hitArea: { ...focused, intent: focused.held } };
  const named = hitAreas.find((hitArea) => hitArea.key === key);
  const isClick = event.target instanceof HTMLButtonElement && (key === "Enter" || key === " ");
  if (event.repeat || isClick) return null;
  if (named !== undefined) {
    // Without this, an opened panel such as the chat would get the focus and receive the letter.
    event.preventDefault();
    return { kind: "press", hitArea: named };
  }
  return key === "Escape" ? { kind: "dismiss" } : null;
}

function stepOf(key: string): -1 | 0 | 1 {
  if (key === "ArrowRight" || key === "ArrowUp") return 1;
  return key === "ArrowLeft" || key === "ArrowDown" ? -1 : 0;
}

function moved(hitArea: HitArea, step: -1 | 1, hitAreas: readonly HitArea[]): KeyPress | null {
  if (hitArea.range !== undefined) {
    const value = Math.max(0, Math.min(hitArea.range.max, hitArea.range.value + step));
    return { kind: "slide", hitArea, value };
  }
  const row = hitAreas.filter((each) => each.group === hitArea.group && each.silent !== true);
  const next = row[(row.indexOf(hitArea) + step + row.length) % row.length];
  return next === undefined ? null : { kind: "focus", hitArea: next };
}

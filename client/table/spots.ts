import "./table.css";
import type { Spot } from "./parts/part.ts";

/** What pointers and keys do to the spots; the table turns it into intents. */
export interface SpotHandlers {
  press(spot: Spot): void;
  /** A slider is moved to a place. */
  slide(spot: Spot, place: number): void;
  /** A mouse rests on a card, or a finger stays on it; null when it leaves. */
  point(spot: Spot | null): void;
  /** A card follows the pointer, in CSS pixels of the layer; `end`: it is let go there. */
  drag(spot: Spot, at: { x: number; y: number }, end: boolean): void;
  /** The hand is pushed sideways by so many pixels. */
  scroll(by: number): void;
  /** Nothing was hit. */
  dismiss(): void;
}

/** Rests and long presses take this long, in ms. */
const hoverTime = 250;
const pressTime = 420;
/** A touch that meant an older button does not press a new one. */
const guardTime = 250;
/** Pixels until a press becomes a drag. */
const slack = 9;

const groups = ["prompt", "hand", "stage", "felt", "seats", "corners"] as const;

/** The safe area's top left corner in the host, and whether the hand can be pushed sideways. */
export interface SpotFrame {
  readonly left: number;
  readonly top: number;
  readonly scrolls: boolean;
}

interface Press {
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
  readonly touch: boolean;
  moving: "no" | "drag" | "scroll" | "slide" | "held";
  lastX: number;
}

/**
 * One transparent button over everything that can be pressed: pointers, keyboard and screen readers all act through these.
 * Kept in step with the picture by `show`.
 */
export class SpotLayer {
  readonly #root: HTMLElement;
  readonly #groups = new Map<Spot["group"], HTMLElement>();
  readonly #elements = new Map<string, HTMLElement>();
  readonly #handlers: SpotHandlers;
  readonly #stop = new AbortController();
  #spots = new Map<string, Spot>();
  #press: Press | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #swallowClick = false;
  #promptSince = 0;
  #promptLook = "";
  #frame: SpotFrame = { left: 0, top: 0, scrolls: false };

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
    this.#listen();
  }

  show(spots: readonly Spot[], frame: SpotFrame): void {
    this.#frame = frame;
    const look = spots.filter((spot) => spot.group === "prompt").map((spot) => [spot.id, spot.label]);
    if (JSON.stringify(look) !== this.#promptLook) {
      this.#promptLook = JSON.stringify(look);
      this.#promptSince = performance.now();
    }
    this.#spots = new Map(spots.map((spot) => [spot.id, spot]));
    for (const [id, element] of this.#elements) {
      if (this.#spots.has(id)) continue;
      element.remove();
      this.#elements.delete(id);
    }
    for (const spot of spots) this.#place(spot);
    this.#order(spots);
  }

  destroy(): void {
    this.#stop.abort();
    clearTimeout(this.#timer);
    this.#root.remove();
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

  /** Elements stand in the order of the spots; one card of the hand takes part in the tab order, arrows reach the others. */
  #order(spots: readonly Spot[]): void {
    const active = document.activeElement;
    for (const [name, group] of this.#groups) {
      const mine = spots.filter((spot) => spot.group === name);
      mine.forEach((spot, i) => {
        const element = this.#elements.get(spot.id);
        if (element !== undefined && group.children[i] !== element)
          group.insertBefore(element, group.children[i] ?? null);
      });
      if (name !== "hand") continue;
      const focused = mine.findIndex((spot) => this.#elements.get(spot.id) === active);
      mine.forEach((spot, i) => {
        const element = this.#elements.get(spot.id);
        if (element !== undefined) element.tabIndex = i === Math.max(0, focused) ? 0 : -1;
      });
    }
    // Moving an element in the document takes the focus away from it.
    if (active instanceof HTMLElement && this.#root.contains(active) && active !== document.activeElement)
      active.focus();
  }

  #listen(): void {
    const options = { signal: this.#stop.signal };
    const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void) =>
      this.#root.addEventListener(name, act, options);
    on("pointerdown", (event) => this.#down(event));
    on("pointermove", (event) => this.#move(event));
    on("pointerup", (event) => this.#up(event, true));
    on("pointercancel", (event) => this.#up(event, false));
    on("pointerover", (event) => this.#over(event));
    on("pointerleave", () => this.#point(null));
    on("click", (event) => this.#click(event));
    on("contextmenu", (event) => event.preventDefault());
    this.#root.addEventListener("wheel", (event) => this.#wheel(event), { ...options, passive: true });
    window.addEventListener("keydown", (event) => this.#key(event), options);
  }

  #spotOf(event: Event): Spot | undefined {
    const element = event.target instanceof Element ? event.target.closest("[data-spot]") : null;
    return element instanceof HTMLElement ? this.#spots.get(element.dataset["spot"] ?? "") : undefined;
  }

  #down(event: PointerEvent): void {
    this.#swallowClick = false;
    const spot = this.#spotOf(event);
    if (spot === undefined || event.button !== 0) return;
    const touch = event.pointerType !== "mouse";
    this.#press = { spot, x: event.clientX, y: event.clientY, touch, moving: "no", lastX: event.clientX };
    if (spot.kind === "slider") this.#slideTo(event, spot);
    if (spot.kind === "card" && touch) this.#later(pressTime, () => this.#hold());
    if (spot.kind === "card" && !touch) this.#point(null);
  }

  /** A finger that stays on a card sees it large; letting go does not press it. */
  #hold(): void {
    if (this.#press === null || this.#press.moving !== "no") return;
    this.#press.moving = "held";
    this.#swallowClick = true;
    this.#handlers.point(this.#press.spot);
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (press === null) return;
    const dx = event.clientX - press.x;
    const dy = event.clientY - press.y;
    if (press.moving === "no" && Math.hypot(dx, dy) > slack)
      this.#begin(press, event, Math.abs(dx) > Math.abs(dy) * 1.2);
    if (press.moving === "drag") this.#handlers.drag(press.spot, this.#local(event), false);
    if (press.moving === "scroll") this.#handlers.scroll(press.lastX - event.clientX);
    if (press.moving === "slide") this.#slideTo(event, press.spot);
    press.lastX = event.clientX;
  }

  #begin(press: Press, event: PointerEvent, sideways: boolean): void {
    clearTimeout(this.#timer);
    this.#swallowClick = true;
    this.#root.setPointerCapture(event.pointerId);
    if (press.spot.kind === "slider") press.moving = "slide";
    else if (press.spot.kind === "card") press.moving = sideways && this.#frame.scrolls ? "scroll" : "drag";
  }

  #up(event: PointerEvent, done: boolean): void {
    const press = this.#press;
    this.#press = null;
    clearTimeout(this.#timer);
    if (press === null) return;
    if (press.moving === "drag") this.#handlers.drag(press.spot, done ? this.#local(event) : { x: -1e6, y: 1e6 }, true);
    if (press.touch || press.moving === "held") this.#handlers.point(null);
  }

  #over(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || this.#press !== null) return;
    const spot = this.#spotOf(event);
    this.#point(spot?.kind === "card" ? spot : null);
  }

  #point(spot: Spot | null): void {
    clearTimeout(this.#timer);
    if (spot === null) this.#handlers.point(null);
    else this.#later(hoverTime, () => this.#handlers.point(spot));
  }

  #later(ms: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, ms);
  }

  #click(event: MouseEvent): void {
    if (this.#swallowClick) {
      this.#swallowClick = false;
      return;
    }
    const spot = this.#spotOf(event);
    if (spot === undefined) {
      this.#handlers.dismiss();
      return;
    }
    const touch = event instanceof PointerEvent && event.pointerType === "touch";
    if (touch && spot.group === "prompt" && performance.now() - this.#promptSince < guardTime) return;
    if (spot.kind !== "slider") this.#handlers.press(spot);
  }

  #slideTo(event: PointerEvent, spot: Spot): void {
    const current = this.#spots.get(spot.id);
    if (current?.range === undefined) return;
    const share = (this.#local(event).x - current.box.x) / current.box.w;
    const place = Math.round(Math.max(0, Math.min(1, share)) * current.range.max);
    if (place !== current.range.value) this.#handlers.slide(current, place);
  }

  /** In the coordinates of the boxes. */
  #local(event: PointerEvent): { x: number; y: number } {
    const rect = this.#root.getBoundingClientRect();
    return { x: event.clientX - rect.left - this.#frame.left, y: event.clientY - rect.top - this.#frame.top };
  }

  #wheel(event: WheelEvent): void {
    if (this.#spotOf(event)?.group === "hand") this.#handlers.scroll(event.deltaX + event.deltaY);
  }

  #key(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const focused = this.#root.contains(document.activeElement) ? this.#spotOf(event) : undefined;
    if (focused !== undefined && this.#keyOn(focused, event)) return;
    if (event.key === "Escape") this.#handlers.dismiss();
    const onButton = event.target instanceof HTMLButtonElement && (event.key === "Enter" || event.key === " ");
    if (onButton || event.repeat) return;
    const pressed = [...this.#spots.values()].find((spot) => spot.key?.toLowerCase() === event.key.toLowerCase());
    if (pressed !== undefined) this.#handlers.press(pressed);
  }

  /** Arrows move a slider, and the focus within the hand. */
  #keyOn(spot: Spot, event: KeyboardEvent): boolean {
    const forward = event.key === "ArrowRight" || event.key === "ArrowUp";
    if (!forward && event.key !== "ArrowLeft" && event.key !== "ArrowDown") return false;
    event.preventDefault();
    const by = forward ? 1 : -1;
    if (spot.range !== undefined) {
      const place = Math.max(0, Math.min(spot.range.max, spot.range.value + by));
      this.#handlers.slide(spot, place);
      return true;
    }
    const row = [...this.#spots.values()].filter((each) => each.group === spot.group);
    const next = row[(row.indexOf(spot) + by + row.length) % row.length];
    const element = next === undefined ? undefined : this.#elements.get(next.id);
    for (const each of row) {
      const other = this.#elements.get(each.id);
      if (other !== undefined && spot.group === "hand") other.tabIndex = other === element ? 0 : -1;
    }
    element?.focus();
    return true;
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

function describe(element: HTMLElement, spot: Spot): void {
  const set = (name: string, value: string | null) => {
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  };
  set("aria-label", spot.label);
  set("aria-hidden", spot.silent === true ? "true" : null);
  set("aria-pressed", spot.pressed === undefined ? null : `${spot.pressed}`);
  set("aria-disabled", spot.disabled === true ? "true" : null);
  set("aria-keyshortcuts", spot.key ?? null);
  element.tabIndex = spot.silent === true ? -1 : 0;
  if (spot.range === undefined) return;
  set("aria-valuemin", "0");
  set("aria-valuemax", `${spot.range.max}`);
  set("aria-valuenow", `${spot.range.value}`);
  set("aria-valuetext", spot.range.text);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

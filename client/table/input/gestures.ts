import type { HitArea } from "../components/component.ts";
import type { Point } from "../layout/box.ts";
import { Hover } from "./hover.ts";

/** Handlers for pointer and key actions on spots. The table converts them into intents. */
export interface HitAreaHandlers {
  press(hitArea: HitArea): void;
  /** A slider was moved to a value. */
  slide(hitArea: HitArea, value: number): void;
  /** A mouse rests on a card, or a finger is held on it; null when it leaves. */
  point(hitArea: HitArea | null): void;
  /** The mouse is over this spot, or over none. */
  over(hitArea: HitArea | null): void;
  /** Enlarges a card, or closes it if it is enlarged. */
  look(hitArea: HitArea): void;
  /** A card is dragged to this point, in CSS pixels inside the safe area. */
  drag(hitArea: HitArea, at: Point): void;
  /** A card was released there; null: the drag was cancelled. */
  drop(hitArea: HitArea, at: Point | null): void;
  /** The hand was pushed sideways by `by` pixels. */
  scrollBy(by: number): void;
  /** The press hit no spot. */
  dismiss(): void;
}

/** The safe area's top left corner in the host, and whether the hand can be scrolled. */
export interface SpotFrame {
  readonly left: number;
  readonly top: number;
  readonly scrolls: boolean;
}

/** Duration of a long press, in ms. */
const pressTime = 420;
/**
 * Time after a change of the prompt's buttons in which touches on them are ignored, in ms. They may have been meant for
 * the old buttons.
 */
const guardTime = 250;
/** Distance in pixels at which a press becomes a drag. */
const slack = 9;

interface Press {
  /** Id of the pressing pointer. Other fingers are ignored until it is lifted. */
  readonly pointer: number;
  readonly hitArea: HitArea;
  readonly from: Point;
  readonly touch: boolean;
  /** Recognised kind of the gesture; held: a long press. */
  turned: "press" | "drag" | "scroll" | "slide" | "held";
  lastX: number;
}

/** Distinguishes presses, rests, long presses, drags and pushes, for mouse, pen and finger. */
export class Gestures {
  readonly #root: HTMLElement;
  readonly #find: (id: string) => HitArea | undefined;
  readonly #frame: () => SpotFrame;
  readonly #handlers: HitAreaHandlers;
  #press: Press | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #swallowClick = false;
  #guardedSince = 0;
  readonly #hover: Hover;

  constructor(
    root: HTMLElement,
    find: (id: string) => HitArea | undefined,
    frame: () => SpotFrame,
    handlers: HitAreaHandlers,
    signal: AbortSignal,
  ) {
    this.#root = root;
    this.#find = find;
    this.#frame = frame;
    this.#handlers = handlers;
    this.#hover = new Hover(find, (hitArea) => handlers.point(hitArea));
    const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void) =>
      root.addEventListener(name, act, { signal, passive: name === "wheel" });
    on("pointerdown", (event) => this.#down(event));
    on("pointermove", (event) => this.#move(event));
    on("pointerup", (event) => this.#up(event, this.#at(event)));
    for (const end of ["pointercancel", "lostpointercapture"] as const) on(end, (event) => this.#up(event, null));
    on("pointerover", (event) => {
      if (this.#press !== null) return;
      this.#hover.over(event, this.#spotOf(event));
      if (event.pointerType === "mouse") handlers.over(this.#spotOf(event) ?? null);
    });
    on("pointerleave", () => {
      this.#hover.leave();
      handlers.over(null);
    });
    // Listens on the whole window, because a mouse that moves elsewhere on the page also counts.
    window.addEventListener(
      "pointermove",
      (event) => this.#hover.move(event, this.#press === null && this.#spotOf(event)),
      {
        signal,
        passive: true,
      },
    );
    on("click", (event) => this.#click(event));
    on("contextmenu", (event) => event.preventDefault());
    on("wheel", (event) => this.#wheel(event));
  }

  /** Called when the prompt's buttons change: a touch already under way is ignored. */
  guard(): void {
    this.#guardedSince = performance.now();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#hover.end();
  }

  #spotOf(event: Event): HitArea | undefined {
    const element = event.target instanceof Element ? event.target.closest("[data-spot]") : null;
    return element instanceof HTMLElement ? this.#find(element.dataset["spot"] ?? "") : undefined;
  }

  #at(event: PointerEvent): Point {
    const rect = this.#root.getBoundingClientRect();
    const { left, top } = this.#frame();
    return { x: event.clientX - rect.left - left, y: event.clientY - rect.top - top };
  }

  #down(event: PointerEvent): void {
    if (this.#press !== null && !event.isPrimary) return;
    // The end of an earlier press was lost, for example outside the window.
    if (this.#press !== null) this.#end(null);
    this.#swallowClick = false;
    const hitArea = this.#spotOf(event);
    if (hitArea === undefined || event.button !== 0) return;
    const touch = event.pointerType !== "mouse";
    this.#press = {
      pointer: event.pointerId,
      hitArea,
      from: { x: event.clientX, y: event.clientY },
      touch,
      turned: "press",
      lastX: event.clientX,
    };
    if (hitArea.kind === "slider") this.#slideTo(event, hitArea);
    else this.#showPress(event);
    if (hitArea.held !== undefined) this.#later(pressTime, () => this.#hold());
    if (hitArea.shows === undefined) return;
    if (touch) this.#later(pressTime, () => this.#hold());
    else this.#hover.press(hitArea);
  }

  /** Shows at once that a press has arrived at the page, because its answer may take a while. */
  #showPress({ target }: PointerEvent | { readonly target: null }): void {
    this.#root.querySelector("[data-down]")?.removeAttribute("data-down");
    if (target instanceof Element) target.closest("[data-spot]")?.setAttribute("data-down", "");
  }

  /** Acts on a long press: enlarges a card, for example. Lifting the finger then presses nothing. */
  #hold(): void {
    if (this.#press?.turned !== "press") return;
    const { hitArea } = this.#press;
    this.#press.turned = "held";
    this.#swallowClick = true;
    if (hitArea.held === undefined) this.#handlers.point(hitArea);
    else this.#handlers.press({ ...hitArea, intent: hitArea.held });
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    const dx = event.clientX - press.from.x;
    const dy = event.clientY - press.from.y;
    if (press.turned === "press" && Math.hypot(dx, dy) > slack) {
      this.#root.setPointerCapture(event.pointerId);
      this.#turn(press, Math.abs(dx) > Math.abs(dy) * 1.2);
    }
    if (press.turned === "drag") this.#handlers.drag(press.hitArea, this.#at(event));
    if (press.turned === "scroll") this.#handlers.scrollBy(press.lastX - event.clientX);
    if (press.turned === "slide") this.#slideTo(event, press.hitArea);
    press.lastX = event.clientX;
  }

  #turn(press: Press, sideways: boolean): void {
    clearTimeout(this.#timer);
    this.#showPress({ target: null });
    this.#swallowClick = true;
    if (press.hitArea.kind === "slider") press.turned = "slide";
    else if (press.hitArea.kind === "card") {
      const scrolls = sideways && press.hitArea.group === "hand" && this.#frame().scrolls;
      press.turned = scrolls ? "scroll" : "drag";
    }
  }

  #up({ pointerId }: PointerEvent, at: Point | null): void {
    if (this.#press?.pointer === pointerId) this.#end(at);
  }

  #end(at: Point | null): void {
    const press = this.#press;
    this.#press = null;
    if (press === null) return;
    clearTimeout(this.#timer);
    this.#showPress({ target: null });
    if (press.turned === "drag") this.#handlers.drop(press.hitArea, at);
    if (press.touch) this.#handlers.point(null);
  }

  #later(ms: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, ms);
  }

  #click(event: MouseEvent): void {
    const swallowed = this.#swallowClick;
    this.#swallowClick = false;
    if (swallowed) return;
    const hitArea = this.#spotOf(event);
    if (hitArea === undefined) this.#handlers.dismiss();
    else if (hitArea.kind !== "slider" && !this.#tooEarly(event, hitArea)) this.#handlers.press(hitArea);
  }

  #tooEarly(event: MouseEvent, hitArea: HitArea): boolean {
    const touch = event instanceof PointerEvent && event.pointerType === "touch";
    return touch && hitArea.group === "prompt" && performance.now() - this.#guardedSince < guardTime;
  }

  #slideTo(event: PointerEvent, { id }: HitArea): void {
    const hitArea = this.#find(id);
    if (hitArea?.range === undefined) return;
    const share = (this.#at(event).x - hitArea.box.x) / hitArea.box.w;
    const value = Math.round(Math.max(0, Math.min(1, share)) * hitArea.range.max);
    if (value !== hitArea.range.value) this.#handlers.slide(hitArea, value);
  }

  #wheel(event: WheelEvent): void {
    if (this.#spotOf(event)?.group === "hand") this.#handlers.scrollBy(event.deltaX + event.deltaY);
  }
}

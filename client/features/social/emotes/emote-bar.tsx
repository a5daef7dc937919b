import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Seat } from "../../../../shared/core/game.ts";
import { type EmoteId, emoteIds } from "../../../../shared/net/social.ts";
import { Avatar } from "../../../components/pictures/avatar.tsx";
import type { TableSnapshot } from "../../../game-model/model.ts";
import type { Talk } from "../../../state/talk.ts";
import { showToast } from "../../../state/toasts.ts";
import { emoteDrawing } from "../emote-drawings.ts";
import type { TalkProps } from "../social-state.ts";
import { socialErrorText, t } from "../texts.ts";
import { spotOf } from "./place-bubble.ts";

/** Emotes to choose from, and an optional target. An emote can also be dragged to a seat. */
export function EmoteBar({ talk, table }: TalkProps) {
  const bar = useRef<HTMLElement>(null);
  const target = useSignal<Seat | null>(null);
  const others = othersAt(table);
  useLeaving(bar, talk);
  async function send(emote: EmoteId, at: Seat | null) {
    talk.close();
    const sent = await talk.social.emote(at === null ? { emote } : { emote, at });
    if (!sent.ok) showToast(socialErrorText(sent.error));
  }
  const seats = others.map(({ seat }) => seat);
  const { dragged, handlers } = useDragToSeat(talk, seats, (emote, at) => void send(emote, at));
  return (
    <>
      <section
        ref={bar}
        class={dragged ? "glass emote-bar dragging" : "glass emote-bar"}
        aria-label={t("social.emotes.title")}
        onKeyDown={(event) => onKey(event, talk)}
      >
        {emoteIds.map((emote) => (
          <button
            key={emote}
            type="button"
            class="emote-pick"
            aria-label={t(`social.emotes.pick.${emote}`)}
            onClick={() => void send(emote, target.value)}
            {...handlers(emote)}
          >
            <img src={emoteDrawing(emote)} alt="" draggable={false} />
          </button>
        ))}
        {others.length > 0 && <p class="tiny soft emote-aim">{t("social.emotes.aim")}</p>}
        <span class="emote-targets">
          {others.map(({ seat, name, avatar }) => (
            <button
              key={seat}
              type="button"
              class="emote-target"
              aria-label={t("social.emotes.throwAt", { name })}
              aria-pressed={target.value === seat}
              onClick={() => {
                target.value = target.value === seat ? null : seat;
              }}
            >
              <Avatar id={avatar} size={40} />
            </button>
          ))}
        </span>
      </section>
      {dragged && <DropTargets talk={talk} seats={seats} dragged={dragged} />}
    </>
  );
}

const othersAt = ({ chairs, mySeat }: TableSnapshot) =>
  chairs.filter(({ seat, kind }) => kind !== "empty" && seat !== mySeat);

/** Takes the focus. A press outside closes the bar, and the focus returns. */
function useLeaving(bar: { readonly current: HTMLElement | null }, talk: Talk): void {
  useEffect(() => {
    const before = document.activeElement;
    bar.current?.querySelector("button")?.focus({ preventScroll: true });
    const leave = (event: Event) => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) talk.close();
    };
    // Waits until the press that opened the bar has ended.
    const timer = setTimeout(() => addEventListener("pointerdown", leave));
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", leave);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys move between emotes, Escape closes the bar. */
function onKey(event: KeyboardEvent, talk: Talk): void {
  const { currentTarget: bar, key } = event;
  const step = steps[key];
  if (key === "Escape") talk.close();
  else if (step !== undefined && bar instanceof HTMLElement) move(bar, step);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function move(bar: HTMLElement, step: -1 | 1): void {
  const buttons = [...bar.querySelectorAll("button")];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLButtonElement ? buttons.indexOf(activeElement) : -1;
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

/** A dragged emote. */
export interface Dragged {
  readonly emote: EmoteId;
  readonly x: number;
  readonly y: number;
  /** Seat under the pointer. */
  readonly over: Seat | null;
}

/** Distance in CSS pixels at which a press becomes a drag, and distance at which a drop still hits a portrait. */
const slack = 8;
const reach = 28;

/** Makes emotes draggable onto one of `seats`. A drop elsewhere has no effect. */
function useDragToSeat(talk: Talk, seats: readonly Seat[], drop: (emote: EmoteId, at: Seat) => void) {
  const dragged = useSignal<Dragged | null>(null);
  const pressed = useRef<{ readonly pointerId: number; readonly x: number; readonly y: number } | null>(null);
  const wasDrag = useRef(false);
  function end() {
    pressed.current = null;
    dragged.value = null;
  }
  const handlers = (emote: EmoteId) => ({
    onPointerDown: ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) => {
      // Another finger must not take over the drag.
      if (pressed.current !== null) return;
      wasDrag.current = false;
      pressed.current = { pointerId, x, y };
      if (currentTarget instanceof Element) currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      const from = pressed.current;
      if (from?.pointerId !== pointerId || (!dragged.value && Math.hypot(x - from.x, y - from.y) < slack)) return;
      wasDrag.current = true;
      dragged.value = { emote, x, y, over: seatUnder(x, y, seats, talk) };
    },
    onPointerUp: ({ pointerId }: PointerEvent) => {
      if (pressed.current?.pointerId !== pointerId) return;
      const over = dragged.value?.over ?? null;
      end();
      if (over !== null) drop(emote, over);
    },
    onPointerCancel: ({ pointerId }: PointerEvent) => {
      if (pressed.current?.pointerId === pointerId) end();
    },
    /** A drag ends in a click on its button, which must not send the emote again. */
    onClickCapture: (event: Event) => {
      if (wasDrag.current) event.stopImmediatePropagation();
      wasDrag.current = false;
    },
  });
  return { dragged: dragged.value, handlers };
}

function seatUnder(x: number, y: number, seats: readonly Seat[], talk: Talk): Seat | null {
  return (
    seats.find((seat) => {
      const spot = spotOf(seat, talk);
      return spot !== null && Math.hypot(x - spot.x, y - spot.y) < spot.w / 2 + reach;
    }) ?? null
  );
}

interface AimProps {
  readonly talk: Talk;
  readonly seats: readonly Seat[];
  readonly dragged: Dragged;
}

/** The dragged emote, and a ring around each portrait on which it can be dropped. */
function DropTargets({ talk, seats, dragged: { emote, x, y, over } }: AimProps) {
  return (
    <div class="bubbles" aria-hidden="true">
      {seats.map((seat) => {
        const spot = spotOf(seat, talk);
        const style = spot && { left: `${spot.x}px`, top: `${spot.y}px`, "--size": `${spot.w + 14}px` };
        return style && <i key={seat} class={seat === over ? "aim hit" : "aim"} style={style} />;
      })}
      <img class="dragged" src={emoteDrawing(emote)} alt="" style={{ left: `${x}px`, top: `${y}px` }} />
    </div>
  );
}

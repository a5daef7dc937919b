import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Seat } from "../../../../shared/core/game.ts";
import type { EmoteId } from "../../../../shared/net/social.ts";
import type { Talk } from "../../../state/talk.ts";
import { spotOf } from "./seat-position.ts";

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
export function useDragToSeat(talk: Talk, seats: readonly Seat[], drop: (emote: EmoteId, at: Seat) => void) {
  const dragged = useSignal<Dragged | null>(null);
  const pressed = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const wasDrag = useRef(false);
  function end() {
    pressed.current = null;
    dragged.value = null;
  }
  const handlers = (emote: EmoteId) => ({
    onPointerDown: ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) => {
      wasDrag.current = false;
      pressed.current = { x, y };
      if (currentTarget instanceof Element) currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
      const from = pressed.current;
      if (!from || (!dragged.value && Math.hypot(x - from.x, y - from.y) < slack)) return;
      wasDrag.current = true;
      dragged.value = { emote, x, y, over: seatUnder(x, y, seats, talk) };
    },
    onPointerUp: () => {
      const over = dragged.value?.over ?? null;
      end();
      if (over !== null) drop(emote, over);
    },
    onPointerCancel: end,
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

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { placeBeside } from "../../components/place-beside.ts";
import type { TutorialTip } from "../../game-model/lesson.ts";
import type { TutorialTask } from "./lesson-source.ts";
import { t } from "./texts.ts";
import "./tutorial-tip.css";

/** Element of a hint, its box and its window's size, in CSS pixels. */
interface Found {
  readonly hint: TutorialTip;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly room: { readonly w: number; readonly h: number };
}

/** Shows a hint beside the element to press, which gets a ring. It blocks no presses. */
export function TipBubble({ task }: { readonly task: TutorialTask | null }) {
  const found = useFound(task?.hints ?? []);
  const bubble = useRef<HTMLDivElement>(null);
  const at = useSignal({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const size = bubble.current;
    if (!size || !found) return;
    const { hint, room } = found;
    const side = room.h > room.w ? (hint.upright ?? hint.side) : hint.side;
    at.value = placeBeside(found, { w: size.offsetWidth, h: size.offsetHeight }, room, side);
  }, [found, task?.strays]);
  const text = found?.hint.text();
  const strayed = (task?.strays ?? 0) > 0;
  return (
    <>
      {found && (
        <div
          class="hint-ring"
          style={{ left: `${found.x}px`, top: `${found.y}px`, width: `${found.w}px`, height: `${found.h}px` }}
        />
      )}
      <div
        ref={bubble}
        class={found ? "hint advice" : "hint waiting advice"}
        style={found ? { left: `${at.value.left}px`, top: `${at.value.top}px` } : {}}
      >
        <p role="status" key={task?.strays} class={strayed ? "strayed" : ""}>
          {strayed && <b>{t("learn.notYet")} </b>}
          {text ?? t("learn.watch")}
        </p>
      </div>
    </>
  );
}

/** Finds the first hint with an element on the page, and follows its movement. */
function useFound(hints: readonly TutorialTip[]): Found | null {
  const found = useSignal<Found | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      const next = find(hints);
      if (JSON.stringify(next) !== JSON.stringify(found.value)) found.value = next;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [hints]);
  return found.value;
}

function find(hints: readonly TutorialTip[]): Found | null {
  for (const hint of hints) {
    const box = document.querySelector(hint.at)?.getBoundingClientRect();
    const room = { w: innerWidth, h: innerHeight };
    if (box) return { hint, x: box.x, y: box.y, w: box.width, h: box.height, room };
  }
  return null;
}

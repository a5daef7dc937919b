import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Drummed } from "../../../shared/net/social.ts";
import { tableSound } from "../../store/table-sound.ts";
import type { Talk } from "../../store/talk.ts";
import { emoteDrawing } from "./emote-drawings.ts";

interface Thump extends Drummed {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** How long a thump is seen, in ms; `social.css` fades it. */
const stay = 420;
/** At most so many at once. */
const most = 12;

/** Paws that thump on the table, at the seats of those who drum. Heard as well, and each seat at its own pitch. */
export function DrumLayer({ talk }: { readonly talk: Talk }) {
  const thumps = useSignal<readonly Thump[]>([]);
  useEffect(() => {
    let count = 0;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = talk.social.onDrum((drummed) => {
      const at = talk.seatAt.value?.(drummed.seat);
      if (!at || talk.muted.value.has(drummed.who)) return;
      count += 1;
      const id = count;
      thumps.value = [...thumps.value.slice(1 - most), { ...drummed, id, x: at.x, y: at.y }];
      tableSound.play("drum", 1 + (drummed.seat % 5) * 0.12);
      const timer = setTimeout(() => {
        timers.delete(timer);
        thumps.value = thumps.value.filter((other) => other.id !== id);
      }, stay);
      timers.add(timer);
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [talk]);
  return (
    <div class="emote-layer" aria-hidden="true">
      {thumps.value.map(({ id, seat, x, y }) => (
        <span
          class={id % 2 === 0 ? "thump left" : "thump"}
          key={id}
          data-drums={seat}
          style={{ left: `${x}px`, top: `${y}px` }}
        >
          <img src={emoteDrawing("paw")} alt="" />
        </span>
      ))}
    </div>
  );
}

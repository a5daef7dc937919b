import { useEffect } from "preact/hooks";
import { tableSound } from "../../../state/table-sound.ts";
import type { Talk } from "../../../state/talk.ts";
import { emoteDrawing } from "../emote-drawings.ts";
import { useTransientList } from "./bubbles.tsx";
import "./drums.css";

interface Thump {
  readonly from: number;
  /** Number of the beat: each seat drums with both paws in turn. */
  readonly beat: number;
  readonly x: number;
  readonly y: number;
  readonly stay: number;
}

/** Display time of a thump, in ms; drums.css fades it. */
const stay = 420;

/** Paws that drum on the table, at their players' seats. Each seat has its own pitch. */
export function Drums({ talk }: { readonly talk: Talk }) {
  const thumps = useTransientList<Thump>(({ from, beat }) => `${from} ${beat}`);
  useEffect(() => {
    const beats = new Map<number, number>();
    return talk.social.onDrum(({ seat, who }) => {
      const at = talk.seatAt.value?.(seat);
      if (!at || talk.hides(who)) return;
      const beat = ((beats.get(seat) ?? -1) + 1) % 4;
      beats.set(seat, beat);
      thumps.show({ from: seat, beat, x: at.x, y: at.y, stay });
      tableSound.play("drum", 1 + (seat % 5) * 0.12);
    });
  }, [talk]);
  return (
    <div class="bubbles" aria-hidden="true">
      {thumps.shown.map(({ id, thing: { from, beat, x, y } }) => (
        <span
          class={beat % 2 === 0 ? "thump" : "thump left"}
          key={id}
          data-drums={from}
          style={{ left: `${x}px`, top: `${y}px` }}
        >
          <img src={emoteDrawing("paw")} alt="" />
        </span>
      ))}
    </div>
  );
}

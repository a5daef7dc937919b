import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Seat } from "../../../shared/core/game.ts";
import type { Emoted } from "../../../shared/net/social.ts";
import type { TableSnapshot } from "../../game/model.ts";
import type { Talk } from "../../store/talk.ts";
import { emoteDrawing } from "./emote-drawings.ts";
import { t } from "./texts.ts";

interface LayerProps {
  readonly talk: Talk;
  readonly table: TableSnapshot;
}

interface Launch {
  readonly x: number;
  readonly y: number;
  /** Whether it is over a canvas, where avatars are larger than in the rows of a page. */
  readonly atTable: boolean;
}

interface Flying extends Emoted, Launch {
  readonly id: number;
}

/** How long an emote stays at its seat, in ms. */
const stay = 2400;

/** Shows each emote at its seat, and reads it out once. */
export function EmoteLayer({ talk, table }: LayerProps) {
  const flying = useSignal<readonly Flying[]>([]);
  const news = useSignal("");
  const now = useRef(table);
  now.current = table;
  useEffect(() => {
    let count = 0;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = talk.social.onEmote((emoted) => {
      const { seat, who, emote } = emoted;
      const at = launchOf(seat, talk);
      if (talk.muted.value.has(who) || !at) return;
      count += 1;
      const id = count;
      flying.value = [...flying.value.filter((other) => other.seat !== seat), { ...emoted, ...at, id }];
      if (seat !== now.current.mySeat) {
        const name = now.current.chairs[seat]?.name ?? "";
        news.value = t("social.emotes.thrown", { name, emote: t(`social.emotes.${emote}`) });
      }
      const timer = setTimeout(() => {
        timers.delete(timer);
        flying.value = flying.value.filter((other) => other.id !== id);
      }, stay);
      timers.add(timer);
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [talk]);
  return (
    <>
      <div class="emote-layer" aria-hidden="true">
        {flying.value.map(({ id, seat, emote, x, y, atTable }) => (
          <img
            class={atTable ? "flying at-table" : "flying"}
            key={id}
            data-from={seat}
            src={emoteDrawing(emote)}
            alt=""
            style={{ left: `${x}px`, top: `${y}px` }}
          />
        ))}
      </div>
      <p class="unseen" role="status">
        {news.value}
      </p>
    </>
  );
}

/** The middle of a seat's avatar, in a row of a page or on the table. In CSS pixels of the window. */
function launchOf(seat: Seat, talk: Talk): Launch | null {
  const row = document.querySelector(`[data-seat="${seat}"] .avatar`)?.getBoundingClientRect();
  if (row) return { x: row.x + row.width / 2, y: row.y + row.height / 2, atTable: false };
  const plate = talk.seatAt.value?.(seat);
  return plate ? { ...plate, atTable: true } : null;
}

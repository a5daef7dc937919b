import { useEffect, useRef } from "preact/hooks";
import type { RecordedSeat } from "../../../shared/core/record.ts";
import type { MoveListEntry } from "../../game-model/move-list.ts";
import { Mark } from "./mark.tsx";
import type { ReplayPlayer } from "./replay-player.ts";

interface HappenedProps {
  readonly player: ReplayPlayer;
  readonly entries: readonly MoveListEntry[];
  readonly seats: readonly RecordedSeat[];
}

/** The move list. A press on an entry jumps there. It follows the playback. */
export function MoveList({ player, entries, seats }: HappenedProps) {
  const list = useRef<HTMLOListElement>(null);
  const step = player.stops[player.at.value];
  useEffect(() => follow(list.current), [step]);
  return (
    <ol class="happened" ref={list}>
      {entries.map((entry, index) => (
        <li key={index} class={entry.kind}>
          <button
            type="button"
            aria-current={entry.step === step ? "step" : undefined}
            onClick={() => player.goToStep(entry.step)}
          >
            {entry.mark ? <Mark mark={entry.mark} seats={seats} /> : <span class="mark-of" />}
            <span class="grow">{entry.text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Scrolls the current entries to the middle of the list, without scrolling the page. */
function follow(list: HTMLOListElement | null): void {
  const now = [...(list?.querySelectorAll<HTMLElement>("[aria-current]") ?? [])];
  const [first, last] = [now[0], now.at(-1)];
  if (!list || !first || !last) return;
  const middle = (first.offsetTop + last.offsetTop + last.offsetHeight) / 2;
  list.scrollTop = middle - list.clientHeight / 2;
}

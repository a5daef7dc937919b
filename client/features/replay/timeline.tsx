import { useEffect, useRef } from "preact/hooks";
import type { RecordedSeat } from "../../../shared/core/record.ts";
import manifest from "../../art/manifest.json" with { type: "json" };
import { Avatar } from "../../components/pictures/avatar.tsx";
import { drawing } from "../../components/pictures/drawings.tsx";
import { avatarsOf } from "../../game-model/bots.ts";
import type { EntryMark, EntryMark as MarkOf, MoveListEntry } from "../../game-model/client-game.ts";
import type { ReplayPlayer } from "./replay-player.ts";
import { t } from "./texts.ts";

interface TimelineProps {
  readonly player: ReplayPlayer;
  readonly entries: readonly MoveListEntry[];
  readonly seats: readonly RecordedSeat[];
  /** Text of the current event. */
  readonly now: string;
}

/** The timeline of the whole game: a slider, with clickable marks above. */
export function Timeline({ player, entries, seats, now }: TimelineProps) {
  const at = player.at.value;
  const share = (stop: number) => `${(100 * stop) / player.last}%`;
  return (
    <div class="timeline" style={{ "--done": share(at) }}>
      <div class="timeline-marks" aria-hidden="true">
        {marksOf(entries, player.stops).map(({ stop, mark, room }) => (
          <button
            key={stop}
            type="button"
            tabIndex={-1}
            class={`${room} of-${mark.kind}`}
            style={{ left: share(stop) }}
            onClick={() => player.goTo(stop)}
          >
            <Mark mark={mark} seats={seats} />
          </button>
        ))}
      </div>
      <input
        type="range"
        aria-label={t("replay.position")}
        aria-valuetext={now}
        min={0}
        max={player.last}
        value={at}
        onInput={({ currentTarget }) => player.goTo(Number(currentTarget.value))}
      />
    </div>
  );
}

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

const badges = import.meta.glob<string>("../../art/badges/*.svg", { eager: true, query: "?url", import: "default" });
const cards: Readonly<Record<string, { readonly color: string; readonly badge: string; readonly symbol?: string }>> =
  manifest;

interface MarkProps {
  readonly mark: MarkOf;
  readonly seats: readonly RecordedSeat[];
}

/** Picture of an event. It needs no alternative text, because the text beside it says the same. */
function Mark({ mark, seats }: MarkProps) {
  if (mark.kind === "card") return <Badge card={mark.card} />;
  const picture = avatarsOf(seats)[mark.seat] ?? "somebody";
  return (
    <span class={`mark-of ${mark.kind}`}>
      <img src={drawing(mark.kind === "out" ? "fx/kaboom-burst" : "fx/crown")} alt="" />
      <Avatar id={picture} size={24} ash={mark.kind === "out"} />
    </span>
  );
}

function Badge({ card }: { readonly card: string }) {
  const { color, badge, symbol = "#FFFFFF" } = cards[card] ?? { color: "#8A72AE", badge: "paw" };
  const shape = badges[`../../art/badges/${badge}.svg`];
  return (
    <span class="mark-of card" style={{ background: color }}>
      {shape === undefined ? (
        <b>{badge}</b>
      ) : (
        <i class="cut-out" style={{ color: symbol, "--shape": `url("${shape}")` }} />
      )}
    </span>
  );
}

/** A mark above the timeline. `room`: shown always, or only on a wide timeline. */
interface Placed {
  /** Index of a stop. */
  readonly stop: number;
  readonly mark: EntryMark;
  readonly room: "narrow" | "wide";
}

/** Minimum distance between marks, as a share of the timeline. */
const apart = { narrow: 0.075, wide: 0.026 } as const;

/**
 * Selects the marks, without crowding. Eliminations and wins have priority over cards, then earlier marks over later
 * ones.
 */
function marksOf(entries: readonly MoveListEntry[], stops: readonly number[]): readonly Placed[] {
  const last = Math.max(1, stops.length - 1);
  const all = entries.flatMap(({ step, mark }) => (mark ? [{ stop: stops.indexOf(step), mark }] : []));
  const ranked = [...all.filter(({ mark }) => mark.kind !== "card"), ...all.filter(({ mark }) => mark.kind === "card")];
  const kept: Placed[] = [];
  for (const { stop, mark } of ranked) {
    const gap = Math.min(...kept.map((other) => Math.abs(other.stop - stop) / last));
    const narrow = kept.filter(({ room }) => room === "narrow");
    const narrowGap = Math.min(...narrow.map((other) => Math.abs(other.stop - stop) / last));
    if (gap >= apart.wide) kept.push({ stop, mark, room: narrowGap >= apart.narrow ? "narrow" : "wide" });
  }
  return kept.sort((one, other) => one.stop - other.stop);
}

import { type ReadonlySignal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../app/i18n.ts";
import { drawing } from "../../components/pictures/drawings.tsx";
import type { QueueWait } from "../../net/queue.ts";

const radius = 104;
const round = 2 * Math.PI * radius;
const spoken = [20, 10, 5];

/** The wait as a burning fuse: remaining time clockwise from the top, with the seconds inside. */
export function FuseRing({ wait }: { readonly wait: QueueWait | null }) {
  const now = useNow().value;
  const left = wait ? Math.max(0, wait.endsAt - now) : 0;
  const share = wait ? Math.min(1, left / wait.totalMs) : 1;
  const seconds = Math.ceil(left / 1000);
  return (
    <div class="fuse-ring">
      <Ring share={share} />
      <p aria-hidden="true">
        <b>{wait ? seconds : "…"}</b>
        {t("queue.seconds")}
      </p>
      <p class="unseen" role="status">
        {spoken.includes(seconds) && t("queue.secondsLeft", { count: seconds })}
      </p>
    </div>
  );
}

function Ring({ share }: { readonly share: number }) {
  const length = round * share;
  const angle = 2 * Math.PI * share - Math.PI / 2;
  const ring = { cx: 120, cy: 120, r: radius };
  const stripes = `${"4 12 ".repeat(Math.floor(length / 16))}0 ${round}`;
  return (
    <svg viewBox="0 0 240 240" fill="none" stroke-linecap="round" aria-hidden="true">
      <circle {...ring} stroke="#3a2357" stroke-width="16" />
      <g transform="rotate(-90 120 120)">
        <circle {...ring} stroke="#1c1326" stroke-width="20" stroke-dasharray={`${length} ${round}`} />
        <circle {...ring} stroke="#8a72ae" stroke-width="11" stroke-dasharray={`${length} ${round}`} />
        <circle {...ring} stroke="#fff4df" stroke-width="11" stroke-linecap="butt" stroke-dasharray={stripes} />
      </g>
      <image
        href={drawing("fx/spark")}
        x={120 + radius * Math.cos(angle) - 30}
        y={120 + radius * Math.sin(angle) - 30}
        width="60"
        height="60"
      />
    </svg>
  );
}

/** Returns `performance.now()`, updated four times a second while the component is shown. */
export function useNow(): ReadonlySignal<number> {
  useEffect(() => {
    clock.value = performance.now();
    const timer = setInterval(() => {
      clock.value = performance.now();
    }, 250);
    return () => clearInterval(timer);
  }, []);
  return clock;
}

const clock = signal(performance.now());

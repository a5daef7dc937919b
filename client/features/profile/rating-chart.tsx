import { useId } from "preact/hooks";
import { formatDate } from "../../components/format-date.ts";
import { chartOf, type RatingPoint } from "./chart-points.ts";
import { t } from "./texts.ts";

/** In units of the picture; a unit is a CSS pixel on a phone. */
const box = { width: 300, height: 120 };
const edge = { left: 38, right: 10, top: 8, bottom: 22 };
const size = { width: edge.left + box.width + edge.right, height: edge.top + box.height + edge.bottom };

/** Chart of a rating over time: a line in its uncertainty band. */
export function RatingChart({ history }: { readonly history: readonly RatingPoint[] }) {
  const clip = useId();
  const { line, band, end, ticks } = chartOf(history, box);
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last) return null;
  const best = Math.max(...history.map(({ rating }) => rating));
  const words = t("player.overTime", { first: first.rating, last: last.rating, best });
  return (
    <svg class="rating-chart" viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={words}>
      <clipPath id={clip}>
        <rect x="0" y="0" width={box.width} height={box.height} />
      </clipPath>
      <g transform={`translate(${edge.left} ${edge.top})`}>
        {ticks.map(({ y, rating }) => (
          <g key={rating}>
            <line class="chart-grid" x1="0" x2={box.width} y1={y} y2={y} />
            <text x="-6" y={y + 4} text-anchor="end">
              {rating}
            </text>
          </g>
        ))}
        <polygon class="chart-band" points={band} clip-path={`url(#${clip})`} />
        <polyline class="chart-line" points={line} />
        <circle class="chart-end" cx={end.x} cy={end.y} r="5" />
        <text
          x={first === last ? box.width / 2 : 0}
          y={box.height + 17}
          text-anchor={first === last ? "middle" : "start"}
        >
          {formatDate(first.at)}
        </text>
        {first !== last && (
          <text x={box.width} y={box.height + 17} text-anchor="end">
            {formatDate(last.at)}
          </text>
        )}
      </g>
    </svg>
  );
}

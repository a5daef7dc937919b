import { useId, useState } from "preact/hooks";
import type { PoolRating } from "../../../shared/net/people.ts";
import { formatDate } from "../../app/i18n.ts";
import { Segment } from "../../components/forms/form-controls.tsx";
import { PlusMinus, Provisional, t as ratingText } from "../rating/rating-number.tsx";
import { chartOf, type RatingPoint, someOf } from "./figures.ts";
import { t } from "./texts.ts";

/** Rating of one pool at a time; null: hidden. */
export function Ratings({ ratings }: { readonly ratings: readonly PoolRating[] | null }) {
  const [chosen, setChosen] = useState<PoolRating["pool"] | null>(null);
  const most = ratings?.toSorted((one, other) => other.games - one.games)[0];
  const shown = ratings?.find(({ pool }) => pool === chosen) ?? most;
  return (
    <section class="paper panel player-rating">
      <h2 class="head">{ratingText("rating.title")}</h2>
      {!shown && <p class="soft">{ratings ? t("player.unrated") : t("player.hiddenRating")}</p>}
      {ratings && ratings.length > 1 && shown && (
        <Segment
          label={t("player.pool")}
          options={ratings.map(({ pool }) => ({ value: pool, text: ratingText(`rating.pools.${pool}`) }))}
          chosen={shown.pool}
          onChoose={setChosen}
        />
      )}
      {shown && <OnePool rating={shown} alone={ratings?.length === 1} />}
    </section>
  );
}

interface OnePoolProps {
  readonly rating: PoolRating;
  /** Whether it is the only pool, so that its name must be shown here. */
  readonly alone: boolean;
}

function OnePool({ rating, alone }: OnePoolProps) {
  const { pool, plusMinus, provisional, games, rank, history } = rating;
  return (
    <>
      {alone && <p class="small soft">{ratingText(`rating.pools.${pool}`)}</p>}
      <p class="player-number">
        <b>{rating.rating}</b> <PlusMinus points={plusMinus} /> {provisional && <Provisional />}
        {rank !== null && <span class="player-rank">{t("player.rank", { rank })}</span>}
      </p>
      <p class="small soft">{ratingText("rating.games", { count: games })}</p>
      {history.length > 0 && (
        <>
          <RatingChart history={history} />
          <p class="tiny soft">{t("player.band")}</p>
          <Figures history={history} />
        </>
      )}
      {provisional && <p class="tiny soft">{ratingText("rating.provisionalText")}</p>}
    </>
  );
}

/** Number of rows in the table, enough to show the trend. */
const rows = 20;

function Figures({ history }: Pick<PoolRating, "history">) {
  return (
    <details class="figures">
      <summary>{t("player.figures")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("player.when")}</th>
            <th scope="col">{t("player.number")}</th>
            <th scope="col">{t("player.uncertainty")}</th>
          </tr>
        </thead>
        <tbody>
          {someOf(history, rows).map(({ at, rating, plusMinus }, index) => (
            <tr key={index}>
              <th scope="row">{formatDate(at)}</th>
              <td>{rating}</td>
              <td>{plusMinus}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** In units of the picture; a unit is a CSS pixel on a phone. */
const box = { width: 300, height: 120 };
const edge = { left: 38, right: 10, top: 8, bottom: 22 };
const size = { width: edge.left + box.width + edge.right, height: edge.top + box.height + edge.bottom };

/** Chart of a rating over time: a line in its uncertainty band. */
function RatingChart({ history }: { readonly history: readonly RatingPoint[] }) {
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

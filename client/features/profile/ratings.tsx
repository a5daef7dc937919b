import { useSignal } from "@preact/signals";
import type { PoolRating } from "../../../shared/net/people.ts";
import { formatDate } from "../../components/format-date.ts";
import { Segment } from "../../components/forms/form-controls.tsx";
import { PlusMinus, Provisional } from "../rating/rating-number.tsx";
import { t as ratingText } from "../rating/texts.ts";
import { someOf } from "./chart-points.ts";
import { RatingChart } from "./rating-chart.tsx";
import { t } from "./texts.ts";

/** Rating of one pool at a time; null: hidden. */
export function Ratings({ ratings }: { readonly ratings: readonly PoolRating[] | null }) {
  const chosen = useSignal<PoolRating["pool"] | null>(null);
  const most = ratings?.toSorted((one, other) => other.games - one.games)[0];
  const shown = ratings?.find(({ pool }) => pool === chosen.value) ?? most;
  return (
    <section class="paper panel player-rating">
      <h2 class="head">{ratingText("rating.title")}</h2>
      {!shown && <p class="soft">{ratings ? t("player.unrated") : t("player.hiddenRating")}</p>}
      {ratings && ratings.length > 1 && shown && (
        <Segment
          label={t("player.pool")}
          options={ratings.map(({ pool }) => ({ value: pool, text: ratingText(`rating.pools.${pool}`) }))}
          chosen={shown.pool}
          onChoose={(pool) => {
            chosen.value = pool;
          }}
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

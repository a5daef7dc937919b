import { useMemo } from "preact/hooks";
import type { Seat } from "../../../shared/core/game.ts";
import type { GameResult, RatingChange, UnratedReason } from "../../../shared/net/people.ts";
import { joined } from "../../app/i18n.ts";
import { session } from "../../state/session.ts";
import { Points } from "../rating/points.tsx";
import { PlusMinus, Provisional, t as ratingText } from "../rating/rating-number.tsx";
import { tellOfRatings } from "./signup-line.tsx";
import { t } from "./texts.ts";
import "./rating-change.css";

interface RatingProps {
  readonly result: GameResult;
  readonly mySeat: Seat;
}

/** Effect of a rated game on the player, or the reason why it was unrated. */
export function RatingEffect({ result: { pool, unrated, changes }, mySeat }: RatingProps) {
  const change = changes[mySeat];
  if (unrated !== null) return <Unrated reason={unrated} />;
  if (pool === null || !change) return null;
  const { before, after, deserted } = change;
  return (
    <section class="paper result-rating" aria-label={ratingText("rating.title")}>
      <p class="small soft">{ratingText(`rating.pools.${pool}`)}</p>
      <p class="result-change">
        <span class="unseen">{t("result.rating.change", { before: before.rating, after: after.rating })}</span>
        <span aria-hidden="true">{`${before.rating} → `}</span>
        <b class="result-number" aria-hidden="true">
          {after.rating}
        </b>{" "}
        <PlusMinus points={after.plusMinus} />
        <RatingChangeLine change={change} /> {after.provisional && <Provisional />}
      </p>
      {deserted && <p class="small soft">{t("result.rating.deserted")}</p>}
    </section>
  );
}

/** Change of a player's rating. */
export function RatingChangeLine({ change: { before, after } }: { readonly change: RatingChange }) {
  const change = after.rating - before.rating;
  const words = t(change < 0 ? "result.rating.lost" : "result.rating.gained", { count: Math.abs(change) });
  return <Points change={change} words={words} />;
}

function Unrated({ reason }: { readonly reason: UnratedReason }) {
  const isGuest = session.value?.player.guest === true;
  const isTold = useMemo(() => reason === "guest" && isGuest && tellOfRatings(), []);
  if (reason === "private" || reason === "old") return null;
  return (
    <p class="small soft result-unrated">
      {joined.sentences([t(`result.rating.why.${reason}`), ...(isTold ? [t("result.rating.account")] : [])])}
    </p>
  );
}

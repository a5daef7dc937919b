import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import type { Leaderboard, LeaderboardRow, Pool } from "../../../shared/net/people.ts";
import { addTexts, formatNumber } from "../../app/i18n.ts";
import { go } from "../../app/router.ts";
import { Bar } from "../../components/bar.tsx";
import { Button } from "../../components/forms/button.tsx";
import { Segment } from "../../components/forms/form-controls.tsx";
import { Empty } from "../../components/page-states.tsx";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { useGames } from "../../game-model/games.ts";
import { profilesApi } from "../../net/people-api.ts";
import type { ApiFailure } from "../../net/request.ts";
import { session, token } from "../../state/session.ts";
import { AccountCta } from "../account/account-cta.tsx";
import { ProfileLink } from "../profile/player-name.tsx";
import { Points } from "../rating/points.tsx";
import { PlusMinus } from "../rating/rating-number.tsx";
import "./leaderboard.css";

export const t = addTexts("leaderboard");

interface LeaderboardProps {
  readonly pool: Pool;
  readonly span: Leaderboard["span"];
}

const spans = ["week", "all"] as const;

/** Best players of a pool, and neighbours of the player. */
export function LeaderboardScreen({ pool, span }: LeaderboardProps) {
  const answer = useLeaderboard(pool, span);
  const show = (next: Partial<LeaderboardProps>) =>
    go(addresses.leaderboard(next.pool ?? pool, next.span ?? span), "replace");
  return (
    <>
      <Bar title={t("leaderboard.title")} />
      <main class="page leaderboard">
        <div class="leaderboard-choice">
          <Segment
            label={t("leaderboard.family")}
            options={families.map((value) => ({ value, text: t(`leaderboard.families.${value}`) }))}
            chosen={familyOf(pool)}
            onChoose={(family) => show({ pool: poolOf(family, sizeOf(pool)) })}
            night
          />
          <Segment
            label={t("leaderboard.players")}
            options={sizes.map((value) => ({ value, text: t(`leaderboard.sizes.${value}`) }))}
            chosen={sizeOf(pool)}
            onChoose={(size) => show({ pool: poolOf(familyOf(pool), size) })}
            night
          />
          <Segment
            label={t("leaderboard.span")}
            options={spans.map((value) => ({ value, text: t(`leaderboard.spans.${value}`) }))}
            chosen={span}
            onChoose={(next) => show({ span: next })}
            night
          />
        </div>
        {answer && "error" in answer && <p role="alert">{t(`problem.${answer.error}`)}</p>}
        {answer && !("error" in answer) && <Lists board={answer} pool={pool} />}
        <p class="small soft center balance">{t(span === "week" ? "leaderboard.howWeek" : "leaderboard.how")}</p>
      </main>
    </>
  );
}

/** Requests a leaderboard. The last response stays until the next one has arrived. */
function useLeaderboard(pool: Pool, span: Leaderboard["span"]): Leaderboard | ApiFailure | null {
  const board = useSignal<Leaderboard | ApiFailure | null>(null);
  const me = session.value?.player.id;
  useEffect(() => {
    if (me === undefined) return undefined;
    let isWanted = true;
    void profilesApi.leaderboard(token(), pool, span).then((answer) => {
      if (isWanted) board.value = answer.ok ? answer.value : answer.error;
    });
    return () => {
      isWanted = false;
    };
  }, [me, pool, span]);
  return board.value;
}

interface ListsProps {
  readonly board: Leaderboard;
  readonly pool: Pool;
}

function Lists({ board: { span, top, near, people }, pool }: ListsProps) {
  const isOnTop = top.some(({ isOwn }) => isOwn);
  if (top.length === 0)
    return (
      <Empty
        title={t("leaderboard.none")}
        text={t(span === "week" ? "leaderboard.noneWeek" : "leaderboard.noneAll")}
        button={<PlayRated pool={pool} />}
      >
        <Rows title={t("leaderboard.top")} rows={span === "week" ? examples : examples.map(withoutGain)} />
      </Empty>
    );
  return (
    <>
      {near.length > 0 && !isOnTop && <Rows title={t("leaderboard.near")} rows={near} />}
      <Rows title={t("leaderboard.top")} rows={top} />
      <p class="small soft center">{t("leaderboard.people", { count: people, people: formatNumber(people) })}</p>
    </>
  );
}

/** Leads to games that count here. Only those of accounts do. */
function PlayRated({ pool }: Pick<LeaderboardProps, "pool">) {
  const games = useGames();
  const edition = games.all.find(({ id }) => id === familyOf(pool))?.editions[0]?.id ?? "any";
  return (
    <>
      <Button kind="go" block onPress={() => go(addresses.queue(edition, sizeOf(pool) === "two" ? 2 : "any"))}>
        {t("home.play")}
      </Button>
      {session.value?.player.guest && <AccountCta />}
    </>
  );
}

const example = (rank: number, name: string, avatar: string, rating: number): LeaderboardRow => ({
  rank,
  name,
  avatar,
  rating: { rating, plusMinus: 60, provisional: false, games: 40 },
  gained: 50 - 12 * rank,
  isOwn: false,
});

const examples = [example(1, "Mochi", "04", 1720), example(2, "Biscuit", "07", 1655), example(3, "Ziggy", "12", 1610)];

const withoutGain = (row: LeaderboardRow): LeaderboardRow => ({ ...row, gained: null });

interface RowsProps {
  readonly title: string;
  readonly rows: readonly LeaderboardRow[];
}

const Rows = ({ title, rows }: RowsProps) => (
  <section class="col leaderboard-part">
    <h2 class="head">{title}</h2>
    <ol class="paper lines">
      {rows.map((row) => (
        <Row key={row.name} row={row} />
      ))}
    </ol>
  </section>
);

const Strength = ({ rating: { rating, plusMinus } }: Pick<LeaderboardRow, "rating">) => (
  <span class="leaderboard-rating">
    <b class="label">{rating}</b> <PlusMinus points={plusMinus} />
  </span>
);

function Row({ row: { rank, name, avatar, rating, gained, isOwn } }: { readonly row: LeaderboardRow }) {
  return (
    <li class={isOwn ? "mine" : ""} aria-current={isOwn ? "true" : undefined}>
      <b class={rank <= 3 ? "rank first" : "rank"}>
        <span class="unseen">{t("leaderboard.rank", { rank })}</span>
        <span aria-hidden="true">{rank}</span>
      </b>
      <Avatar id={avatar} size={36} />
      <span class="leaderboard-name">
        <ProfileLink name={name} />
        {gained !== null && <Strength rating={rating} />}
      </span>
      {gained === null ? (
        <Strength rating={rating} />
      ) : (
        <Points change={gained} words={t("leaderboard.gained", { count: gained })} />
      )}
    </li>
  );
}

export const families = ["kittens", "love-letter"] as const;
type Family = (typeof families)[number];

export const sizes = ["two", "more"] as const;
type Size = (typeof sizes)[number];

export const poolOf = (family: Family, size: Size): Pool => `${family}-${size}`;

export const familyOf = (pool: Pool): Family => (pool.startsWith("kittens") ? "kittens" : "love-letter");

export const sizeOf = (pool: Pool): Size => (pool.endsWith("two") ? "two" : "more");

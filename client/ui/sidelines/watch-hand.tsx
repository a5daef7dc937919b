import type { Seat } from "../../../shared/core/game.ts";
import type { Aside, LateHand } from "../../../shared/net/sidelines.ts";
import type { TableLink, TableSnapshot } from "../../game/model.ts";
import { artOf } from "../components/card-art.ts";
import { Icon } from "../components/icon.tsx";
import { useArrived, useGames } from "../games.ts";
import { tellTableError } from "../problems.ts";
import { ChairRow } from "./chair-row.tsx";
import { t } from "./texts.ts";
import { playing } from "./who-plays.ts";

interface WatchProps {
  readonly link: TableLink;
  readonly table: TableSnapshot;
  readonly aside: Aside;
}

/** Hands that their owners show, one round late. */
export function WatchHand({ link, table, aside: { hand } }: WatchProps) {
  const left = playing(table);
  const shown = left.length > 2 ? left.filter(({ seat }) => table.sidelines?.shown.includes(seat)) : [];
  async function watch(seat: Seat | null) {
    const done = await link.manage({ type: "watch-hand", seat });
    if (!done.ok) tellTableError(done.error);
  }
  if (hand) return <Hand hand={hand} table={table} onStop={() => void watch(null)} />;
  if (shown.length === 0) return null;
  return (
    <ChairRow
      title={t("sidelines.watch")}
      chairs={shown}
      chosen={null}
      label={({ name }) => t("sidelines.watchOne", { name })}
      onPress={(seat) => void watch(seat)}
    />
  );
}

interface HandProps {
  readonly hand: LateHand;
  readonly table: TableSnapshot;
  readonly onStop: () => void;
}

function Hand({ hand: { seat, cards }, table, onStop }: HandProps) {
  const games = useGames();
  const { edition } = table.settings;
  const guide = useArrived(games.gameOf(edition), (game) => game.guide());
  const titles = new Map(guide?.(edition).cards.map(({ id, title }) => [id, title]));
  const name = table.chairs[seat]?.name ?? "";
  return (
    <div class="late-hand">
      <div class="late-hand-head">
        <b class="label">{t("sidelines.ago", { name })}</b>
        <button type="button" class="icon" aria-label={t("sidelines.stop")} onClick={onStop}>
          <Icon name="cross" />
        </button>
      </div>
      {cards === null && <p class="small soft">{t("sidelines.early", { name })}</p>}
      {cards?.length === 0 && <p class="small soft">{t("sidelines.empty")}</p>}
      {cards && cards.length > 0 && (
        <ol>
          {cards.map((card, place) => (
            <LateCard key={place} card={card} title={titles.get(card) ?? ""} />
          ))}
        </ol>
      )}
    </div>
  );
}

function LateCard({ card, title }: { readonly card: string; readonly title: string }) {
  const { face, colour } = artOf(card);
  return (
    <li class="late-card" style={{ "--colour": colour }}>
      <img src={face} alt="" />
      <span class="late-card-title">{title}</span>
    </li>
  );
}

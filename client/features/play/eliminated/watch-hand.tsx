import type { Seat } from "../../../../shared/core/game.ts";
import type { LateHand, PrivateNotice } from "../../../../shared/net/sidelines.ts";
import { tellTableError } from "../../../app/problems.ts";
import { artOf } from "../../../components/cards/card.tsx";
import { SwitchRow } from "../../../components/forms/form-controls.tsx";
import { Avatar } from "../../../components/pictures/avatar.tsx";
import { Icon } from "../../../components/pictures/icon.tsx";
import { useGames, useLazyPart } from "../../../game-model/games.ts";
import type { Chair, ServerSource, TableSnapshot } from "../../../game-model/model.ts";
import { shownDeck } from "../../../state/chosen-edition.ts";
import { t } from "./texts.ts";
import { playing } from "./who-plays.ts";

interface ShowProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
}

/** Setting: eliminated players may see the player's hand, one round late. */
export function ShowHand({ link, table }: ShowProps) {
  async function show(on: boolean) {
    const done = await link.manage({ type: "show-hand", on });
    if (!done.ok) tellTableError(done.error);
  }
  const { watchers } = link.social.aside.value;
  return (
    <SwitchRow
      title={t("sidelines.show")}
      note={watchers > 0 ? t("sidelines.watched", { count: watchers }) : t("sidelines.showNote")}
      on={table.mySeat !== null && table.sidelines?.shown.includes(table.mySeat) === true}
      onChange={(on) => void show(on)}
    />
  );
}

interface WatchProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
  readonly aside: PrivateNotice;
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
  // The game goes on without the titles of the cards.
  const guide = useLazyPart(games.gameOf(edition), (game) => game.guide().catch(() => null));
  const titles = new Map(guide?.(edition, shownDeck.value).cards.map(({ id, title }) => [id, title]));
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

interface RowProps {
  readonly title: string;
  readonly chairs: readonly Chair[];
  readonly chosen: Seat | null;
  /** Action of a press on a chair. */
  readonly label: (chair: Chair) => string;
  readonly onPress: (seat: Seat) => void;
}

/** Row of chairs; the viewer chooses one. */
export const ChairRow = ({ title, chairs, chosen, label, onPress }: RowProps) => (
  <fieldset class="chair-row">
    <legend class="unseen">{title}</legend>
    <b class="label" aria-hidden="true">
      {title}
    </b>
    <span>
      {chairs.map((chair) => (
        <button
          key={chair.seat}
          type="button"
          aria-label={label(chair)}
          aria-pressed={chair.seat === chosen}
          onClick={() => onPress(chair.seat)}
        >
          <Avatar id={chair.avatar} size={36} />
          <bdi class="tiny">{chair.name}</bdi>
        </button>
      ))}
    </span>
  </fieldset>
);

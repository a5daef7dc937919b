import { useEffect, useRef } from "preact/hooks";
import type { Seat } from "../../../../shared/core/game.ts";
import type { LateHand, PrivateNotice } from "../../../../shared/net/sidelines.ts";
import { type EmoteId, emoteIds } from "../../../../shared/net/social.ts";
import { tellTableError } from "../../../app/problems.ts";
import { artOf } from "../../../components/cards/card.tsx";
import { Button } from "../../../components/forms/button.tsx";
import { Avatar } from "../../../components/pictures/avatar.tsx";
import { Icon } from "../../../components/pictures/icon.tsx";
import { useGames, useLazyPart } from "../../../game-model/games.ts";
import type { Chair, ServerSource, TableSnapshot } from "../../../game-model/model.ts";
import { displayedMoment } from "../../../state/displayed-moment.ts";
import type { Talk } from "../../../state/talk.ts";
import { showToast } from "../../../state/toasts.ts";
import { emoteDrawing } from "../../social/emote-drawings.ts";
import { socialErrorText } from "../../social/texts.ts";
import { t } from "./texts.ts";
import { isOut, playing, somebodyPlays } from "./who-plays.ts";
import "./eliminated-view.css";

interface SidelinesProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
  readonly talk: Talk;
}

/** Features for permanently eliminated players in place of their hand, and their notices for the others. */
export function EliminatedView({ link, table: latest, talk }: SidelinesProps) {
  const table = useShownTable(latest);
  const aside = talk.social.aside.value;
  const finisher = table.sidelines?.finisher ?? null;
  if (table.phase !== "playing") return null;
  if (finisher !== null) return <Finishing name={table.chairs[finisher]?.name ?? ""} />;
  if (!isOut(table)) return <Watched count={aside.watchers} />;
  const people = table.chairs.filter(({ kind, presence }) => kind === "person" && presence !== "left").length;
  return (
    <section class="glass sidelines" aria-label={t("sidelines.title")}>
      {somebodyPlays(table) ? (
        <div class={aside.hand ? "sidelines-company with-hand" : "sidelines-company"}>
          <EliminationGuess link={link} table={table} aside={aside} />
          <WatchHand link={link} table={table} aside={aside} />
        </div>
      ) : (
        <Finish link={link} />
      )}
      {people > 1 && <EmoteRow talk={talk} />}
    </section>
  );
}

/** Returns the table without eliminations that the display has not shown yet. */
function useShownTable(latest: TableSnapshot): TableSnapshot {
  const seen = useRef(latest);
  if (displayedMoment.value?.midway !== true) seen.current = latest;
  return seen.current;
}

function Finish({ link }: Pick<SidelinesProps, "link">) {
  async function finish(again: boolean) {
    const done = await link.manage({ type: "finish", again });
    if (!done.ok) tellTableError(done.error);
  }
  return (
    <div class="sidelines-finish">
      <p>
        <b class="label">{t("sidelines.title")}</b> <span class="small soft">{t("sidelines.bots")}</span>
      </p>
      <Button kind="go" onPress={() => void finish(false)}>
        {t("sidelines.finish")}
      </Button>
      <Button onPress={() => void finish(true)}>{t("sidelines.again")}</Button>
    </div>
  );
}

const Finishing = ({ name }: { readonly name: string }) => (
  <p class="glass sidelines" role="status">
    {t("sidelines.finishing", { name })}
  </p>
);

/** Notifies the owner of a hand when its number of watchers changes. */
function Watched({ count }: { readonly count: number }) {
  const before = useRef(0);
  useEffect(() => {
    if (count > 0 && count !== before.current) showToast(t("sidelines.watched", { count }));
    before.current = count;
  }, [count]);
  return null;
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

interface GuessProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
  readonly aside: PrivateNotice;
}

/** Guess of the next elimination. It stays secret until the result. */
export function EliminationGuess({ link, table, aside }: GuessProps) {
  async function guess(seat: Seat) {
    const done = await link.manage({ type: "guess", seat });
    if (!done.ok) tellTableError(done.error);
  }
  return (
    <div>
      <ChairRow
        title={t("sidelines.next")}
        chairs={playing(table)}
        chosen={aside.guess}
        label={({ name }) => t("sidelines.nextIs", { name })}
        onPress={(seat) => void guess(seat)}
      />
      {aside.right > 0 && <p class="tiny soft guess-right">{t("sidelines.right", { count: aside.right })}</p>}
    </div>
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

/** All emotes in one row, for eliminated players. */
export function EmoteRow({ talk }: { readonly talk: Talk }) {
  async function send(emote: EmoteId) {
    const thrown = await talk.social.emote({ emote });
    if (!thrown.ok) showToast(socialErrorText(thrown.error));
  }
  return (
    <fieldset class="sidelines-emotes">
      <legend class="unseen">{t("sidelines.react")}</legend>
      {emoteIds.map((emote) => (
        <button
          key={emote}
          type="button"
          aria-label={t(`social.emotes.pick.${emote}`)}
          onClick={() => void send(emote)}
        >
          <img src={emoteDrawing(emote)} alt="" />
        </button>
      ))}
    </fieldset>
  );
}

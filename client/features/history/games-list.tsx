import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import type { GamesPage, HistoryGame, HistorySeat } from "../../../shared/net/people.ts";
import { formatDate, formatDateTime, joined, minutesOf } from "../../app/i18n.ts";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { EditionThumb } from "../../components/pictures/drawings.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import { avatarsOf } from "../../game-model/bots.ts";
import { useGames } from "../../game-model/games.ts";
import { type GamesSearch, profilesApi } from "../../net/people-api.ts";
import { type ApiFailure, serverNow } from "../../net/request.ts";
import { session, token } from "../../state/session.ts";
import { ProfileLink } from "../profile/player-name.tsx";
import { Points } from "../rating/points.tsx";
import { ReplayIcon } from "../replay/replay-icons.tsx";
import { t } from "./texts.ts";
import "./games.css";

type GamesProps = Pick<GamesPage, "games" | "days">;

/** Finished games, each with its replay while that is still stored. */
export const GamesList = ({ games, days }: GamesProps) => (
  <ul class="paper lines games">
    {games.map((game) => (
      <GameLine key={game.id} game={game} days={days} />
    ))}
  </ul>
);

interface GameProps {
  readonly game: HistoryGame;
  /** Storage time of a replay, in days. */
  readonly days: number;
}

function GameLine({ game, days }: GameProps) {
  const { edition, seats, place, change, beganAt, endedAt } = game;
  const when = formatDateTime(beganAt);
  const joinedAt = seats[game.seat]?.since;
  const name = useGames().nameOf(edition);
  return (
    <li>
      <span class={place === 1 ? "game-place won" : "game-place"}>
        <EditionThumb edition={edition} />
        <b>
          <span class="unseen">{t("history.place", { place })}</span>
          <span aria-hidden="true">{place}</span>
        </b>
      </span>
      <span class="game-about">
        <b class="label">{name}</b>
        {change !== null && <Points change={change} words={changeText(change)} />}
        <span class="tiny soft">
          {joined.facts([when, t("history.minutes", { count: minutesOf(endedAt - beganAt) })])}
        </span>
        {joinedAt !== undefined && <span class="tiny soft">{t("result.since", { turn: joinedAt })}</span>}
        {!game.hasReplay && <span class="tiny soft">{whyGone(endedAt, days)}</span>}
      </span>
      {game.hasReplay && (
        <SiteLink to={addresses.replay(game.id)} class="icon disc" label={t("history.watch", { edition: name, when })}>
          <ReplayIcon name="play" />
        </SiteLink>
      )}
      <Seats seats={seats} own={game.seat} />
    </li>
  );
}

const changeText = (change: number): string =>
  change === 0 ? t("history.same") : t(change < 0 ? "history.gave" : "history.gained", { count: Math.abs(change) });

function whyGone(endedAt: number, days: number): string {
  const end = endedAt + days * 86_400_000;
  return end <= serverNow() ? t("history.gone", { when: formatDate(end) }) : t("history.notShared");
}

interface SeatsProps {
  readonly seats: readonly HistorySeat[];
  /** Seat of the player with this history. */
  readonly own: number;
}

/** Small pictures of all players. A press shows their names, by rank. */
function Seats({ seats, own }: SeatsProps) {
  const pictures = avatarsOf(seats);
  const names = seats.map(nameOf);
  const ranked = seats
    .map((seat, index) => ({ ...seat, index, picture: pictures[index] ?? "bot" }))
    .toSorted((one, other) => one.place - other.place);
  return (
    <details class="game-seats">
      <summary aria-label={t("history.who", { names: joined.list(names) })}>
        {pictures.map((picture, seat) => (
          <Avatar key={seat} id={picture} size={26} />
        ))}
      </summary>
      <ol>
        {ranked.map((seat) => (
          <li key={seat.index} class={seat.index === own ? "mine" : ""}>
            <b class="game-seat-place">
              <span class="unseen">{t("history.place", { place: seat.place })}</span>
              <span aria-hidden="true">{seat.place}</span>
            </b>
            <Avatar id={seat.picture} size={30} />
            <span>
              {seat.hasProfile && seat.index !== own ? (
                <ProfileLink name={seat.name} />
              ) : (
                <bdi class={seat.name === "" ? "soft" : ""}>{nameOf(seat)}</bdi>
              )}{" "}
              {seat.since !== undefined && <span class="tiny soft">{t("result.since", { turn: seat.since })}</span>}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Erased players have no name. */
const nameOf = ({ name }: HistorySeat): string => name || t("history.former");

interface Listed {
  /** All loaded pages as one; null until the first page has arrived. Older results stay until then. */
  readonly found: GamesPage | null;
  readonly failure: ApiFailure | null;
  /** Loads the next page; null if there is none. */
  readonly more: (() => Promise<void>) | null;
}

/** @param of name of the player; null: the player's own games. @param search a new object starts a new request. */
export function useGamesPage(of: string | null, search: GamesSearch): Listed {
  const found = useSignal<GamesPage | null>(null);
  const failure = useSignal<ApiFailure | null>(null);
  const wanted = useRef(search);
  wanted.current = search;
  const me = session.value?.player.id;
  async function ask(before: string | null): Promise<void> {
    const answer = await profilesApi.games(token(), of, search, before);
    // Another search has started in between.
    if (wanted.current !== search) return;
    failure.value = answer.ok ? null : answer.error;
    if (answer.ok) found.value = before === null ? answer.value : merged(found.value, answer.value);
  }
  useEffect(() => {
    if (me !== undefined) void ask(null);
  }, [me, of, search]);
  const before = found.value?.before ?? null;
  return { found: found.value, failure: failure.value, more: before === null ? null : () => ask(before) };
}

const merged = (before: GamesPage | null, next: GamesPage): GamesPage => ({
  ...next,
  games: [...(before?.games ?? []), ...next.games],
});

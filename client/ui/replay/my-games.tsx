import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { History, PlayedGame } from "../../../shared/net/protocol.ts";
import { picturesOf } from "../../game/bots.ts";
import { api } from "../../net/api.ts";
import type { ApiFailure } from "../../net/request.ts";
import { session, token } from "../../store/session.ts";
import { Avatar } from "../components/avatar.tsx";
import { Bar } from "../components/bar.tsx";
import { Button } from "../components/button.tsx";
import { GoTo } from "../components/go-to.tsx";
import { Notice } from "../components/notice.tsx";
import { EditionThumb } from "../components/thumb.tsx";
import { useGames } from "../games.ts";
import { go } from "../router.ts";
import { ReplayIcon } from "./icons.tsx";
import { t } from "./texts.ts";
import { minutesOf, whenText } from "./when.ts";
import "./my-games.css";

/** The player's own games, newest first. */
export function MyGames() {
  const history = useHistory();
  return (
    <>
      <Bar title={t("replay.games.title")}>
        <button type="button" class="icon" aria-label={t("replay.import")} onClick={() => go("/r")}>
          <ReplayIcon name="folder" />
        </button>
      </Bar>
      <main>{history && ("error" in history ? <Unknown failure={history} /> : <All history={history} />)}</main>
    </>
  );
}

function All({ history: { games, days } }: { readonly history: History }) {
  if (games.length === 0) return <None />;
  const won = games.filter(({ place: rank }) => rank === 1).length;
  return (
    <div class="page">
      <dl class="game-facts">
        <Fact text={t("replay.games.played")} count={games.length} />
        <Fact text={t("replay.games.won")} count={won} />
        <Fact text={t("replay.games.lost")} count={games.length - won} />
      </dl>
      <GameList games={games} />
      <p class="small soft center balance">{t("replay.games.kept", { count: days })}</p>
    </div>
  );
}

const None = () => (
  <Notice over title={t("replay.games.none")} text={t("replay.games.noneText")}>
    <Button kind="go" block onPress={() => go("/")}>
      {t("app.home")}
    </Button>
  </Notice>
);

const Unknown = ({ failure: { error } }: { readonly failure: ApiFailure }) => (
  <p class="page" role="alert">
    {t(`problem.${error}`)}
  </p>
);

const Fact = ({ text, count }: { readonly text: string; readonly count: number }) => (
  <div class="glass">
    <dt class="small">{text}</dt>
    <dd>{count}</dd>
  </div>
);

/** The last few games on the start page. Shows nothing before the first game. */
export function LastGames() {
  const history = useHistory();
  const games = history && !("error" in history) ? history.games : [];
  if (games.length === 0) return null;
  return (
    <section class="last-games" aria-labelledby="last-games">
      <div class="row between">
        <h2 class="head" id="last-games">
          {t("replay.games.title")}
        </h2>
        <GoTo to="/games">{t("replay.games.all")}</GoTo>
      </div>
      <GameList games={games.slice(0, 3)} />
    </section>
  );
}

const GameList = ({ games }: { readonly games: readonly PlayedGame[] }) => (
  <ul class="paper lines games">
    {games.map((game) => (
      <GameLine key={game.id} game={game} />
    ))}
  </ul>
);

function GameLine({ game: { id, edition, seats, place: rank, beganAt, endedAt } }: { readonly game: PlayedGame }) {
  const when = whenText(beganAt);
  const name = useGames().nameOf(edition);
  return (
    <li>
      <span class={rank === 1 ? "game-place won" : "game-place"}>
        <EditionThumb edition={edition} />
        <b>
          <span class="unseen">{t("replay.games.place", { place: rank })}</span>
          <span aria-hidden="true">{rank}</span>
        </b>
      </span>
      <span class="grow">
        <b class="label">{name}</b>
        <span class="tiny soft">{`${when}, ${t("replay.minutes", { count: minutesOf(endedAt - beganAt) })}`}</span>
        <span class="game-cats" role="img" aria-label={seats.map((seat) => seat.name).join(", ")}>
          {picturesOf(seats).map((picture, seat) => (
            <Avatar key={seat} id={picture} size={26} />
          ))}
        </span>
      </span>
      <GoTo to={`/r/${id}`} class="icon disc" label={t("replay.games.watch", { edition: name, when })}>
        <ReplayIcon name="play" />
      </GoTo>
    </li>
  );
}

function useHistory(): History | ApiFailure | null {
  const history = useSignal<History | ApiFailure | null>(null);
  const me = session.value?.player.id;
  useEffect(() => {
    if (me === undefined) return;
    void api.games(token()).then((answer) => {
      history.value = answer.ok ? answer.value : answer.error;
    });
  }, [me]);
  return history.value;
}

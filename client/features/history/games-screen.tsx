import { useId, useState } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import type { GamesPage, HistoryGame } from "../../../shared/net/people.ts";
import { go } from "../../app/router.ts";
import { Bar } from "../../components/bar.tsx";
import { LoadMore } from "../../components/forms/load-more.tsx";
import { ChooseGame, Empty } from "../../components/page-states.tsx";
import { useGames } from "../../game-model/games.ts";
import type { GamesSearch } from "../../net/people-api.ts";
import { ReplayIcon } from "../replay/replay-icons.tsx";
import { GamesList, useGamesPage } from "./games-list.tsx";
import { t } from "./texts.ts";

/** Finished games of the player with this name, or the player's own; the newest first. */
export function GamesScreen({ of }: { readonly of: string | null }) {
  const [search, setSearch] = useState<GamesSearch>({});
  const { found, failure, more } = useGamesPage(of, search);
  const isSearching = Object.values(search).some((value) => value !== undefined && value !== "");
  return (
    <>
      <Bar title={of === null ? t("history.title") : t("history.titleOf", { name: of })}>
        {of === null && (
          <button type="button" class="icon" aria-label={t("history.import")} onClick={() => go(addresses.replayFile)}>
            <ReplayIcon name="folder" />
          </button>
        )}
      </Bar>
      <main>
        {failure && (
          <p class="page" role="alert">
            {t(`problem.${failure.error}`)}
          </p>
        )}
        {found && found.played === 0 && !isSearching && <None own={of === null} />}
        {found && (found.played > 0 || isSearching) && (
          <div class="page">
            <Facts found={found} />
            <Search search={search} onSearch={setSearch} />
            <div aria-live="polite">
              {found.games.length === 0 && <p class="paper games-none">{t("history.nothing")}</p>}
            </div>
            {found.games.length > 0 && <GamesList games={found.games} days={found.days} />}
            {more && <LoadMore text={t("history.more")} onPress={more} />}
            <p class="small soft center balance">{t("history.kept", { count: found.days })}</p>
          </div>
        )}
      </main>
    </>
  );
}

const None = ({ own }: { readonly own: boolean }) => (
  <div class="page">
    <Empty title={t("history.none")} text={own ? t("history.noneText") : t("history.noneOf")} button={<ChooseGame />}>
      <GamesList games={[example("original", 1), example("love-letter", 3)]} days={30} />
    </Empty>
  </div>
);

const seat = (name: string, avatar: string, place: number) =>
  ({ kind: "person", name, avatar, place, hasProfile: false }) as const;

function example(edition: string, place: number): HistoryGame {
  const seats = [seat("Mochi", "04", place), seat("Biscuit", "07", 4 - place), seat("Ziggy", "12", 2)];
  const beganAt = Date.now() - place * 86_400_000;
  return {
    id: edition,
    edition,
    seats,
    seat: 0,
    place,
    beganAt,
    endedAt: beganAt + 540_000,
    hasReplay: true,
    change: null,
  };
}

const Facts = ({ found: { played, won } }: { readonly found: GamesPage }) => (
  <dl class="game-facts">
    <Fact text={t("history.played")} count={played} />
    <Fact text={t("history.won")} count={won} />
    <Fact text={t("history.lost")} count={played - won} />
  </dl>
);

const Fact = ({ text, count }: { readonly text: string; readonly count: number }) => (
  <div class="glass">
    <dt class="small">{text}</dt>
    <dd>{count}</dd>
  </div>
);

interface SearchProps {
  readonly search: GamesSearch;
  readonly onSearch: (search: GamesSearch) => void;
}

/** Filter of finished games. A choice applies at once, a name when it is complete. */
export function Search({ search, onSearch }: SearchProps) {
  const games = useGames();
  const own = games.ownDecks.map(({ poster }) => poster);
  const editions = [...games.posters, ...own].flatMap((poster) => poster.editions);
  const most = Math.max(...editions.map(({ id }) => games.info(id).seats[1]));
  const counts = Array.from({ length: most - 1 }, (_, index) => String(index + 2));
  return (
    <search class="glass games-search" aria-label={t("history.search")}>
      <Choice
        label={t("history.edition")}
        chosen={search.edition ?? ""}
        options={[["", t("history.anyEdition")], ...editions.map(({ id, name }) => [id, name()] as const)]}
        onChoose={(edition) => onSearch({ ...search, edition })}
      />
      <Choice
        label={t("history.players")}
        chosen={String(search.players ?? "")}
        options={[["", t("history.anyPlayers")], ...counts.map((count) => [count, count] as const)]}
        onChoose={(players) =>
          onSearch({ ...without(search, "players"), ...(players && { players: Number(players) }) })
        }
      />
      <Choice
        label={t("history.ending")}
        chosen={search.won === undefined ? "any" : search.won ? "won" : "lost"}
        options={endings.map((ending) => [ending, t(`history.endings.${ending}`)])}
        onChoose={(ending) =>
          onSearch({ ...without(search, "won"), ...(ending !== "any" && { won: ending === "won" }) })
        }
      />
      <label>
        <span class="tiny soft">{t("history.with")}</span>
        <input
          class="field"
          type="search"
          autocomplete="off"
          maxLength={40}
          placeholder={t("history.withHint")}
          value={search.with ?? ""}
          onChange={(event) => onSearch({ ...search, with: event.currentTarget.value.trim() })}
        />
      </label>
    </search>
  );
}

const endings = ["any", "won", "lost"] as const;

const without = (search: GamesSearch, left: keyof GamesSearch): GamesSearch =>
  Object.fromEntries(Object.entries(search).filter(([name]) => name !== left));

interface ChoiceProps {
  readonly label: string;
  readonly chosen: string;
  /** Value and text. */
  readonly options: readonly (readonly [string, string])[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, chosen, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <label for={id}>
      <span class="tiny soft">{label}</span>
      <select id={id} class="field" value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

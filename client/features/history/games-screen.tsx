import { useSignal } from "@preact/signals";
import type { GamesPage } from "../../../shared/net/people.ts";
import { go } from "../../app/router.ts";
import { Bar } from "../../components/bar.tsx";
import { Button } from "../../components/forms/button.tsx";
import { Notice } from "../../components/notice.tsx";
import type { GamesSearch } from "../../net/profiles-api.ts";
import { ReplayIcon } from "../replay/replay-icons.tsx";
import { GamesList } from "./games-list.tsx";
import { Search } from "./search.tsx";
import { t } from "./texts.ts";
import { useGamesPage } from "./use-games-page.ts";

/** Finished games of the player with this name, or the player's own; the newest first. */
export function GamesScreen({ of }: { readonly of: string | null }) {
  const search = useSignal<GamesSearch>({});
  const { found, failure, more } = useGamesPage(of, search.value);
  const isSearching = Object.values(search.value).some((value) => value !== undefined && value !== "");
  return (
    <>
      <Bar title={of === null ? t("history.title") : t("history.titleOf", { name: of })}>
        {of === null && (
          <button type="button" class="icon" aria-label={t("history.import")} onClick={() => go("/r")}>
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
            <Search
              search={search.value}
              onSearch={(next) => {
                search.value = next;
              }}
            />
            <div aria-live="polite">
              {found.games.length === 0 && <p class="paper games-none">{t("history.nothing")}</p>}
            </div>
            {found.games.length > 0 && <GamesList games={found.games} days={found.days} />}
            {more && <More onPress={more} />}
            <p class="small soft center balance">{t("history.kept", { count: found.days })}</p>
          </div>
        )}
      </main>
    </>
  );
}

function More({ onPress }: { readonly onPress: () => Promise<void> }) {
  const busy = useSignal(false);
  async function press() {
    busy.value = true;
    await onPress();
    busy.value = false;
  }
  return (
    <Button block busy={busy.value} onPress={() => void press()}>
      {t("history.more")}
    </Button>
  );
}

const None = ({ own }: { readonly own: boolean }) => (
  <Notice over title={t("history.none")} text={own ? t("history.noneText") : t("history.noneOf")}>
    <Button kind="go" block onPress={() => go("/")}>
      {t("app.home")}
    </Button>
  </Notice>
);

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

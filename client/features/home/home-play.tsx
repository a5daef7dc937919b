import { useSignal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import type { Lobby } from "../../../shared/net/protocol.ts";
import { t } from "../../app/i18n.ts";
import { go } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { SeatCount } from "../../components/forms/form-controls.tsx";
import { GamePosters } from "../../components/forms/poster.tsx";
import { useCodeInput } from "../../components/forms/table-code.tsx";
import { drawing } from "../../components/pictures/drawings.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { useGames } from "../../game-model/games.ts";
import { chooseEdition, chosenEdition, chosenSeats } from "../../state/chosen-edition.ts";
import { lobby, noNewGames, watchLobby } from "../../state/lobby.ts";
import { session } from "../../state/session.ts";
import { company } from "../../state/settings.ts";
import { noGamesText } from "../announcements/announcements.tsx";

/** `second`: another element of the page is the primary action. */
export function PlayPanel({ second }: { readonly second: boolean }) {
  const games = useGames();
  const chosen = chosenEdition(games);
  const known = session.value !== null;
  const closed = noGamesText(lobby.value?.notice.maintenance ?? null);
  const { seats } = games.info(chosen);
  const hasFuse = !second && !noNewGames();
  useEffect(() => (known ? watchLobby() : undefined), [known]);
  return (
    <section class="paper dots play">
      <h2>{t("home.pick")}</h2>
      <GamePosters
        label={t("home.pick")}
        chosen={chosen}
        onChoose={(edition) => chooseEdition(games, edition)}
        waiting={lobby.value?.waiting ?? {}}
        any
      />
      <div class={seats[1] - seats[0] > 3 ? "play-players long" : "play-players"}>
        <span class="label" aria-hidden="true">
          <Icon name="people" />
          <span>{t("home.players")}</span>
        </span>
        <SeatCount
          label={t("home.players")}
          range={seats}
          any={[{ value: "any", text: t("home.any") }]}
          chosen={chosenSeats.value}
          onChoose={(seats) => {
            chosenSeats.value = seats;
          }}
        />
      </div>
      <div class={hasFuse ? "play-go" : "play-go fuseless"}>
        <Button
          kind={second ? "plain" : "go"}
          block
          off={noNewGames()}
          onPress={() => go(addresses.queue(chosen, chosenSeats.value))}
        >
          {t("home.play")}
        </Button>
        {hasFuse && <Fuse />}
      </div>
      <p class={closed === null ? "play-note soft waits" : "play-note soft"}>{closed ?? waitingText(chosen)}</p>
    </section>
  );
}

function waitingText(edition: string): string {
  if (!lobby.value) return "\u00a0";
  const seconds = lobby.value.queueSeconds;
  const count = waitingFor(edition, lobby.value.waiting);
  if (company.value === "people") return t("home.people", { count });
  return count === 0 ? t("home.nobody", { seconds }) : t("home.waiting", { count, seconds });
}

function waitingFor(edition: string, waiting: Lobby["waiting"]): number {
  if (edition !== "any") return waiting[edition] ?? 0;
  return Object.values(waiting).reduce((sum, count) => sum + count, 0);
}

const burnt = "M12 50C26 50 26 34 40 36S58 56 70 44 70 26 72 20";

function Fuse() {
  return (
    <svg class="play-fuse" viewBox="0 0 92 70" fill="none" stroke-linecap="round" aria-hidden="true">
      <path d={burnt} stroke="#1c1326" stroke-width="13" />
      <path d={burnt} stroke="#8a72ae" stroke-width="7" />
      <path d={burnt} stroke="#fff4df" stroke-width="7" stroke-linecap="butt" stroke-dasharray="3 8" />
      <rect x="2" y="40" width="13" height="20" rx="4" fill="#5b4a70" stroke="#1c1326" stroke-width="4" />
      <image href={drawing("fx/spark")} x="51" y="-6" width="42" height="42" />
    </svg>
  );
}

/** Opens the address of the table with this code. The table screen does the rest. */
export function JoinByCode() {
  const code = useSignal("");
  const input = useCodeInput(code.value, (next) => {
    code.value = next;
  });
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  function join() {
    if (code.value === "") field.current?.focus();
    else go(addresses.table(code.value));
  }
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
    >
      <label class="tiny soft" for={id}>
        {t("home.join")}
      </label>
      <input id={id} ref={field} class="field grow" placeholder={t("home.code")} {...input} />
      <Button kind="quiet" onPress={join}>
        {t("home.joinGo")}
      </Button>
    </form>
  );
}

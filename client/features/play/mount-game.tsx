import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import type { Seat } from "../../../shared/core/game.ts";
import { t } from "../../app/i18n.ts";
import { withRetries } from "../../components/lazy.tsx";
import { useDelayedFlag } from "../../components/page-states.tsx";
import type { Games } from "../../game-model/games.ts";
import type { Chair, GameSource } from "../../game-model/model.ts";
import type { PictureState, TableHost } from "../../game-model/table-host.ts";
import { codeProgress } from "../../net/page-code.ts";
import { currentPrompt } from "../../state/current-prompt.ts";
import { displayedMoment } from "../../state/displayed-moment.ts";
import { drawCount, isDragHintDue, markDragHintSeen } from "../../state/experience.ts";
import { largeType, motion, oddsShown } from "../../state/settings.ts";
import { tableSound } from "../../state/table-sound.ts";
import type { Talk } from "../../state/talk.ts";
import { showToast } from "../../state/toasts.ts";
import { aboutBot } from "../bots/open-bot-sheet.ts";
import "./picture-state.css";

/** Number of requests for the code of a game before the page reloads. */
const maxTries = 3;

/**
 * Draws a game, by its id, into `host`, with corners for chat and emotes. Until it is drawn, the host shows the
 * progress.
 * @param onPerson called when the seat of another human player is pressed.
 * @returns a function that removes it.
 */
export function mountGame(
  games: Games,
  host: HTMLElement | null,
  link: GameSource,
  game: string | null,
  talk: Talk,
  onPerson: (chair: Chair) => void,
): () => void {
  if (game === null || host === null) return () => {};
  let unmount: (() => void) | null = null;
  let left = false;
  const about = (seat: Seat) => {
    const chair = link.table.value?.chairs[seat];
    if (chair?.bot) aboutBot(seat);
    else if (chair) onPerson(chair);
  };
  const picture = signal<PictureState>("loading");
  const cover = document.createElement("div");
  host.append(cover);
  render(<Cover picture={picture} />, cover);
  const isPlayed = computed(() => link.table.value?.phase === "playing" && link.table.value.mySeat !== null);
  // Once a game, so in each rematch again.
  const stopReporting = effect(() => {
    if (isPlayed.value && picture.value === "shown") link.pictureShown?.();
  });
  void withRetries(() => games.game(game).mount(), maxTries).then((mount) => {
    if (!left) unmount = mount(host, link, chromeOf(talk, about, picture));
  });
  return () => {
    left = true;
    stopReporting();
    unmount?.();
    render(null, cover);
    cover.remove();
  };
}

const chromeOf = (talk: Talk, about: TableHost["openSeatSheet"], picture: Signal<PictureState>): TableHost => ({
  motion,
  odds: oddsShown,
  largeType,
  sound: tableSound,
  drum: () => talk.social.drum(),
  extras: talk.extras,
  onCorner: (id) => talk.toggle(id === "emotes" ? "emotes" : "chat"),
  openSeatSheet: about,
  dragHint: { due: isDragHintDue, seen: markDragHintSeen },
  seatAt: talk.seatAt,
  currentPrompt,
  picture,
  displayedMoment,
  draws: drawCount,
  toast: showToast,
});

/** Time in ms before the progress is shown, because most tables are drawn earlier. */
const quietMs = 400;

/** Lies over the table while it has no picture. It blocks no presses. */
function Cover({ picture: { value: state } }: { readonly picture: ReadonlySignal<PictureState> }) {
  const isSlow = useDelayedFlag(state === "loading", quietMs);
  if (state === "lost")
    return (
      <div class="picture-state lost">
        <p class="advice" role="status">
          {t("picture.lost")}
        </p>
      </div>
    );
  return state === "loading" && isSlow ? <Progress /> : null;
}

/** A table that is being laid, with the share of its code that has arrived. */
function Progress() {
  useEffect(() => codeProgress.watch(), []);
  const share = codeProgress.share.value;
  return (
    <div class="picture-state loading">
      <div class="picture-state-cards" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <p role="status">{t("picture.loading")}</p>
      <progress max="100" value={Math.round(share * 100)} aria-label={t("picture.loading")} />
      <p class="small soft" aria-hidden="true">
        {t("picture.share", { share: Math.round(share * 100) })}
      </p>
    </div>
  );
}

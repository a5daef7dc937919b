import { computed, effect, type ReadonlySignal, type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Seat } from "../../../shared/core/game.ts";
import { neededCode, t } from "../../app/i18n.ts";
import { withRetries } from "../../components/lazy.tsx";
import { LoadingTable } from "../../components/page-states.tsx";
import { isBesideScreen } from "../../game-model/beside-screen.ts";
import { type Games, useGames } from "../../game-model/games.ts";
import type { Chair, GameSource } from "../../game-model/model.ts";
import type { PictureState, TableHost, TableSound } from "../../game-model/table-host.ts";
import { currentCall, currentPrompt, displayedMoment, promptShown } from "../../state/displayed-moment.ts";
import { drawCount, isDragHintDue, markDragHintSeen } from "../../state/experience.ts";
import { isPortrait } from "../../state/portrait.ts";
import { hasSingleKeys, largeType, motion, oddsShown } from "../../state/settings.ts";
import { tableSound } from "../../state/table-sound.ts";
import type { Talk } from "../../state/talk.ts";
import { showToast } from "../../state/toasts.ts";
import { aboutBot } from "../bots/open-bot-sheet.ts";
import "./game-host.css";

/** Duration of the vibration when the viewer is asked, in ms. */
const vibrationMs = 120;

/** Number of requests for the code of a game before the page reloads. */
const maxTries = 3;

interface GameHostProps {
  readonly class: string;
  readonly link: GameSource;
  /** Id of the game; null: nothing is drawn. */
  readonly game: string | null;
  readonly talk: Talk;
  /** For a television or projector. */
  readonly bigScreen?: boolean;
  /** Called when the seat of another human player is pressed. */
  readonly onPerson?: (chair: Chair) => void;
}

/** Draws a game, with corners for chat and emotes. While it has no picture, a cover says why. */
export function GameHost({ class: name, link, game, talk, bigScreen = false, onPerson }: GameHostProps) {
  const games = useGames();
  const host = useRef<HTMLDivElement>(null);
  const picture = useSignal<PictureState>("loading");
  const latest = useRef(onPerson);
  latest.current = onPerson;
  useEffect(() => {
    if (game === null || host.current === null) return undefined;
    const about = (seat: Seat) => {
      const chair = link.table.value?.chairs[seat];
      if (chair?.bot) aboutBot(seat);
      else if (chair) latest.current?.(chair);
    };
    return mountGame(games, host.current, link, game, {
      ...chromeOf(talk, about, picture),
      bigScreen,
      handOnly: computed(() => isBesideScreen(link.table.value) && isPortrait.value),
      sound: soundFor(link),
    });
  }, [games, link, game, talk, bigScreen]);
  useEffect(() => reportPictures(link, picture), [link]);
  useEffect(() => vibrateBesideScreen(link), [link]);
  return (
    <div class={name}>
      <div class="game-canvas" ref={host} />
      {game !== null && <Cover picture={picture} />}
    </div>
  );
}

/** @returns a function that removes the game again. */
function mountGame(games: Games, host: HTMLElement, link: GameSource, game: string, chrome: TableHost): () => void {
  let unmount: (() => void) | null = null;
  let left = false;
  chrome.picture.value = "loading";
  void withRetries(() => neededCode(games.game(game).mount()), maxTries).then((mount) => {
    if (!left) unmount = mount(host, link, chrome);
  });
  return () => {
    left = true;
    unmount?.();
  };
}

/** Reports to the server once a game that the page shows it, so in each rematch again. */
function reportPictures(link: GameSource, picture: ReadonlySignal<PictureState>): () => void {
  const isPlayed = computed(() => link.table.value?.phase === "playing" && link.table.value.mySeat !== null);
  return effect(() => {
    if (isPlayed.value && picture.value === "shown") link.pictureShown?.();
  });
}

/** Vibrates whenever the viewer is asked, because the sounds come from the screen. */
function vibrateBesideScreen(link: GameSource): () => void {
  return effect(() => {
    if (currentPrompt.value !== null && isBesideScreen(link.table.peek())) navigator.vibrate?.(vibrationMs);
  });
}

/** Sound of a table, silent beside a screen. */
const soundFor = (link: GameSource): TableSound => ({
  ...tableSound,
  play: (sound, pitch) => {
    if (!isBesideScreen(link.table.peek())) tableSound.play(sound, pitch);
  },
});

const chromeOf = (
  talk: Talk,
  about: TableHost["openSeatSheet"],
  picture: Signal<PictureState>,
): Omit<TableHost, "sound"> => ({
  motion,
  odds: oddsShown,
  largeType,
  singleKeys: hasSingleKeys,
  drum: () => talk.social.drum(),
  extras: talk.extras,
  onCorner: (id) => talk.toggle(id === "emotes" ? "emotes" : "chat"),
  openSeatSheet: about,
  dragHint: { due: isDragHintDue, seen: markDragHintSeen },
  seatAt: talk.seatAt,
  promptShown,
  currentPrompt,
  currentCall,
  picture,
  displayedMoment,
  draws: drawCount,
  toast: showToast,
});

/** Lies over the table while it has no picture. It blocks no presses. */
function Cover({ picture: { value: state } }: { readonly picture: ReadonlySignal<PictureState> }) {
  if (state === "loading") return <LoadingTable />;
  if (state === "shown") return null;
  return (
    <div class="lost-picture">
      <p class="advice" role="status">
        {t("picture.lost")}
      </p>
    </div>
  );
}

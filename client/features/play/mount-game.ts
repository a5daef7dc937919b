import type { Seat } from "../../../shared/core/game.ts";
import type { Games } from "../../game-model/games.ts";
import type { Chair, GameSource } from "../../game-model/model.ts";
import type { TableHost } from "../../game-model/table-host.ts";
import { currentPrompt } from "../../state/current-prompt.ts";
import { displayedMoment } from "../../state/displayed-moment.ts";
import { drawCount, isDragHintDue, markDragHintSeen } from "../../state/experience.ts";
import { hasSingleKeys, largeType, motion, oddsShown } from "../../state/settings.ts";
import { tableSound } from "../../state/table-sound.ts";
import type { Talk } from "../../state/talk.ts";
import { showToast } from "../../state/toasts.ts";
import { aboutBot } from "../bots/open-bot-sheet.ts";

/**
 * Draws a game, by its id, into `host`, with corners for chat and emotes.
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
  let unmount: (() => void) | null = null;
  let left = false;
  const about = (seat: Seat) => {
    const chair = link.table.value?.chairs[seat];
    if (chair?.bot) aboutBot(seat);
    else if (chair) onPerson(chair);
  };
  if (game !== null) {
    void games
      .game(game)
      .mount()
      .then((mount) => {
        if (host && !left) unmount = mount(host, link, chromeOf(talk, about));
      });
  }
  return () => {
    left = true;
    unmount?.();
  };
}

const chromeOf = (talk: Talk, about: TableHost["openSeatSheet"]): TableHost => ({
  motion,
  odds: oddsShown,
  largeType,
  singleKeys: hasSingleKeys,
  sound: tableSound,
  drum: () => talk.social.drum(),
  extras: talk.extras,
  onCorner: (id) => talk.toggle(id === "emotes" ? "emotes" : "chat"),
  openSeatSheet: about,
  dragHint: { due: isDragHintDue, seen: markDragHintSeen },
  seatAt: talk.seatAt,
  currentPrompt,
  displayedMoment,
  draws: drawCount,
  toast: showToast,
});

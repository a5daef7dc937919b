import type { Seat } from "../../../shared/core/game.ts";
import type { TableChrome } from "../../game/chrome.ts";
import type { Games } from "../../game/games.ts";
import type { Chair, GameLink } from "../../game/model.ts";
import { asked } from "../../store/asked.ts";
import { dragUnseen, draws, seeDrag } from "../../store/experience.ts";
import { largeType, motion, oddsShown } from "../../store/settings.ts";
import { shown } from "../../store/shown.ts";
import { tableSound } from "../../store/table-sound.ts";
import type { Talk } from "../../store/talk.ts";
import { toast } from "../../store/toasts.ts";
import { aboutBot } from "../bots/about.ts";

/**
 * Draws a game, by its id, into `host`, with corners for chat and emotes.
 * @param onPerson called when the seat of another human player is pressed.
 * @returns a function that removes it.
 */
export function mountGame(
  games: Games,
  host: HTMLElement | null,
  link: GameLink,
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

const chromeOf = (talk: Talk, about: TableChrome["about"]): TableChrome => ({
  motion,
  odds: oddsShown,
  largeType,
  sound: tableSound,
  drum: () => talk.social.drum(),
  extras: talk.extras,
  corner: (id) => talk.toggle(id === "emotes" ? "emotes" : "chat"),
  about,
  dragHint: { due: dragUnseen, seen: seeDrag },
  seatAt: talk.seatAt,
  asked,
  shown,
  draws,
  toast,
});

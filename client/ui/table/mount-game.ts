import type { TableChrome } from "../../game/chrome.ts";
import type { Games } from "../../game/games.ts";
import type { GameLink } from "../../game/model.ts";
import { asked } from "../../store/asked.ts";
import { dragUnseen, draws, seeDrag } from "../../store/experience.ts";
import { largeType, motion, oddsShown } from "../../store/settings.ts";
import { shown } from "../../store/shown.ts";
import { tableSound } from "../../store/table-sound.ts";
import type { Talk } from "../../store/talk.ts";
import { toast } from "../../store/toasts.ts";
import { aboutBot } from "../bots/about.ts";

/** Draws a game, by its id, into `host`, with corners for chat and emotes. @returns what removes it. */
export function mountGame(
  games: Games,
  host: HTMLElement | null,
  link: GameLink,
  game: string | null,
  talk: Talk,
): () => void {
  let unmount: (() => void) | null = null;
  let left = false;
  if (game !== null) {
    void games
      .game(game)
      .mount()
      .then((mount) => {
        if (host && !left) unmount = mount(host, link, chromeOf(talk));
      });
  }
  return () => {
    left = true;
    unmount?.();
  };
}

const chromeOf = (talk: Talk): TableChrome => ({
  motion,
  odds: oddsShown,
  largeType,
  sound: tableSound,
  drum: () => talk.social.drum(),
  extras: talk.extras,
  corner: (id) => talk.toggle(id === "emotes" ? "emotes" : "chat"),
  about: aboutBot,
  dragHint: { due: dragUnseen, seen: seeDrag },
  seatAt: talk.seatAt,
  asked,
  shown,
  draws,
  toast,
});

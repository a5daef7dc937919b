import { tableSound } from "../../sound/table-sound.ts";
import { asked } from "../../store/asked.ts";
import type { MountTable, TableChrome } from "../../store/chrome.ts";
import type { TableLink, TableSnapshot } from "../../store/model.ts";
import { largeType, motion, oddsShown } from "../../store/settings.ts";
import type { Talk } from "../../store/talk.ts";
import { toast } from "../../store/toasts.ts";

type GameId = NonNullable<TableSnapshot["game"]>["id"];

/** What draws each game; Phaser and all drawings arrive only with it. */
const mounts: { readonly [Id in GameId]: () => Promise<MountTable> } = {
  kittens: async () => (await import("../../games/kittens/mount.ts")).mountKittens,
  "love-letter": async () => (await import("../../games/love-letter/mount.ts")).mountLoveLetter,
};

/** Draws a game into `host`, with the corners of its company. @returns the end of it. */
export function mountGame(host: HTMLElement | null, link: TableLink, game: GameId | null, talk: Talk): () => void {
  let unmount: (() => void) | null = null;
  let left = false;
  if (game !== null) {
    void mounts[game]().then((mount) => {
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
  extras: talk.extras,
  corner: (id) => talk.toggle(id === "emotes" ? "emotes" : "chat"),
  seatAt: talk.seatAt,
  asked,
  toast,
});

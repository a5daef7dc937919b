import type { MountTable } from "../game/chrome.ts";
import type { GameId, Games } from "../game/games.ts";

/** What draws each game; Phaser and all drawings arrive only with it. */
const mounts: Readonly<Record<GameId, () => Promise<MountTable>>> = {
  kittens: async () => (await import("./kittens/mount.ts")).mountKittens,
  "love-letter": async () => (await import("./love-letter/mount.ts")).mountLoveLetter,
};

/** All games that this site can show. */
export const games: Games = {
  mount(game) {
    const load = mounts[game];
    if (!load) throw new Error(`nothing draws ${game}`);
    return load();
  },
  guide: async () => (await import("./guide-book.ts")).guideOf,
  chronicle: async () => (await import("./chronicle.ts")).chronicleOf,
  ranks: async () => (await import("./ranks.ts")).ranksIn,
};

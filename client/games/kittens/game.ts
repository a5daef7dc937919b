import { customInfo } from "../../../shared/games/kittens/decks/edition.ts";
import { editions } from "../../../shared/games/kittens/editions/registry.ts";
import type { ClientGame } from "../../game-model/client-game.ts";
import { ownDeckPoster, posters, switches, t } from "./posters.ts";

export const kittensOnPage: ClientGame = {
  id: "kittens",
  editions: Object.values(editions),
  name: () => t("kittens-front.name"),
  posters: Object.values(posters),
  options: switches,
  ownDecks: {
    info: customInfo,
    poster: ownDeckPoster,
    load: async () => (await import("./decks/deck-kit.ts")).deckKit,
  },
  engine: async () => (await import("../../../shared/net/kittens.ts")).wiredKittens,
  mount: async () => (await import("./mount.ts")).mountKittens,
  result: async () => (await import("./result.ts")).result,
  moveList: async () => (await import("./text/move-list.ts")).moveListOf,
  guide: async () => (await import("./guide/guide.ts")).guideOf,
  featTexts: async () => (await import("./text/feat-texts.ts")).featTexts,
  rules: async () => (await import("./guide/rules.tsx")).KittensRules,
  lesson: async () => (await import("./lesson.ts")).lesson,
  coach: async () => (await import("./text/coach-texts.ts")).coachTexts,
};

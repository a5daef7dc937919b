import { editions } from "../../../shared/games/kittens/editions/registry.ts";
import type { ClientGame } from "../../game/client-game.ts";
import { posters, switches, t } from "./front.ts";

export const kittensOnPage: ClientGame = {
  id: "kittens",
  editions: Object.values(editions),
  name: () => t("kittens-front.name"),
  posters: Object.values(posters),
  switches,
  engine: async () => (await import("../../../shared/net/kittens.ts")).wiredKittens,
  mount: async () => (await import("./mount.ts")).mountKittens,
  result: async () => (await import("./result.ts")).result,
  chronicle: async () => (await import("./chronicle.ts")).chronicleOf,
  guide: async () => (await import("./guide.ts")).guideOf,
  feats: async () => (await import("./feats.ts")).feats,
  rules: async () => (await import("./rules.tsx")).KittensRules,
  lesson: async () => (await import("./lesson.ts")).lesson,
  coach: async () => (await import("./coach.ts")).coachWords,
};

import type { highlightKinds } from "../../../../shared/games/love-letter/seat-stats.ts";
import { addTexts } from "../../../app/i18n.ts";
import type { FeatTexts } from "../../../game-model/client-game.ts";

const t = addTexts("love-letter-feats");

const moments: Readonly<Record<(typeof highlightKinds)[number], () => string>> = {
  robovac: () => t("love-letter-feats.moments.robovac"),
  "king-cat": () => t("love-letter-feats.moments.king-cat"),
  "first-guess": () => t("love-letter-feats.moments.first-guess"),
};

export const featTexts: FeatTexts = { deaths: {}, moments };

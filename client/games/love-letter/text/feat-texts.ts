import type { highlightKinds } from "../../../../shared/games/love-letter/seat-stats.ts";
import de from "../../../../shared/locales/de/love-letter-feats.json" with { type: "json" };
import en from "../../../../shared/locales/en/love-letter-feats.json" with { type: "json" };
import { addTexts } from "../../../app/i18n.ts";
import type { FeatTexts } from "../../../game-model/client-game.ts";

const t = addTexts({ en: { "love-letter-feats": en }, de: { "love-letter-feats": de } });

const moments: Readonly<Record<(typeof highlightKinds)[number], () => string>> = {
  robovac: () => t("love-letter-feats.moments.robovac"),
  "king-cat": () => t("love-letter-feats.moments.king-cat"),
  "first-guess": () => t("love-letter-feats.moments.first-guess"),
};

export const featTexts: FeatTexts = { deaths: {}, moments };

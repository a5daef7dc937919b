import type { momentKinds } from "../../../shared/games/love-letter/feats.ts";
import { feats as de } from "../../../shared/locales/de/love-letter-feats.ts";
import { feats as en } from "../../../shared/locales/en/love-letter-feats.ts";
import type { FeatWords } from "../../game/client-game.ts";
import { addTexts } from "../../i18n.ts";

const t = addTexts({ en: { "love-letter-feats": en }, de: { "love-letter-feats": de } });

const moments: Readonly<Record<(typeof momentKinds)[number], () => string>> = {
  robovac: () => t("love-letter-feats.moments.robovac"),
  "king-cat": () => t("love-letter-feats.moments.king-cat"),
  "first-guess": () => t("love-letter-feats.moments.first-guess"),
};

export const feats: FeatWords = { deaths: {}, moments };

import guideDe from "../../../../shared/locales/de/guide.json" with { type: "json" };
import de from "../../../../shared/locales/de/love-letter.json" with { type: "json" };
import frontDe from "../../../../shared/locales/de/love-letter-front.json" with { type: "json" };
import guideEn from "../../../../shared/locales/en/guide.json" with { type: "json" };
import en from "../../../../shared/locales/en/love-letter.json" with { type: "json" };
import frontEn from "../../../../shared/locales/en/love-letter-front.json" with { type: "json" };
import { addTexts } from "../../../app/i18n.ts";

export const t = addTexts({
  en: { "love-letter": en, "love-letter-front": frontEn, guide: guideEn },
  de: { "love-letter": de, "love-letter-front": frontDe, guide: guideDe },
});

export type Text = typeof t;
export type TextKey = Parameters<Text>[0];

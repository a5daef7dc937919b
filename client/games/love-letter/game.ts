import { edition } from "../../../shared/games/love-letter/edition.ts";
import { front as de } from "../../../shared/locales/de/love-letter-front.ts";
import { front as en } from "../../../shared/locales/en/love-letter-front.ts";
import type { ClientGame } from "../../game/client-game.ts";
import { addTexts } from "../../i18n.ts";

const t = addTexts({ en: { "love-letter-front": en }, de: { "love-letter-front": de } });

const name = () => t("love-letter-front.name");

export const loveLetterOnPage: ClientGame = {
  id: "love-letter",
  editions: [edition],
  name,
  posters: [
    {
      id: edition.id,
      face: "faces/king-cat",
      colours: ["var(--ed-love-letter)", "var(--ed-love-letter-ray)"],
      title: name,
      short: name,
      editions: [{ id: edition.id, name, deck: name }],
    },
  ],
  switches: [],
  engine: async () => (await import("../../../shared/net/love-letter.ts")).wiredLoveLetter,
  mount: async () => (await import("./mount.ts")).mountLoveLetter,
  result: async () => (await import("./result.ts")).result,
  chronicle: async () => (await import("./chronicle.ts")).chronicleOf,
  guide: async () => (await import("./guide.ts")).guideOf,
  feats: async () => (await import("./feats.ts")).feats,
  rules: async () => (await import("./rules.tsx")).LetterRules,
  lesson: null,
  coach: async () => (await import("./coach.ts")).coachWords,
};

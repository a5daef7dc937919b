import { edition } from "../../../shared/games/love-letter/edition.ts";
import { addTexts } from "../../app/i18n.ts";
import type { ClientGame } from "../../game-model/client-game.ts";

const t = addTexts("love-letter-front");

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
      editions: [{ id: edition.id, name, deck: name, line: () => t("love-letter-front.line") }],
    },
  ],
  ownDecks: null,
  options: [],
  engine: async () => (await import("../../../shared/net/love-letter.ts")).wiredLoveLetter,
  mount: async () => (await import("./mount.ts")).mountLoveLetter,
  result: async () => (await import("./result.ts")).result,
  moveList: async () => (await import("./text/move-list.ts")).moveListOf,
  guide: async () => (await import("./guide/guide.ts")).guideOf,
  featTexts: async () => (await import("./text/feat-texts.ts")).featTexts,
  rules: async () => (await import("./guide/rules.tsx")).LetterRules,
  lesson: null,
  coach: async () => (await import("./text/coach-texts.ts")).coachTexts,
};

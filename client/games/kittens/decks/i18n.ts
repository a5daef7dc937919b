import { addTexts } from "../../../app/i18n.ts";

export const t = addTexts("guide", "kittens", "kittens-cards", "kittens-decks", "kittens-front");

import { addTexts } from "../../app/i18n.ts";

export const t = addTexts("decks");

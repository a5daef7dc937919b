import type { DeckKit } from "../../../game-model/client-game.ts";
import { DecksPage } from "./decks-page.tsx";

export const deckKit: DeckKit = { Page: DecksPage };

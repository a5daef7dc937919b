import { custom } from "../../../../shared/games/kittens/decks/custom.ts";
import { judgeDeck } from "../../../../shared/games/kittens/decks/judge.ts";
import { firstReadyDeck } from "../../../../shared/games/kittens/decks/ready-decks.ts";
import type { DeckKit } from "../../../game-model/client-game.ts";
import { currentDeck } from "./current-deck.ts";
import { DeckChoice } from "./deck-choice.tsx";
import { JudgedDeckView } from "./deck-view.tsx";
import { DecksPage } from "./decks-page.tsx";
import { verdictOf } from "./draft.ts";
import { refusalText } from "./refusal-text.ts";

export const deckKit: DeckKit = {
  Page: DecksPage,
  Choice: DeckChoice,
  View: JudgedDeckView,
  initial: () => (verdictOf(currentDeck.value.deck).players ? currentDeck.value : { deck: firstReadyDeck, name: "" }),
  infoWith: (data) => {
    const deck = judgeDeck(data);
    const players = deck.ok ? verdictOf(deck.value).players : null;
    const judged = custom.judge(data);
    if (players === null || !judged.ok) return null;
    const { titles, hasBeat } = judged.value;
    return { ...custom.info, seats: players, titles, hasBeat };
  },
  refusalText,
};

import type { CustomEdition } from "../../../core/deck.ts";
import { fail, ok } from "../../../core/result.ts";
import { dealOf, playableWith, playerFaults } from "./deals.ts";
import { customInfo, editionFrom } from "./edition.ts";
import { deckFaults, judgeDeck } from "./judge.ts";

/** Decks of one's own (K85–K99). */
export const custom: CustomEdition = {
  info: customInfo,
  judge: (data) => {
    const judged = judgeDeck(data);
    if (!judged.ok) return fail({ code: judged.error, rule: deckFaults[judged.error] });
    const deck = judged.value;
    const { titles, hasBeat } = editionFrom(deck);
    return ok({ deck, titles, playable: playableWith(deck), hasBeat });
  },
  playersRefusal: (data, players) => {
    const judged = judgeDeck(data);
    if (!judged.ok) return { code: judged.error, rule: deckFaults[judged.error] };
    const deal = dealOf(judged.value, players);
    return deal.ok ? null : { code: deal.error, rule: playerFaults[deal.error] };
  },
};

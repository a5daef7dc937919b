import type { DeckRefusal } from "../../../../shared/core/deck.ts";
import { type DeckFault, deckFaults } from "../../../../shared/games/kittens/decks/judge.ts";
import { joined } from "../../../app/i18n.ts";
import { t } from "./i18n.ts";

/** Returns the reason for which the server refuses a deck, with its paragraph (K98). */
export function refusalText({ code, rule }: DeckRefusal): string {
  const reason = isDeckFault(code) ? t(`kittens-decks.fault.${code}`) : t("problem.deck-refused");
  return joined.withDetail(reason, rule);
}

const isDeckFault = (code: string): code is DeckFault => Object.hasOwn(deckFaults, code);

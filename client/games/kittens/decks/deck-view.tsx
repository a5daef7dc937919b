import type { DeckData } from "../../../../shared/core/game.ts";
import type { Deck, DeckOption } from "../../../../shared/games/kittens/decks/deck.ts";
import { deckOptions } from "../../../../shared/games/kittens/decks/deck.ts";
import { judgeDeck } from "../../../../shared/games/kittens/decks/judge.ts";
import { joined } from "../../../app/i18n.ts";
import { DeckMix, deckSizeText } from "./deck-mix.tsx";
import { verdictOf } from "./draft.ts";
import { t } from "./i18n.ts";
import { optionRules, optionsInOrder } from "./option-names.ts";
import { rangeText } from "./verdict.tsx";
import "./deck-view.css";

/** A deck from a table's settings, which the server has judged. */
export function JudgedDeckView({ deck }: { readonly deck: DeckData }) {
  const judged = judgeDeck(deck);
  return judged.ok ? <DeckView deck={judged.value} /> : null;
}

/** A deck to read: its size, its mix, its numbers and all rules that differ from the usual ones. */
export function DeckView({ deck }: { readonly deck: Deck }) {
  const { players } = verdictOf(deck);
  const facts = [
    deckSizeText(deck),
    ...(players ? [t("kittens-decks.playable", { players: rangeText(players) })] : []),
    joined.labelled(t("kittens-decks.deal"), String(deck.deal)),
    joined.labelled(t("kittens-decks.spare"), String(deck.spare)),
  ];
  return (
    <div class="deck-view">
      <ul class="pills">
        {facts.map((fact) => (
          <li key={fact} class="pill">
            {fact}
          </li>
        ))}
      </ul>
      <DeckMix deck={deck} listed />
      <ul class="deck-view-rules" aria-label={t("kittens-decks.rules")}>
        {optionsInOrder.filter(isMentioned(deck)).map((name) => (
          <li key={name} class="small">
            <b class="deck-rule">{optionRules[name]}</b>
            <span>
              <b>
                {joined.labelled(
                  t(`kittens-decks.options.${name}.title`),
                  t(deck.options[name] ? "kittens-decks.options.on" : "kittens-decks.options.off"),
                )}
              </b>{" "}
              <span class="soft">{t(`kittens-decks.options.${name}.note`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Combos are mentioned always, the other options if they differ from their default. */
const isMentioned =
  ({ options }: Deck) =>
  (name: DeckOption): boolean =>
    name === "combos" || options[name] !== deckOptions[name];

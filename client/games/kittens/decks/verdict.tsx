import { playerFaults } from "../../../../shared/games/kittens/decks/deals.ts";
import type { Deck } from "../../../../shared/games/kittens/decks/deck.ts";
import { deckFaults } from "../../../../shared/games/kittens/decks/judge.ts";
import { Icon } from "../../../components/pictures/icon.tsx";
import { verdictOf } from "./draft.ts";
import { t } from "./i18n.ts";

/** "2–6" */
export const rangeText = ([fewest, most]: readonly [number, number]): string =>
  fewest === most ? String(fewest) : `${fewest}–${most}`;

/** Says in one sentence for how many players a deck is, or why it cannot be played yet (K98). */
export function verdictText(deck: Deck): string {
  const { fault, players, limit } = verdictOf(deck);
  if (players) return t("kittens-decks.playable", { players: rangeText(players) });
  if (fault) return t(`kittens-decks.fault.${fault}`);
  return limit ? t(`kittens-decks.lacks.${limit.fault}`, { players: limit.players }) : t("kittens-decks.notYet");
}

/** Says for how many players a deck is, and the first reason against it or against one player more (K98). */
export function VerdictLine({ deck }: { readonly deck: Deck }) {
  const { fault, players, limit } = verdictOf(deck);
  const lacks = limit && (
    <Reason
      text={t(`kittens-decks.lacks.${limit.fault}`, { players: limit.players })}
      rule={playerFaults[limit.fault]}
    />
  );
  return (
    <div class="deck-verdict">
      {players ? (
        <p class="label good">
          <Icon name="check" />
          {t("kittens-decks.playable", { players: rangeText(players) })}
        </p>
      ) : (
        <p class="label bad">
          <Icon name="cross" />
          {t("kittens-decks.notYet")}
        </p>
      )}
      {fault && <Reason text={t(`kittens-decks.fault.${fault}`)} rule={deckFaults[fault]} />}
      {lacks}
    </div>
  );
}

const Reason = ({ text, rule }: { readonly text: string; readonly rule: string }) => (
  <p class="tiny">
    {text} <b class="deck-rule">{rule}</b>
  </p>
);

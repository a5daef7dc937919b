import { type Deck, deckLimits } from "../../../../shared/games/kittens/decks/deck.ts";
import { SwitchRow } from "../../../components/forms/form-controls.tsx";
import { Stepper } from "../../../components/forms/stepper.tsx";
import { DeckCounts } from "./deck-counts.tsx";
import { DeckMix, deckSizeText } from "./deck-mix.tsx";
import { withDeal, withOption, withSpare } from "./draft.ts";
import { t } from "./i18n.ts";
import { optionsInOrder } from "./option-names.ts";
import { VerdictLine } from "./verdict.tsx";
import "./deck-editor.css";

interface EditorProps {
  readonly deck: Deck;
  readonly onChange: (deck: Deck) => void;
}

/** Composes a deck: copies, numbers and options, with its mix and the reasons why it cannot be played yet. */
export function DeckEditor({ deck, onChange }: EditorProps) {
  return (
    <div class="deck-editor">
      <div class="deck-side">
        <section class="paper deck-sum" aria-label={t("kittens-decks.mix")}>
          <h3 class="head">{deckSizeText(deck)}</h3>
          <VerdictLine deck={deck} />
          <DeckMix deck={deck} />
        </section>
        <section class="paper deck-numbers" aria-labelledby="deck-dealing">
          <h3 class="label" id="deck-dealing">
            {t("kittens-decks.dealing")}
          </h3>
          <NumberRow
            title={t("kittens-decks.deal")}
            note={t("kittens-decks.dealNote")}
            range={deckLimits.deal}
            count={deck.deal}
            onChoose={(deal) => onChange(withDeal(deck, deal))}
          />
          <NumberRow
            title={t("kittens-decks.spare")}
            note={t("kittens-decks.spareNote")}
            range={[0, deckLimits.spare]}
            count={deck.spare}
            onChoose={(spare) => onChange(withSpare(deck, spare))}
          />
        </section>
        <section class="paper lines deck-options" aria-label={t("kittens-decks.rules")}>
          {optionsInOrder.map((name) => (
            <SwitchRow
              key={name}
              title={t(`kittens-decks.options.${name}.title`)}
              note={t(`kittens-decks.options.${name}.note`)}
              on={deck.options[name]}
              onChange={(on) => onChange(withOption(deck, name, on))}
            />
          ))}
        </section>
      </div>
      <div class="deck-main">
        <DeckCounts deck={deck} onChange={onChange} />
      </div>
    </div>
  );
}

interface NumberRowProps {
  readonly title: string;
  readonly note: string;
  readonly range: readonly [number, number];
  readonly count: number;
  readonly onChoose: (count: number) => void;
}

const NumberRow = ({ title, note, ...stepper }: NumberRowProps) => (
  <div class="deck-number breaking">
    <span class="grow">
      <b class="small">{title}</b>
      <span class="tiny soft-ink">{note}</span>
    </span>
    <Stepper label={title} chosen {...stepper} />
  </div>
);

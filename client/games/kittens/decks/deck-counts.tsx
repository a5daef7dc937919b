import type { Deck } from "../../../../shared/games/kittens/decks/deck.ts";
import { editionFrom } from "../../../../shared/games/kittens/decks/edition.ts";
import { maxCopies } from "../../../../shared/games/kittens/decks/judge.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import { artOf } from "../../../components/cards/card.tsx";
import { Stepper } from "../../../components/forms/stepper.tsx";
import { ruleKeyOf } from "../text/card-texts.ts";
import { deckKinds, titlesOfKind } from "./deck-kinds.ts";
import { copiesIn, withCopies } from "./draft.ts";
import { t } from "./i18n.ts";

interface CountsProps {
  readonly deck: Deck;
  readonly onChange: (deck: Deck) => void;
}

/** Numbers of copies of all titles, by kind. */
export function DeckCounts({ deck, onChange }: CountsProps) {
  return (
    <>
      {deckKinds.map((kind) => (
        <section key={kind} class="paper deck-kind" aria-labelledby={`deck-${kind}`}>
          <h3 class="label" id={`deck-${kind}`}>
            {t(`kittens.guide.kinds.${kind}`)}
          </h3>
          <ul>
            {titlesOfKind(kind).map((id) => (
              <Title key={id} id={id} deck={deck} onChange={onChange} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Title({ id, deck, onChange }: CountsProps & { readonly id: CardId }) {
  const { colour, face } = artOf(id);
  const title = t(`kittens-cards.${id}.title`);
  const copies = copiesIn(deck, id);
  return (
    <li class={copies > 0 ? "deck-title" : "deck-title none"}>
      <span class="deck-face" style={{ background: colour }} aria-hidden="true">
        <img src={face} alt="" loading="lazy" />
      </span>
      <span class="grow">
        <b class="small">{title}</b>
        <span class="tiny soft-ink">{t(ruleKeyOf(id, editionFrom(deck)))}</span>
      </span>
      <Stepper
        label={title}
        range={[0, maxCopies(id)]}
        count={copies}
        chosen={copies > 0}
        onChoose={(count) => onChange(withCopies(deck, id, count))}
      />
    </li>
  );
}

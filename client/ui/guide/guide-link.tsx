import type { ComponentChildren } from "preact";

/** What the field guide is open at. `card`: a card or combo; null: none. */
export interface GuidePlace {
  readonly edition: string;
  readonly card: string | null;
}

export const addressOf = ({ edition, card }: GuidePlace): string =>
  card === null ? `/cards/${edition}` : `/cards/${edition}/${card}`;

interface GuideLinkProps {
  readonly place: GuidePlace;
  readonly onGo: (place: GuidePlace) => void;
  readonly current?: boolean;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Goes to a place of the guide where it is open; in a new tab, for whoever asks for one, to that place of its page. */
export function GuideLink({ place, onGo, current, children, ...rest }: GuideLinkProps) {
  return (
    <a
      href={addressOf(place)}
      class={rest.class}
      aria-current={current ? "true" : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        onGo(place);
      }}
    >
      {children}
    </a>
  );
}

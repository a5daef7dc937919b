import type { ComponentChildren } from "preact";

/** Route of the field guide. `card`: a card or combo; null: none. */
export interface GuideRoute {
  readonly edition: string;
  readonly card: string | null;
}

export const addressOf = ({ edition, card }: GuideRoute): string =>
  card === null ? `/cards/${edition}` : `/cards/${edition}/${card}`;

interface GuideLinkProps {
  readonly route: GuideRoute;
  readonly onGo: (route: GuideRoute) => void;
  readonly current?: boolean;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Link to a route in the open guide. A new tab shows the same route on the guide's page. */
export function GuideLink({ route, onGo, current, children, ...rest }: GuideLinkProps) {
  return (
    <a
      href={addressOf(route)}
      class={rest.class}
      aria-current={current ? "true" : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        onGo(route);
      }}
    >
      {children}
    </a>
  );
}

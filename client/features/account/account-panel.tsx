import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import type { AccountView } from "../../../shared/net/people.ts";

/** Data of a panel, and the callback for its changes. */
export interface PanelProps {
  readonly view: AccountView;
  readonly onView: (view: AccountView) => void;
}

export function AccountPanel({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const id = useId();
  return (
    <section class="paper dots account-panel" aria-labelledby={id}>
      <h2 class="head" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

import type { ComponentChildren } from "preact";
import { go } from "../router.ts";

interface GoToProps {
  readonly to: string;
  readonly children: ComponentChildren;
  readonly class?: string;
  /** Where it leads, for screen readers. */
  readonly label?: string;
}

/** A link inside the site: no reload, and a new tab for whoever asks for one. */
export function GoTo({ to, children, ...rest }: GoToProps) {
  return (
    <a
      href={to}
      class={rest.class}
      aria-label={rest.label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}

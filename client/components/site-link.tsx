import type { ComponentChildren } from "preact";
import { go } from "../app/router.ts";
import { sitePath } from "../state/base-path.ts";

interface GoToProps {
  readonly to: string;
  readonly children: ComponentChildren;
  readonly class?: string;
  /** Target of the link, for screen readers. */
  readonly label?: string;
  /** Whether the link leads to the current page. */
  readonly current?: boolean;
}

/** A link inside the site. It opens without a reload, or in a new tab if the user requests one. */
export function SiteLink({ to, children, ...rest }: GoToProps) {
  return (
    <a
      href={sitePath(to)}
      class={rest.class}
      aria-label={rest.label}
      aria-current={rest.current ? "page" : undefined}
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

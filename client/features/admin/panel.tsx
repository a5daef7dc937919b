import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface PartProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly class?: string;
}

/** A panel with one topic. */
export function Panel({ title, children, ...rest }: PartProps) {
  const id = useId();
  return (
    <section class={`paper dots admin-part ${rest.class ?? ""}`} aria-labelledby={id}>
      <h2 class="head" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

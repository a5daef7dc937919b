import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";

/**
 * A component whose code loads when it is first shown.
 * @param Meanwhile is shown until then; nothing, by default.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType,
): ComponentType<Props> {
  const arrived = signal<ComponentType<Props> | null>(null);
  return function Later(props: Props) {
    useEffect(() => {
      void load().then((component) => {
        arrived.value = component;
      });
    }, []);
    const Arrived = arrived.value;
    if (Arrived) return <Arrived {...props} />;
    return Meanwhile ? <Meanwhile /> : null;
  };
}

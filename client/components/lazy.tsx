import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";

/**
 * Creates a component that loads its code when it is first shown.
 * @param Meanwhile placeholder until then; default: nothing.
 */
export function lazy<Props extends object>(
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

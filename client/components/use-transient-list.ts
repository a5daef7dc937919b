import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

interface Brief {
  /** Display time in ms. */
  readonly stay: number;
}

interface Briefly<Thing> {
  readonly shown: readonly { readonly id: number; readonly thing: Thing }[];
  /** Shows one more for its display time. It replaces an earlier one with the same name. */
  show(thing: Thing): void;
}

/** Manages objects with a short display time. */
export function useTransientList<Thing extends Brief>(nameOf: (thing: Thing) => string): Briefly<Thing> {
  const all = useSignal<Briefly<Thing>["shown"]>([]);
  const count = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  return {
    shown: all.value,
    show(thing) {
      count.current += 1;
      const id = count.current;
      all.value = [...all.value.filter((other) => nameOf(other.thing) !== nameOf(thing)), { id, thing }];
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        all.value = all.value.filter((other) => other.id !== id);
      }, thing.stay);
      timers.current.add(timer);
    },
  };
}

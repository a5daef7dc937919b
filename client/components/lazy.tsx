import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";

/**
 * Creates a component that loads its code when it is first shown. If the code fails to load, the page reloads.
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

/** First and longest pause before code is requested again, in ms. */
const retryMs = { min: 2000, max: 60_000 };

/**
 * Requests code again after each failure.
 * @param tries number of requests; the last failure is thrown.
 */
export async function withRetries<Code>(load: () => Promise<Code>, tries = Number.POSITIVE_INFINITY): Promise<Code> {
  for (let { min: pauseMs } = retryMs, left = tries - 1; ; pauseMs = Math.min(2 * pauseMs, retryMs.max), left -= 1) {
    try {
      return await load();
    } catch (error) {
      if (left === 0) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Creates a component like `lazy`, which a game can do without: until its code arrives, it is absent. */
export const lazyExtra = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  let code: Promise<ComponentType<Props>> | null = null;
  return lazy(() => {
    code ??= withRetries(load);
    return code;
  });
};

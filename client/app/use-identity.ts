import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Backoff } from "../net/backoff.ts";
import type { ApiFailure } from "../net/request.ts";
import { identify, session } from "../state/session.ts";

/** Requests the current player until the server responds. @returns why the last request has failed, if it has. */
export function useIdentity(wanted: boolean): ApiFailure | null {
  const failure = useSignal<ApiFailure | null>(null);
  const tries = useSignal(0);
  const pauses = useMemo(() => new Backoff(), []);
  const missing = wanted && session.value === null;
  useEffect(() => {
    if (!missing) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void identify().then((known) => {
      failure.value = known.ok ? null : known.error;
      if (known.ok) return pauses.reset();
      const waitMs = "retryMs" in known.error ? (known.error.retryMs ?? 0) : 0;
      timer = setTimeout(
        () => {
          tries.value += 1;
        },
        Math.max(waitMs, pauses.next()),
      );
    });
    return () => clearTimeout(timer);
  }, [missing, tries.value]);
  return missing ? failure.value : null;
}

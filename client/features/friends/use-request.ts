import { useSignal } from "@preact/signals";
import type { Result } from "../../../shared/core/result.ts";
import { tellProblem } from "../../app/problems.ts";
import type { ApiFailure } from "../../net/request.ts";

/** Sends the requests of a button, and shows their errors. */
export function useRequest() {
  const busy = useSignal(false);
  /** @returns null after an error, which is then shown. */
  async function send<Value>(ask: () => Promise<Result<Value, ApiFailure>>): Promise<Value | null> {
    busy.value = true;
    const answer = await ask();
    busy.value = false;
    if (answer.ok) return answer.value;
    tellProblem(answer.error);
    return null;
  }
  return { busy: busy.value, send };
}

import type { ProviderOutcome } from "../../shared/net/people.ts";
import { accountApi, type ProviderGoal } from "../net/account-api.ts";
import type { ApiResponse } from "../net/request.ts";
import { showCodes } from "./recovery-codes.ts";
import { signInAs, token } from "./session.ts";

/** Leaves this site for the provider, which sends the browser back to `addresses.provider`. */
export async function goToProvider(goal: ProviderGoal): ApiResponse<object> {
  const asked = await accountApi.visitProvider(token(), goal);
  if (asked.ok) location.assign(asked.value.url);
  return asked;
}

/** Redeems the answer with which the browser has come back. */
export const redeemVisit = async (): ApiResponse<ProviderOutcome> => entered(await accountApi.redeemVisit(token()));

/** Converts the current guest into an account of the person at the provider, and shows its recovery codes. */
export const createAtProvider = async (name: string): ApiResponse<ProviderOutcome> =>
  entered(await accountApi.createAtProvider(token(), name));

function entered(answer: Awaited<ApiResponse<ProviderOutcome>>): Awaited<ApiResponse<ProviderOutcome>> {
  if (!answer.ok) return answer;
  const outcome = answer.value;
  if (outcome.kind === "signed-in" || outcome.kind === "created") signInAs(outcome);
  if (outcome.kind === "created") showCodes(outcome.recoveryCodes);
  return answer;
}

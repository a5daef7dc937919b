import { addresses } from "../../shared/net/addresses.ts";
import type { TableError } from "../../shared/net/protocol.ts";
import type { Unanswered } from "../game-model/social.ts";
import type { ApiFailure } from "../net/request.ts";
import { showToast } from "../state/toasts.ts";
import { formatDateTime, t } from "./i18n.ts";
import { go } from "./router.ts";

/** Returns the error text of a failed request. */
export function failureText(failure: ApiFailure): string {
  if (failure.error === "sanctioned") return sanctionText(failure.until ?? null);
  if (failure.error === "too-many-tries" && failure.retryMs)
    return t("problem.tooManyFor", { seconds: Math.ceil(failure.retryMs / 1000) });
  return t(`problem.${failure.error}`);
}

/** Returns the reason for which the page waits for the server. It retries by itself. */
export const waitingText = (failure: ApiFailure): string =>
  failure.error === "unreachable" ? t("app.unreachable") : failureText(failure);

/** @param until ms since 1970; null: permanent. */
export const sanctionText = (until: number | null): string =>
  until === null ? t("problem.sanctioned") : t("problem.sanctionedUntil", { until: formatDateTime(until) });

/** Shows the error. Players with a seat at another table are sent to that table. */
export function tellProblem(failure: ApiFailure): void {
  showToast(failureText(failure), "error");
  if (failure.error === "already-seated" && failure.seated) go(addresses.table(failure.seated.code));
}

/** Shows why the server did not carry out a request at a table. */
export function tellTableError(error: TableError | Unanswered): void {
  showToast(tableErrorText(error), "error");
}

function tableErrorText(error: TableError | Unanswered): string {
  switch (error.kind) {
    case "manage":
      return t(`problem.${error.code}`);
    case "refused":
      return t("problem.not-now");
    case "paused":
      return t("room.paused");
    default:
      return t(`problem.${error.kind}`);
  }
}

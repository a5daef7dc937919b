import type { TableError } from "../../shared/net/protocol.ts";
import { t } from "../i18n.ts";
import type { ApiFailure } from "../net/request.ts";
import { toast } from "../store/toasts.ts";
import { whenText } from "./replay/when.ts";
import { go } from "./router.ts";

/** What went wrong, in a sentence. */
export function failureText(failure: ApiFailure): string {
  if (failure.error === "sanctioned") return sanctionText(failure.until ?? null);
  return t(`problem.${failure.error}`);
}

/** @param until ms since 1970; null: for good. */
export const sanctionText = (until: number | null): string =>
  until === null ? t("problem.sanctioned") : t("problem.sanctionedUntil", { until: whenText(until) });

/** Says what went wrong, and sends players who sit at another table to that table. */
export function tellProblem(failure: ApiFailure): void {
  toast(failureText(failure), "error");
  if (failure.error === "already-seated" && failure.seated) go(`/t/${failure.seated.code}`);
}

/** Says why the server refused a request at a table. */
export function tellTableError(error: TableError): void {
  const code = error.kind === "manage" ? error.code : error.kind === "refused" ? "not-now" : error.kind;
  toast(t(`problem.${code}`), "error");
}

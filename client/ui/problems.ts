import type { TableError } from "../../shared/net/protocol.ts";
import { t } from "../i18n.ts";
import type { ApiFailure } from "../net/request.ts";
import { toast } from "../store/toasts.ts";
import { go } from "./router.ts";

/** Says what went wrong, and sends players who sit at another table to that table. */
export function tellProblem(failure: ApiFailure): void {
  toast(t(`problem.${failure.error}`), "error");
  if (failure.error === "already-seated" && failure.seated) go(`/t/${failure.seated.code}`);
}

/** Says why the server refused a request at a table. */
export function tellTableError(error: TableError): void {
  const code = error.kind === "manage" ? error.code : error.kind === "refused" ? "not-now" : error.kind;
  toast(t(`problem.${code}`), "error");
}

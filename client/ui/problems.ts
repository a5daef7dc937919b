import type { TableError } from "../../shared/net/protocol.ts";
import { t } from "../i18n.ts";
import type { ApiFailure } from "../net/api.ts";
import { toast } from "../store/toasts.ts";
import { go } from "./router.ts";

/** Says what went wrong, and takes players who sit at another table there. */
export function tellProblem(failure: ApiFailure): void {
  toast(t(`problem.${failure.error}`), "error");
  if (failure.error === "already-seated" && failure.seated) go(`/t/${failure.seated.code}`);
}

/** What the server said against something at a table, outside the game. */
export function tellTableError(error: TableError): void {
  const code = error.kind === "manage" ? error.code : error.kind === "refused" ? "not-now" : error.kind;
  toast(t(`problem.${code}`), "error");
}

import { Router } from "express";
import { ipKeyGenerator } from "express-rate-limit";
import type { PageError } from "../../../shared/net/page-errors.ts";
import type { ServerLog } from "../../runtime/log.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { ApiDeps } from "./api-deps.ts";
import { RateWindow } from "./rate-window.ts";
import { pageErrorSchema } from "./request-schemas.ts";
import { parseBody } from "./requests.ts";

const hourMs = 3_600_000;
/** Maximum number of logged errors an hour: of this process, and of one address, so that others are still logged. */
const maxErrors = 100;
const maxErrorsOfAddress = 20;

/** Key of the count of all addresses. */
const all = "all";

/** Logs errors of pages, and at the end of an hour the number of the others. */
class PageErrorLog {
  readonly #deps: PageErrorDeps;
  readonly #logged: RateWindow;
  #leftOut = 0;

  constructor(deps: PageErrorDeps) {
    this.#deps = deps;
    this.#logged = new RateWindow(deps.timers, hourMs);
  }

  note({ kind, build, places }: PageError, address: string): void {
    if (this.#isWithinLimits(address))
      this.#deps.log.warn({ event: "page-error", kind, build, places }, "an error of a page");
    else this.#leaveOut();
  }

  #isWithinLimits(address: string): boolean {
    if (this.#logged.increment(address).totalHits > maxErrorsOfAddress) return false;
    return this.#logged.increment(all).totalHits <= maxErrors;
  }

  #leaveOut(): void {
    const { log, timers } = this.#deps;
    if (this.#leftOut === 0)
      timers.after(hourMs, () => {
        log.warn({ event: "page-errors-left-out", count: this.#leftOut }, "more errors of pages in the last hour");
        this.#leftOut = 0;
      });
    this.#leftOut += 1;
  }
}

interface PageErrorDeps {
  readonly log: Pick<ServerLog, "warn">;
  readonly timers: Timers;
}

/** Route on which pages report their errors. It needs no player, because a page without one can fail too. */
export function pageErrorsApi(deps: Pick<ApiDeps, "log" | "timers">): Router {
  const errors = new PageErrorLog(deps);
  const router = Router();
  router.post("/page-errors", (request, response) => {
    const error = parseBody(pageErrorSchema, request, response);
    if (!error) return;
    errors.note(error, ipKeyGenerator(request.ip ?? ""));
    response.json({});
  });
  return router;
}

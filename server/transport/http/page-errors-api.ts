import { Router } from "express";
import { ipKeyGenerator } from "express-rate-limit";
import type { PageError } from "../../../shared/net/page-errors.ts";
import type { ServerLog } from "../../runtime/log.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { ApiDeps } from "./api-deps.ts";
import { pageErrorSchema } from "./request-schemas.ts";
import { parseBody } from "./requests.ts";

const hourMs = 3_600_000;
/** Maximum number of logged errors of this process in an hour. */
const maxErrors = 100;
/**
 * Part of the errors left in the hour that one address may use up, so that some are left for others: the first address
 * gets 17, the second 14, the nineteenth one.
 */
const maxShare = 0.2;

/** Logs errors of pages, and at the end of an hour the number of the others. */
class PageErrorLog {
  readonly #deps: PageErrorDeps;
  /** Logged errors of the hour by address. */
  readonly #logged = new Map<string, number>();
  #hourEndsAt = 0;
  #left = 0;
  #leftOut = 0;

  constructor(deps: PageErrorDeps) {
    this.#deps = deps;
  }

  note({ kind, build, places }: PageError, address: string): void {
    if (this.#takeShare(address))
      this.#deps.log.warn({ event: "page-error", kind, build, places }, "an error of a page");
    else this.#leaveOut();
  }

  /** @returns false if the address has used its share up. */
  #takeShare(address: string): boolean {
    const now = this.#deps.timers.now();
    if (now >= this.#hourEndsAt) {
      this.#hourEndsAt = now + hourMs;
      this.#logged.clear();
      this.#left = maxErrors;
    }
    const logged = this.#logged.get(address) ?? 0;
    if (logged >= this.#left * maxShare) return false;
    this.#logged.set(address, logged + 1);
    this.#left -= 1;
    return true;
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

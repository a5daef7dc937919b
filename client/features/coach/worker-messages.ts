import type { Knowledge } from "../../../shared/coach/hint.ts";
import type { Chances, CoachProgress, Hint } from "../../../shared/coach/report.ts";
import type { Seat } from "../../../shared/core/game.ts";
import type { GameRecord } from "../../../shared/core/record.ts";

/** Requests from the page to the coach's worker. */
export type WorkerRequest =
  | { readonly type: "study"; readonly record: GameRecord; readonly seat: Seat | null; readonly known: Chances | null }
  | { readonly type: "hint"; readonly knowledge: Knowledge };

/** Responses of the worker: progress of an analysis, or one hint. */
export type WorkerResponse =
  | { readonly type: "news"; readonly news: CoachProgress }
  | { readonly type: "hint"; readonly hint: Hint | null };

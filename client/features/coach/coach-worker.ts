import "../../app/missing-apis.ts";
import { analyzeGame } from "../../../shared/coach/analyze.ts";
import { hintFor } from "../../../shared/coach/hint.ts";
import { coachedGame } from "../../../shared/coach/registry.ts";
import type { WorkerRequest, WorkerResponse } from "./coach-client.ts";

/* Entry of the coach's worker: answers one request. The page then terminates the worker. */

const answer = (message: WorkerResponse): void => self.postMessage(message);

self.addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  const game = coachedGame(data.type === "study" ? data.record.game : data.knowledge.seen.id);
  if (!game) throw new Error("the coach does not support this game");
  if (data.type === "hint") answer({ type: "hint", hint: hintFor(game, data.knowledge, "hint") });
  else for (const news of analyzeGame(game, data)) answer({ type: "news", news });
});

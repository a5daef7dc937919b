import { hintFor } from "../../shared/coach/hint.ts";
import { coachedGame } from "../../shared/coach/registry.ts";
import { study } from "../../shared/coach/study.ts";
import type { Answer, Question } from "./questions.ts";

/* Entry of the coach's worker: answers one request. The page then terminates the worker. */

const answer = (message: Answer): void => self.postMessage(message);

self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  const game = coachedGame(data.type === "study" ? data.record.game : data.knowledge.seen.id);
  if (!game) throw new Error("the coach does not support this game");
  if (data.type === "hint") answer({ type: "hint", hint: hintFor(game, data.knowledge, "hint") });
  else for (const news of study(game, data)) answer({ type: "news", news });
});

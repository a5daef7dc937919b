import { parentPort } from "node:worker_threads";
import type { AnyEvent, AnyView } from "../../shared/core/game.ts";
import type { Mind, Thinker } from "../../shared/core/mind.ts";
import type { Answer, AskMessage, ForgetMessage } from "./messages.ts";

/** Expert bot factories by game id. */
export type Thinkers = Readonly<Record<string, Thinker<AnyEvent, AnyView>>>;

/** Answers the server's requests one after another in a worker thread. */
export function serveMinds(thinkers: Thinkers): void {
  const minds = new Map<number, Mind<AnyEvent, AnyView>>();

  function think({ mind: number, begin, events, view }: AskMessage): Answer {
    try {
      const mind = begin ? thinkers[begin.game]?.mind(begin.self) : minds.get(number);
      if (!mind) return { kind: "failed", message: "there is no such bot" };
      minds.set(number, mind);
      mind.told(events);
      const [best] = mind.consider(view);
      if (best) return { kind: "answered", command: best.command };
      return failed(number, "an expert found no command");
    } catch (error) {
      return failed(number, error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }

  function failed(number: number, message: string): Answer {
    minds.delete(number);
    return { kind: "failed", message };
  }

  parentPort?.on("message", (message: AskMessage | ForgetMessage) => {
    if (message.type === "ask") parentPort?.postMessage(think(message));
    else for (const number of message.minds) minds.delete(number);
  });
}

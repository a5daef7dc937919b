import { parentPort } from "node:worker_threads";
import type { AnyEvent, AnyView } from "../../shared/core/game.ts";
import type { StatefulBot, StatefulBotFactory } from "../../shared/core/stateful-bot.ts";
import type { BotReply, BotRequestMessage, DropGameMessage } from "./messages.ts";

/** Expert bot factories by game id. */
export type Thinkers = Readonly<Record<string, StatefulBotFactory<AnyEvent, AnyView>>>;

/** Answers the server's requests one after another in a worker thread. */
export function serveBotRequests(thinkers: Thinkers): void {
  const minds = new Map<number, StatefulBot<AnyEvent, AnyView>>();

  function think({ mind: number, begin, events, view }: BotRequestMessage): BotReply {
    try {
      const mind = begin ? thinkers[begin.game]?.create(begin.self) : minds.get(number);
      if (!mind) return { kind: "failed", message: "there is no such bot" };
      minds.set(number, mind);
      mind.observe(events);
      const [best] = mind.rateOptions(view);
      if (best) return { kind: "answered", command: best.command };
      return failed(number, "an expert found no command");
    } catch (error) {
      return failed(number, error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }

  function failed(number: number, message: string): BotReply {
    minds.delete(number);
    return { kind: "failed", message };
  }

  parentPort?.on("message", (message: BotRequestMessage | DropGameMessage) => {
    if (message.type === "ask") parentPort?.postMessage(think(message));
    else for (const number of message.minds) minds.delete(number);
  });
}

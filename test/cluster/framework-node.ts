import { matchMaker, Room } from "@colyseus/core";
import { connectRedis } from "../../server/cluster/redis.ts";
import type { Answered, Asked } from "./framework-process.ts";
import { silent } from "./redis-log.ts";

/* A process with only Colyseus and Redis, which executes the requests of its parent. */

class Table extends Room {
  override autoDispose = false;

  override onCreate({ roomId }: { readonly roomId: string }): void {
    this.roomId = roomId;
  }

  whose(): string {
    return matchMaker.processId;
  }
}

const [url = ""] = process.argv.slice(2);
let rejections = 0;
process.on("unhandledRejection", () => {
  rejections += 1;
});

const { driver, presence } = await connectRedis(url, silent);
await matchMaker.setup(presence, driver, "cats.example/at/a", async () => matchMaker.processId);
matchMaker.defineRoomType("table", Table);
await matchMaker.accept();

async function answer({ what, roomId }: Asked): Promise<string> {
  switch (what) {
    case "id":
      return matchMaker.processId;
    case "rejections":
      return String(rejections);
    case "open":
      return (await matchMaker.createRoom("table", { roomId })).processId;
    case "join":
      return (await matchMaker.joinById(roomId)).processId ?? "";
    case "ask":
      return matchMaker.remoteRoomCall<Table, "whose">(roomId, "whose");
    case "close":
      await matchMaker.getLocalRoomById(roomId)?.disconnect();
      return "";
    case "end":
      await matchMaker.gracefullyShutdown();
      return "";
  }
}

process.on("message", async (asked: Asked) => {
  const reply = (answered: Answered) => process.send?.(answered);
  try {
    reply({ id: asked.id, ok: true, value: await answer(asked) });
  } catch (error) {
    reply({ id: asked.id, ok: false, value: String(error) });
  }
});
process.send?.({ id: 0, ok: true, value: "" } satisfies Answered);

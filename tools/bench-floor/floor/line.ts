import { once } from "node:events";
import { join } from "node:path";
import type { AnyView } from "../../../shared/core/game.ts";
import type { BenchEvent, BenchReply } from "../messages.ts";
import { type BenchSeat, type OtherServer, startOther } from "../other-server.ts";
import type { Line, LineListener } from "../player.ts";

export const startFloor = (): Promise<OtherServer> => startOther(join(import.meta.dirname, "server.ts"), floorLine);

const floorLine =
  ({ url, edition, players, table }: BenchSeat) =>
  async <View extends AnyView>(listener: LineListener<View>): Promise<Line> => {
    const socket = new WebSocket(`${url}/?edition=${edition}&players=${players}&table=${table}`);
    await once(socket, "open");
    socket.addEventListener("message", ({ data }) => {
      const text = String(data);
      listener.frame(Buffer.byteLength(text));
      const what: BenchEvent<View> | BenchReply = JSON.parse(text);
      listener.heard(what);
    });
    socket.addEventListener("close", () => listener.ended());
    return {
      press: (press) => socket.send(JSON.stringify(press)),
      async leave() {
        const closed = once(socket, "close");
        socket.close();
        await closed;
      },
    };
  };

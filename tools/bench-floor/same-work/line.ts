import { once } from "node:events";
import { join } from "node:path";
import { randomKey } from "../../../server/runtime/random.ts";
import type { AnyView } from "../../../shared/core/game.ts";
import { Contributor } from "../../../shared/fairness/contributor.ts";
import { type BenchSeat, type OtherServer, startOther } from "../other-server.ts";
import type { Line, LineListener } from "../player.ts";
import type { ClientFrame, ServerMessage } from "./messages.ts";

export const startSameWork = (): Promise<OtherServer> =>
  startOther(join(import.meta.dirname, "server.ts"), sameWorkLine);

const sameWorkLine =
  ({ url, edition, players, table, seat }: BenchSeat) =>
  async <View extends AnyView>(listener: LineListener<View>): Promise<Line> => {
    const socket = new WebSocket(`${url}/?edition=${edition}&players=${players}&table=${table}`);
    const send = (frame: ClientFrame) => socket.send(JSON.stringify(frame));
    const contributor = new Contributor(randomKey, (deal) => send({ deal }));
    let seen = 0;
    await once(socket, "open");
    socket.addEventListener("message", ({ data }) => {
      const text = String(data);
      listener.frame(Buffer.byteLength(text));
      const messages: readonly ServerMessage<View>[] = JSON.parse(text);
      for (const message of messages) {
        if ("dealing" in message) contributor.onDealState(message.dealing, seat);
        else {
          if ("seq" in message) seen = message.seq;
          listener.heard(message);
        }
      }
    });
    socket.addEventListener("close", () => listener.ended());
    return {
      press: ({ command }) => send(command ? { act: { seq: seen, command } } : { begin: true }),
      async leave() {
        const closed = once(socket, "close");
        socket.close();
        await closed;
      },
    };
  };

import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { AnyView, Seat } from "../../../shared/core/game.ts";
import { type BenchSeat, type OtherServer, startOther } from "../other-server.ts";
import type { Line, LineListener } from "../player.ts";

/** Starts the installed boardgame.io. */
export const startBoardgameIo = (): Promise<OtherServer> =>
  startOther(join(import.meta.dirname, "server.ts"), boardgameLine, { NODE_ENV: "production" });

/** State of a match from boardgame.io. `_stateID` counts its steps. */
interface Match<View> {
  readonly G: View;
  readonly _stateID: number;
}

interface Step {
  readonly action: { readonly payload: { readonly playerID: string } };
}

/** Part of the interface that is used here. */
interface Socket extends NodeJS.EventEmitter {
  readonly io: { readonly engine: NodeJS.EventEmitter };
  disconnect(): void;
}

const boardgameLine =
  ({ url, edition, players, table, seat }: BenchSeat) =>
  async <View extends AnyView>(listener: LineListener<View>): Promise<Line> => {
    const require = createRequire(import.meta.url);
    const { io }: { io(url: string, options: object): Socket } = require("socket.io-client");
    const socket = io(`${url}/${edition}`, { transports: ["websocket"], forceNew: true, reconnection: false });
    const match = `table ${table}`;
    let stateId = -1;
    // After a step that the rules reject, every client receives the previous state.
    const see = ({ G: view, _stateID: seq }: Match<View>, by: Seat | null) => {
      const isRefused = seq === stateId;
      stateId = seq;
      listener.heard(isRefused ? { refused: true } : { seq, by, view });
    };
    await once(socket, "connect");
    socket.io.engine.on("data", (data: string) => listener.frame(Buffer.byteLength(data)));
    socket.on("sync", (_match: string, { state }: { readonly state: Match<View> }) => see(state, null));
    socket.on("update", (_match: string, state: Match<View>, [step]: readonly Step[]) =>
      see(state, Number(step?.action.payload.playerID)),
    );
    socket.on("disconnect", () => listener.ended());
    const seated = once(socket, "sync");
    socket.emit("sync", match, String(seat), undefined, players);
    await seated;
    return {
      press({ command }) {
        const payload = { type: "act", args: [command], playerID: String(seat) };
        // Its matches begin automatically.
        if (command) socket.emit("update", { type: "MAKE_MOVE", payload }, stateId, match, String(seat));
      },
      async leave() {
        const closed = once(socket, "disconnect");
        socket.disconnect();
        await closed;
      },
    };
  };

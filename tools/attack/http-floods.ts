import { connect } from "node:net";
import type { Front } from "./context.ts";
import { type HostileVisit, type JoinOptions, using } from "./hostile-visit.ts";
import type { Dice } from "./random.ts";
import { count } from "./stats.ts";
import { pause } from "./waiting.ts";

/** Shortest valid request, so that as many as possible fit into one read of the server. */
const shortest = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const perBlock = 2000;
const block = Buffer.from(shortest.repeat(perBlock));

/** Sends many requests at once over one connection. */
export function pipelined(front: Front, dice: Dice, aim: JoinOptions): Promise<HostileVisit> {
  const request = dice.pick([
    shortest,
    "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n",
    "POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}",
    "HEAD /nothing HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n",
  ]);
  const times = dice.between(2, perBlock);
  return using(front, aim, async (socket) => {
    socket.write(request.repeat(times));
    await socket.lingers(dice.below(300));
    return times;
  });
}

/** Requests a large file with the same name in every build, and does not read the response. */
export function httpUnread(front: Front, dice: Dice, aim: JoinOptions): Promise<HostileVisit> {
  const times = dice.between(1, 10);
  return using(front, aim, async (socket) => {
    socket.stopReading();
    socket.write("GET /icons/preview.png HTTP/1.1\r\nHost: x\r\n\r\n".repeat(times));
    await socket.lingers(dice.below(2000));
    return times;
  });
}

/** Pipelines requests at full speed, and reconnects as soon as a connection ends. */
export async function floodPipelined(front: Front, { from }: Pick<JoinOptions, "from">): Promise<void> {
  const { hostname, port } = new URL(front.url);
  while (!front.isOver()) {
    const socket = connect({ host: hostname, port: Number(port), localAddress: from });
    socket.on("error", () => {});
    socket.resume();
    const closed = new Promise((resolve) => socket.once("close", resolve));
    while (!socket.destroyed && !front.isOver()) {
      front.score.flood += perBlock;
      if (socket.write(block)) await pause(0);
      else await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), closed]);
    }
    count(front.score.messages, "pipelined requests at full speed");
    if (!front.isOver()) count(front.score.closings, "cut");
    socket.destroy();
    await closed;
  }
}

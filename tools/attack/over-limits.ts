import { diceOf, type Front } from "./context.ts";
import type { JoinOptions } from "./hostile-visit.ts";
import { HttpClient } from "./http-client.ts";
import { requestOf } from "./http-matrix.ts";
import { answeredPayload } from "./payloads.ts";
import { opcode, RawSocket } from "./raw-socket.ts";
import { reserve } from "./sockets.ts";
import { count } from "./stats.ts";
import { pause } from "./waiting.ts";

/** Requests more guests, tables, codes and other resources than a minute allows, from one address. */
export async function askTooOften(front: Front, name: string, { from, token }: JoinOptions): Promise<void> {
  const client = new HttpClient(front.url, from);
  for (let number = 0; !front.isOver(); number += 1) {
    const dice = diceOf(front, name, number);
    const asked = dice.weighed([
      [3, () => client.post("/api/players", {})],
      [1, () => client.post("/api/tables", { settings: {} }, token)],
      [
        3,
        () =>
          client.ask({
            method: "GET",
            path: `/api/tables/${dice.below(1e6)}`,
            headers: { authorization: `Bearer ${token}` },
          }),
      ],
      [1, () => client.post("/api/device-links/redeem", { ticket: String(dice.below(1e6)) })],
      [2, () => client.ask(requestOf(dice, token))],
    ]);
    const { status } = await asked();
    count(front.score.messages, "a request too many");
    if (status >= 400) count(front.score.refusals, `HTTP ${status}`);
    else if (status > 0) front.score.accepted += 1;
    else count(front.score.closings, "HTTP");
    await pause(5);
  }
  client.close();
}

/** Repeatedly sends more messages than a second allows. */
export async function sayTooMuch(front: Front, name: string, aim: JoinOptions): Promise<void> {
  for (let number = 0; !front.isOver(); number += 1) {
    const target = await reserve(front, aim);
    const socket = await RawSocket.connect(front.url, aim.from);
    await socket.upgrade(target ?? "/");
    socket.send(opcode.binary, Uint8Array.of(10));
    for (let shots = 0; shots < 200; shots += 1) {
      socket.send(opcode.binary, answeredPayload(diceOf(front, name, number * 200 + shots), 0).bytes);
    }
    count(front.score.messages, "a message too many", 202);
    await socket.lingers(1000);
    if (socket.ended !== null) count(front.score.closings, socket.ended);
    socket.destroy();
    await pause(200);
  }
}

/**
 * Sends at full speed over a socket without a session, and reconnects as soon as it ends.
 * @param paths requested in turn.
 */
export async function floodWithoutSession(
  front: Front,
  { from }: Pick<JoinOptions, "from">,
  paths: readonly string[],
): Promise<void> {
  for (let number = 0; !front.isOver(); number += 1) {
    const socket = await RawSocket.connect(front.url, from).catch(() => null);
    if (!socket) {
      count(front.score.closings, "no connection");
      await pause(20);
      continue;
    }
    await socket.upgrade(paths[number % paths.length] ?? "/");
    let sent = 0;
    while (socket.ended === null && !front.isOver()) {
      for (let left = 50; left > 0; left -= 1) socket.send(opcode.binary, Uint8Array.of(18));
      sent += 50;
      await pause(1);
    }
    front.score.flood += sent;
    count(front.score.messages, "a socket without a session");
    if (socket.ended !== null) count(front.score.closings, socket.ended);
    socket.destroy();
  }
}

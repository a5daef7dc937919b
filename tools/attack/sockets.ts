import { z } from "zod";
import { protocolRevision } from "../../shared/net/protocol.ts";
import { diceOf, type Front } from "./context.ts";
import { type HostileVisit, type JoinOptions, type Make, using } from "./hostile-visit.ts";
import { HttpClient } from "./http-client.ts";
import { httpUnread, pipelined } from "./http-floods.ts";
import { alteredToken } from "./http-matrix.ts";
import { oddRequests } from "./odd-requests.ts";
import { randomPayload, requestFrame } from "./payloads.ts";
import type { Dice } from "./random.ts";
import { opcode, RawSocket } from "./raw-socket.ts";
import { count } from "./stats.ts";
import { pause } from "./waiting.ts";

/** Runs all kinds of connections that no page makes, one after another. */
export async function connectAnyhow(front: Front, name: string, aim: JoinOptions): Promise<void> {
  for (let number = 0; !front.isOver(); number += 1) {
    const dice = diceOf(front, name, number);
    const [kind, visit] = dice.weighed(visits);
    try {
      const { messages, ended } = await visit(front, dice, aim);
      count(front.score.messages, kind, messages);
      if (ended !== null) count(front.score.closings, ended);
    } catch (error) {
      count(front.score.setbacks, `${kind}: ${error instanceof Error ? error.message : error}`);
      await pause(200);
    }
  }
}

const visits: readonly (readonly [weight: number, visit: readonly [string, Make]])[] = [
  [3, ["a socket without a session", withoutSession]],
  [2, ["half a request", halfARequest]],
  [3, ["a broken upgrade", brokenUpgrade]],
  [3, ["control frames in a flood", controlFrames]],
  [3, ["broken frames", brokenFrames]],
  [1, ["one that never reads", neverReads]],
  [2, ["a seat taken twice, or never", seatTwice]],
  [2, ["a close that is never completed", neverCompleted]],
  [1, ["a slow body", slowBody]],
  [2, ["pipelined requests", pipelined]],
  [1, ["HTTP that never reads", httpUnread]],
  [3, ["a request that no browser sends", oddRequest]],
];

function withoutSession(front: Front, dice: Dice, aim: JoinOptions): Promise<HostileVisit> {
  const target = dice.pick(["/", "/?x", `/x/${aim.roomId}`, `/x/${aim.roomId}?sessionId=junk`, "/queue/1?sessionId="]);
  const times = dice.between(1, 100);
  return using(front, aim, async (socket) => {
    await socket.upgrade(target);
    for (let left = times; left > 0; left -= 1)
      socket.send(opcode.binary, randomPayload(dice, 0).bytes.subarray(0, 60));
    await socket.lingers(dice.below(300));
    return 1 + times;
  });
}

function halfARequest(front: Front, dice: Dice, aim: JoinOptions): Promise<HostileVisit> {
  const whole = `POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{}`;
  return using(front, aim, async (socket) => {
    socket.write(whole.slice(0, dice.below(whole.length)));
    await socket.lingers(dice.below(500));
    return 1;
  });
}

function brokenUpgrade(front: Front, dice: Dice, aim: JoinOptions): Promise<HostileVisit> {
  const headers = dice.pick<Record<string, string | undefined>>([
    { "Sec-WebSocket-Version": "8" },
    { "Sec-WebSocket-Key": undefined },
    { "Sec-WebSocket-Key": "short" },
    { Upgrade: "h2c" },
    { Origin: "http://evil.example" },
    { Host: undefined },
    { Host: "\u0001" },
    { Cookie: "x".repeat(20_000) },
    { "Sec-WebSocket-Protocol": "a, a,,b" },
    { "Sec-WebSocket-Extensions": "permessage-deflate; server_max_window_bits=99" },
  ]);
  const target = dice.pick([
    "/",
    `/x/${aim.roomId}?sessionId=a&sessionId=b`,
    "/%ff%",
    "//x",
    `/${"x".repeat(9000)}`,
    "*",
  ]);
  return using(front, aim, async (socket) => {
    await socket.upgrade(target, headers);
    await socket.lingers(100);
    return 1;
  });
}

function controlFrames(front: Front, dice: Dice, aim: JoinOptions): Promise<HostileVisit> {
  const code = dice.pick([opcode.ping, opcode.pong]);
  const times = dice.between(10, 300);
  return seated(front, aim, async (socket) => {
    for (let left = times; left > 0; left -= 1) socket.send(code, dice.bytes(dice.below(20)));
    await socket.lingers(200);
    return times;
  });
}

function brokenFrames(front: Front, dice: Dice, aim: JoinOptions): Promise<HostileVisit> {
  const make = dice.pick<(socket: RawSocket) => void>([
    (socket) => socket.send(opcode.binary, dice.bytes(9), { unmasked: true }),
    (socket) => socket.send(opcode.binary, dice.bytes(9), { reserved: dice.between(1, 7) }),
    (socket) => socket.send(dice.between(3, 7), dice.bytes(9)),
    (socket) => socket.send(dice.between(11, 15), dice.bytes(9)),
    (socket) => socket.send(opcode.binary, dice.bytes(9), { claims: 2 ** 40 }),
    (socket) => socket.send(opcode.binary, dice.bytes(9), { unfinished: true }),
    (socket) => socket.send(opcode.continuation, dice.bytes(9)),
    (socket) => socket.send(opcode.ping, dice.bytes(126)),
    (socket) => socket.send(opcode.ping, dice.bytes(9), { unfinished: true }),
    (socket) => socket.send(opcode.text, Uint8Array.of(0xff, 0xfe)),
    (socket) => socket.send(opcode.text, Buffer.from("draw")),
    (socket) => socket.send(opcode.close, dice.bytes(1)),
    (socket) => socket.send(opcode.close, Uint8Array.of(0, 5)),
    (socket) => socket.write(dice.bytes(30)),
  ]);
  return seated(front, aim, async (socket) => {
    make(socket);
    await socket.lingers(300);
    return 1;
  });
}

/** Sends requests and keepalives without reading. */
function neverReads(front: Front, dice: Dice, aim: JoinOptions): Promise<HostileVisit> {
  return seated(front, aim, async (socket) => {
    socket.stopReading();
    for (let id = 0; id < 100; id += 1) {
      socket.send(opcode.binary, requestFrame(id, { type: "say", message: { text: "x".repeat(dice.below(300)) } }));
    }
    for (let times = 0; times < 3; times += 1) {
      socket.send(opcode.pong);
      await socket.lingers(300);
    }
    return 103;
  });
}

function neverCompleted(front: Front, dice: Dice, aim: JoinOptions): Promise<HostileVisit> {
  return seated(front, aim, async (socket) => {
    const closes = dice.between(1, 20);
    for (let left = closes; left > 0; left -= 1) socket.send(opcode.close, Uint8Array.of(3, 232));
    for (let left = 20; left > 0; left -= 1) socket.send(opcode.binary, randomPayload(dice, 0).bytes.subarray(0, 100));
    await socket.lingers(dice.below(1500));
    return closes + 20;
  });
}

function slowBody(front: Front, dice: Dice, aim: JoinOptions): Promise<HostileVisit> {
  return using(front, aim, async (socket) => {
    socket.write(
      "POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{",
    );
    for (let left = dice.between(1, 15); left > 0 && socket.ended === null; left -= 1) {
      socket.write(" ");
      await socket.lingers(100);
    }
    return 1;
  });
}

function oddRequest(front: Front, dice: Dice, aim: JoinOptions): Promise<HostileVisit> {
  const bytes = dice.pick(Object.values(oddRequests)) ?? "";
  return using(front, aim, async (socket) => {
    socket.write(bytes);
    await socket.lingers(500);
    return 1;
  });
}

/** Uses one reserved seat for two connections, or for none, or requests a seat with an invalid token. */
async function seatTwice(front: Front, dice: Dice, aim: JoinOptions): Promise<HostileVisit> {
  const token = dice.chance(0.3) ? alteredToken(dice, aim.token) : aim.token;
  const target = await reserve(front, { ...aim, token });
  if (target === null) return { messages: 1, ended: null };
  const sockets = await Promise.all(
    Array.from({ length: dice.below(3) }, () => RawSocket.connect(front.url, aim.from)),
  );
  try {
    await Promise.all(sockets.map((socket) => socket.upgrade(target)));
    await Promise.all(sockets.map((socket) => socket.lingers(100)));
    return { messages: 1 + sockets.length, ended: sockets.at(-1)?.ended ?? null };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

/** Uses a connection that has joined a table as a spectator. */
async function seated(
  front: Front,
  aim: JoinOptions,
  use: (socket: RawSocket) => Promise<number>,
): Promise<HostileVisit> {
  const target = await reserve(front, aim);
  if (target === null) return { messages: 1, ended: null };
  return using(front, aim, async (socket) => {
    await socket.upgrade(target);
    socket.send(opcode.binary, joined);
    return 2 + (await use(socket));
  });
}

/** Message of a client that confirms the join. */
const joined = Uint8Array.of(10);

const reservation = z.object({
  sessionId: z.string(),
  roomId: z.string(),
  processId: z.string(),
  /** Host and path of the node of the room; missing for a standalone server. */
  publicAddress: z.string().optional(),
});

/** @returns the address of the reserved seat; null without a reservation. */
export async function reserve({ url, score }: Front, { from, roomId, token }: JoinOptions): Promise<string | null> {
  const client = new HttpClient(url, from);
  const { status, text } = await client.post(`/matchmake/joinById/${roomId}`, {
    token,
    watch: true,
    revision: protocolRevision,
  });
  client.close();
  const reserved = status === 200 ? reservation.safeParse(JSON.parse(text)) : null;
  if (!reserved?.success) {
    count(score.refusals, `HTTP ${status}`);
    return null;
  }
  const { processId, sessionId, publicAddress = "" } = reserved.data;
  const pathOfNode = publicAddress.replace(/^[^/]*/, "");
  return `${pathOfNode}/${processId}/${reserved.data.roomId}?sessionId=${sessionId}`;
}

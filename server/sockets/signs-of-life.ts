import type { Pulse } from "../plumbing/pulse.ts";

/** The parts of a WebSocket that can be asked. */
export interface LivingSocket {
  on(event: "message" | "pong", heard: () => void): unknown;
  once(event: "close", ended: () => void): unknown;
  ping(data: undefined, mask: undefined, sent: () => void): void;
  terminate(): void;
}

/** How often a connection is asked for a sign of life, in ms. */
export const askMs = 3000;

/** After how many questions in a row without any sign the connection ends. */
const mostUnanswered = 2;

/**
 * Ends a connection whose other side is gone without a word. Each is asked in its own time, counted from when it opened:
 * to ask thousands at once would hold everybody up. A question leaves at a pulse, like all that leaves.
 */
export function expectSignsOfLife(socket: LivingSocket, pulse: Pulse): void {
  let unanswered = 0;
  const heard = () => {
    unanswered = 0;
  };
  const ask = () => {
    if (unanswered === mostUnanswered) return socket.terminate();
    unanswered += 1;
    // A connection that is already closing cannot be asked.
    socket.ping(undefined, undefined, () => {});
  };
  const asking = setInterval(() => pulse.next(ask), askMs).unref();
  socket.on("message", heard);
  socket.on("pong", heard);
  socket.once("close", () => clearInterval(asking));
}

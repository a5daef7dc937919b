import type { Duplex } from "node:stream";

/*
 * Last responses on connections that have left HTTP. They are needed because a proxy counts a connection that closes
 * without a response as a failure of this server. It would then send requests of other clients elsewhere for a while.
 */

const answer = (status: string): Buffer =>
  Buffer.from(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);

const refusals = {
  403: answer("403 Forbidden"),
  405: answer("405 Method Not Allowed"),
  421: answer("421 Misdirected Request"),
} as const;

const tooManyRequests = answer("429 Too Many Requests");

/**
 * Sends a rejection and closes. It destroys a connection with unread earlier responses, because this one would wait
 * behind them.
 */
export function rejectUpgrade(socket: Duplex, status: keyof typeof refusals): void {
  socket.on("error", destroyThis);
  socket.end(refusals[status], () => socket.destroy());
  if (socket.writableLength > 0) socket.destroy();
}

/** Sends 429 and closes at once. It costs less than a rejection, because it waits for no event and no shutdown. */
export function destroySocket(socket: Duplex): void {
  socket.on("error", destroyThis);
  socket.write(tooManyRequests);
  socket.destroy();
}

/** Handles errors of writes, because Node removes its own listener before it hands a connection over. */
function destroyThis(this: Duplex): void {
  this.destroy();
}

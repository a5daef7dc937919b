import type { Room } from "@colyseus/sdk";
import { lineType } from "../../shared/net/line.ts";
import { onWake } from "../state/on-wake.ts";
import { Backoff } from "./backoff.ts";
import { heartbeat } from "./heartbeat.ts";
import { joinLine } from "./rooms.ts";

/** Idle time before a ping, in ms. No player waits for an answer over a line. */
const quietMs = 30_000;

/**
 * Opens a connection for messages of the server, and opens it again whenever it is lost.
 * @param receive called with each message, of any kind.
 * @param opened called when a connection is open. Messages before it are missing.
 * @returns a function that closes it.
 */
export function connectLine(token: string, receive: (message: unknown) => void, opened: () => void): () => void {
  const stop = new AbortController();
  const pauses = new Backoff();
  let room: Room<unknown, unknown> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isJoining = false;

  async function join(): Promise<void> {
    clearTimeout(timer);
    isJoining = true;
    const joined = await joinLine(token);
    isJoining = false;
    if (stop.signal.aborted) return void (joined.ok && joined.value.leave());
    if (joined.ok) enter(joined.value);
    else if (joined.error !== "unauthorized") retryIn(Math.max(joined.error.waitMs, pauses.next()));
  }

  function enter(joined: Room<unknown, unknown>): void {
    room = joined;
    pauses.reset();
    joined.onMessage(lineType, receive);
    opened();
    const lose = () => {
      hangUp();
      room = null;
      if (!stop.signal.aborted) retryIn(pauses.first());
    };
    joined.onLeave(lose);
    const dead = () => {
      joined.removeAllListeners();
      joined.connection.close();
      lose();
    };
    const hangUp = heartbeat(joined, dead, quietMs);
  }

  function retryIn(ms: number): void {
    timer = setTimeout(() => void join(), ms);
  }

  onWake(() => {
    if (!room && !isJoining) void join();
  }, stop.signal);
  void join();
  return () => {
    stop.abort();
    clearTimeout(timer);
    void room?.leave();
  };
}

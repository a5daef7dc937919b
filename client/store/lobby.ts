import { type ReadonlySignal, signal } from "@preact/signals";
import type { Lobby } from "../../shared/net/protocol.ts";
import { api } from "../net/api.ts";
import { session } from "./session.ts";

const current = signal<Lobby | null>(null);

/** How many wait in the queue; null until it is known. */
export const lobby: ReadonlySignal<Lobby | null> = current;

/** Whether the operator lets no new games begin, as far as it is known. */
export const noNewGames = (): boolean => (current.value?.notice.maintenance ?? null) !== null;

/** Asks now and every ten seconds. @returns what stops it. */
export function watchLobby(): () => void {
  const timer = setInterval(ask, 10_000);
  void ask();
  return () => clearInterval(timer);
}

/** Asks now, unless it is known. */
export function knowLobby(): void {
  if (current.value === null) void ask();
}

async function ask(): Promise<void> {
  const token = session.value?.token;
  if (!token || document.hidden) return;
  const answer = await api.lobby(token);
  if (answer.ok) current.value = answer.value;
}

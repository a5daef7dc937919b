import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { type Lobby, type Notice, protocolVersion } from "../../shared/net/protocol.ts";
import { api } from "../net/api.ts";
import { session } from "./session.ts";

const current = signal<Lobby | null>(null);

/** Public state of the server, such as the number of players in the queue; null until loaded. */
export const lobby: ReadonlySignal<Lobby | null> = current;

/** Replaces the operator's notice by a newer one. */
export function setNotice(notice: Notice): void {
  if (current.value) current.value = { ...current.value, notice };
}

/** Whether the operator has stopped new games, as far as the client knows. */
export const noNewGames = (): boolean => (current.value?.notice.maintenance ?? null) !== null;

/** Polls now and every ten seconds. @returns a function that stops polling. */
export function watchLobby(): () => void {
  const timer = setInterval(ask, 10_000);
  void ask();
  return () => clearInterval(timer);
}

/** Loads the lobby unless it is already loaded. */
export function ensureLobby(): void {
  if (current.value === null) void ask();
}

async function ask(): Promise<void> {
  const token = session.value?.token;
  if (!token || document.hidden) return;
  const before = current.value?.notice;
  const answer = await api.lobby(token);
  if (!answer.ok) return;
  const notice = current.value?.notice;
  // A message has replaced the notice since the request.
  current.value = notice === undefined || notice === before ? answer.value : { ...answer.value, notice };
}

/** Whether the server has another protocol version. The next screen must then be loaded from the server. */
export const isOutdated = computed((): boolean => lobby.value !== null && lobby.value.protocol !== protocolVersion);

/** Host of the server's OpenID provider; null without one, and until the lobby is loaded. */
export const providerHost = (): string | null => lobby.value?.provider ?? null;

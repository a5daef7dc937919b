import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "@colyseus/sdk";
import { Backoff } from "../client/net/backoff.ts";
import type { TableState } from "../shared/net/state.ts";
import type { LoadCounts } from "./counts.ts";
import { History } from "./history.ts";
import type { LoadPlayer, ReconnectTarget, TableConnection } from "./player.ts";

/** Timeout of one attempt to join, and timeout after which a disconnected client counts as lost, in ms. */
const tryMs = 3000;
const lostMs = 60_000;

/** Status codes of nodes and the proxy while the request cannot be decided. */
const nobodyKnows: readonly number[] = [502, 503, 504];

/** Table with the token that lets a player rejoin. */
interface Seat {
  readonly roomId: string;
  readonly code: string;
  readonly token: string;
}

function shut(room: TableConnection): void {
  room.reconnection.enabled = false;
  void room.leave(false);
}

/** Final answer during a reconnect: the player has no seat. */
class SentAway extends Error {}

/** Reconnects players like pages do, and measures the time. */
export class Reconnector {
  /** Histories of the players. */
  readonly diaries: History[] = [];
  /** Duration of each reconnect in ms, since the fault; without a fault, since the connection was lost. */
  readonly backMs: number[] = [];
  /** Time at which a node was killed or frozen, as `performance.now()`. */
  struckAt: number | null = null;
  readonly #client: Client;
  readonly #url: string;
  readonly #tally: LoadCounts;
  readonly #away = new Map<LoadPlayer, Seat>();

  constructor(url: string, tally: LoadCounts) {
    this.#url = url;
    this.#tally = tally;
    this.#client = new Client(url);
  }

  homeAt(place: Seat): ReconnectTarget {
    const diary = new History();
    this.diaries.push(diary);
    return { diary, lost: (player) => void this.#bringBack(player, place) };
  }

  /** Rooms of the tables with a player who has not reconnected. */
  get deserted(): ReadonlySet<string> {
    return new Set([...this.#away.values()].map(({ roomId }) => roomId));
  }

  /** Resolves once all players have reconnected, or after this timeout. */
  async everybodyBack(withinMs = lostMs): Promise<void> {
    const endsAt = performance.now() + withinMs;
    while (this.#away.size > 0 && performance.now() < endsAt) await sleep(100);
  }

  async #bringBack(player: LoadPlayer, place: Seat): Promise<void> {
    const lostAt = performance.now();
    const since = Math.min(lostAt, player.waitsSince ?? lostAt);
    this.#away.set(player, place);
    try {
      await this.#tryOften(player, place, lostAt + lostMs);
      this.#away.delete(player);
      this.backMs.push(performance.now() - (this.struckAt ?? lostAt));
      this.#tally.pause(performance.now() - since);
    } catch (error) {
      this.#tally.error(error);
    }
  }

  /** @throws if the player is rejected, or has no seat before the timeout. */
  async #tryOften(player: LoadPlayer, place: Seat, until: number): Promise<void> {
    const pauses = new Backoff();
    await sleep(pauses.first());
    while (performance.now() < until) {
      const room = await this.#join(place);
      if (room && (await player.sitAgain(room))) return;
      await sleep(pauses.next());
    }
    throw new Error(`a client has no seat after ${lostMs} ms`);
  }

  /** @returns null if this attempt failed. @throws SentAway if no attempt can succeed. */
  async #join(place: Seat): Promise<TableConnection | null> {
    const reserved = await this.#request("POST", `/matchmake/joinById/${place.roomId}`, place);
    if (!reserved?.ok) {
      if (reserved && !nobodyKnows.includes(reserved.status)) await this.#ask(place);
      return null;
    }
    const entering = this.#client.consumeSeatReservation<TableState>(await reserved.json());
    const room = await Promise.race([entering, sleep(tryMs, null, { ref: false })]).catch(() => null);
    if (!room) entering.then(shut).catch(() => {});
    return room;
  }

  /** @returns null if there is no response before the timeout. */
  async #request(method: "GET" | "POST", path: string, { token }: Seat): Promise<Response | null> {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const body = method === "POST" ? { body: JSON.stringify({ token, bundles: true }) } : {};
    const signal = AbortSignal.timeout(tryMs);
    return fetch(this.#url + path, { method, headers, signal, ...body }).catch(() => null);
  }

  /** @throws SentAway if the cluster answers that the player has no seat. */
  async #ask(place: Seat): Promise<void> {
    const answer = await this.#request("GET", `/api/tables/${place.code}`, place);
    if (!answer || answer.ok || answer.status >= 500) return;
    throw new SentAway(`rejected: ${answer.status} ${await answer.text()}`);
  }
}

import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "@colyseus/sdk";
import { Pauses } from "../client/net/backoff.ts";
import type { TableState } from "../shared/net/state.ts";
import { Diary } from "./diary.ts";
import type { Home, LoadPlayer, TableConnection } from "./player.ts";
import type { Tally } from "./tally.ts";

/** How long one try to join may take, and when a client that has not come back counts as lost, in ms. */
const tryMs = 3000;
const lostMs = 60_000;

/** What nodes and the proxy answer when nobody can say. */
const nobodyKnows: readonly number[] = [502, 503, 504];

/** A table, and the token that lets a player join it again. */
interface Seat {
  readonly roomId: string;
  readonly code: string;
  readonly token: string;
}

function shut(room: TableConnection): void {
  room.reconnection.enabled = false;
  void room.leave(false);
}

/** A player on the way back to their seat has been told for good that there is none. */
class SentAway extends Error {}

/** Brings players back who lose their connection, as pages do, and measures it. */
export class Homing {
  /** What each player remembers. */
  readonly diaries: Diary[] = [];
  /** How long each way back took, in ms: since the blow, or without one since the connection was lost. */
  readonly backMs: number[] = [];
  /** When a node was killed or frozen, as `performance.now()`. */
  struckAt: number | null = null;
  readonly #client: Client;
  readonly #url: string;
  readonly #tally: Tally;
  readonly #away = new Map<LoadPlayer, Seat>();

  constructor(url: string, tally: Tally) {
    this.#url = url;
    this.#tally = tally;
    this.#client = new Client(url);
  }

  homeAt(place: Seat): Home {
    const diary = new Diary();
    this.diaries.push(diary);
    return { diary, lost: (player) => void this.#bringBack(player, place) };
  }

  /** Rooms of the tables whose players are not all back. */
  get deserted(): ReadonlySet<string> {
    return new Set([...this.#away.values()].map(({ roomId }) => roomId));
  }

  /** Resolves once everybody is back, or this time is over. */
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

  /** @throws if the player is sent away, or has no seat in time. */
  async #tryOften(player: LoadPlayer, place: Seat, until: number): Promise<void> {
    const pauses = new Pauses();
    await sleep(pauses.first());
    while (performance.now() < until) {
      const room = await this.#join(place);
      if (room && (await player.sitAgain(room))) return;
      await sleep(pauses.next());
    }
    throw new Error(`a client has no seat after ${lostMs} ms`);
  }

  /** @returns null if it did not work this time. @throws SentAway if it never will. */
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

  /** @returns null without an answer in time. */
  async #request(method: "GET" | "POST", path: string, { token }: Seat): Promise<Response | null> {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const body = method === "POST" ? { body: JSON.stringify({ token, bundles: true }) } : {};
    const signal = AbortSignal.timeout(tryMs);
    return fetch(this.#url + path, { method, headers, signal, ...body }).catch(() => null);
  }

  /** @throws SentAway if the house says that there is no seat. */
  async #ask(place: Seat): Promise<void> {
    const answer = await this.#request("GET", `/api/tables/${place.code}`, place);
    if (!answer || answer.ok || answer.status >= 500) return;
    throw new SentAway(`sent away: ${answer.status} ${await answer.text()}`);
  }
}

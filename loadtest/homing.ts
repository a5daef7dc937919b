import { setTimeout as sleep } from "node:timers/promises";
import { Client, MatchMakeError } from "@colyseus/sdk";
import { Pauses } from "../client/net/backoff.ts";
import type { TableState } from "../shared/net/state.ts";
import { Diary } from "./diary.ts";
import type { Home, LoadPlayer, TableConnection } from "./player.ts";
import type { Tally } from "./tally.ts";

/** How long one try to join may take, and when a client that has not come back counts as lost, in ms. */
const tryMs = 4000;
const lostMs = 60_000;

/** HTTP codes of proxies and nodes that say nothing about the table. */
const passing = [502, 503, 504];

/** A table, and the token that lets a player join it again. */
interface Seat {
  readonly roomId: string;
  readonly code: string;
  readonly token: string;
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
    while (performance.now() < until) {
      await sleep(pauses.next());
      const room = await this.#join(place);
      if (room && (await player.sitAgain(room))) return;
    }
    throw new Error(`a client has no seat after ${lostMs} ms`);
  }

  /** @returns null if it did not work this time. @throws SentAway if it never will. */
  async #join(place: Seat): Promise<TableConnection | null> {
    const joining = this.#client.joinById<TableState>(place.roomId, { token: place.token });
    const late = sleep(tryMs, null, { ref: false });
    try {
      const room = await Promise.race([joining, late]);
      if (!room) joining.then((tooLate) => tooLate.leave(false)).catch(() => {});
      return room;
    } catch (error) {
      if (error instanceof MatchMakeError && !passing.includes(error.code)) await this.#ask(place);
      return null;
    }
  }

  /** @throws SentAway if the house says that there is no seat. */
  async #ask({ code, token }: Seat): Promise<void> {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${this.#url}/api/tables/${code}`, { headers }).catch(() => null);
    if (!answer || answer.ok || answer.status >= 500) return;
    throw new SentAway(`sent away: ${answer.status} ${await answer.text()}`);
  }
}

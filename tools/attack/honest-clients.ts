import { Client } from "@colyseus/sdk";
import { LoadCounts } from "../../loadtest/counts.ts";
import { LatencyRecorder } from "../../loadtest/latency.ts";
import { LoadPlayer } from "../../loadtest/player.ts";
import { type Seating, seatTable } from "../../loadtest/table.ts";
import { protocolRevision, type TableSettings } from "../../shared/net/protocol.ts";
import type { TableState } from "../../shared/net/state.ts";
import { throughQueue } from "./public.ts";

/** Delay of an honest player before a command, in ms. */
const thinkMs = 200;

const settingsOf = (edition: string, seats: number): TableSettings => ({
  edition,
  seats,
  options: {},
  nopeSeconds: 3,
  turnSeconds: 20,
  hasClock: true,
  oneRoom: false,
  lateJoin: false,
  beatSeconds: 0,
  spectators: true,
  chat: "always",
});

const roomOf = ({ places }: Seating): string[] => places.slice(0, 1).map(({ roomId }) => roomId);

/** Honest players at separate tables, and at tables with a free chair for an attacker. */
export class HonestClients {
  /** Figures of tables with honest players only. */
  readonly beside = new LoadCounts();
  /** Figures of tables with a hostile player. */
  readonly among = new LoadCounts();
  readonly #url: string;
  readonly #clients: { leave(): Promise<void> }[] = [];
  readonly #attacked: LoadPlayer[] = [];
  #starting: NodeJS.Timeout | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** Opens tables for honest players only, and starts their games. @returns their rooms. */
  async sitApart(editions: readonly string[]): Promise<string[]> {
    const rooms: string[] = [];
    for (const edition of editions) {
      const party = { settings: settingsOf(edition, 3), thinkMs, spectators: 1 };
      const seating = await seatTable(this.#url, party, this.beside);
      this.#clients.push(...seating.players, ...seating.spectators);
      await seating.players[0]?.manage({ type: "start" });
      rooms.push(...roomOf(seating));
    }
    return rooms;
  }

  /** Opens tables with one free chair each; a game starts once that is taken. @returns their rooms. */
  async sitAmong(editions: readonly string[]): Promise<string[]> {
    const rooms: string[] = [];
    for (const edition of editions) {
      const party = { settings: settingsOf(edition, 3), thinkMs, spectators: 0, emptyChairs: 1 };
      const seating = await seatTable(this.#url, party, this.among);
      this.#clients.push(...seating.players);
      this.#attacked.push(...seating.players.slice(0, 1));
      rooms.push(...roomOf(seating));
    }
    this.#starting = setInterval(() => {
      for (const host of this.#attacked) if (host.canStart) void host.manage({ type: "start" });
    }, 300);
    return rooms;
  }

  /** Lets each player meet one stranger in the public queue, and play. */
  async meet(editions: readonly string[]): Promise<void> {
    for (const edition of editions) {
      const { roomId, token } = await throughQueue(this.#url, edition);
      const room = await new Client(this.#url).joinById<TableState>(roomId, { token, revision: protocolRevision });
      this.#clients.push(new LoadPlayer(room, thinkMs, this.among, new LatencyRecorder(1, this.among)));
    }
  }

  stop(): void {
    clearInterval(this.#starting);
    this.beside.stop();
    this.among.stop();
  }

  async leave(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.leave()));
  }
}

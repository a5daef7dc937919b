import type { SeatLocation, TableSettings } from "../../shared/net/protocol.ts";
import { TimedPlayer } from "./player.ts";

const usualSettings: Omit<TableSettings, "edition"> = {
  seats: 5,
  options: {},
  nopeSeconds: 12,
  turnSeconds: 60,
  hasClock: true,
  oneRoom: false,
  lateJoin: false,
  beatSeconds: 0,
  spectators: false,
  chat: "off",
};

/** Table of players who play continuously, but never respond to a play. */
export class TimedTable {
  /** The first player hosts. */
  readonly #players: readonly TimedPlayer[];
  readonly #random: () => number;

  private constructor(players: readonly TimedPlayer[], random: () => number) {
    this.#players = players;
    this.#random = random;
  }

  static async open(url: string, edition: string, random: () => number): Promise<TimedTable> {
    const settings: TableSettings = { edition, ...usualSettings };
    const tokens: string[] = [];
    for (let seat = 0; seat < settings.seats; seat += 1) {
      const { token } = await post<{ readonly token: string }>(`${url}/api/players`, {});
      tokens.push(token);
    }
    const { roomId } = await post<SeatLocation>(`${url}/api/tables`, { settings }, tokens[0]);
    const players: TimedPlayer[] = [];
    for (const token of tokens) players.push(await TimedPlayer.join(url, roomId, token));
    return new TimedTable(players, random);
  }

  /** Player with the timed responses. */
  get observer(): TimedPlayer {
    return playerAt(this.#players, 0);
  }

  async begin(): Promise<void> {
    await this.observer.manage({ type: "start" });
  }

  /**
   * Plays until some players may pass in secret.
   * @returns these players, and a function that ends the wait after they have passed.
   */
  async nextSecrets(): Promise<{ readonly passers: readonly TimedPlayer[]; readonly end: () => Promise<void> }> {
    for (;;) {
      await this.#settled();
      const passers = this.#players.filter(({ canPass }) => canPass);
      const [first] = passers;
      if (!first) await this.#playOn();
      else {
        const last = this.observer.canPass ? this.observer : first;
        const others = passers.filter((player) => player !== last);
        const end = async () => void (await last.act({ type: "pass" }));
        if (others.length > 0) return { passers: others, end };
        await end();
      }
    }
  }

  /** Waits until all players have received the same step. */
  async #settled(): Promise<void> {
    const newest = Math.max(...this.#players.map(({ seq }) => seq));
    for (const player of this.#players) await player.until(() => player.seq >= newest);
  }

  /** Lets a player with a pending decision act, with a play if possible; or begins the next game. */
  async #playOn(): Promise<void> {
    if (this.observer.phase === "over") return this.#playAgain();
    const asked = this.#players.find(({ legal }) => legal.length > 0);
    if (!asked) return this.observer.until(() => this.#players.some(({ legal }) => legal.length > 0) || this.#isOver);
    const { legal, seq } = asked;
    const plays = legal.filter(({ type }) => type === "play");
    const choices = plays.length > 0 ? plays : legal;
    const command = choices[Math.floor(this.#random() * choices.length)];
    if (!command || !(await asked.act(command))) return;
    await asked.until(() => asked.seq > seq);
  }

  get #isOver(): boolean {
    return this.observer.phase === "over";
  }

  async #playAgain(): Promise<void> {
    await Promise.all(this.#players.map((player) => player.manage({ type: "rematch", ready: true })));
    for (const player of this.#players) await player.until(() => player.phase === "playing");
  }
}

function playerAt(players: readonly TimedPlayer[], place: number): TimedPlayer {
  const player = players[place];
  if (!player) throw new Error(`no player at place ${place}`);
  return player;
}

async function post<Answer>(url: string, body: object, token?: string): Promise<Answer> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { "content-type": "application/json", ...authorization };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`);
  return response.json();
}

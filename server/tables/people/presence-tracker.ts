import { fail, ok, type Result } from "../../../shared/core/result.ts";
import type { ApiErrorCode, Player, SeatLocation } from "../../../shared/net/protocol.ts";
import { RestartableTimer } from "../../runtime/timers.ts";
import type { SavedTable } from "../../storage/saved-types.ts";
import type { TableDeps } from "../deps.ts";
import type { SeatedPlayer, Seats } from "./seats.ts";

interface AttendanceHandlers {
  /** Called when the table no longer waits for absent players. */
  readonly stopWaiting: () => void;
  /** Called when no player came back in time, so that the table may close. */
  readonly empty: () => void;
}

/**
 * Maximum number of players with a remembered number. It exceeds the number of people that can be at a table at once.
 */
const mostKnown = 500;
/** Maximum number of removed players on the ban list. */
const mostRemoved = 100;

/** Presence of players at a table, with the timeouts for absent players. */
export class PresenceTracker {
  readonly #seats: Seats;
  readonly #seated: SeatLocation;
  readonly #deps: TableDeps;
  readonly #handlers: AttendanceHandlers;
  /** Ids of players removed by the host. They must not come back. */
  readonly #removed = new Set<string>();
  /** Number of each person by id, the oldest entry first. */
  readonly #numbers = new Map<string, number>();
  #lastNumber = 0;
  /** Ids of the players that have a seat here according to the directory. */
  readonly #here = new Set<string>();
  readonly #waitAlarm: RestartableTimer;
  readonly #emptyAlarm: RestartableTimer;
  /** Whether a player has connected since the table was opened or restored. */
  #isVisited = false;

  constructor(seats: Seats, seated: SeatLocation, deps: TableDeps, handlers: AttendanceHandlers) {
    this.#seats = seats;
    this.#seated = seated;
    this.#deps = deps;
    this.#handlers = handlers;
    this.#waitAlarm = new RestartableTimer(deps.timers);
    this.#emptyAlarm = new RestartableTimer(deps.timers);
  }

  /** Restores the presence after a restart, and waits for all players that had a seat here. */
  restore({ chairs, known, removed }: SavedTable): void {
    for (const [id, number] of known) this.#number(id, number);
    for (const id of removed) this.#removed.add(id);
    for (const chair of chairs) {
      if (chair.kind === "person" && chair.seated) this.#note(chair.player.id);
    }
    this.stopWaitingLater();
  }

  /**
   * Returns the numbers to save: of people here, of players who may return to a chair, and of removed players. The last
   * number is always included so that no number is assigned twice.
   * @param watching ids of the spectators.
   */
  saved(watching: readonly string[]): Pick<SavedTable, "known" | "removed"> {
    const matter = new Set([...this.#seats.playerIds(), ...watching, ...this.#removed]);
    const known = [...this.#numbers].filter(([id, number]) => matter.has(id) || number === this.#lastNumber);
    return { known, removed: this.removed };
  }

  /** Whether a player may join now, on their own chair or a free one. */
  admits(playerId: string, hasRoom: boolean): Result<null, ApiErrorCode> {
    if (this.#seats.seatOf(playerId) !== null) return ok(null);
    if (this.#removed.has(playerId)) return fail("removed");
    return hasRoom ? ok(null) : fail("table-full");
  }

  /** Ids of players who must not come back. */
  get removed(): readonly string[] {
    return [...this.#removed];
  }

  /** Transfers the number and the seat of a guest to their new account. */
  passOver(guestId: string, playerId: string): void {
    const number = this.#numbers.get(guestId);
    this.#numbers.delete(guestId);
    if (number !== undefined) this.#number(playerId, number);
    if (!this.#here.has(guestId)) return;
    this.#release(guestId);
    this.#note(playerId);
  }

  /** Seats a player on the first empty chair. An empty chair must exist. */
  sit(player: Player, network: string | null): SeatedPlayer {
    const person = this.#seats.sit(player, this.numberOf(player.id), network);
    this.#note(player.id);
    return person;
  }

  #note(playerId: string): void {
    this.#here.add(playerId);
    this.#deps.tables.sit(playerId, this.#seated);
  }

  #release(playerId: string): void {
    this.#here.delete(playerId);
    this.#deps.tables.stand(playerId, this.#seated);
  }

  /** Returns the number of a person at this table, starting from 1. */
  numberOf(playerId: string): number {
    return this.#numbers.get(playerId) ?? this.#number(playerId, this.#lastNumber + 1);
  }

  /** Whether the player is at the table, or was and still has a number. */
  knows(playerId: string): boolean {
    return this.#numbers.has(playerId);
  }

  /** Returns the numbers of those among `playerIds` that are known here. */
  numbersAmong(playerIds: ReadonlySet<string>): readonly number[] {
    return [...this.#numbers].flatMap(([id, number]) => (playerIds.has(id) ? [number] : []));
  }

  /** Returns the id of the person with this number; null if there is none or the entry was evicted. */
  idOf(who: number): string | null {
    return [...this.#numbers].find(([, number]) => number === who)?.[0] ?? null;
  }

  /** Assigns a number. If there are too many, evicts the oldest entry of a person without a chair. */
  #number(playerId: string, number: number): number {
    this.#numbers.set(playerId, number);
    this.#lastNumber = Math.max(this.#lastNumber, number);
    if (this.#numbers.size <= mostKnown) return number;
    const stay = new Set([...this.#seats.playerIds(), playerId]);
    const [first] = [...this.#numbers.keys()].filter((id) => !stay.has(id));
    if (first !== undefined) this.#numbers.delete(first);
    return number;
  }

  /** Marks a player with a chair as connected, for the first time or again. */
  arrive(person: SeatedPlayer, player: Player, network: string | null): void {
    this.#emptyAlarm.cancel();
    this.#isVisited = true;
    this.#note(player.id);
    person.player = player;
    person.network = network;
    person.connected = true;
    person.left = false;
    this.#seats.passHost();
  }

  /** Marks a player as disconnected. The player retains the chair. */
  disconnect(person: SeatedPlayer): void {
    person.connected = false;
    this.stopWaitingLater();
    this.closeWhenEmpty();
  }

  /** Marks a player as gone: on purpose, or by absence after a game. */
  leave(person: SeatedPlayer): void {
    this.#release(person.player.id);
    person.left = true;
    person.connected = false;
    person.ready = false;
  }

  /** Removes a player from their chair on behalf of the host. */
  ban(playerId: string): void {
    this.#release(playerId);
    this.keepOut(playerId);
  }

  keepOut(playerId: string): void {
    this.#removed.add(playerId);
    const [first] = this.#removed;
    if (this.#removed.size > mostRemoved && first !== undefined) this.#removed.delete(first);
  }

  /** Whether a player still has a seat here. Seats are released by leaving, by removal, and by absence after a game. */
  belongsHere({ player }: SeatedPlayer): boolean {
    return this.#here.has(player.id);
  }

  /** Gives absent players some time to come back, and then calls `stopWaiting`. */
  stopWaitingLater(): void {
    this.#waitAlarm.set(this.#deps.limits.joinGraceMs, () => this.#handlers.stopWaiting());
  }

  /** Counts absent players as gone, so that they may sit at another table, and others here. */
  freeAbsent(): void {
    for (const person of this.#seats.persons) {
      if (!person.connected) this.leave(person);
    }
  }

  /**
   * Closes the table after a delay if no player is connected. Players with a reserved chair first get time to connect.
   */
  closeWhenEmpty(): void {
    if (this.#seats.persons.some(({ connected }) => connected)) return;
    const { emptyMs, joinGraceMs } = this.#deps.limits;
    this.#emptyAlarm.set(this.#isVisited ? emptyMs : Math.max(emptyMs, joinGraceMs), () => this.#handlers.empty());
  }

  stop(): void {
    this.#waitAlarm.cancel();
    this.#emptyAlarm.cancel();
  }
}

import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { ApiErrorCode, Player, Seated } from "../../shared/net/protocol.ts";
import { Alarm } from "../plumbing/timers.ts";
import type { SavedTable } from "../store/saved.ts";
import type { TableDeps } from "./deps.ts";
import type { Person, Seats } from "./seats.ts";

interface AttendanceHandlers {
  /** The table no longer waits for players who are still away. */
  readonly stopWaiting: () => void;
  /** Nobody came back in time: the table may close. */
  readonly empty: () => void;
}

/** Most people whose numbers are remembered; more than can be at a table at once. */
const mostKnown = 500;
/** Most removed players who are kept out. */
const mostRemoved = 100;

/** Who comes to a table and leaves it, and how long the table waits for them. */
export class Attendance {
  readonly #seats: Seats;
  readonly #seated: Seated;
  readonly #deps: TableDeps;
  readonly #handlers: AttendanceHandlers;
  /** Ids of players whom the host removed: they may not come back. */
  readonly #removed = new Set<string>();
  /** Each person's number by their id, the longest known first. */
  readonly #numbers = new Map<string, number>();
  #lastNumber = 0;
  /** Ids of the players who, for the directory, sit here. */
  readonly #here = new Set<string>();
  readonly #waitAlarm: Alarm;
  readonly #emptyAlarm: Alarm;
  /** Whether anybody has come since the table was opened or brought back. */
  #isVisited = false;

  constructor(seats: Seats, seated: Seated, deps: TableDeps, handlers: AttendanceHandlers) {
    this.#seats = seats;
    this.#seated = seated;
    this.#deps = deps;
    this.#handlers = handlers;
    this.#waitAlarm = new Alarm(deps.timers);
    this.#emptyAlarm = new Alarm(deps.timers);
  }

  /** After a restart: waits for everybody who was seated here before. */
  bringBack({ chairs, known, removed }: SavedTable): void {
    for (const [id, number] of known) this.#number(id, number);
    for (const id of removed) this.#removed.add(id);
    for (const chair of chairs) {
      if (chair.kind === "person" && chair.seated) this.#note(chair.player.id);
    }
    this.stopWaitingLater();
  }

  /**
   * The numbers to save: of people here, of people who may return to a chair, and of removed people. The last number is
   * always among them: no number is given twice.
   * @param watching ids of the spectators.
   */
  saved(watching: readonly string[]): Pick<SavedTable, "known" | "removed"> {
    const matter = new Set([...this.#seats.playerIds(), ...watching, ...this.#removed]);
    const known = [...this.#numbers].filter(([id, number]) => matter.has(id) || number === this.#lastNumber);
    return { known, removed: this.removed };
  }

  /** Whether a player could join now: on their own chair, or if there is room. */
  admits(playerId: string, hasRoom: boolean): Result<null, ApiErrorCode> {
    if (this.#seats.seatOf(playerId) !== null) return ok(null);
    if (this.#removed.has(playerId)) return fail("removed");
    return hasRoom ? ok(null) : fail("table-full");
  }

  /** Ids of those who may not come back. */
  get removed(): readonly string[] {
    return [...this.#removed];
  }

  /** What is known of a guest is known of the account that they have become. */
  passOver(guestId: string, playerId: string): void {
    const number = this.#numbers.get(guestId);
    this.#numbers.delete(guestId);
    if (number !== undefined) this.#number(playerId, number);
    if (!this.#here.has(guestId)) return;
    this.#release(guestId);
    this.#note(playerId);
  }

  /** Seats a player on the first empty chair; there must be one. */
  sit(player: Player, network: string | null): Person {
    this.#note(player.id);
    return this.#seats.sit(player, this.numberOf(player.id), network);
  }

  #note(playerId: string): void {
    this.#here.add(playerId);
    this.#deps.tables.sit(playerId, this.#seated);
  }

  #release(playerId: string): void {
    this.#here.delete(playerId);
    this.#deps.tables.stand(playerId, this.#seated);
  }

  /** The number by which a person is known at this table, from 1 on. */
  numberOf(playerId: string): number {
    return this.#numbers.get(playerId) ?? this.#number(playerId, this.#lastNumber + 1);
  }

  /** Whether somebody is at the table, or was and is still remembered. */
  knows(playerId: string): boolean {
    return this.#numbers.has(playerId);
  }

  /** The numbers of those who are known here, among some. */
  numbersAmong(playerIds: ReadonlySet<string>): readonly number[] {
    return [...this.#numbers].flatMap(([id, number]) => (playerIds.has(id) ? [number] : []));
  }

  /** The id of the person with a number; null if there is none, or they are forgotten. */
  idOf(who: number): string | null {
    return [...this.#numbers].find(([, number]) => number === who)?.[0] ?? null;
  }

  /** Remembers a number. If there are too many, forgets the longest known person without a chair. */
  #number(playerId: string, number: number): number {
    this.#numbers.set(playerId, number);
    this.#lastNumber = Math.max(this.#lastNumber, number);
    if (this.#numbers.size <= mostKnown) return number;
    const stay = new Set([...this.#seats.playerIds(), playerId]);
    const [first] = [...this.#numbers.keys()].filter((id) => !stay.has(id));
    if (first !== undefined) this.#numbers.delete(first);
    return number;
  }

  /** A player with a chair has connected, for the first time or again. */
  arrive(person: Person, player: Player, network: string | null): void {
    this.#emptyAlarm.cancel();
    this.#isVisited = true;
    this.#note(player.id);
    person.player = player;
    person.network = network;
    person.connected = true;
    person.left = false;
    this.#seats.passHost();
  }

  /** The connection is lost; the player keeps the chair. */
  drop(person: Person): void {
    person.connected = false;
    this.stopWaitingLater();
    this.closeWhenEmpty();
  }

  /** The player leaves on purpose. */
  leave(person: Person): void {
    this.#release(person.player.id);
    person.left = true;
    person.connected = false;
    person.ready = false;
  }

  /** The host puts the player off their chair. */
  ban(playerId: string): void {
    this.#release(playerId);
    this.keepOut(playerId);
  }

  keepOut(playerId: string): void {
    this.#removed.add(playerId);
    const [first] = this.#removed;
    if (this.#removed.size > mostRemoved && first !== undefined) this.#removed.delete(first);
  }

  /** Whether a player still has a seat here: they have not left and were not let go. */
  belongsHere({ player }: Person): boolean {
    return this.#here.has(player.id);
  }

  /** Gives players who are away some time to come back, and then calls `stopWaiting`. */
  stopWaitingLater(): void {
    this.#waitAlarm.set(this.#deps.limits.joinGraceMs, () => this.#handlers.stopWaiting());
  }

  /** Lets players who are away take a seat at another table. */
  freeAbsent(): void {
    for (const { player, connected } of this.#seats.persons) {
      if (!connected) this.#release(player.id);
    }
  }

  /** Closes the table after a while if nobody is connected; players with a reserved chair first get time to arrive. */
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

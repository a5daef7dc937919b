import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { ApiErrorCode, Player, Seated } from "../../shared/net/protocol.ts";
import { Alarm } from "../plumbing/timers.ts";
import type { SavedTable } from "../store/saved.ts";
import type { TableDeps } from "./deps.ts";
import type { Person, Seats } from "./seats.ts";

interface AttendanceHandlers {
  /** Players who are still away need not be waited for any longer. */
  readonly stopWaiting: () => void;
  /** Nobody came back in time: the table may close. */
  readonly empty: () => void;
}

/** Most people whose numbers are remembered; more than can be at a table at once. */
const mostKnown = 500;
/** Most players whom the host removed and who are kept out. */
const mostRemoved = 100;

/** Who comes to a table, who leaves, and how long the table waits for them. */
export class Attendance {
  readonly #seats: Seats;
  readonly #seated: Seated;
  readonly #deps: TableDeps;
  readonly #handlers: AttendanceHandlers;
  /** Ids of players whom the host removed: they may not come back. */
  readonly #removed = new Set<string>();
  /** The number of each person by their id, the longest known first. */
  readonly #numbers = new Map<string, number>();
  #lastNumber = 0;
  readonly #waitAlarm: Alarm;
  readonly #emptyAlarm: Alarm;
  /** Whether anybody has come since the table was opened, or brought back. */
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
      if (chair.kind === "person" && chair.seated) this.#deps.tables.sit(chair.player.id, this.#seated);
    }
    this.stopWaitingLater();
  }

  /**
   * The numbers to save: of people here, of people who may come back to a chair, and of people who were removed. The last
   * number is among them, so that no number is given out twice.
   * @param watching ids of the spectators.
   */
  saved(watching: readonly string[]): Pick<SavedTable, "known" | "removed"> {
    const matter = new Set([...this.#seats.playerIds(), ...watching, ...this.#removed]);
    const known = [...this.#numbers].filter(([id, number]) => matter.has(id) || number === this.#lastNumber);
    return { known, removed: [...this.#removed] };
  }

  /** Whether a player could come in now: to their own chair, or otherwise if there is room. */
  admits(playerId: string, hasRoom: boolean): Result<null, ApiErrorCode> {
    const elsewhere = this.#deps.tables.seatOf(playerId);
    if (elsewhere !== null && elsewhere.code !== this.#seated.code) return fail("already-seated");
    if (this.#seats.seatOf(playerId) !== null) return ok(null);
    if (this.#removed.has(playerId)) return fail("removed");
    return hasRoom ? ok(null) : fail("table-full");
  }

  /** Seats a player on the first empty chair; there must be one. */
  sit(player: Player): Person {
    this.#deps.tables.sit(player.id, this.#seated);
    return this.#seats.sit(player, this.numberOf(player.id));
  }

  /** The number by which a person is known at this table, from 1 on. */
  numberOf(playerId: string): number {
    return this.#numbers.get(playerId) ?? this.#number(playerId, this.#lastNumber + 1);
  }

  /** Remembers a number, and forgets the longest known person without a chair if there are too many. */
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
  arrive(person: Person, player: Player): void {
    this.#emptyAlarm.cancel();
    this.#isVisited = true;
    this.#deps.tables.sit(player.id, this.#seated);
    person.player = player;
    person.connected = true;
    person.left = false;
    this.#seats.passHost();
  }

  /** The connection is lost; the chair stays theirs. */
  drop(person: Person): void {
    person.connected = false;
    this.stopWaitingLater();
    this.closeWhenEmpty();
  }

  /** Gone on purpose. */
  leave(person: Person): void {
    this.#deps.tables.stand(person.player.id, this.#seated);
    person.left = true;
    person.connected = false;
    person.ready = false;
  }

  /** Put off their chair by the host. */
  ban(playerId: string): void {
    this.#deps.tables.stand(playerId, this.#seated);
    this.#removed.add(playerId);
    const [first] = this.#removed;
    if (this.#removed.size > mostRemoved && first !== undefined) this.#removed.delete(first);
  }

  /** Whether a player is still seated here: has neither left nor taken a seat at another table. */
  belongsHere({ player }: Person): boolean {
    return this.#deps.tables.seatOf(player.id)?.code === this.#seated.code;
  }

  /** Gives players who are away some time to come back, and then calls `stopWaiting`. */
  stopWaitingLater(): void {
    this.#waitAlarm.set(this.#deps.limits.joinGraceMs, () => this.#handlers.stopWaiting());
  }

  /** Lets players who are away take a seat at another table. */
  freeAbsent(): void {
    for (const { player, connected } of this.#seats.persons) {
      if (!connected) this.#deps.tables.stand(player.id, this.#seated);
    }
  }

  /** Closes the table after a while if nobody is connected; players with a reserved chair get time to arrive first. */
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

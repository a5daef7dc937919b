import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { ApiErrorCode, Player, Seated } from "../../shared/net/protocol.ts";
import { Alarm } from "../plumbing/timers.ts";
import type { SavedTable } from "../store/saved.ts";
import type { TableDeps } from "./deps.ts";
import type { Person, Seats } from "./seats.ts";

interface AttendanceHandlers {
  /** Whoever is not back by now is waited for no longer. */
  readonly letGo: () => void;
  /** Nobody has come back in time. */
  readonly empty: () => void;
}

/** So many people are known by their numbers: more than can be at a table at once. */
const mostKnown = 500;
/** So many of those who were put off a chair are kept out. */
const mostRemoved = 100;

/** Who comes to a table and goes, and how long they are waited for. */
export class Attendance {
  readonly #seats: Seats;
  readonly #seated: Seated;
  readonly #deps: TableDeps;
  readonly #absences: AttendanceHandlers;
  /** Whom the host has put off a chair: they do not come back. */
  readonly #removed = new Set<string>();
  /** The longest known first. */
  readonly #numbers = new Map<string, number>();
  #lastNumber = 0;
  readonly #letGoAlarm: Alarm;
  readonly #emptyAlarm: Alarm;
  /** Whether anybody has come since the table was opened, or brought back. */
  #isVisited = false;

  constructor(seats: Seats, seated: Seated, deps: TableDeps, absences: AttendanceHandlers) {
    this.#seats = seats;
    this.#seated = seated;
    this.#deps = deps;
    this.#absences = absences;
    this.#letGoAlarm = new Alarm(deps.timers);
    this.#emptyAlarm = new Alarm(deps.timers);
  }

  /** Everybody is awaited whom the directory had here before the server ended. */
  bringBack({ chairs, known, removed }: SavedTable): void {
    for (const [id, number] of known) this.#number(id, number);
    for (const id of removed) this.#removed.add(id);
    for (const chair of chairs) {
      if (chair.kind === "person" && chair.seated) this.#deps.tables.sit(chair.player.id, this.#seated);
    }
    this.letGoLater();
  }

  /**
   * What is to be kept of it: the numbers of those who are here, may come back to a chair or were put off one, and the
   * last number, so that nobody is given one that somebody has had.
   * @param watching ids of those who watch.
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

  /** A player takes the first empty chair, which there must be. */
  sit(player: Player): Person {
    this.#deps.tables.sit(player.id, this.#seated);
    return this.#seats.sit(player, this.numberOf(player.id));
  }

  /** The number by which a person is known at this table, from 1 on. */
  numberOf(playerId: string): number {
    return this.#numbers.get(playerId) ?? this.#number(playerId, this.#lastNumber + 1);
  }

  /** Of those who have come and gone the longest known are forgotten, before there are too many. */
  #number(playerId: string, number: number): number {
    this.#numbers.set(playerId, number);
    this.#lastNumber = Math.max(this.#lastNumber, number);
    if (this.#numbers.size <= mostKnown) return number;
    const stay = new Set([...this.#seats.playerIds(), playerId]);
    const [first] = [...this.#numbers.keys()].filter((id) => !stay.has(id));
    if (first !== undefined) this.#numbers.delete(first);
    return number;
  }

  /** Somebody who has a chair is connected: comes for the first time, or comes back. */
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
    this.letGoLater();
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

  /** Whether a player has gone neither on purpose nor to another table. */
  belongsHere({ player }: Person): boolean {
    return this.#deps.tables.seatOf(player.id)?.code === this.#seated.code;
  }

  /** Whoever does not come back soon hosts no more; after a game they are free to play elsewhere, and not waited for. */
  letGoLater(): void {
    this.#letGoAlarm.set(this.#deps.limits.joinGraceMs, () => this.#absences.letGo());
  }

  /** Those who are away may play elsewhere. */
  freeAbsent(): void {
    for (const { player, connected } of this.#seats.persons) {
      if (!connected) this.#deps.tables.stand(player.id, this.#seated);
    }
  }

  /** Whoever has been given a chair has time to come to it first. */
  closeWhenEmpty(): void {
    if (this.#seats.persons.some(({ connected }) => connected)) return;
    const { emptyMs, joinGraceMs } = this.#deps.limits;
    this.#emptyAlarm.set(this.#isVisited ? emptyMs : Math.max(emptyMs, joinGraceMs), () => this.#absences.empty());
  }

  stop(): void {
    this.#letGoAlarm.cancel();
    this.#emptyAlarm.cancel();
  }
}

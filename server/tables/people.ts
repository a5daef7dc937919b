import type { Result } from "../../shared/core/result.ts";
import type { ApiErrorCode, Player, TablePhase, TableSettings } from "../../shared/net/protocol.ts";
import { toldApart } from "../players/look-alikes.ts";
import type { Asker } from "./asker.ts";
import type { Attendance } from "./attendance.ts";
import type { NewBot } from "./bot-chairs.ts";
import type { Person, Seats } from "./seats.ts";
import { Spectators } from "./spectators.ts";

/** What decides whether a chair may be taken, besides the other chairs. */
interface ChairRules {
  readonly phase: () => TablePhase;
  readonly settings: () => TableSettings;
  /** Whether a game is being prepared: meanwhile no chair may be taken. */
  readonly isPreparing: () => boolean;
}

/** The first number: whoever opens a table sits down before all others. */
const openersNumber = 1;

/** Everybody at a table, on a chair or as a spectator: who may join, and as which of the two. */
export class People {
  readonly seats: Seats;
  readonly spectators = new Spectators();
  readonly attendance: Attendance;
  readonly #rules: ChairRules;

  constructor(seats: Seats, attendance: Attendance, rules: ChairRules) {
    this.seats = seats;
    this.attendance = attendance;
    this.#rules = rules;
  }

  /** Whether a player could join now: on their own chair, or on a free one. */
  admits(playerId: string): Result<null, ApiErrorCode> {
    return this.attendance.admits(playerId, this.#hasRoom());
  }

  /** Whether a player could join now to watch; a player with a chair may come to that. */
  admitsSpectator(playerId: string): Result<null, ApiErrorCode> {
    const { spectators } = this;
    const mayWatch = this.#rules.settings().spectators;
    return this.attendance.admits(playerId, mayWatch && (spectators.get(playerId) !== null || !spectators.isFull));
  }

  /**
   * Whether there is no such table for somebody, to play and to watch: anybody on a chair, the host or whoever opened it
   * has blocked them. Whoever sits here stays.
   */
  hidesFrom({ playerId, blockers }: Asker): boolean {
    return !this.#sits(playerId) && [...blockers].some((id) => this.hidesFor(id));
  }

  /** Whether there is no such table for whom somebody has blocked. */
  hidesFor(blocker: string): boolean {
    return blocker === this.seats.host || blocker === this.attendance.idOf(openersNumber) || this.#sits(blocker);
  }

  /** Whether somebody has a chair here and no seat elsewhere: they have not left, and were not let go. */
  #sits(playerId: string): boolean {
    const person = this.seats.personOf(playerId);
    return person !== null && this.attendance.belongsHere(person);
  }

  /** @returns the id by which a player has a place here: that of the guest they were, if only the guest has one. */
  placeOf(playerId: string, formerly: string | null): string {
    const isHere = (id: string) => this.seats.seatOf(id) !== null || this.spectators.get(id) !== null;
    return formerly !== null && this.seats.seatOf(playerId) === null && isHere(formerly) ? formerly : playerId;
  }

  /** The place of a guest passes to the account that they have become, which has no chair here. */
  passOver(guestId: string, player: Player): void {
    this.spectators.remove(guestId);
    this.attendance.passOver(guestId, player.id);
    this.seats.passOver(guestId, player);
  }

  /** Somebody here has another name from now on. */
  rename(player: Player): void {
    const shown = this.#toldApart(player);
    const person = this.seats.personOf(player.id);
    const spectator = this.spectators.get(player.id);
    if (person) person.player = shown;
    if (spectator) this.spectators.add(player.id, { ...spectator, name: shown.name });
  }

  /** Gives a player the first empty chair of a new table before they join. */
  reserve(player: Player, network: string | null): void {
    this.attendance.sit(this.#toldApart(player), network);
  }

  /** A player whom the table admits has connected, for their own chair or a free one. */
  enter(player: Player, network: string | null): Person {
    this.spectators.remove(player.id);
    const shown = this.#toldApart(player);
    const person = this.seats.personOf(player.id) ?? this.#sit(shown, network);
    this.attendance.arrive(person, shown, network);
    return person;
  }

  /** A spectator whom the table admits has connected. */
  watch(player: Player): void {
    const { id, name, avatar, guest } = this.#toldApart(player);
    this.spectators.add(id, { who: this.attendance.numberOf(id), name, avatar, guest });
  }

  /** A connection is lost: a player keeps the chair, a spectator is gone. @returns whether the player was here. */
  drop(playerId: string): boolean {
    const person = this.seats.personOf(playerId);
    if (person) this.attendance.drop(person);
    return person !== null || this.spectators.remove(playerId);
  }

  /** Seats another bot; between games on a new chair. @returns false if there is no room. */
  addBot(newBot: NewBot): boolean {
    if (!this.#hasRoom()) return false;
    this.#makeRoom();
    this.seats.addBot(newBot, this.spectators.names);
    return true;
  }

  fillWithBots(newBot: NewBot): void {
    this.seats.fillWithBots(newBot, this.spectators.names);
  }

  #sit(player: Player, network: string | null): Person {
    this.#makeRoom();
    return this.attendance.sit(player, network);
  }

  /** Between games no chair is empty, but more players may join than the last game had. */
  #hasRoom(): boolean {
    const phase = this.#rules.phase();
    if (this.#rules.isPreparing()) return false;
    if (phase === "over") return this.seats.all.length < this.#rules.settings().seats;
    return phase === "waiting" && this.seats.taken.length < this.seats.all.length;
  }

  #makeRoom(): void {
    if (this.#rules.phase() === "over") this.seats.resize(this.seats.all.length + 1);
  }

  /** The player, with a name that resembles no other name at this table. */
  #toldApart(player: Player): Player {
    const own = this.seats.seatOf(player.id);
    const chairs = this.seats.faces().filter(({ kind }, seat) => kind !== "empty" && seat !== own);
    const spectators = this.spectators.ids.filter((id) => id !== player.id).map((id) => this.spectators.get(id));
    const others = [...chairs, ...spectators].flatMap((face) => face?.name ?? []);
    return { ...player, name: toldApart(player.name, others) };
  }
}

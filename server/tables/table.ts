import type { Schema } from "@colyseus/schema";
import type { Seat } from "../../shared/core/game.ts";
import type { Deal } from "../../shared/core/record.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import { commandFormat } from "../../shared/net/formats.ts";
import type {
  ActRequest,
  ApiErrorCode,
  ChatMode,
  DealMessage,
  Player,
  Seated,
  TablePhase,
  TableSettings,
} from "../../shared/net/protocol.ts";
import { toldApart } from "../players/look-alikes.ts";
import type { SavedChair, SavedTable } from "../store/saved.ts";
import type { TableSchema } from "../sync/schema.ts";
import { writeTable } from "../sync/table.ts";
import { Attendance } from "./attendance.ts";
import type { TableDeps } from "./deps.ts";
import type { Story } from "./running-game.ts";
import { type Chair, type Person, Seats } from "./seats.ts";
import { Spectators } from "./spectators.ts";
import { Starting, type StartingTable } from "./starting.ts";
import { type Reply, TableGames } from "./table-games.ts";
import type { TableListener } from "./table-listener.ts";
import type { Beginning, NewTable, ReturningTable } from "./tables.ts";

/** A table: its people, its settings, and game after game. Knows nothing of connections and messages. */
export class Table {
  readonly seats: Seats;
  readonly spectators = new Spectators();
  readonly starting: Starting;
  readonly #seated: Seated;
  readonly #opening: Pick<NewTable, "start" | "isPublic">;
  readonly #deps: TableDeps;
  readonly #schema: TableSchema;
  readonly #audience: TableListener;
  readonly #attendance: Attendance;
  readonly #course: TableGames;
  #settings: TableSettings;
  /** As it was last noted in the journal. */
  #saved = "";

  constructor(seated: Seated, beginning: Beginning, schema: TableSchema, deps: TableDeps, audience: TableListener) {
    const opening = beginning.kind === "new" ? beginning : beginning.table;
    this.#seated = seated;
    this.#opening = opening;
    this.#settings = opening.settings;
    this.#schema = schema;
    this.#deps = deps;
    this.#audience = audience;
    this.seats = new Seats(opening.settings.seats);
    this.#attendance = new Attendance(this.seats, seated, deps, {
      letGo: () => this.#letGo(),
      empty: () => audience.close("table-closed"),
    });
    const origin = { roomId: seated.roomId, isShared: opening.isPublic };
    this.#course = new TableGames(this.seats, origin, schema, deps, {
      told: (story) => this.#tell(story),
      missed: () => this.#save(),
      putOut: (playerId) => this.putOut(playerId),
    });
    this.starting = new Starting(this.#whereGamesStart(), deps);
    try {
      this.#open(beginning);
    } catch (error) {
      this.stop();
      throw error;
    }
  }

  get phase(): TablePhase {
    return this.#course.phase;
  }

  get settings(): TableSettings {
    return this.#settings;
  }

  get seq(): number {
    return this.#course.seq;
  }

  /** Whether a player could come in now: to their own chair, or to a free one. */
  admits(playerId: string): Result<null, ApiErrorCode> {
    return this.#attendance.admits(playerId, this.#hasRoom());
  }

  /** Whether a player could come in now to watch; whoever has a chair has that. */
  admitsSpectator(playerId: string): Result<null, ApiErrorCode> {
    const hasRoom = this.#settings.spectators && (this.spectators.get(playerId) !== null || !this.spectators.isFull);
    return this.#attendance.admits(playerId, hasRoom);
  }

  /** The number by which a person is known at this table, from 1 on. */
  numberOf(playerId: string): number {
    return this.#attendance.numberOf(playerId);
  }

  /** Somebody who has no chair, and whom the table admits as a spectator, is connected. */
  watch(player: Player): void {
    const { id, name, avatar } = this.#shown(player);
    this.spectators.add(id, { who: this.#attendance.numberOf(id), name, avatar });
    this.changed();
  }

  /** A player whom the table admits is connected: comes for the first time, or comes back. */
  enter(player: Player): void {
    this.spectators.remove(player.id);
    const shown = this.#shown(player);
    const person = this.seats.personOf(player.id) ?? this.#sit(shown);
    this.#attendance.arrive(person, shown);
    this.markResponsive(person);
    this.resumePlay(person);
    this.starting.whenComplete();
    this.changed();
  }

  /** A player's connection is lost; the chair stays theirs. Whoever has watched is gone. */
  drop(playerId: string): void {
    const person = this.seats.personOf(playerId);
    if (person) this.#attendance.drop(person);
    if (person || this.spectators.remove(playerId)) this.changed();
  }

  /** A draw that is held back for the beat is answered later. */
  act(playerId: string, request: ActRequest): Reply | Promise<Reply> {
    const person = this.seats.personOf(playerId);
    const seat = this.seats.seatOf(playerId);
    if (!person || seat === null || person.left) return fail({ kind: "not-seated" });
    this.markResponsive(person);
    if (person.isOut) return fail({ kind: "put-out" });
    const command = commandFormat.safeParse(request.command);
    if (command.data?.type !== "pass") this.resumePlay(person);
    return command.success ? this.#course.act(seat, request.seq, command.data) : malformed;
  }

  /** What a player adds to the chance of the game that is being prepared. */
  contribute(playerId: string, message: DealMessage): Reply {
    const person = this.seats.personOf(playerId);
    const seat = this.seats.seatOf(playerId);
    if (!person || seat === null || person.left) return fail({ kind: "not-seated" });
    this.markResponsive(person);
    return this.starting.contribute(seat, message) ? ok(null) : fail({ kind: "manage", code: "not-now" });
  }

  /** A sign of life of a person: the next start waits for them again. */
  markResponsive(person: Person): void {
    if (!person.silent) return;
    person.silent = false;
    this.changed();
  }

  /** A bot plays for a person no more, unless it does so for the rest of the game. */
  resumePlay(person: Person): void {
    if (!person.isCovered) return;
    person.isCovered = false;
    this.changed();
  }

  /** From now on a bot plays for a person, until the game is over. */
  putOut(playerId: string): void {
    const person = this.seats.personOf(playerId);
    const seat = this.seats.seatOf(playerId);
    if (!person || seat === null || this.phase !== "playing") return;
    if (this.#isDesertion(seat)) this.#deps.pauses.begin(playerId);
    person.isOut = true;
    this.#course.wakeBots();
    this.changed();
  }

  /** Gone for good; while a game lasts a bot plays on, and the player may come back. */
  leave(playerId: string): void {
    const person = this.seats.personOf(playerId);
    const seat = this.seats.seatOf(playerId);
    if (!person || seat === null) return;
    if (!person.isOut && this.#isDesertion(seat)) this.#deps.pauses.begin(playerId);
    this.#attendance.leave(person);
    this.starting.callOff();
    if (this.phase === "waiting") this.seats.vacate(seat);
    if (this.phase === "waiting" && this.#opening.start === "when-joined")
      this.seats.fillWithBots(this.spectators.names);
    this.seats.passHost();
    this.#course.wakeBots();
    this.starting.whenComplete();
    this.starting.whenAgreed();
    this.#attendance.closeWhenEmpty();
    this.changed();
  }

  /** Whether strangers are left in the lurch who play on, if this seat's player is gone. */
  #isDesertion(seat: Seat): boolean {
    if (!this.#opening.isPublic || !this.#course.isIn(seat)) return false;
    const plays = (chair: Chair, other: Seat) => chair.kind === "person" && !chair.left && this.#course.isIn(other);
    return this.seats.all.some((chair, other) => other !== seat && plays(chair, other));
  }

  /** Puts a person or a bot off a chair before the start. */
  remove(seat: Seat): void {
    const chair = this.seats.all[seat];
    this.seats.vacate(seat);
    if (chair?.kind === "person") {
      this.#attendance.ban(chair.player.id);
      this.#audience.goodbye(chair.player.id, "removed");
    }
    this.changed();
  }

  configure(settings: TableSettings): void {
    this.#settings = settings;
    this.seats.resize(settings.seats);
    if (!settings.spectators) this.#sendSpectatorsAway();
    this.#audience.seatsChanged();
    this.changed();
  }

  /** When there is a chat, from now on. */
  allowChat(chat: ChatMode): void {
    this.#settings = { ...this.#settings, chat };
    this.changed();
  }

  /** Whether the host decides on the settings: not at a table that begins by itself. */
  get isHostLed(): boolean {
    return this.#opening.start === "by-host";
  }

  /** Another bot takes a chair; between games a new one, if there may be more. */
  addBot(): boolean {
    if (!this.#hasRoom()) return false;
    this.#makeRoom();
    this.seats.addBot(this.spectators.names);
    this.starting.whenAgreed();
    this.changed();
    return true;
  }

  vote(person: Person, ready: boolean): void {
    person.ready = ready;
    this.starting.whenAgreed();
    this.changed();
  }

  #begin(deal: Deal): void {
    for (const person of this.seats.persons) {
      person.isCovered = person.silent;
      person.ready = false;
    }
    this.#course.deal(this.#settings, deal);
    this.#save();
    const { edition, options } = this.#settings;
    const [players, people] = [this.seats.all.length, this.seats.persons.length];
    this.#deps.log.info({ room: this.#seated.roomId, edition, options, players, people }, "a game begins");
    this.#audience.seatsChanged();
    this.#course.begin();
  }

  /** Nothing has come from some before a game: nobody waits for them. */
  #calledOff(silent: readonly Seat[]): void {
    this.#deps.log.info({ room: this.#seated.roomId, silent }, "a start is called off");
    if (this.phase === "over") this.#attendance.letGoLater();
  }

  /** Whether a game that begins now would be kept. */
  get isSaving(): boolean {
    return this.#deps.journal.isSaving;
  }

  /** What of the synchronised state is for a player's eyes only. */
  privateState(playerId: string): Schema | null {
    const seat = this.seats.seatOf(playerId);
    return seat === null ? null : this.#course.privateState(seat);
  }

  /** All that has happened in the game on the table, or null before one. */
  get storySoFar(): Story | null {
    return this.#course.storySoFar;
  }

  /** Nothing happens at this table any more. */
  stop(): void {
    this.#course.stop();
    this.starting.stop();
    this.#attendance.stop();
  }

  /** Brings the synchronised state up to date, and tells. */
  changed(story: Story | null = null): void {
    if (story === null || this.phase !== "playing") this.#save();
    this.#sync();
    this.#audience.changed(story);
  }

  #whereGamesStart(): StartingTable {
    return {
      mode: this.#opening.start,
      seats: this.seats,
      attendance: this.#attendance,
      phase: () => this.phase,
      settings: () => this.#settings,
      begin: (deal) => this.#begin(deal),
      calledOff: (silent) => this.#calledOff(silent),
      seatsChanged: () => this.#audience.seatsChanged(),
      changed: () => this.changed(),
    };
  }

  #open(beginning: Beginning): void {
    if (beginning.kind === "new") this.#lay(beginning);
    else this.#bringBack(beginning);
    if (this.#opening.start === "when-joined" && this.phase === "waiting") this.starting.later();
    this.#attendance.closeWhenEmpty();
    this.#save();
    this.#sync();
  }

  #lay({ players, fillWithBots }: NewTable): void {
    for (const player of players) this.#attendance.sit(this.#shown(player));
    if (fillWithBots) this.seats.fillWithBots(this.spectators.names);
  }

  #bringBack({ table, game }: ReturningTable): void {
    this.#attendance.bringBack(table);
    this.seats.bringBack(table, (playerId) => this.#attendance.numberOf(playerId));
    if (game) this.#course.bringBack(table, game);
  }

  #tell(story: Story): void {
    if (this.phase === "over") this.#gameOver();
    this.changed(story);
  }

  #gameOver(): void {
    this.#deps.log.info({ room: this.#seated.roomId, steps: this.seq }, "a game is over");
    this.seats.forgetMisses();
    this.#attendance.letGoLater();
    this.#deps.tables.checkIdle();
  }

  /** A player by a name that looks like nobody else's at this table. */
  #shown(player: Player): Player {
    const chairs = this.seats
      .faces()
      .filter(({ kind }, seat) => kind !== "empty" && seat !== this.seats.seatOf(player.id));
    const spectators = this.spectators.ids.filter((id) => id !== player.id).map((id) => this.spectators.get(id));
    const others = [...chairs, ...spectators].flatMap((face) => face?.name ?? []);
    return { ...player, name: toldApart(player.name, others) };
  }

  #sit(player: Player): Person {
    this.#makeRoom();
    return this.#attendance.sit(player);
  }

  /** Between games there are no empty chairs, but there may be more than have just played. */
  #hasRoom(): boolean {
    if (this.starting.isDealing) return false;
    if (this.phase === "over") return this.seats.all.length < this.#settings.seats;
    return this.phase === "waiting" && this.seats.taken.length < this.seats.all.length;
  }

  #makeRoom(): void {
    if (this.phase === "over") this.seats.resize(this.seats.all.length + 1);
  }

  #sendSpectatorsAway(): void {
    for (const id of this.spectators.ids) {
      this.spectators.remove(id);
      this.#audience.goodbye(id, "unwatched");
    }
  }

  #letGo(): void {
    this.seats.passHostToThoseHere();
    this.changed();
    if (this.phase !== "over" || this.starting.isDealing) return;
    this.#attendance.freeAbsent();
    this.starting.whenAgreed();
  }

  /** Notes what the table is now, if that is not what it was; a game that is being prepared is none yet. */
  #save(): void {
    if (this.starting.isDealing) return;
    const table: SavedTable = {
      ...this.#seated,
      ...this.#course.saved,
      ...this.#attendance.saved(this.spectators.ids),
      settings: this.#settings,
      start: this.#opening.start,
      isPublic: this.#opening.isPublic,
      chairs: this.seats.all.map((chair) => this.#savedChair(chair)),
      host: this.seats.host,
    };
    const saved = JSON.stringify(table);
    if (saved === this.#saved) return;
    this.#saved = saved;
    this.#deps.journal.table(this.#seated.roomId, table);
  }

  #savedChair(chair: Chair): SavedChair {
    if (chair.kind !== "person") return chair;
    const { kind, player, left, ready, missed, isCovered, isOut } = chair;
    return { kind, player, left, ready, missed, isCovered, isOut, seated: this.#attendance.belongsHere(chair) };
  }

  #sync(): void {
    this.#course.sync();
    writeTable(this.#schema, {
      code: this.#seated.code,
      phase: this.phase,
      closing: this.#deps.tables.closing,
      settings: this.#settings,
      isPublic: this.#opening.isPublic,
      chairs: this.seats.faces(),
      watchers: this.spectators.faces,
      seq: this.seq,
      deadline: this.#course.deadline,
      beatEndsAt: this.#course.beatEndsAt,
      dealing: this.starting.isDealing,
      deal: this.starting.face ?? this.#course.dealOnWire,
      finishedId: this.#course.finishedId,
    });
  }
}

const malformed: Reply = fail({ kind: "refused", refusal: { code: "malformed", rule: "" } });

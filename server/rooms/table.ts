import type { Schema } from "@colyseus/schema";
import type { Refusal } from "../../shared/core/errors.ts";
import type { Seat } from "../../shared/core/game.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import { commandFormat, editionInfo } from "../../shared/net/formats.ts";
import type {
  ActRequest,
  ApiErrorCode,
  Goodbye,
  Player,
  Seated,
  TableError,
  TablePhase,
  TableSettings,
} from "../../shared/net/protocol.ts";
import type { TableSchema } from "../sync/schema.ts";
import { writeTable } from "../sync/table.ts";
import type { TableDeps } from "./deps.ts";
import { startMatch } from "./games.ts";
import type { Story } from "./match.ts";
import { Play } from "./play.ts";
import { type Chair, type Person, Seats } from "./seats.ts";
import type { Opening } from "./tables.ts";
import { Alarm } from "./timers.ts";

/** Whoever watches a table: its room, which passes on what happens. */
export interface Audience {
  /** The synchronised state has changed; `story` is what happened in the game, if anything did. */
  changed(story: Story | null): void;
  /** The seats of players may have changed, or what each of them may see. */
  seatsChanged(): void;
  goodbye(playerId: string, reason: Goodbye["reason"]): void;
  close(reason: Goodbye["reason"]): void;
}

type Answer = Result<null, TableError>;

function answerTo(result: Result<null, Refusal | "forestalled">): Answer {
  if (result.ok) return result;
  return fail(result.error === "forestalled" ? { kind: "forestalled" } : { kind: "refused", refusal: result.error });
}

const malformed: Refusal = { code: "malformed", rule: "" };

/** A table: its people, its settings, and game after game. Knows nothing of connections and messages. */
export class Table {
  readonly seats: Seats;
  readonly #seated: Seated;
  readonly #opening: Opening;
  readonly #deps: TableDeps;
  readonly #schema: TableSchema;
  readonly #audience: Audience;
  /** Whom the host has put off a chair: they do not come back. */
  readonly #removed = new Set<string>();
  #settings: TableSettings;
  #phase: TablePhase = "waiting";
  #seq = 0;
  /** The step with which what is awaited now began to be awaited. */
  #momentSeq = 0;
  #play: Play | null = null;
  readonly #startAlarm: Alarm;
  readonly #letGoAlarm: Alarm;
  readonly #closeAlarm: Alarm;

  constructor(seated: Seated, opening: Opening, schema: TableSchema, deps: TableDeps, audience: Audience) {
    this.#seated = seated;
    this.#opening = opening;
    this.#settings = opening.settings;
    this.#schema = schema;
    this.#deps = deps;
    this.#audience = audience;
    this.#startAlarm = new Alarm(deps.timers);
    this.#letGoAlarm = new Alarm(deps.timers);
    this.#closeAlarm = new Alarm(deps.timers);
    this.seats = new Seats(opening.settings.seats);
    for (const player of opening.players) this.#sit(player);
    if (opening.fillWithBots) this.seats.fillWithBots();
    if (opening.start === "when-joined") this.#startAlarm.set(deps.limits.joinGraceMs, () => this.start());
    this.#closeWhenEmpty();
    this.#sync();
  }

  get phase(): TablePhase {
    return this.#phase;
  }

  get settings(): TableSettings {
    return this.#settings;
  }

  get seq(): number {
    return this.#seq;
  }

  /** Whether a player could come in now: to their own chair, or to a free one. */
  admits(playerId: string): Result<null, ApiErrorCode> {
    const elsewhere = this.#deps.tables.seatOf(playerId);
    if (elsewhere !== null && elsewhere.code !== this.#seated.code) return fail("already-seated");
    if (this.seats.seatOf(playerId) !== null) return ok(null);
    if (this.#removed.has(playerId)) return fail("removed");
    return this.#hasRoom() ? ok(null) : fail("table-full");
  }

  /** A player whom the table admits is connected: comes for the first time, or comes back. */
  enter(player: Player): void {
    this.#closeAlarm.cancel();
    const person = this.seats.personOf(player.id) ?? this.#sit(player);
    this.#deps.tables.sit(player.id, this.#seated);
    person.player = player;
    person.connected = true;
    person.left = false;
    this.seats.passHost();
    this.here(person);
    if (this.#opening.start === "when-joined" && this.#phase === "waiting") this.#startWhenComplete();
    this.changed();
  }

  /** A player's connection is lost; the chair stays theirs. */
  drop(playerId: string): void {
    const person = this.seats.personOf(playerId);
    if (!person) return;
    person.connected = false;
    this.#letGoLater();
    this.#closeWhenEmpty();
    this.changed();
  }

  /** A draw that is held back for the beat is answered later. */
  act(playerId: string, { seq, command }: ActRequest): Answer | Promise<Answer> {
    const person = this.seats.personOf(playerId);
    const seat = this.seats.seatOf(playerId);
    if (!person || seat === null || person.left) return fail({ kind: "not-seated" });
    this.here(person);
    const parsed = commandFormat.safeParse(command);
    if (!parsed.success) return fail({ kind: "refused", refusal: malformed });
    if (!this.#play || seq < this.#momentSeq || seq > this.#seq) return fail({ kind: "stale" });
    const result = this.#play.act(seat, parsed.data);
    return result instanceof Promise ? result.then(answerTo) : answerTo(result);
  }

  /** A sign of life of a person: if a bot played for them, it does so no more. */
  here(person: Person): void {
    const wasAway = person.missed > 0;
    person.missed = 0;
    if (wasAway) this.changed();
  }

  /** Gone for good; while a game lasts a bot plays on, and the player may come back. */
  leave(playerId: string): void {
    const person = this.seats.personOf(playerId);
    const seat = this.seats.seatOf(playerId);
    if (!person || seat === null) return;
    this.#deps.tables.stand(playerId, this.#seated);
    person.left = true;
    person.connected = false;
    person.ready = false;
    if (this.#phase === "waiting") this.seats.vacate(seat);
    this.seats.passHost();
    this.#play?.wakeBots();
    this.#rematchWhenAgreed();
    this.#closeWhenEmpty();
    this.changed();
  }

  /** Puts a person or a bot off a chair before the start. */
  remove(seat: Seat): void {
    const chair = this.seats.all[seat];
    this.seats.vacate(seat);
    if (chair?.kind === "person") {
      this.#deps.tables.stand(chair.player.id, this.#seated);
      this.#removed.add(chair.player.id);
      this.#audience.goodbye(chair.player.id, "removed");
    }
    this.changed();
  }

  configure(settings: TableSettings): void {
    this.#settings = settings;
    this.seats.resize(settings.seats);
    this.#audience.seatsChanged();
    this.changed();
  }

  /** Another bot takes a chair; between games a new one, if there may be more. */
  addBot(): boolean {
    if (!this.#hasRoom()) return false;
    this.#makeRoom();
    this.seats.addBot();
    this.#rematchWhenAgreed();
    this.changed();
    return true;
  }

  vote(person: Person, ready: boolean): void {
    person.ready = ready;
    this.#rematchWhenAgreed();
    this.changed();
  }

  /** Begins a game with whoever has a chair; empty chairs leave the table. */
  start(): void {
    this.#startAlarm.cancel();
    this.seats.keep(({ kind }) => kind !== "empty");
    for (const person of this.seats.persons) {
      person.missed = 0;
      person.ready = false;
    }
    const { edition, options } = this.#settings;
    const config = { edition, options, players: this.seats.all.length };
    const match = startMatch(this.#schema, config, this.#deps.newSeed());
    this.#play = new Play(match, this.seats, this.#settings, this.#deps, (story) => this.#tell(story));
    this.#phase = "playing";
    const people = this.seats.persons.length;
    this.#deps.log.info({ room: this.#seated.roomId, ...config, people }, "a game begins");
    this.#audience.seatsChanged();
    this.#play.begin();
  }

  /** Whether so many can play by the settings. */
  enough(players: number): boolean {
    const [fewest] = editionInfo(this.#settings.edition)?.seats ?? [Number.POSITIVE_INFINITY];
    return players >= fewest && !this.#deps.tables.closing;
  }

  /** What of the synchronised state is for a player's eyes only. */
  ownPart(playerId: string): Schema | null {
    const seat = this.seats.seatOf(playerId);
    return seat === null ? null : (this.#play?.match.ownPart(seat) ?? null);
  }

  /** All that has happened in the game on the table, or null before one. */
  get storySoFar(): Story | null {
    return this.#play?.match.soFar() ?? null;
  }

  /** Nothing happens at this table any more. */
  stop(): void {
    this.#play?.stop();
    this.#startAlarm.cancel();
    this.#letGoAlarm.cancel();
    this.#closeAlarm.cancel();
  }

  /** Brings the synchronised state up to date, and tells. */
  changed(story: Story | null = null): void {
    this.#sync();
    this.#audience.changed(story);
  }

  #tell(story: Story): void {
    if (story.isPublic) this.#seq += 1;
    if (story.isPublic && !story.goesOn) this.#momentSeq = this.#seq;
    if (this.#play?.match.awaits().length === 0) this.#gameOver();
    this.changed(story);
  }

  #gameOver(): void {
    this.#phase = "over";
    this.#deps.log.info({ room: this.#seated.roomId, steps: this.#seq }, "a game is over");
    this.#letGoLater();
    this.#deps.tables.gameEnded();
  }

  #sit(player: Player): Person {
    this.#makeRoom();
    this.#deps.tables.sit(player.id, this.#seated);
    return this.seats.sit(player);
  }

  /** Between games there are no empty chairs, but there may be more than have just played. */
  #hasRoom(): boolean {
    if (this.#phase === "over") return this.seats.all.length < this.#settings.seats;
    return this.#phase === "waiting" && this.seats.taken.length < this.seats.all.length;
  }

  #makeRoom(): void {
    if (this.#phase === "over") this.seats.resize(this.seats.all.length + 1);
  }

  #startWhenComplete(): void {
    if (this.seats.persons.every(({ connected }) => connected)) this.start();
  }

  /** Another game begins once all who are still here want it, with them and the bots. */
  #rematchWhenAgreed(): void {
    const here = this.seats.persons.filter((person) => this.#belongsHere(person));
    if (this.#phase !== "over" || here.length === 0 || !here.every(({ ready }) => ready)) return;
    const stays = (chair: Chair) => chair.kind === "bot" || (chair.kind === "person" && this.#belongsHere(chair));
    if (!this.enough(this.seats.all.filter(stays).length)) return;
    this.seats.keep(stays);
    this.start();
  }

  #belongsHere({ player }: Person): boolean {
    return this.#deps.tables.seatOf(player.id)?.code === this.#seated.code;
  }

  /** Whoever does not come back soon hosts no more; after a game they are free to play elsewhere, and not waited for. */
  #letGoLater(): void {
    this.#letGoAlarm.set(this.#deps.limits.joinGraceMs, () => this.#letGo());
  }

  #letGo(): void {
    this.seats.passHostToThoseHere();
    this.changed();
    if (this.#phase !== "over") return;
    for (const { player, connected } of this.seats.persons) {
      if (!connected) this.#deps.tables.stand(player.id, this.#seated);
    }
    this.#rematchWhenAgreed();
  }

  #closeWhenEmpty(): void {
    if (this.seats.persons.some(({ connected }) => connected)) return;
    this.#closeAlarm.set(this.#deps.limits.emptyMs, () => this.#audience.close("table-closed"));
  }

  #sync(): void {
    this.#play?.match.sync();
    writeTable(this.#schema, {
      code: this.#seated.code,
      phase: this.#phase,
      closing: this.#deps.tables.closing,
      settings: this.#settings,
      chairs: this.seats.faces(),
      seq: this.#seq,
      deadline: this.#play?.deadline ?? null,
      beatEndsAt: this.#play?.beatEndsAt ?? null,
    });
  }
}

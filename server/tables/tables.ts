import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { Invitation } from "../../shared/net/invitation.ts";
import type { ApiErrorCode, Notice, SeatLocation } from "../../shared/net/protocol.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { AtTable, NotAtTable } from "../people/identity/seated-players.ts";
import type { CommitSeq } from "../storage/writing/open-entry.ts";
import type { WriteQueue } from "../storage/writing/write-queue.ts";
import type { TableDirectory } from "./directory.ts";
import type { NewTable, Opener } from "./new-table.ts";
import type { OpenTable } from "./open-table.ts";
import { OpenTables, type TableCaps } from "./open-tables.ts";
import { PendingCreations } from "./pending-creations.ts";
import type { Requester } from "./requester.ts";
import type { RestoredTable } from "./saving/initial-state.ts";
import { newRoom, type OpeningRefusal, type TableRegistry } from "./table-registry.ts";

const noCaps: TableCaps = {
  player: Number.POSITIVE_INFINITY,
  network: Number.POSITIVE_INFINITY,
  all: Number.POSITIVE_INFINITY,
};

/** Listener of the people at all tables of this process. */
export interface PeopleListener {
  /** Called when these players have taken or left a seat, or when others may now join or watch them. */
  peopleChanged(playerIds: readonly string[]): void;
  /** Called when a table has closed, or moves to another process. */
  tableGone(code: string): void;
}

/** Tables of this process with the seats of their players. */
export class Tables implements TableDirectory {
  readonly pendingCreations = new PendingCreations();
  readonly #writeQueue: Pick<WriteQueue, "isSaving" | "flush">;
  /** Tables that are being registered or opened. */
  readonly #begun = new Set<{ readonly roomId: string }>();
  readonly #tables = new Map<string, OpenTable>();
  readonly #seats = new Map<string, SeatLocation>();
  readonly #open: OpenTables;
  readonly #register: TableRegistry;
  readonly #metrics: Metrics | undefined;
  readonly #idle: (() => void)[] = [];
  /** Rooms that are ending, by id. */
  readonly #dropped = new Map<string, Promise<void>>();
  #closing = false;
  #opensNoMore = false;
  #isPaused = false;
  #notice: Notice = { announcement: null, maintenance: null };
  #listener: PeopleListener | null = null;

  /** @param register registry of new tables; by default the counts of this process. */
  constructor(
    writeQueue: Pick<WriteQueue, "isSaving" | "flush">,
    caps = noCaps,
    register?: TableRegistry,
    metrics?: Metrics,
  ) {
    this.#writeQueue = writeQueue;
    this.#open = new OpenTables(caps);
    this.#register = register ?? this.#open;
    this.#metrics = metrics;
  }

  /** Reports all further changes to this listener, or to none. */
  listen(listener: PeopleListener | null): void {
    this.#listener = listener;
  }

  /** Must be called when players at a table have come or gone, or its game has begun or ended. */
  peopleChanged(playerIds: readonly string[]): void {
    this.#listener?.peopleChanged(playerIds);
  }

  /** Whether no new games start, because the process is about to end. */
  get closing(): boolean {
    return this.#closing;
  }

  /** Reason why no game can start now, or null if one can. */
  get refusal(): "closing" | "not-saving" | "maintenance" | null {
    if (this.isDrained) return "closing";
    if (!this.#writeQueue.isSaving) return "not-saving";
    return this.#notice.maintenance === null ? null : "maintenance";
  }

  /** Whether this process opens no more tables until it ends. */
  get isDrained(): boolean {
    return this.#closing || this.#opensNoMore;
  }

  /** Current notice of the operator. */
  get notice(): Notice {
    return this.#notice;
  }

  notify(notice: Notice): void {
    this.#notice = notice;
    for (const table of this.#tables.values()) table.notify(notice);
  }

  async refusalFor(opener: Opener): Promise<"full" | "too-many-tables" | null> {
    return this.#open.refusal(opener);
  }

  /** Opens a table, unless the room is already open. @param openers the table counts towards their limits. */
  async open(
    opening: Omit<NewTable, "kind" | "openers">,
    openers: readonly Opener[] = [],
    roomId = newRoom(),
  ): Promise<Result<SeatLocation, OpeningRefusal>> {
    const begun = { roomId };
    this.#begun.add(begun);
    try {
      return await this.#enterAndOpen({ kind: "new", ...opening, openers }, roomId);
    } finally {
      this.#begun.delete(begun);
    }
  }

  async #enterAndOpen(beginning: NewTable, roomId: string): Promise<Result<SeatLocation, OpeningRefusal>> {
    const entered = await this.#register.register(roomId, beginning, beginning.openers);
    if (!entered.ok) return entered;
    const { owner, seated } = entered.value;
    if (owner === "this" && !this.#tables.has(seated.code))
      await this.pendingCreations.openOnce({ seated, beginning }, () => this.#register.unregister(roomId));
    return ok(seated);
  }

  /** Restores a table. @throws if its game cannot continue; its seats are free then. */
  async restore(returning: RestoredTable): Promise<SeatLocation> {
    const { code, roomId } = returning.table;
    const seated = { code, roomId };
    await this.#dropped.get(roomId);
    this.#open.returned(seated);
    await this.pendingCreations.open({ seated, beginning: returning }, async () => this.remove(roomId));
    this.#metrics?.tablesRestored.inc();
    return seated;
  }

  async find(code: string, playerId: string): Promise<Result<SeatLocation, ApiErrorCode>> {
    const table = this.#tables.get(code.toUpperCase());
    if (!table) return fail("no-such-table");
    if (this.#isElsewhere(playerId, table.seated)) return fail("already-seated");
    const admitted = table.admits(playerId);
    return admitted.ok ? ok(table.seated) : admitted;
  }

  async findToWatch(code: string, playerId: string): Promise<SeatLocation | null> {
    const table = this.#tables.get(code.toUpperCase());
    if (!table || this.#isElsewhere(playerId, table.seated)) return null;
    return table.admitsSpectator(playerId).ok ? table.seated : null;
  }

  async findForScreen(code: string, openedBy: string): Promise<Result<SeatLocation, ApiErrorCode>> {
    const table = this.#tables.get(code.toUpperCase());
    if (!table) return fail("no-such-table");
    const admitted = table.admitsScreen(openedBy);
    return admitted.ok ? ok(table.seated) : admitted;
  }

  async invitationTo(code: string): Promise<Invitation | null> {
    return this.#tables.get(code.toUpperCase())?.invitation ?? null;
  }

  async hides(where: Pick<SeatLocation, "roomId"> | Pick<SeatLocation, "code">, asker: Requester): Promise<boolean> {
    const table = "code" in where ? this.#tables.get(where.code.toUpperCase()) : this.in(where.roomId);
    return table?.hidesFrom(asker) ?? false;
  }

  async personAt(roomId: string, playerId: string, who: number): Promise<Result<AtTable, NotAtTable>> {
    return this.in(roomId)?.personAt(playerId, who) ?? fail("no-such-table");
  }

  async seatOf(playerId: string): Promise<SeatLocation | null> {
    return this.#seats.get(playerId) ?? null;
  }

  async reserve(playerId: string, seated: SeatLocation): Promise<SeatLocation> {
    const held = this.#seats.get(playerId) ?? seated;
    this.#seats.set(playerId, held);
    return held;
  }

  async free(playerId: string, seated: SeatLocation): Promise<void> {
    this.stand(playerId, seated);
  }

  async leave(playerId: string, { code }: SeatLocation): Promise<void> {
    this.#tables.get(code)?.removePlayer(playerId);
  }

  async stateOf(roomId: string): Promise<"open" | "gone"> {
    return this.#open.has(roomId) ? "open" : "gone";
  }

  #isElsewhere(playerId: string, { code }: SeatLocation): boolean {
    const seated = this.#seats.get(playerId);
    return seated !== undefined && seated.code !== code;
  }

  /** Ticket of the last public step or change at a player's table; 0 if they have none. */
  ticketOf(playerId: string): CommitSeq {
    const seated = this.#seats.get(playerId);
    return seated === undefined ? 0 : (this.#tables.get(seated.code)?.ticket ?? 0);
  }

  add(table: OpenTable): void {
    this.#tables.set(table.seated.code, table);
    if (this.#isPaused) table.pause();
  }

  remove(roomId: string): void {
    for (const [code, { seated }] of this.#tables) {
      if (seated.roomId !== roomId) continue;
      this.#tables.delete(code);
      this.#listener?.tableGone(code);
    }
    this.#open.closed(roomId);
    const left = [...this.#seats].flatMap(([playerId, seated]) => (seated.roomId === roomId ? [playerId] : []));
    for (const playerId of left) this.#seats.delete(playerId);
    this.peopleChanged(left);
    this.checkIdle();
  }

  sit(playerId: string, seated: SeatLocation): void {
    this.#seats.set(playerId, seated);
    this.peopleChanged([playerId]);
  }

  stand(playerId: string, { code }: SeatLocation): void {
    if (this.#seats.get(playerId)?.code !== code) return;
    this.#seats.delete(playerId);
    this.peopleChanged([playerId]);
  }

  /** Starts no more games. Tables without a running game close; the others are notified and play on. */
  stopTaking(): void {
    this.#closing = true;
    for (const table of this.#tables.values()) {
      if (table.isPlaying) table.refresh();
      else table.close("closing");
    }
  }

  /** Opens no more tables. Open tables continue. */
  openNoMore(): void {
    this.#opensNoMore = true;
  }

  /** Resolves once no table plays. */
  whenIdle(): Promise<void> {
    return new Promise((resolve) => {
      this.#idle.push(resolve);
      this.checkIdle();
    });
  }

  /** Ends all tables with the process. They are restored at the next start. */
  suspendAll(): void {
    for (const table of this.#tables.values()) table.suspend();
  }

  /** Freezes all tables while nothing can be saved. */
  pause(): void {
    this.#isPaused = true;
    for (const table of this.#tables.values()) table.pause();
  }

  resume(): void {
    this.#isPaused = false;
    for (const table of this.#tables.values()) table.resume();
  }

  get all(): readonly OpenTable[] {
    return [...this.#tables.values()];
  }

  /** Returns the open table of a room. */
  in(roomId: string): OpenTable | null {
    return this.all.find(({ seated }) => seated.roomId === roomId) ?? null;
  }

  get roomIds(): readonly string[] {
    return this.all.map(({ seated }) => seated.roomId);
  }

  /** Rooms that are being opened. */
  get roomsToBe(): readonly string[] {
    return [...this.#begun].map(({ roomId }) => roomId);
  }

  /**
   * Freezes these tables for a transfer. Resolves once all their steps are saved, so that another process may continue
   * them. They must be dropped afterwards.
   * @returns the rooms of the tables to transfer; none if this process is fenced.
   */
  async handOver(roomIds: readonly string[]): Promise<readonly string[]> {
    const tables = this.#in(roomIds);
    for (const table of tables) table.handOver();
    if (!(await this.#writeQueue.flush())) return [];
    this.#metrics?.tablesHandedOver.inc(tables.length);
    return tables.map(({ seated }) => seated.roomId);
  }

  /** Ends these tables at once without a message. They can be restored here or on another node. */
  async release(roomIds: readonly string[]): Promise<void> {
    await Promise.all(this.#in(roomIds).map((table) => this.#releaseTable(table)));
  }

  async #releaseTable(table: OpenTable): Promise<void> {
    const { roomId } = table.seated;
    const dropped = table.release();
    this.#dropped.set(roomId, dropped);
    await dropped;
    this.#dropped.delete(roomId);
  }

  #in(roomIds: readonly string[]): readonly OpenTable[] {
    const wanted = new Set(roomIds);
    return this.all.filter(({ seated }) => wanted.has(seated.roomId));
  }

  /** Resolves `whenIdle` if no table plays. Must be called whenever a table stops playing or closes. */
  checkIdle(): void {
    for (const table of this.#tables.values()) if (table.isPlaying) return;
    for (const resolve of this.#idle.splice(0)) resolve();
  }
}

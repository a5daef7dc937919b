import { type Client, CloseCode, ServerError } from "@colyseus/core";
import { fail, type Result } from "../../../shared/core/result.ts";
import type { ApiErrorCode, CloseMessage, Notice, SeatLocation } from "../../../shared/net/protocol.ts";
import type { Metrics } from "../../metrics/metrics.ts";
import { LocalBlocks } from "../../people/blocks/local-blocks.ts";
import type { AtTable, NotAtTable } from "../../people/identity/seated-players.ts";
import type { TableSchema } from "../../sync/schema.ts";
import type { TableDeps } from "../../tables/deps.ts";
import { StepError } from "../../tables/game/game-runner.ts";
import { invitationOf } from "../../tables/invitation.ts";
import { findParticipant } from "../../tables/people/find-participant.ts";
import { CrashRecovery } from "../../tables/saving/crash-recovery.ts";
import type { InitialState } from "../../tables/saving/initial-state.ts";
import { TableJournal, type TicketJournal } from "../../tables/saving/table-journal.ts";
import type { Moderation, ModerationUpdates } from "../../tables/social/moderation-updates.ts";
import { Social } from "../../tables/social/social.ts";
import { Table } from "../../tables/table.ts";
import { statsOf } from "../../tables/table-stats.ts";
import { summarizeTable } from "../../tables/table-summary.ts";
import { applyModeration, notifySanctionChanges } from "./apply-moderation.ts";
import { BaseRoom } from "./base-room.ts";
import { sendPause, sendToAll } from "./broadcast.ts";
import { joinError, type Visitor } from "./join-checks.ts";
import { JoinHandler, type JoinHandlerDeps } from "./join-handler.ts";
import { logRefusedCommand, logRefusedJoin } from "./log-refusals.ts";
import { TableBroadcaster } from "./table-broadcaster.ts";
import { type Connection, kick, TableClients, visitorOf } from "./table-clients.ts";
import { TableMessageHandlers } from "./table-message-handlers.ts";

export interface TableRoomDeps extends TableDeps, Omit<JoinHandlerDeps, "tables"> {
  readonly writeQueue: TableJournal;
  readonly moderation: Moderation;
  readonly metrics?: Metrics | undefined;
}

/** @returns the room class for "table". */
export const tableRoom = (deps: Omit<TableRoomDeps, "writeQueue"> & { readonly writeQueue: TicketJournal }) =>
  class extends TableRoom {
    constructor() {
      super({ ...deps, writeQueue: new TableJournal(deps.writeQueue) });
    }
  };

/** Room of a table. The table opens and closes with the room. After a failure it is restored from its saved state. */
class TableRoom extends BaseRoom<{ state: TableSchema; client: Connection }> {
  declare state: TableSchema;
  override readonly messages: TableMessageHandlers["messages"];
  readonly #deps: TableRoomDeps;
  readonly #clients = new TableClients();
  readonly #recovery: CrashRecovery;
  readonly #social: Social;
  readonly #broadcaster: TableBroadcaster;
  readonly #joins: JoinHandler;
  #open: Table | null = null;
  #blocked: LocalBlocks | null = null;
  /** Whether the table is open here, has ended, or continues on another process. */
  #status: "open" | "ended" | "elsewhere" = "open";

  constructor(deps: TableRoomDeps) {
    super();
    const clients = this.#clients;
    const table = () => this.#table;
    const blocks = () => this.#blocks;
    this.#deps = deps;
    this.#recovery = new CrashRecovery(deps);
    this.#social = new Social(deps.timers);
    this.#broadcaster = new TableBroadcaster({
      table,
      blocks,
      clients,
      social: this.#social,
      now: () => deps.timers.now(),
      broadcastState: () => this.broadcastPatch(),
      sendState: (to) => this.sendPatch(to),
      close: (reason) => this.#close({ reason }),
    });
    this.#joins = new JoinHandler(deps, {
      table,
      laid: () => this.#open,
      blocks,
      clients,
      broadcaster: this.#broadcaster,
    });
    this.messages = new TableMessageHandlers({
      table,
      clients,
      takeChair: (player, seat) => this.#joins.takeChair(player, seat),
      social: this.#social,
      hearersOf: (playerId) => this.#broadcaster.hearersOf(playerId),
      readersOf: (playerId) => this.#broadcaster.readersOf(playerId),
      isPaused: () => this.#open?.isPaused === true,
      isElsewhere: () => this.#status === "elsewhere",
      moderation: deps.moderation,
      metrics: deps.metrics,
      now: () => deps.timers.now(),
      refused: (error) => logRefusedCommand(deps.log, this.roomId, error),
    }).messages;
  }

  override async onCreate(options: { readonly code?: unknown }): Promise<void> {
    const code = String(options.code);
    const opening = this.#deps.tables.pendingCreations.claim(code);
    if (!opening) throw new ServerError(403, "only the server may open tables");
    const { seated, beginning } = opening;
    this.roomId = seated.roomId;
    await this.setPrivate();
    this.markCreated();
    this.#openTable(seated, beginning);
    const changed = (playerId: string) => this.runSafely(() => this.#onBlocksChanged(playerId));
    this.#blocked = new LocalBlocks({ ...this.#deps, changed });
    for (const { player } of this.#table.seats.persons) this.#blocked.expect(player.id);
  }

  /** Whether a player could join now, to play or to watch. Directories of other nodes call it too. */
  admits(playerId: string, watches: boolean): Result<null, ApiErrorCode> {
    if (!this.#open || this.#status === "elsewhere") return fail("again");
    const { people } = this.#open;
    return watches ? people.admitsSpectator(playerId) : people.admits(playerId);
  }

  /**
   * Whether a player could open another screen now. Directories of other nodes call it too.
   * @param openedBy a node of the version before names no player.
   */
  admitsScreen(openedBy = ""): Result<null, ApiErrorCode> {
    return this.#open && this.#status !== "elsewhere" ? this.#open.people.admitsScreen(openedBy) : fail("again");
  }

  /** Returns the person with a number. The caller is or was here. Directories of other nodes call it too. */
  personAt(playerId: string, who: number): Result<AtTable, NotAtTable | "again"> {
    if (!this.#open || this.#status === "elsewhere") return fail("again");
    return findParticipant(this.#open.people, this.#social.lines, playerId, who);
  }

  /** Makes a player leave for good, unless the table is frozen. Directories of other nodes call it too. */
  giveUp(playerId: string): void {
    if (this.#status !== "open" || this.#open?.isPaused !== false) return;
    this.runSafely(() => kick(this.#table, this.#clients, playerId, "elsewhere"));
  }

  /** Rejects all clients after the table was transferred. */
  override hasReachedMaxClients(): boolean {
    return this.#status === "elsewhere" || super.hasReachedMaxClients();
  }

  override onAuth(client: Client, options: unknown): Promise<Visitor> {
    return this.#joins.check(client, options);
  }

  override onJoin(client: Connection, options: unknown): Promise<void> {
    return this.#joins.join(client, options);
  }

  override onLeave(client: Connection): void {
    const wasHere = this.#clients.remove(client);
    const { id } = visitorOf(client).player;
    const hasChair = this.#open !== null && this.#open.seats.seatOf(id) !== null;
    if (!hasChair && !this.#clients.expects(id)) this.#blocked?.leave(id);
    if (wasHere && this.#status === "open") this.#open?.disconnect(id);
  }

  override onDispose(): void {
    this.#blocked?.stop();
    this.#open?.stop();
    this.#open = null;
    this.#deps.tables.remove(this.roomId);
  }

  /** Hides the table from spectators after a player on a chair has blocked them. */
  #onBlocksChanged(playerId: string): void {
    if (this.#status !== "open" || !this.#open) return;
    this.#broadcaster.sendBlocked(playerId);
    if (this.#open.people.hidesFor(playerId)) this.#open.hideFrom(this.#blocks.blockedBy(playerId));
  }

  /** Closes the table on behalf of an operator. Other nodes call it too. @returns false if nothing can be saved now. */
  closeWith(words: string): boolean {
    if (this.#status !== "open" || this.#open?.isPaused !== false) return false;
    this.#close({ reason: "closed-by-operator", words });
    return true;
  }

  #close(goodbye: CloseMessage): void {
    this.#deps.log.info({ event: "table-closed", room: this.roomId, reason: goodbye.reason }, "a table closes");
    this.#deps.writeQueue.table(this.roomId, null, null);
    this.#endWith(goodbye);
  }

  /** Opens a table. @throws if its game cannot continue. */
  #openTable(seated: SeatLocation, beginning: InitialState): void {
    const state = this.#deps.games.newTable();
    const deps = { ...this.#deps, timers: this.guarded(this.#deps.timers) };
    const table = new Table(seated, beginning, state, deps, this.#broadcaster);
    const { writeQueue } = this.#deps;
    const since = this.#deps.timers.date();
    this.#clients.sendAllAway();
    this.state = state;
    this.#open = table;
    this.#deps.tables.add({
      seated,
      get isPlaying() {
        return table.phase === "playing";
      },
      get stats() {
        return statsOf(table);
      },
      get ticket() {
        return writeQueue.ticketOf(null);
      },
      hidesFrom: (asker) => table.hidesFrom(asker),
      personAt: (playerId, who) => findParticipant(table.people, this.#social.lines, playerId, who),
      get summary() {
        return summarizeTable(table, since);
      },
      get invitation() {
        const { settings, isPublic, phase, seats } = table;
        return invitationOf({ settings, isPublic, phase, chairs: seats.all, host: seats.host });
      },
      notify: (notice) => this.#notify(notice),
      closeWith: (words) => this.closeWith(words),
      admits: (playerId) => table.people.admits(playerId),
      admitsSpectator: (playerId) => table.people.admitsSpectator(playerId),
      admitsScreen: (openedBy) => table.people.admitsScreen(openedBy),
      refresh: () => this.runSafely(() => table.changed()),
      close: (reason) => this.#close({ reason }),
      removePlayer: (playerId) => this.giveUp(playerId),
      moderate: (verdicts) => this.runSafely(() => this.#moderate(verdicts)),
      suspend: () => this.#end(CloseCode.SERVER_SHUTDOWN),
      pause: () => this.#pause(),
      resume: () => this.runSafely(() => this.#resume()),
      handOver: () => this.#freeze(),
      release: () => this.#release(),
    });
    this.broadcastPatch();
  }

  /** Applies decisions of moderators. Notices are sent even during a pause, because they are sent only once. */
  #moderate(verdicts: ModerationUpdates): void {
    if (this.#status !== "open") return;
    notifySanctionChanges(verdicts, this.#clients);
    if (this.#open?.isPaused === false) applyModeration(verdicts, this.#open, this.#clients, this.#social);
  }

  /** Continues from the saved table, as after a restart. All clients must join again. */
  async #recover(culprit: string | null): Promise<void> {
    const { saved, replacedId } = await this.#recovery.attempt(this.roomId, culprit);
    if (this.#status !== "open") return;
    const { roomId, code } = saved.table;
    this.#openTable({ roomId, code }, saved);
    this.#deps.metrics?.tablesReset.inc();
    if (replacedId !== null) this.#table.leaverPolicy.replaceByBot(replacedId);
  }

  #endWith(goodbye: CloseMessage): void {
    for (const client of this.#clients.all) client.send("goodbye", goodbye);
    this.#end(CloseCode.CONSENTED);
  }

  #notify(notice: Notice): void {
    if (this.#status === "open") sendToAll(this.#clients.all, "notice", notice);
  }

  #pause(): void {
    if (this.#status !== "open") return;
    this.#open?.pause();
    sendPause(this.#clients.all, true);
  }

  #resume(): void {
    if (this.#status !== "open") return;
    sendPause(this.#clients.all, false);
    this.#open?.resume();
  }

  /** Freezes the table for good, because another process may now continue it. */
  #freeze(): void {
    this.#status = "elsewhere";
    this.stopSending();
    this.#open?.pause();
  }

  #release(): Promise<void> {
    this.#freeze();
    this.#open?.stop();
    this.#deps.tables.remove(this.roomId);
    this.#clients.clear();
    return this.release();
  }

  #end(code: number): void {
    this.#status = "ended";
    this.#open?.stop();
    this.#deps.tables.remove(this.roomId);
    this.#clients.clear();
    void this.disconnect(code);
  }

  protected override joinRefused(error: ServerError): void {
    logRefusedJoin(this.#deps.log, this.roomId, error);
  }

  protected override fail(error: unknown, client: Connection | null): void {
    this.#deps.log.error({ event: "table-failed", err: error, room: this.roomId }, "an exception at a table");
    if (!(error instanceof StepError)) {
      if (client) this.endConnection(client);
      return;
    }
    if (!this.#open) return;
    this.#open.stop();
    this.#open = null;
    const culprit = client && visitorOf(client).player.id;
    this.#recover(culprit).catch((reason) => {
      this.#recovery.abandon(this.roomId, reason);
      this.#endWith({ reason: "failed" });
    });
  }

  /**
   * Returns the open table.
   * @throws ServerError after its end or transfer, because further events could not be saved.
   */
  get #table(): Table {
    if (!this.#open || this.#status !== "open") throw joinError("again");
    return this.#open;
  }

  get #blocks(): LocalBlocks {
    if (!this.#blocked) throw joinError("again");
    return this.#blocked;
  }
}

import { type Client, ClientState, CloseCode, ServerError } from "@colyseus/core";
import { fail, type Result } from "../../shared/core/result.ts";
import type {
  ApiErrorCode,
  Consent,
  ConsentNews,
  Goodbye,
  GoodbyeReason,
  Notice,
  Player,
  Seated,
} from "../../shared/net/protocol.ts";
import type { Aside } from "../../shared/net/sidelines.ts";
import type { Emoted } from "../../shared/net/social.ts";
import { BlocksHere } from "../blocks/blocks-here.ts";
import { inBundles, waitFor } from "../sockets/hold.ts";
import type { TableSchema } from "../sync/schema.ts";
import type { TableDeps } from "../tables/deps.ts";
import type { AtTable, NotAtTable, TableDirectory } from "../tables/directory.ts";
import type { Moderation, Verdicts } from "../tables/moderated.ts";
import { outsideOf } from "../tables/outside.ts";
import { personAt } from "../tables/person-at.ts";
import { Recovery } from "../tables/recovery.ts";
import type { Story } from "../tables/running-game.ts";
import { Social } from "../tables/social.ts";
import { StepFailed } from "../tables/step-failed.ts";
import { Table } from "../tables/table.ts";
import { TableJournal, type TicketJournal } from "../tables/table-journal.ts";
import type { TableListener } from "../tables/table-listener.ts";
import type { Beginning } from "../tables/tables.ts";
import { BaseRoom } from "./base-room.ts";
import { checkEntry, type EntryDeps, isElsewhere, orAgain, refusal, type Visitor, visitorWith } from "./entry.ts";
import { isSomething, sendToAll, tellPause } from "./send.ts";
import { type Connection, farewell, TableClients, visitorOf } from "./table-clients.ts";
import { type DeskListener, TableDesk } from "./table-desk.ts";
import { TableVoice } from "./table-voice.ts";

interface RoomDeps extends Omit<TableDeps, "journal">, EntryDeps {
  readonly directory: TableDirectory;
  readonly journal: TicketJournal;
  readonly moderation: Moderation;
  readonly desk?: DeskListener | undefined;
}

const nobody: ReadonlySet<string> = new Set();

/** @returns the room class for "table". */
export const tableRoom = (deps: RoomDeps) =>
  class extends TableRoom {
    protected override readonly deps = { ...deps, journal: new TableJournal(deps.journal) };
  };

/** A table as clients reach it: lets them in and out, and begins and ends with the room. */
abstract class TableRoom extends BaseRoom<{ state: TableSchema; client: Connection }> implements TableListener {
  protected abstract readonly deps: TableDeps &
    EntryDeps &
    Pick<RoomDeps, "directory" | "desk" | "moderation"> & { readonly journal: TableJournal };
  declare state: TableSchema;
  readonly #clients = new TableClients();
  readonly #voice = new TableVoice(() => this.#table, { now: () => this.deps.timers.now() });
  override messages = new TableDesk({
    clients: this.#clients,
    table: () => this.#table,
    social: () => this.#social,
    hearersOf: (playerId) => this.#hearersOf(playerId),
    isPaused: () => this.#open?.isPaused === true,
    isElsewhere: () => this.#life === "elsewhere",
    moderation: () => this.deps.moderation,
    listener: () => this.deps.desk,
  }).messages;
  #open: Table | null = null;
  #talk: Social | null = null;
  #recovery: Recovery | null = null;
  #blocked: BlocksHere | null = null;
  /** Whether the table is open here, has ended, or goes on at another process. */
  #life: "open" | "ended" | "elsewhere" = "open";

  override async onCreate(options: { readonly code?: unknown }): Promise<void> {
    const code = String(options.code);
    const opening = this.deps.tables.claim(code);
    if (!opening) throw new ServerError(403, "tables are opened by the server alone");
    const { seated, beginning } = opening;
    this.roomId = seated.roomId;
    await this.setPrivate();
    this.settle();
    this.#talk = new Social(this.guarded(this.deps.timers));
    this.#recovery = new Recovery(this.roomId, this.deps);
    this.#lay(seated, beginning);
    const changed = (playerId: string) => this.guard(() => this.#blocksChanged(playerId));
    this.#blocked = new BlocksHere({ ...this.deps, changed });
    for (const { player } of this.#table.seats.persons) this.#blocked.expect(player.id);
  }

  /** Whether a player could join now, or could join to watch; asked by the directories of other nodes too. */
  admits(playerId: string, watches: boolean): Result<null, ApiErrorCode> {
    if (!this.#open || this.#life === "elsewhere") return fail("again");
    const { people } = this.#open;
    return watches ? people.admitsSpectator(playerId) : people.admits(playerId);
  }

  /** The person with a number, for somebody who is or was here; asked by the directories of other nodes too. */
  personAt(playerId: string, who: number): Result<AtTable, NotAtTable | "again"> {
    if (!this.#open || this.#life === "elsewhere") return fail("again");
    return personAt(this.#open.people, this.#talk?.lines ?? [], playerId, who);
  }

  /** A player leaves for good, unless the table stands still; asked by the directories of other nodes too. */
  giveUp(playerId: string): void {
    if (this.#life !== "open" || this.#open?.isPaused !== false) return;
    this.guard(() => this.#giveUp(playerId, "elsewhere"));
  }

  /** Once for each person here, and for the lines of the chat. What is said once is said during a pause, too. */
  #moderate(verdicts: Verdicts): void {
    if (this.#life !== "open") return;
    for (const client of this.#clients.all)
      if (verdicts.hasNews(visitorOf(client).player.id)) client.send("standing", {});
    if (this.#open?.isPaused !== false) return;
    const table = this.#open;
    for (const client of this.#clients.all) {
      const visitor = visitorOf(client);
      const player = { ...visitor.player, name: verdicts.nameOf(visitor.player) };
      if (player.name !== visitor.player.name) table.rename(player);
      client.auth = { ...visitor, player };
    }
    const away = table.seats.persons.filter(({ left, player }) => !left && !this.#clients.of(player.id));
    for (const { player } of away) {
      const name = verdicts.nameOf(player);
      if (name !== player.name) table.rename({ ...player, name });
    }
    const staying = table.seats.persons.filter(({ left }) => !left).map(({ player }) => player.id);
    for (const playerId of [...staying, ...table.people.spectators.ids])
      if (verdicts.isSentAway(playerId)) this.#giveUp(playerId, "suspended");
    const gone = this.#social.takeDown(verdicts.linesTaken(this.roomId));
    if (gone.length > 0) sendToAll(this.#clients.all, "unsaid", gone);
  }

  /** Nobody comes to a table that goes on elsewhere. */
  override hasReachedMaxClients(): boolean {
    return this.#life === "elsewhere" || super.hasReachedMaxClients();
  }

  override async onAuth(_client: Client, options: unknown): Promise<Visitor> {
    const { directory, blocks, moderation } = this.deps;
    const comes = await orAgain(visitorWith(options, this.#table, this.deps));
    if (await orAgain(moderation.isSentAway(comes.player))) throw refusal("sanctioned");
    const { id } = comes.player;
    const seated = await orAgain(directory.seatOf(id));
    // Whoever sits here stays, whether the database answers or not.
    const sitsHere = seated?.code === this.#table.seated.code;
    const visitor = { ...comes, blockers: sitsHere ? nobody : await orAgain(blocks.blockersOf(id)) };
    this.#checkEntry(visitor, seated);
    return visitor;
  }

  override async onJoin(client: Connection): Promise<void> {
    const visitor = visitorOf(client);
    const { player, watches, network, formerly, bundles } = visitor;
    if (bundles) inBundles(client.ref);
    this.#clients.announce(client);
    await this.#admit(client, visitor);
    const blockers = await this.#blocks.arrive(player.id);
    if (client.state === ClientState.LEAVING) return this.#freeUntaken(client, visitor);
    if (!this.#clients.isNewest(client)) return farewell(client, "elsewhere");
    waitFor(client.ref, () => this.deps.journal.ticketOf(this.#open?.seats.seatOf(player.id) ?? null));
    this.#clients.admit(client);
    if (formerly !== null) this.#passOver(formerly, player);
    if (watches && this.#table.seats.seatOf(player.id) === null) this.#table.watch(player);
    else this.#enter(player, network);
    this.#voice.greet(client, this.#social, this.#blocks.blockedBy(player.id));
    if (isSomething(this.deps.tables.notice)) client.send("notice", this.deps.tables.notice);
    for (const id of blockers) this.#tellBlocked(id);
  }

  /** Before others see them, whom they have blocked sees this table no more. */
  #enter(player: Player, network: string | null): void {
    this.#table.hideFrom(this.#blocks.blockedBy(player.id));
    this.#table.enter(player, network);
  }

  /**
   * Refuses a chair to a player who has taken a seat elsewhere meanwhile. @throws ServerError to keep the player out.
   */
  async #admit(client: Connection, visitor: Visitor): Promise<void> {
    const { directory } = this.deps;
    const { id } = visitor.player;
    const here = this.#table.seated;
    const seated = await orAgain(visitor.watches ? directory.seatOf(id) : directory.reserve(id, here));
    try {
      this.#checkEntry(visitor, seated);
    } catch (error) {
      await this.#freeUntaken(client, visitor);
      throw error;
    }
  }

  /** @throws ServerError to keep the player out; if they sit elsewhere, what they had here as a guest is given up. */
  #checkEntry(visitor: Visitor, seated: Seated | null): void {
    const { formerly } = visitor;
    if (formerly !== null && isElsewhere(this.#table, seated)) this.#giveUp(formerly, "elsewhere");
    checkEntry(this.#table, visitor, seated);
  }

  /** The place of a guest passes to the account that they have become; it has one place at a table. */
  #passOver(guestId: string, player: Player): void {
    const hasChair = this.#table.seats.seatOf(player.id) !== null;
    if (hasChair) this.#giveUp(guestId, "elsewhere");
    else this.#table.passOver(guestId, player);
    this.#clients.sendAway(guestId, "elsewhere");
  }

  /** A player leaves for good, and is told why. */
  #giveUp(playerId: string, reason: GoodbyeReason): void {
    const person = this.#table.seats.personOf(playerId);
    if (person?.left === false) this.#table.leave(playerId);
    else this.#table.drop(playerId);
    this.#clients.sendAway(playerId, reason);
  }

  /** Frees the seat that was reserved for a client who comes to no chair. */
  async #freeUntaken(client: Connection, { player: { id }, watches }: Visitor): Promise<void> {
    if (watches || !this.#clients.isNewest(client) || !this.#open || this.#open.seats.seatOf(id) !== null) return;
    await orAgain(this.deps.directory.free(id, this.#open.seated));
  }

  override onLeave(client: Connection): void {
    const wasHere = this.#clients.forget(client);
    const { id } = visitorOf(client).player;
    const hasChair = this.#open !== null && this.#open.seats.seatOf(id) !== null;
    if (!hasChair && !this.#clients.expects(id)) this.#blocked?.leave(id);
    if (wasHere && this.#life === "open") this.#open?.drop(id);
  }

  override onDispose(): void {
    this.#blocked?.stop();
    this.#open?.stop();
    this.#open = null;
    this.deps.tables.remove(this.roomId);
  }

  /** Everybody but those who have blocked somebody. */
  #hearersOf(playerId: string): readonly Connection[] {
    return this.#clients.all.filter((client) => !this.#blocks.hasBlocked(visitorOf(client).player.id, playerId));
  }

  /** Whoever watches and is blocked now by somebody on a chair finds no such table any more. */
  #blocksChanged(playerId: string): void {
    if (this.#life !== "open" || !this.#open) return;
    this.#tellBlocked(playerId);
    if (this.#open.people.hidesFor(playerId)) this.#open.hideFrom(this.#blocks.blockedBy(playerId));
  }

  /** Tells somebody which of those who are or were here they have blocked. */
  #tellBlocked(playerId: string): void {
    const client = this.#clients.of(playerId);
    if (client) this.#voice.tellBlocked(client, this.#blocks.blockedBy(playerId));
  }

  changed(story: Story | null): void {
    this.broadcastPatch();
    if (story) this.#voice.tellAll(this.#clients.all, story);
  }

  seatsChanged(): void {
    for (const client of this.#clients.all) this.#voice.welcome(client);
  }

  aside(playerId: string, aside: Aside): void {
    this.#clients.of(playerId)?.send("aside", aside);
  }

  consent(playerId: string, consent: Consent): void {
    this.#clients.of(playerId)?.send("consent", { consent } satisfies ConsentNews);
  }

  emote(emote: Emoted): void {
    sendToAll(this.#clients.all, "emote", emote);
  }

  goodbye(playerId: string, reason: GoodbyeReason): void {
    const client = this.#clients.release(playerId);
    if (client) farewell(client, reason);
  }

  close(reason: GoodbyeReason): void {
    this.#close({ reason });
  }

  /** Closes the table because an operator says so; asked by other nodes too. @returns false if nothing can be kept now. */
  closeWith(words: string): boolean {
    if (this.#life !== "open" || this.#open?.isPaused !== false) return false;
    this.#close({ reason: "closed-by-operator", words });
    return true;
  }

  #close(goodbye: Goodbye): void {
    this.deps.log.info({ event: "table-closed", room: this.roomId, reason: goodbye.reason }, "a table closes");
    this.deps.journal.table(this.roomId, null, null);
    this.#endWith(goodbye);
  }

  /** @throws if the table's game cannot be continued. */
  #lay(seated: Seated, beginning: Beginning): void {
    const state = this.deps.games.newTable();
    const deps = { ...this.deps, timers: this.guarded(this.deps.timers) };
    const table = new Table(seated, beginning, state, deps, this);
    const { journal } = this.deps;
    const since = this.deps.timers.date();
    this.#clients.sendAllAway();
    this.state = state;
    this.#open = table;
    this.deps.tables.add({
      seated,
      get isPlaying() {
        return table.phase === "playing";
      },
      get census() {
        return table.census;
      },
      get ticket() {
        return journal.ticketOf(null);
      },
      hidesFrom: (asker) => table.hidesFrom(asker),
      personAt: (playerId, who) => personAt(table.people, this.#talk?.lines ?? [], playerId, who),
      get outside() {
        return outsideOf(table, since);
      },
      tell: (notice) => this.#tell(notice),
      closeWith: (words) => this.closeWith(words),
      admits: (playerId) => table.people.admits(playerId),
      admitsSpectator: (playerId) => table.people.admitsSpectator(playerId),
      refresh: () => this.guard(() => table.changed()),
      close: (reason) => this.close(reason),
      giveUp: (playerId) => this.giveUp(playerId),
      moderate: (verdicts) => this.guard(() => this.#moderate(verdicts)),
      suspend: () => this.#end(CloseCode.SERVER_SHUTDOWN),
      pause: () => this.#pause(),
      goOn: () => this.guard(() => this.#goOn()),
      handOver: () => this.#standStill(),
      drop: () => this.#moveAway(),
    });
    this.broadcastPatch();
  }

  /** Continues from the saved table, as after a restart: everybody has to join again. */
  async #startOver(recovery: Recovery, culprit: string | null): Promise<void> {
    const { kept, putOut } = await recovery.attempt(culprit);
    if (this.#life !== "open") return;
    const { roomId, code } = kept.table;
    this.#lay({ roomId, code }, kept);
    if (putOut !== null) this.#table.conduct.putOut(putOut);
  }

  #endWith(goodbye: Goodbye): void {
    for (const client of this.#clients.all) client.send("goodbye", goodbye);
    this.#end(CloseCode.CONSENTED);
  }

  #tell(notice: Notice): void {
    if (this.#life === "open") sendToAll(this.#clients.all, "notice", notice);
  }

  #pause(): void {
    if (this.#life !== "open") return;
    this.#open?.pause();
    tellPause(this.#clients.all, true);
  }

  #goOn(): void {
    if (this.#life !== "open") return;
    tellPause(this.#clients.all, false);
    this.#open?.goOn();
  }

  /** Nothing happens here any more: from now on another process may go on with the table. */
  #standStill(): void {
    this.#life = "elsewhere";
    this.fallSilent();
    this.#open?.pause();
  }

  #moveAway(): Promise<void> {
    this.#standStill();
    this.#open?.stop();
    this.deps.tables.remove(this.roomId);
    this.#clients.clear();
    return this.drop();
  }

  #end(code: number): void {
    this.#life = "ended";
    this.#open?.stop();
    this.deps.tables.remove(this.roomId);
    this.#clients.clear();
    void this.disconnect(code);
  }

  protected override fail(error: unknown, client: Connection | null): void {
    this.deps.log.error({ event: "table-failed", err: error, room: this.roomId }, "an exception at a table");
    const recovery = this.#recovery;
    if (!(error instanceof StepFailed)) {
      if (client) this.dismiss(client);
      return;
    }
    if (!this.#open || !recovery) return;
    this.#open.stop();
    this.#open = null;
    const culprit = client && visitorOf(client).player.id;
    this.#startOver(recovery, culprit).catch((reason) => {
      recovery.giveUp(reason);
      this.#endWith({ reason: "failed" });
    });
  }

  /** @throws ServerError if it goes on elsewhere, or has ended: nothing may happen at a table that is not kept any more. */
  get #table(): Table {
    if (!this.#open || this.#life !== "open") throw refusal("again");
    return this.#open;
  }

  get #blocks(): BlocksHere {
    if (!this.#blocked) throw refusal("again");
    return this.#blocked;
  }

  get #social(): Social {
    if (!this.#talk) throw refusal("again");
    return this.#talk;
  }
}

import { type Client, ClientState, CloseCode } from "@colyseus/core";
import type { Seat } from "../../../shared/core/game.ts";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import type { ManageErrorCode, Player, SeatLocation, TableError } from "../../../shared/net/protocol.ts";
import { tableJoinSchema } from "../../../shared/net/schemas.ts";
import type { LocalBlocks } from "../../people/blocks/local-blocks.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { TableDirectory } from "../../tables/directory.ts";
import type { TableJournal } from "../../tables/saving/table-journal.ts";
import type { Moderation } from "../../tables/social/moderation-updates.ts";
import type { Table } from "../../tables/table.ts";
import type { Tables } from "../../tables/tables.ts";
import { delayUntilSaved, enableBundling } from "../sockets/outbound-buffer.ts";
import { hasNotice } from "./broadcast.ts";
import {
  asScreen,
  assertMayJoin,
  assertMayShow,
  authorizeJoin,
  isOnAnotherNode,
  isOutdatedAt,
  type JoinDeps,
  joinError,
  orUnavailable,
  type Visitor,
} from "./join-checks.ts";
import { type LineRegistry, registerConnection } from "./line-room.ts";
import { closeWithSession, type SessionWatch } from "./session-watch.ts";
import type { TableBroadcaster } from "./table-broadcaster.ts";
import { type Connection, closeWithMessage, kick, type TableClients, visitorOf } from "./table-clients.ts";

export interface JoinHandlerDeps extends JoinDeps {
  readonly directory: Pick<TableDirectory, "seatOf" | "reserve" | "free">;
  readonly moderation: Pick<Moderation, "isSentAway" | "refresh">;
  readonly writeQueue: Pick<TableJournal, "ticketOf">;
  readonly tables: Pick<Tables, "notice">;
  readonly endedSessions: SessionWatch;
  readonly personLine: LineRegistry;
  readonly timers: Timers;
}

/** Room of a table as the join handler sees it. */
interface RoomParts {
  /** Returns the open table. @throws if there is none. */
  readonly table: () => Table;
  /** Returns the table, even after its transfer to another process; null if there is none. */
  readonly laid: () => Table | null;
  readonly blocks: () => LocalBlocks;
  readonly clients: TableClients;
  readonly broadcaster: TableBroadcaster;
}

/** Time in ms for an outdated page to leave by itself. */
const outdatedMs = 10_000;

const nobody: ReadonlySet<string> = new Set();

const refuseChair = (code: ManageErrorCode): Result<null, TableError> => fail({ kind: "manage", code });

/** Handles joins to a table. */
export class JoinHandler {
  readonly #deps: JoinHandlerDeps;
  readonly #at: RoomParts;

  constructor(deps: JoinHandlerDeps, at: RoomParts) {
    this.#deps = deps;
    this.#at = at;
  }

  /** Checks a client before it joins. @param options join options of the client. @throws ServerError to reject it. */
  async check(client: Client, options: unknown): Promise<Visitor> {
    const { directory, blocks, endedSessions } = this.#deps;
    const join = tableJoinSchema.safeParse(options);
    if (join.success) closeWithSession(endedSessions, join.data.token, client);
    const comes = await orUnavailable(authorizeJoin(options, this.#at.table(), this.#deps));
    if (await this.#isSentAway(comes.player)) throw joinError("sanctioned");
    const { id } = comes.player;
    if (comes.role.kind === "screen") return this.#checkScreen(client, comes);
    const seated = await orUnavailable(directory.seatOf(id));
    // A player with a seat here is admitted even if the block list is unavailable.
    const sitsHere = seated?.code === this.#at.table().seated.code;
    const visitor = { ...comes, blockers: sitsHere ? nobody : await orUnavailable(blocks.blockersOf(id)) };
    this.#checkEntry(visitor, seated);
    return visitor;
  }

  async #checkScreen(client: Client, comes: Omit<Visitor, "blockers">): Promise<Visitor> {
    const { id } = comes.player;
    const blockers = await orUnavailable(this.#deps.blocks.blockersOf(id));
    assertMayShow(this.#at.table(), { playerId: id, blockers });
    return asScreen({ ...comes, blockers }, client.sessionId);
  }

  async #isSentAway(player: Player): Promise<boolean> {
    const { moderation } = this.#deps;
    if (!moderation.isSentAway(player)) return false;
    await moderation.refresh();
    return moderation.isSentAway(player);
  }

  /** Completes the join of a checked client. @param options join options of the client. @throws ServerError to reject it after all. */
  async join(client: Connection, options: unknown): Promise<void> {
    const { table, laid, blocks, clients, broadcaster } = this.#at;
    const visitor = visitorOf(client);
    const { player, role, network, formerly, bundles } = visitor;
    if (isOutdatedAt(table(), visitor)) return this.#turnAway(client);
    if (bundles) enableBundling(client.ref);
    clients.announce(client);
    if (role.kind === "screen") return this.#show(client, visitor.blockers, role.openedBy);
    const seated = await this.#reserve(visitor);
    const blockers = await blocks().arrive(player.id);
    if (client.state === ClientState.LEAVING) return this.#freeUntaken(client, visitor);
    if (!clients.isNewest(client)) return closeWithMessage(client, "elsewhere");
    // After the last wait, because meanwhile others may have taken the chair or started the game.
    try {
      this.#checkEntry(visitor, seated);
    } catch (error) {
      await this.#freeUntaken(client, visitor);
      throw error;
    }
    delayUntilSaved(client.ref, () => this.#deps.writeQueue.ticketOf(laid()?.seats.seatOf(player.id) ?? null));
    clients.admit(client);
    registerConnection(this.#deps.personLine, player.id, client, options);
    if (formerly !== null) this.#passOver(formerly, player);
    if (role.kind === "spectator" && table().seats.seatOf(player.id) === null) table().watch(player);
    else this.#joinTable(player, network);
    this.#greet(client);
    for (const id of blockers) broadcaster.sendBlocked(id);
  }

  /** Makes an outdated page leave. It must have joined first, because it repeats a join that fails. */
  #turnAway(client: Connection): void {
    this.#at.broadcaster.greetOutdated(client);
    this.#deps.timers.after(outdatedMs, () => client.leave(CloseCode.CONSENTED));
  }

  /** Completes the join of a screen. @throws ServerError to reject it after all. */
  #show(client: Connection, blockers: ReadonlySet<string>, openedBy: string): void {
    const { table, clients } = this.#at;
    assertMayShow(table(), { playerId: openedBy, blockers });
    delayUntilSaved(client.ref, () => this.#deps.writeQueue.ticketOf(null));
    clients.admit(client);
    table().showOn(visitorOf(client).player.id, openedBy);
    this.#greet(client);
  }

  #greet(client: Connection): void {
    this.#at.broadcaster.greet(client);
    const { notice } = this.#deps.tables;
    if (hasNotice(notice)) client.send("notice", notice);
  }

  /**
   * Gives a spectator the chair of a bot. Their client then gets the seat's view and its whole story, as at a join.
   */
  async takeChair(player: Player, seat: Seat): Promise<Result<null, TableError>> {
    const { directory } = this.#deps;
    const { id } = player;
    const here = this.#at.table().seated;
    const early = await this.#chairRefusal(player, seat);
    if (early !== null) return refuseChair(early);
    const held = await orUnavailable(directory.reserve(id, here));
    if (isOnAnotherNode(this.#at.table(), held)) return refuseChair("seated-elsewhere");
    const client = this.#at.clients.of(id);
    const late = client ? this.#at.table().lateJoins.refusal(id, seat) : "not-now";
    if (!client || late !== null) {
      if (this.#at.table().seats.seatOf(id) === null) await orUnavailable(directory.free(id, here));
      return refuseChair(late ?? "not-now");
    }
    this.#at.table().hideFrom(this.#at.blocks().blockedBy(id));
    this.#at.table().takeChair(player, seat, visitorOf(client).network);
    this.#at.broadcaster.greet(client);
    return ok(null);
  }

  /** A person who had a chair in this game cannot take another, be it once as a guest and once as an account. */
  async #chairRefusal(player: Player, seat: Seat): Promise<ManageErrorCode | null> {
    const { lateJoins, seats } = this.#at.table();
    const refusal = lateJoins.refusal(player.id, seat);
    if (refusal !== null) return refusal;
    const seated = seats.persons.map((person) => person.player);
    const accounts = await this.#deps.accountsOf([player, ...seated].flatMap(({ id, guest }) => (guest ? [id] : [])));
    const presentIdOf = ({ id }: Player) => accounts.get(id) ?? id;
    return seated.some((each) => presentIdOf(each) === presentIdOf(player)) ? "had-chair" : null;
  }

  /** Hides the table from blocked spectators before they can see the new player. */
  #joinTable(player: Player, network: string | null): void {
    this.#at.table().hideFrom(this.#at.blocks().blockedBy(player.id));
    this.#at.table().join(player, network);
  }

  /** Reserves a chair for a player. @returns where they sit, which is another table if they have taken a seat there. */
  #reserve({ player: { id }, role }: Visitor): Promise<SeatLocation | null> {
    const { directory } = this.#deps;
    const here = this.#at.table().seated;
    return orUnavailable(role.kind === "spectator" ? directory.seatOf(id) : directory.reserve(id, here));
  }

  /**
   * Checks whether a player may join. If they sit elsewhere, their former guest leaves this table.
   * @throws ServerError to reject the player.
   */
  #checkEntry(visitor: Visitor, seated: SeatLocation | null): void {
    const { formerly } = visitor;
    const table = this.#at.table();
    if (formerly !== null && isOnAnotherNode(table, seated)) kick(table, this.#at.clients, formerly, "elsewhere");
    assertMayJoin(table, visitor, seated);
  }

  /** Transfers the place of a guest to their new account, which has at most one place at a table. */
  #passOver(guestId: string, player: Player): void {
    const { clients } = this.#at;
    const table = this.#at.table();
    const hasChair = table.seats.seatOf(player.id) !== null;
    if (hasChair) kick(table, clients, guestId, "elsewhere");
    else table.passOver(guestId, player);
    clients.sendAway(guestId, "elsewhere");
  }

  /** Frees the reserved seat of a client that takes no chair. */
  async #freeUntaken(client: Connection, { player: { id }, role }: Visitor): Promise<void> {
    const table = this.#at.laid();
    if (role.kind !== "player" || !this.#at.clients.isNewest(client) || !table || table.seats.seatOf(id) !== null)
      return;
    await orUnavailable(this.#deps.directory.free(id, table.seated));
  }
}

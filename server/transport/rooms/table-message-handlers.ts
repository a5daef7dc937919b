import { CloseCode, type MessageContext } from "@colyseus/core";
import type { Seat } from "../../../shared/core/game.ts";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import type { ActRequest, ClockAnswer, DealMessage, Player, TableError } from "../../../shared/net/protocol.ts";
import { actionSchema, actSchema, dealSchema } from "../../../shared/net/schemas.ts";
import type { SocialError } from "../../../shared/net/social.ts";
import type { Metrics } from "../../metrics/metrics.ts";
import type { GameReply } from "../../tables/game/table-games.ts";
import type { Moderation } from "../../tables/social/moderation-updates.ts";
import { reportAt } from "../../tables/social/reporting.ts";
import type { Social } from "../../tables/social/social.ts";
import type { Table } from "../../tables/table.ts";
import { handleTableRequest } from "../../tables/table-requests.ts";
import { onNextSent } from "../sockets/outbound-buffer.ts";
import { sendToAll } from "./broadcast.ts";
import { type Connection, isScreen, type TableClients, visitorOf } from "./table-clients.ts";

type Reply = Result<null, SocialError>;
type Handle = (player: Player) => Reply | Promise<Reply>;

interface HandlerDeps {
  readonly clients: TableClients;
  /** Returns the open table. @throws if there is none. */
  readonly table: () => Table;
  /** Gives a spectator the chair of a bot. */
  readonly takeChair: (player: Player, seat: Seat) => Promise<Result<null, TableError>>;
  readonly social: Social;
  /** Called with the reason of each refused request. */
  readonly refused: (error: SocialError) => void;
  /** Recipients of a player's emotes. */
  readonly hearersOf: (playerId: string) => readonly Connection[];
  /** Recipients of a player's chat. */
  readonly readersOf: (playerId: string) => readonly Connection[];
  /** Whether the table is paused. */
  readonly isPaused: () => boolean;
  /** Whether another process continues the table. */
  readonly isElsewhere: () => boolean;
  readonly moderation: Moderation;
  readonly metrics: Metrics | undefined;
  /** Monotonic clock of the table, in ms. */
  readonly now: () => number;
}

/** Message handlers of a table. */
export class TableMessageHandlers {
  readonly messages = {
    act: this.#request((player, message) => this.#act(player, message), true),
    manage: this.#request((player, message) => this.#manage(player, message)),
    emote: this.#request(({ id }, message) =>
      this.#broadcast(id, "emote", this.#deps.social.emote(this.#deps.table(), id, message)),
    ),
    drum: this.#request(({ id }, message) =>
      this.#broadcast(id, "drum", this.#deps.social.drum(this.#deps.table(), id, message)),
    ),
    nudge: this.#request(({ id }, message) =>
      this.#broadcast(id, "nudge", this.#deps.social.nudge(this.#deps.table(), id, message)),
    ),
    say: this.#request((player, message) => this.#say(player, message)),
    report: this.#request(({ id }, message) => this.#report(id, message)),
    deal: (client: Connection, message: unknown, context: MessageContext) =>
      this.#answer(client, context, (player) => this.#deal(player, message)),
    clock: (client: Connection, _message: unknown, context: MessageContext) => this.#clock(client, context),
  };
  readonly #deps: HandlerDeps;

  constructor(deps: HandlerDeps) {
    this.#deps = deps;
  }

  /** Wraps a handler so that it replies to a request, and rejects it during a pause. */
  #request(handle: (player: Player, message: unknown) => Reply | Promise<Reply>, isCommand = false) {
    return (client: Connection, message: unknown, context: MessageContext) =>
      this.#answer(client, context, (player) => (this.#deps.isPaused() ? paused : handle(player, message)), isCommand);
  }

  /** Replies to a request. A message without a request id ends the connection. */
  #answer(client: Connection, context: MessageContext, handle: Handle, isCommand = false): unknown {
    const { metrics } = this.#deps;
    const arrivedAt = metrics?.now() ?? 0;
    const { player } = visitorOf(client);
    if (context.id === undefined) return client.leave(CloseCode.WITH_ERROR);
    if (isScreen(client) || !this.#deps.clients.isPresent(client))
      return context.reject<TableError>({ kind: "not-seated" });
    // No reply: the client repeats the request wherever the table continues.
    if (this.#deps.isElsewhere()) return new Promise<never>(() => {});
    // Default reply for an exception, because the request had no effect then.
    context.reject<TableError>({ kind: "stale" });
    const send = (reply: Reply) => {
      if (reply.ok) return context.resolve({});
      this.#countRefusal(reply.error);
      this.#deps.refused(reply.error);
      return context.reject(reply.error);
    };
    const reply = handle(player);
    this.#disconnectLeaver(player.id);
    // Not measured: it waits for the end of a response window, so its time says nothing about the server.
    if (reply instanceof Promise) return reply.then(send);
    if (metrics && isCommand)
      onNextSent(client.ref, () => metrics.replyTime.observe((metrics.now() - arrivedAt) / 1000));
    return send(reply);
  }

  #countRefusal(error: SocialError): void {
    if (error.kind === "muted") return;
    this.#deps.metrics?.refusals.inc(error.kind === "refused" ? error.refusal.code : error.kind);
  }

  /** Replies with the clock of the table's deadlines. */
  #clock(client: Connection, context: MessageContext): unknown {
    if (context.id === undefined) return client.leave(CloseCode.WITH_ERROR);
    return context.resolve<ClockAnswer>({ now: this.#deps.now() });
  }

  /** Closes the connection of a player who has left, after the reply. */
  #disconnectLeaver(playerId: string): void {
    const { clients, table } = this.#deps;
    const person = table().seats.personOf(playerId);
    if (table().people.spectators.get(playerId) || (person && !person.left)) return;
    const client = clients.release(playerId);
    if (client) queueMicrotask(() => client.leave(CloseCode.CONSENTED));
  }

  /** Broadcasts chat, emotes, drumming and nudges if they are allowed. */
  #broadcast(playerId: string, type: "drum" | "emote" | "nudge" | "said", said: Result<object, SocialError>): Reply {
    if (!said.ok) return said;
    const { hearersOf, readersOf } = this.#deps;
    sendToAll(type === "said" ? readersOf(playerId) : hearersOf(playerId), type, said.value);
    return ok(null);
  }

  #manage(player: Player, message: unknown): Reply | Promise<Reply> {
    const { table, takeChair } = this.#deps;
    const action = actionSchema.safeParse(message);
    const isSpectator = table().people.spectators.get(player.id) !== null;
    if (action.success && action.data.type === "take-chair" && isSpectator) return takeChair(player, action.data.seat);
    return handleTableRequest(table(), player.id, message, this.#deps.moderation);
  }

  #say(player: Player, message: unknown): Reply | Promise<Reply> {
    const said = this.#sayUnlessMuted(player, message);
    return said.ok || said.error.kind !== "muted" ? said : this.#sayAfterLook(player, message);
  }

  #sayUnlessMuted(player: Player, message: unknown): Reply {
    const table = this.#deps.table();
    const mute = this.#deps.moderation.muteOf(player, table.isPublic);
    return mute ? fail(mute) : this.#broadcast(player.id, "said", this.#deps.social.say(table, player.id, message));
  }

  async #sayAfterLook(player: Player, message: unknown): Promise<Reply> {
    await this.#deps.moderation.refresh();
    return this.#sayUnlessMuted(player, message);
  }

  #report(playerId: string, message: unknown): Reply | Promise<Reply> {
    const report = reportAt(this.#deps.table(), this.#deps.social, playerId, message);
    return report.ok ? this.#deps.moderation.report(report.value) : report;
  }

  #act(player: Player, message: unknown): Reply | Promise<Reply> {
    const request = actSchema.safeParse(message);
    if (request.success) return handleCommand(this.#deps.table(), player.id, request.data);
    return fail({ kind: "refused", refusal: { code: "malformed", rule: "" } });
  }

  #deal(player: Player, message: unknown): Reply {
    const word = dealSchema.safeParse(message);
    return word.success
      ? handleContribution(this.#deps.table(), player.id, word.data)
      : fail({ kind: "manage", code: "malformed" });
  }
}

const paused: Reply = fail({ kind: "paused" });

/** Carries out a player's command in the game. The reply to a draw in the response window comes later. */
export function handleCommand(
  table: Table,
  playerId: string,
  { seq, command }: ActRequest,
): GameReply | Promise<GameReply> {
  const { seats, leaverPolicy, games } = table;
  const person = seats.personOf(playerId);
  const seat = seats.seatOf(playerId);
  if (!person || seat === null || person.left) return fail({ kind: "not-seated" });
  leaverPolicy.markResponsive(person);
  if (person.isOut) return fail({ kind: "put-out" });
  if (person.isNew && games.isAwaited(seat)) return fail({ kind: "manage", code: "not-now" });
  if (!games.isPass(command)) leaverPolicy.resumePlay(person);
  return games.act(seat, seq, command);
}

/** Adds a player's contribution to the game in preparation. */
export function handleContribution(table: Table, playerId: string, message: DealMessage): GameReply {
  const person = table.seats.personOf(playerId);
  const seat = table.seats.seatOf(playerId);
  if (!person || seat === null || person.left) return fail({ kind: "not-seated" });
  table.leaverPolicy.markResponsive(person);
  return table.starting.contribute(seat, message) ? ok(null) : fail({ kind: "manage", code: "not-now" });
}

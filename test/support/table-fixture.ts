import { createHash } from "node:crypto";
import { games } from "../../server/app/games.ts";
import { LocalQueueBans } from "../../server/matchmaking/queue-bans.ts";
import { QuietSerializer } from "../../server/sync/quiet-serializer.ts";
import { noExperts } from "../../server/tables/bots/experts.ts";
import type { EventBatch } from "../../server/tables/game/running-game.ts";
import type { NewTable } from "../../server/tables/new-table.ts";
import type { RestoredTable } from "../../server/tables/saving/initial-state.ts";
import { Social } from "../../server/tables/social/social.ts";
import { Table } from "../../server/tables/table.ts";
import type { TableListener } from "../../server/tables/table-listener.ts";
import { handleTableRequest } from "../../server/tables/table-requests.ts";
import { Tables } from "../../server/tables/tables.ts";
import { handleCommand, handleContribution } from "../../server/transport/rooms/table-message-handlers.ts";
import type { Command } from "../../shared/core/commands.ts";
import type { Result } from "../../shared/core/result.ts";
import { Contributor } from "../../shared/fairness/contributor.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { KittensView } from "../../shared/games/kittens/view.ts";
import type { DealOnWire } from "../../shared/net/deal.ts";
import type { GameView } from "../../shared/net/games.ts";
import { isViewOf } from "../../shared/net/games.ts";
import type { Call } from "../../shared/net/line.ts";
import type {
  ApiErrorCode,
  AutoPass,
  CloseReason,
  Presence,
  TableAction,
  TableError,
  TableSettings,
} from "../../shared/net/protocol.ts";
import { defaultSettingsOf } from "../../shared/net/settings.ts";
import { decodeSidelines, type PrivateNotice, type SidelinesInfo } from "../../shared/net/sidelines.ts";
import type { ChatLine, Drummed, Emoted, Nudged, SocialError } from "../../shared/net/social.ts";
import type { TableState } from "../../shared/net/state.ts";
import { games as wire } from "../../shared/registry.ts";
import { InMemoryWriteQueue } from "./in-memory-write-queue.ts";
import { keysFrom } from "./keys.ts";
import { Listener } from "./listener.ts";
import { playerNamed } from "./server.ts";
import { ManualTimers } from "./timers.ts";

export const botDelayMs = 1000;
/** Longest delay of bots for the animations of humans. */
export const maxRevealMs = 2 * botDelayMs;
export const emptyTableMs = 600_000;
export const joinGraceMs = 15_000;

/** @param known the games that contain the edition. */
export const settingsFor = (seats: number, edition = "original", known = wire): TableSettings => ({
  ...defaultSettingsOf(known.editions.info(edition), seats),
  options: {},
  beatSeconds: 0,
});

const usualOpening = {
  kind: "new",
  settings: settingsFor(5),
  fillWithBots: false,
  start: "by-host",
  isPublic: false,
  openers: [],
} as const;

interface Arrival {
  readonly guest?: boolean;
  readonly network?: string | null;
}

type FixtureOpening = Partial<Omit<NewTable, "players">>;

/** Number of fixtures in this test file; each has its own random generator. */
let fixtures = 0;

/** Table under the control of a test: without a network, and with manual time. */
export class TableFixture implements TableListener {
  readonly timers = new ManualTimers();
  readonly writeQueue = new InMemoryWriteQueue();
  readonly tables = new Tables(this.writeQueue);
  readonly queueBans = new LocalQueueBans(this.timers);
  readonly table: Table;
  readonly social = new Social(this.timers);
  readonly goodbyes: string[] = [];
  /** Calls to absent players. */
  readonly calls: { readonly name: string; readonly code: string; readonly call: Call }[] = [];
  /** Emotes of bots. */
  readonly emotes: Emoted[] = [];
  /** Auto-pass settings that players received. */
  readonly consents: string[] = [];
  /** Number of event batches that were sent to all clients. */
  stories = 0;
  /** Private notices, by player name. */
  readonly asides = new Map<string, PrivateNotice[]>();
  closed: string | null = null;
  /** Names of decks that moderators have removed. */
  readonly takenDeckNames = new Set<string>();
  /** Names of players who do not see the game yet. */
  readonly loading = new Set<string>();
  /** Names of players without contributed entropy. */
  readonly silent = new Set<string>();
  readonly #parts = new Map<string, Contributor>();
  readonly #newEntropy: () => string;
  readonly #schema = games.newTable();
  readonly #serializer = new QuietSerializer();
  readonly #listeners: Listener[] = [];

  /**
   * @param people humans in the first chairs; the first one hosts. They are connected at once unless the table waits
   * for them.
   * @param chance seed of all randomness, including bots; by default different for each fixture of a test file.
   * @param experts none by default.
   */
  constructor(
    people: readonly string[],
    opening: FixtureOpening | RestoredTable = {},
    chance?: string,
    experts = noExperts,
  ) {
    const limits = { botDelayMs: [botDelayMs, botDelayMs] as const, emptyMs: emptyTableMs, joinGraceMs };
    const log = { info() {}, error: fail };
    fixtures += 1;
    const newKey =
      chance === undefined ? keysFrom(`house ${fixtures}`) : () => createHash("sha256").update(chance).digest("hex");
    this.#newEntropy = newKey;
    const { tables, timers, writeQueue } = this;
    const loadSaved = async () => writeQueue.returning;
    const queueBans = this.queueBans;
    const deps = {
      tables,
      games,
      queueBans,
      timers,
      writeQueue,
      loadSaved,
      newSecret: newKey,
      newBotSecret: keysFrom(`bots of ${chance ?? `house ${fixtures}`}`),
      log,
      limits,
      experts,
      calls: {
        call: (name: string, { code }: { readonly code: string }, call: Call) => this.calls.push({ name, code, call }),
      },
    };
    this.#serializer.reset(this.#schema);
    this.table = new Table(
      { roomId: "room", code: "CODE34" },
      opening.kind === "returning" ? opening : { ...usualOpening, ...opening, players: people.map(playerNamed) },
      this.#schema,
      deps,
      this,
    );
    if (opening.kind === "returning" || opening.start === "when-joined") return;
    for (const name of people) this.join(name);
  }

  /** Restores the same table as after a restart of the server; no player is connected yet. */
  afterRestart(): TableFixture {
    return new TableFixture([], this.writeQueue.returning);
  }

  /** State as a spectator decodes it from the received bytes. */
  get stateOnWire(): TableState {
    return new Listener(this.#serializer, null).table;
  }

  /** Everything that a player or a spectator knows of the game: the view and the events. */
  knownTo(name: string): object {
    const story = this.table.games.eventsSoFar?.eventsFor(this.table.seats.seatOf(name) ?? "spectator");
    return { ...this.game(name), story };
  }

  get presences(): (Presence | "bot" | "empty")[] {
    return this.table.seats.faces().map(({ kind, presence }) => (kind === "person" ? presence : kind));
  }

  get names(): string[] {
    return this.table.seats.faces().map(({ name }) => name);
  }

  /** Public part of the deal. */
  get deal(): DealOnWire {
    const { commitment, seats, commitments, entropies, secret } = this.#schema.deal;
    return { commitment, seats, commitments, entropies, secret };
  }

  get host(): string | undefined {
    return this.table.seats.faces().find(({ host }) => host)?.name;
  }

  /** Game as a player sees it. */
  game(name: string): GameView {
    const seat = this.table.seats.seatOf(name);
    const own = seat === null ? null : this.table.games.privateState(seat);
    const { table } = new Listener(this.#serializer, own);
    const game = wire.read(table, seat ?? "spectator");
    if (!game) throw new Error("no game is on the table");
    return game;
  }

  /** Same for kittens. */
  view(name: string): KittensView {
    const game = this.game(name);
    if (!isViewOf(kittens, game)) throw new Error("it is not kittens that is on the table");
    return game.view;
  }

  /** Time until the pending decision times out, in ms; null if no decision is pending. */
  get leftMs(): number | null {
    return this.#schema.endsAt === 0 ? null : this.#schema.endsAt - this.timers.now();
  }

  /** Advances the time in steps of `ms` until the game is over. */
  playOut(ms: number): void {
    for (let times = 0; times < 10_000; times += 1) {
      if (this.table.phase !== "playing") return;
      this.timers.pass(ms);
    }
    throw new Error("the game does not end");
  }

  legal(name: string): readonly Command[] {
    return wire.legal(this.game(name));
  }

  /** @param how by default a guest from a network without a limit. */
  join(name: string, { guest = true, network = null }: Arrival = {}): Result<null, ApiErrorCode> {
    const admitted = this.table.people.admits(name);
    if (admitted.ok) this.table.join({ ...playerNamed(name), guest }, network);
    return admitted;
  }

  /** Transfers the seat of a guest to an account, which joins. */
  passOver(guest: string, account: string): void {
    this.table.passOver(guest, playerNamed(account));
    this.table.join(playerNamed(account), null);
  }

  /** New connection of this player, which records all later frames. */
  listen(name: string): Listener {
    const seat = this.table.seats.seatOf(name);
    const listener = new Listener(this.#serializer, seat === null ? null : this.table.games.privateState(seat));
    listener.frames = [];
    this.#listeners.push(listener);
    return listener;
  }

  /** Joins as a spectator. */
  watch(name: string): Result<null, ApiErrorCode> {
    const admitted = this.table.people.admitsSpectator(name);
    if (admitted.ok) this.table.watch(playerNamed(name));
    return admitted;
  }

  /** Takes the chair of a bot as a spectator. @returns the reason for a refusal. */
  takeChair(name: string, seat: number): string | null {
    const refusal = this.table.lateJoins.refusal(name, seat);
    if (refusal === null) this.table.takeChair(playerNamed(name), seat, null);
    return refusal;
  }

  say(name: string, text: unknown): Result<ChatLine, SocialError> {
    return this.social.say(this.table, name, { text });
  }

  /** @param more fields of the message, such as `at`. */
  throwEmote(name: string, emote: unknown, more: object = {}): Result<Emoted, SocialError> {
    return this.social.emote(this.table, name, { emote, ...more });
  }

  drum(name: string, message: unknown = {}): Result<Drummed, SocialError> {
    return this.social.drum(this.table, name, message);
  }

  nudge(name: string, message: unknown = {}): Result<Nudged, SocialError> {
    return this.social.nudge(this.table, name, message);
  }

  act(name: string, command: Command, seq = this.table.games.seq): Result<null, TableError> {
    const answer = handleCommand(this.table, name, { seq, command });
    if (answer instanceof Promise) throw new Error("the draw is delayed by the response window");
    return answer;
  }

  manage(name: string, action: TableAction): Result<null, TableError> {
    return this.request(name, action);
  }

  /** Sends a message of any shape. */
  request(name: string, message: unknown): Result<null, TableError> {
    return handleTableRequest(this.table, name, message, {
      isDeckNameTaken: (deckName) => this.takenDeckNames.has(deckName),
    });
  }

  aside(playerId: string, aside: PrivateNotice): void {
    this.asides.set(playerId, [...(this.asides.get(playerId) ?? []), aside]);
  }

  /** Public state of the eliminated players. */
  get sidelines(): SidelinesInfo {
    return decodeSidelines(this.#schema.sidelines);
  }

  changed(story: EventBatch | null): void {
    this.#serializer.applyPatches(this.#listeners);
    if (story?.secretOf === null) this.stories += 1;
    for (const { connected, player } of this.table?.seats.persons ?? []) {
      if (connected && !this.silent.has(player.id)) this.#takePart(player.id);
      if (!this.loading.has(player.id)) this.table.pictureShown(player.id);
    }
  }

  /** Contributes entropy for a player, like a page, to the game that is being prepared. */
  #takePart(name: string): void {
    const part =
      this.#parts.get(name) ?? new Contributor(this.#newEntropy, (word) => handleContribution(this.table, name, word));
    this.#parts.set(name, part);
    part.onDealState(this.#schema.deal, this.table.seats.seatOf(name));
  }

  seatsChanged(): void {}

  consent(playerId: string, consent: AutoPass): void {
    this.consents.push(`${playerId}: ${consent}`);
  }

  emote(emote: Emoted): void {
    this.emotes.push(emote);
  }

  goodbye(playerId: string, reason: CloseReason): void {
    this.goodbyes.push(`${playerId}: ${reason}`);
  }

  close(reason: CloseReason): void {
    this.closed = reason;
    this.table.stop();
  }
}

function fail(details: object): never {
  throw new Error(JSON.stringify(details));
}

import type { Room } from "@colyseus/sdk";
import { bytesToHex } from "@noble/hashes/utils.js";
import { batch, signal } from "@preact/signals";
import type { Command } from "../../shared/core/commands.ts";
import type { Seat } from "../../shared/core/game.ts";
import { fail } from "../../shared/core/result.ts";
import { type CommitmentState, Contributor } from "../../shared/fairness/contributor.ts";
import { type Transcript, TranscriptRecorder } from "../../shared/fairness/transcript.ts";
import { unbundle } from "../../shared/net/bundle.ts";
import type { DealOnWire } from "../../shared/net/deal.ts";
import { eventsMessage, type GameEvents, type GameRegistry, historyMessage } from "../../shared/net/games.ts";
import { lineRevision } from "../../shared/net/line.ts";
import {
  type AutoPass,
  type AutoPassNews,
  type CloseMessage,
  type Notice,
  type PauseNews,
  protocolVersion,
  type SeatLocation,
  type TableAction,
  type Welcome,
} from "../../shared/net/protocol.ts";
import { settingsToSend } from "../../shared/net/settings.ts";
import type { SocialError } from "../../shared/net/social.ts";
import type { TableState } from "../../shared/net/state.ts";
import type {
  Answer,
  AutoPassSetting,
  Connection,
  NetworkTrouble,
  ServerSource,
  TableSnapshot,
} from "../game-model/model.ts";
import { onWake } from "../state/on-wake.ts";
import { api } from "./api.ts";
import { Backoff } from "./backoff.ts";
import { heartbeat } from "./heartbeat.ts";
import { carryLine } from "./line.ts";
import { endings, joinById, serverAheadMs } from "./rooms.ts";
import { loadCommitment, saveCommitment } from "./saved-commitment.ts";
import { goOn, readSnapshot } from "./snapshot.ts";
import { SocialLink } from "./social-connection.ts";
import { TableRequests } from "./table-requests.ts";

type Listener = (batch: GameEvents) => void;
type TableRoom = Room<unknown, TableState>;

const nothingToTell: Notice = { announcement: null, maintenance: null };

/** Actions that are not idempotent. */
const onlyOnce: readonly TableAction["type"][] = ["add-bot", "remove"];

/** A screen shows the table to all people in one room. */
export type TableRole = "player" | "spectator" | "screen";

/** Options of a join. An older server takes a screen for a spectator. */
const joinOptions: Readonly<Record<TableRole, object>> = {
  player: {},
  spectator: { watch: true },
  screen: { watch: true, screen: true },
};

/** Tokens for joining a table. Both may change during the stay. */
export interface Credentials {
  readonly token: () => string;
  /**
   * Token of the guest that the account was before; the account takes over this guest's seat. Null if there is none.
   */
  readonly formerly: () => string | null;
}

/**
 * Joins a table and reconnects until the table closes or the server sends a final goodbye.
 */
export const connectTable = (
  games: GameRegistry,
  seated: SeatLocation,
  who: Credentials,
  role: TableRole = "player",
): ServerSource => new TableConnection(games, seated, who, role);

class TableConnection implements ServerSource {
  readonly table = signal<TableSnapshot | null>(null);
  readonly connection = signal<Connection>("connecting");
  readonly tries = signal(0);
  readonly trouble = signal<NetworkTrouble | null>(null);
  readonly history = signal<GameEvents | null>(null);
  readonly notice = signal<Notice>(nothingToTell);
  readonly closeMessage = signal("");
  readonly #consent = signal<AutoPass>("ask");
  readonly consent: AutoPassSetting = {
    now: this.#consent,
    choose: (consent) => this.manage({ type: "let-pass", consent }),
  };
  readonly social: SocialLink;
  readonly #requests = new TableRequests(this.connection);
  readonly #listeners = new Set<Listener>();
  readonly #games: GameRegistry;
  readonly #seated: SeatLocation;
  readonly #who: Credentials;
  readonly #role: TableRole;
  readonly #part: Contributor;
  readonly #witness = new TranscriptRecorder();
  /** Own commitment in the game on the table. */
  #played: CommitmentState | null = null;
  readonly #stop = new AbortController();
  #room: TableRoom | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #pauses = new Backoff();
  /** Revision of the server's protocol. */
  #revision = 0;
  #joining = false;
  #ended = false;

  constructor(games: GameRegistry, seated: SeatLocation, who: Credentials, role: TableRole) {
    this.#games = games;
    this.#seated = seated;
    this.#who = who;
    this.#role = role;
    this.social = new SocialLink(seated.roomId, (type, payload) => this.#requests.sendOnce<SocialError>(type, payload));
    this.#part = new Contributor(
      newEntropy,
      (word) => void this.#requests.sendOnce("deal", word),
      loadCommitment(seated.roomId),
    );
    onWake(() => this.retryNow(), this.#stop.signal);
    void this.#join();
  }

  onEvents(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  act(command: Command, seq: number): Answer {
    return this.#requests.sendUntilAnswered("act", { seq, command });
  }

  manage(action: TableAction): Answer {
    // A server of the version before ends the connection of a page that sends this.
    if (action.type === "one-room" && this.#revision < 2)
      return Promise.resolve(fail({ kind: "manage", code: "not-now" }));
    if (onlyOnce.includes(action.type)) return this.#requests.sendOnce("manage", action);
    const payload =
      action.type === "settings"
        ? { ...action, settings: settingsToSend(action.settings, this.table.value?.settings) }
        : action;
    return this.#requests.sendWithRetries("manage", payload);
  }

  takeOver(): Answer {
    return this.manage({ type: "here" });
  }

  pictureShown(): void {
    if (this.#revision >= 1) void this.#requests.sendOnce("manage", { type: "shown" } satisfies TableAction);
  }

  transcript(): Transcript | null {
    const table = this.table.value;
    const story = this.history.value;
    if (table?.phase !== "over" || table.mySeat === null || story?.seq !== table.seq) return null;
    return this.#witness.transcript(table.mySeat, this.#played, story.events, table.seq);
  }

  retryNow(): void {
    if (!this.#ended && !this.#room && !this.#joining) void this.#join();
  }

  close(): void {
    this.#end("closed");
  }

  async #join(): Promise<void> {
    clearTimeout(this.#timer);
    this.#joining = true;
    const [token, formerly] = [this.#who.token(), this.#who.formerly()];
    const options = {
      token,
      bundles: true,
      ...joinOptions[this.#role],
      ...(formerly !== null && { formerly }),
    };
    // A slow server gets a longer timeout after the first tries.
    const patienceMs = this.#pauses.isRecent ? 3000 : 12_000;
    const joined = await joinById<TableState>(this.#seated.roomId, options, patienceMs);
    const mayBeFinal = !joined.ok && joined.error === "refused" && !this.#ended;
    const end = mayBeFinal ? await this.#finalAnswer() : null;
    this.#joining = false;
    this.trouble.value = !joined.ok && joined.error !== "again" && joined.error !== "refused" ? joined.error : null;
    if (this.#ended) void (joined.ok && joined.value.leave(false));
    else if (joined.ok) this.#enter(joined.value);
    else if (end) this.#end(end);
    else this.#retryIn(this.#pauses.next());
  }

  /** Returns the final connection state if the API says that further joins are futile; else null. */
  async #finalAnswer(): Promise<Connection | null> {
    const ask = this.#role === "screen" ? api.screen : api.table;
    const found = await ask(this.#who.token(), this.#seated.code);
    if (found.ok) return null;
    switch (found.error.error) {
      case "no-such-table":
      case "unauthorized":
        return "closed";
      case "sanctioned":
        return "suspended";
      case "removed":
        return "removed";
      case "table-full":
        return this.#role === "spectator" && !("watch" in found.error) ? "unwatched" : null;
      default:
        return null;
    }
  }

  #enter(room: TableRoom): void {
    this.#room = room;
    unbundle(room.connection);
    const hangUp = this.#requests.routeThrough(room);
    this.#part.onReconnect();
    // The server sends a notice after a join only if there is one.
    this.notice.value = nothingToTell;
    let welcome: Welcome | null = null;
    let ahead = 0;
    let isPaused = false;
    let goodbye: CloseMessage | null = null;
    let story: GameEvents | null = null;
    const show = (news: GameEvents | null) => {
      if (welcome && room.state?.deal) this.#takePart(room.state.deal, welcome.seat);
      const snapshot = welcome && room.state && readSnapshot(this.#games, room.state, welcome, ahead, isPaused);
      // The state patch of a step arrives right before its events. They must be shown together.
      if (!welcome || !snapshot || (snapshot.game && snapshot.seq !== story?.seq)) return;
      this.#witness.record(snapshot.phase, room.state.deal.commitment, snapshot.seq, snapshot.game);
      this.social.read(room.state, welcome);
      this.#show(snapshot, story, news);
    };
    room.onMessage("welcome", (message: Welcome) => {
      if (message.protocol !== protocolVersion) goodbye = { reason: "outdated" };
      if (goodbye) return void room.leave(false);
      this.#revision = message.revision ?? 0;
      // Screens get no line messages, so another connection of the browser must carry them.
      if (!welcome && this.#role !== "screen" && this.#revision >= lineRevision)
        line.signal.addEventListener("abort", carryLine(room));
      welcome = message;
      this.#consent.value = message.consent;
      ahead = message.now - performance.now();
      show(null);
    });
    room.onStateChange(() => show(null));
    room.onMessage("pause", ({ paused }: PauseNews) => {
      isPaused = paused;
      show(null);
    });
    room.onMessage("consent", ({ consent }: AutoPassNews) => {
      this.#consent.value = consent;
    });
    room.onMessage(historyMessage, (told: Uint8Array) => {
      story = this.#games.decodeEvents(room.state.settings.edition, told);
      show(null);
    });
    room.onMessage(eventsMessage, (told: Uint8Array) => {
      const news = this.#games.decodeEvents(room.state.settings.edition, told);
      story = goOn(this.#games, story, news);
      show(news);
    });
    this.social.listen(room);
    room.onMessage("notice", (told: Notice) => {
      this.notice.value = told;
    });
    room.onMessage("goodbye", (message: CloseMessage) => {
      goodbye = message;
      if (message.reason === "closed-by-operator") this.closeMessage.value = message.words;
    });
    const line = new AbortController();
    const lose = () => {
      line.abort();
      this.#room = null;
      hangUp();
      if (goodbye) this.#end(endings[goodbye.reason]);
      else if (!this.#ended) this.#retryIn(this.#pauses.first());
    };
    room.onLeave(lose);
    const dead = () => {
      room.removeAllListeners();
      room.connection.close();
      lose();
    };
    line.signal.addEventListener("abort", heartbeat(room, dead));
    // Some clocks of pages stand still while the machine sleeps.
    onWake(async () => {
      const measured = this.#revision >= 1 ? await serverAheadMs(room) : null;
      // Another connection may show the table by now.
      if (line.signal.aborted) return;
      ahead = measured ?? ahead;
      show(null);
    }, line.signal);
  }

  #takePart(deal: DealOnWire, seat: Seat | null): void {
    const { stake } = this.#part;
    this.#part.onDealState(deal, seat);
    if (this.#part.stake && this.#part.stake !== stake) saveCommitment(this.#seated.roomId, this.#part.stake);
    if (this.#part.stake?.played) this.#played = this.#part.stake;
  }

  #show(snapshot: TableSnapshot, story: GameEvents | null, news: GameEvents | null): void {
    batch(() => {
      this.table.value = snapshot;
      this.history.value = story;
      this.connection.value = "open";
      this.tries.value = 0;
      this.#pauses.reset();
      if (news) for (const listener of this.#listeners) listener(news);
    });
  }

  #retryIn(ms: number): void {
    if (this.connection.value === "open") this.connection.value = "lost";
    this.#timer = setTimeout(() => void this.#join(), ms);
    this.tries.value += 1;
  }

  #end(connection: Connection): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#stop.abort();
    this.connection.value = connection;
    void this.#room?.leave(false);
  }
}

/** Returns 32 random bytes from a cryptographic generator, as hex. */
const newEntropy = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

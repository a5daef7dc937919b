import type { Room } from "@colyseus/sdk";
import { bytesToHex } from "@noble/hashes/utils.js";
import { batch, signal } from "@preact/signals";
import type { Command } from "../../shared/core/commands.ts";
import type { Seat } from "../../shared/core/game.ts";
import type { Result } from "../../shared/core/result.ts";
import { Contributor, type Stake } from "../../shared/fairness/contributor.ts";
import { type Evidence, Witness } from "../../shared/fairness/evidence.ts";
import { unbundle } from "../../shared/net/bundle.ts";
import type { DealOnWire } from "../../shared/net/deal.ts";
import { type GameBatch, type GameRegistry, newsMessage, storyMessage } from "../../shared/net/games.ts";
import {
  type Consent,
  type ConsentNews,
  type Goodbye,
  type Notice,
  type PauseNews,
  protocolVersion,
  type Seated,
  type TableAction,
  type TableError,
  type Welcome,
} from "../../shared/net/protocol.ts";
import type { SocialError } from "../../shared/net/social.ts";
import type { TableState } from "../../shared/net/state.ts";
import type { Connection, ConsentChoice, TableLink, TableSnapshot } from "../game/model.ts";
import { api } from "./api.ts";
import { Pauses } from "./backoff.ts";
import { heartbeat } from "./heartbeat.ts";
import { joinById } from "./rooms.ts";
import { readSnapshot } from "./snapshot.ts";
import { SocialLink } from "./social-link.ts";
import { keepStake, recallStake } from "./stakes.ts";
import { goOn } from "./story.ts";
import { TableRequests } from "./table-requests.ts";

type Listener = (batch: GameBatch) => void;
type TableRoom = Room<unknown, TableState>;

/** Connection states after a goodbye message of the server. */
const endings: Readonly<Record<Goodbye["reason"], Connection>> = {
  elsewhere: "elsewhere",
  removed: "removed",
  closing: "closing",
  "not-saving": "closing",
  "table-closed": "closed",
  "closed-by-operator": "closed-by-operator",
  failed: "failed",
  outdated: "outdated",
  unwatched: "unwatched",
  suspended: "suspended",
};

const nothingToTell: Notice = { announcement: null, maintenance: null };

/** Actions that are not idempotent. */
const onlyOnce: readonly TableAction["type"][] = ["add-bot", "remove"];

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
 * @param watch joins as a spectator.
 */
export const connectTable = (games: GameRegistry, seated: Seated, who: Credentials, watch: boolean): TableLink =>
  new TableConnection(games, seated, who, watch);

class TableConnection implements TableLink {
  readonly table = signal<TableSnapshot | null>(null);
  readonly connection = signal<Connection>("connecting");
  readonly tries = signal(0);
  readonly story = signal<GameBatch | null>(null);
  readonly notice = signal<Notice>(nothingToTell);
  readonly farewell = signal("");
  readonly #consent = signal<Consent>("ask");
  readonly consent: ConsentChoice = {
    now: this.#consent,
    choose: (consent) => this.manage({ type: "let-pass", consent }),
  };
  readonly social: SocialLink;
  readonly #requests = new TableRequests(this.connection);
  readonly #listeners = new Set<Listener>();
  readonly #games: GameRegistry;
  readonly #seated: Seated;
  readonly #who: Credentials;
  readonly #watch: boolean;
  readonly #part: Contributor;
  readonly #witness = new Witness();
  /** Own commitment in the game on the table. */
  #played: Stake | null = null;
  readonly #retry = () => this.retryNow();
  #room: TableRoom | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #pauses = new Pauses();
  #joining = false;
  #ended = false;

  constructor(games: GameRegistry, seated: Seated, who: Credentials, watch: boolean) {
    this.#games = games;
    this.#seated = seated;
    this.#who = who;
    this.#watch = watch;
    this.social = new SocialLink(seated.roomId, (type, payload) => this.#requests.once<SocialError>(type, payload));
    this.#part = new Contributor(
      newEntropy,
      (word) => void this.#requests.once("deal", word),
      recallStake(seated.roomId),
    );
    addEventListener("online", this.#retry);
    void this.#join();
  }

  onEvents(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  act(command: Command, seq: number): Promise<Result<null, TableError>> {
    const seen = this.table.value?.seq;
    return this.#requests.insist("act", { seq, command }, () => this.table.value?.seq === seen);
  }

  manage(action: TableAction): Promise<Result<null, TableError>> {
    if (onlyOnce.includes(action.type)) return this.#requests.once("manage", action);
    return this.#requests.insist("manage", action, () => true);
  }

  evidence(): Evidence | null {
    const table = this.table.value;
    const story = this.story.value;
    if (table?.phase !== "over" || table.mySeat === null || story?.seq !== table.seq) return null;
    return this.#witness.evidence(table.mySeat, this.#played, story.events, table.seq);
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
      ...(this.#watch && { watch: true }),
      ...(formerly !== null && { formerly }),
    };
    // A slow server gets a longer timeout after the first tries.
    const patienceMs = this.#pauses.areBrisk ? 3000 : 12_000;
    const joined = await joinById<TableState>(this.#seated.roomId, options, patienceMs);
    const mayBeFinal = !joined.ok && joined.error === "refused" && !this.#ended;
    const end = mayBeFinal ? await this.#finalAnswer() : null;
    this.#joining = false;
    if (this.#ended) void (joined.ok && joined.value.leave(false));
    else if (joined.ok) this.#enter(joined.value);
    else if (end) this.#end(end);
    else this.#retryIn(this.#pauses.next());
  }

  /** Returns the final connection state if the API says that further joins are futile; else null. */
  async #finalAnswer(): Promise<Connection | null> {
    const found = await api.table(this.#who.token(), this.#seated.code);
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
        return this.#watch && !("watch" in found.error) ? "unwatched" : null;
      default:
        return null;
    }
  }

  #enter(room: TableRoom): void {
    this.#room = room;
    unbundle(room.connection);
    const hangUp = this.#requests.through(room);
    this.#part.repeat();
    // The server sends a notice after a join only if there is one.
    this.notice.value = nothingToTell;
    let welcome: Welcome | null = null;
    let ahead = 0;
    let isPaused = false;
    let goodbye: Goodbye | null = null;
    let story: GameBatch | null = null;
    const show = (news: GameBatch | null) => {
      if (welcome && room.state?.deal) this.#takePart(room.state.deal, welcome.seat);
      const snapshot = welcome && room.state && readSnapshot(this.#games, room.state, welcome, ahead, isPaused);
      // The state patch of a step arrives right before its events. They must be shown together.
      if (!welcome || !snapshot || (snapshot.game && snapshot.seq !== story?.seq)) return;
      this.#witness.see(snapshot.phase, room.state.deal.commitment, snapshot.seq, snapshot.game);
      this.social.read(room.state, welcome);
      this.#show(snapshot, story, news);
    };
    room.onMessage("welcome", (message: Welcome) => {
      if (message.protocol !== protocolVersion) goodbye = { reason: "outdated" };
      if (goodbye) return void room.leave(false);
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
    room.onMessage("consent", ({ consent }: ConsentNews) => {
      this.#consent.value = consent;
    });
    room.onMessage(storyMessage, (told: Uint8Array) => {
      story = this.#games.batchIn(room.state.settings.edition, told);
      show(null);
    });
    room.onMessage(newsMessage, (told: Uint8Array) => {
      const news = this.#games.batchIn(room.state.settings.edition, told);
      story = goOn(this.#games, story, news);
      show(news);
    });
    this.social.listen(room);
    room.onMessage("notice", (told: Notice) => {
      this.notice.value = told;
    });
    room.onMessage("goodbye", (message: Goodbye) => {
      goodbye = message;
      if (message.reason === "closed-by-operator") this.farewell.value = message.words;
    });
    const stopAsking = heartbeat(room, () => {
      room.removeAllListeners();
      room.connection.close();
      lose();
    });
    const lose = () => {
      stopAsking();
      this.#room = null;
      hangUp();
      if (goodbye) this.#end(endings[goodbye.reason]);
      else if (!this.#ended) this.#retryIn(this.#pauses.first());
    };
    room.onLeave(lose);
  }

  #takePart(deal: DealOnWire, seat: Seat | null): void {
    const { stake } = this.#part;
    this.#part.see(deal, seat);
    if (this.#part.stake && this.#part.stake !== stake) keepStake(this.#seated.roomId, this.#part.stake);
    if (this.#part.stake?.played) this.#played = this.#part.stake;
  }

  #show(snapshot: TableSnapshot, story: GameBatch | null, news: GameBatch | null): void {
    batch(() => {
      this.table.value = snapshot;
      this.story.value = story;
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
    removeEventListener("online", this.#retry);
    this.connection.value = connection;
    void this.#room?.leave(false);
  }
}

/** Returns 32 random bytes from a cryptographic generator, as hex. */
const newEntropy = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

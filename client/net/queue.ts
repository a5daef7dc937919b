import type { Room } from "@colyseus/sdk";
import { type ReadonlySignal, signal } from "@preact/signals";
import type {
  Company,
  PartyJoin,
  PartyNews,
  PartySearch,
  QueueCloseMessage,
  QueueJoin,
  QueueNews,
  SeatLocation,
} from "../../shared/net/protocol.ts";
import { onWake } from "../state/on-wake.ts";
import { Backoff } from "./backoff.ts";
import { heartbeat } from "./heartbeat.ts";
import { carryLine } from "./line.ts";
import { joinQueue, type SignedOut } from "./rooms.ts";

/** State of the wait. `endsAt`: its end, by `performance.now()`. */
export interface QueueWait extends QueueNews {
  readonly endsAt: number;
}

export interface Queue {
  /** Null until the server has answered, and while the connection is lost. */
  readonly wait: ReadonlySignal<QueueWait | null>;
  /** Null without a party, and until the server has answered. */
  readonly party: ReadonlySignal<PartyNews | null>;
  /** Starts the search of the party that the player hosts. */
  play(search: PartySearch): void;
  startWithBots(): void;
  /** Changes the preference; the place in the queue stays. */
  prefer(company: Company): void;
  leave(): void;
}

interface QueueListener {
  onSeated(seated: SeatLocation): void;
  /** Called if the wait ends without a table. */
  onGoodbye(goodbye: QueueCloseMessage | SignedOut): void;
}

/** Joins the queue, and joins it again after each lost connection. */
export function queueUp(first: QueueJoin | PartyJoin, { onSeated, onGoodbye }: QueueListener): Queue {
  const wait = signal<QueueWait | null>(null);
  const party = signal<PartyNews | null>(null);
  let wanted = first;
  let room: Room<unknown, unknown> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pauses = new Backoff();
  const stop = new AbortController();
  let wantsBots = false;
  let isJoining = false;
  let over = false;

  async function join(): Promise<void> {
    clearTimeout(timer);
    isJoining = true;
    const company = companyOf(wanted);
    const joined = await joinQueue(wanted);
    isJoining = false;
    const room = joined.ok ? joined.value : null;
    if (over) return void room?.leave();
    if (!joined.ok) return refused(joined.error);
    if (!room) return retry();
    enter(room);
    // The player chose it while the server was about to answer, or over a lost connection.
    if (companyOf(wanted) !== company) room.send("company", companyOf(wanted));
    if (wantsBots) room.send("start");
  }

  function enter(joined: Room<unknown, unknown>): void {
    room = joined;
    joined.onMessage("queue", (news: QueueNews) => {
      pauses.reset();
      wait.value = { ...news, endsAt: performance.now() + news.waitMs };
    });
    joined.onMessage("party", (news: PartyNews) => {
      pauses.reset();
      party.value = news;
    });
    joined.onMessage("seated", (seated: SeatLocation) => {
      leave();
      onSeated(seated);
    });
    joined.onMessage("goodbye", (goodbye: QueueCloseMessage) => {
      if (!mayPass(goodbye)) end(goodbye);
    });
    const stopCarrying = carryLine(joined);
    const lose = () => {
      stopCarrying();
      hangUp();
      retry();
    };
    joined.onLeave(lose);
    const hangUp = heartbeat(joined, () => {
      joined.removeAllListeners();
      joined.connection.close();
      lose();
    });
  }

  function refused(goodbye: QueueCloseMessage | SignedOut): void {
    if (mayPass(goodbye)) retry();
    else end(goodbye);
  }

  /** Whether a retry may succeed: a closing server may be replaced by another one within seconds. */
  const mayPass = ({ reason }: QueueCloseMessage | SignedOut): boolean => reason === "closing" && pauses.isRecent;

  function end(goodbye: QueueCloseMessage | SignedOut): void {
    leave();
    onGoodbye(goodbye);
  }

  function retry(): void {
    room = null;
    wait.value = null;
    if (over) return;
    timer = setTimeout(() => void join(), pauses.next());
  }

  function leave(): void {
    over = true;
    stop.abort();
    clearTimeout(timer);
    void room?.leave();
  }

  function prefer(company: Company): void {
    if (!("party" in wanted)) wanted = { ...wanted, company };
    room?.send("company", company);
  }

  function startWithBots(): void {
    wantsBots = true;
    room?.send("start");
  }

  onWake((uncountedMs) => {
    if (!room && !isJoining) void join();
    if (wait.value) wait.value = { ...wait.value, endsAt: wait.value.endsAt - Math.max(0, uncountedMs) };
  }, stop.signal);
  void join();
  const play = (search: PartySearch) => room?.send("play", search);
  return { wait, party, play, startWithBots, prefer, leave };
}

const companyOf = (wanted: QueueJoin | PartyJoin): Company | undefined =>
  "party" in wanted ? undefined : wanted.company;

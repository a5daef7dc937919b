import { isDeepStrictEqual } from "node:util";
import { StateView } from "@colyseus/schema";
import type { Seat, Viewer } from "../../shared/core/game.ts";
import { newsMessage, storyMessage } from "../../shared/net/games.ts";
import { protocolVersion, type Welcome } from "../../shared/net/protocol.ts";
import { noAside } from "../../shared/net/sidelines.ts";
import type { Timers } from "../plumbing/timers.ts";
import type { Story } from "../tables/running-game.ts";
import type { Social } from "../tables/social.ts";
import type { Table } from "../tables/table.ts";
import { BatchFrames } from "./batch-frames.ts";
import { tellPause } from "./send.ts";
import { type Connection, visitorOf } from "./table-clients.ts";

/** Tells clients what they may know of a table beside its synchronised state. */
export class TableVoice {
  readonly #table: () => Table;
  readonly #timers: Pick<Timers, "now">;

  /** @param table the open one. */
  constructor(table: () => Table, timers: Pick<Timers, "now">) {
    this.#table = table;
    this.#timers = timers;
  }

  /**
   * Everything that a client has to know who has just come.
   * @param blocked ids of those whose lines they are not shown.
   */
  greet(client: Connection, social: Social, blocked: ReadonlySet<string>): void {
    this.welcome(client);
    const table = this.#table();
    if (table.isPaused) tellPause([client], true);
    const story = table.games.storySoFar;
    if (story) this.#tell([client], storyMessage, story);
    const aside = table.sidelines.asideFor(visitorOf(client).player.id);
    if (!isDeepStrictEqual(aside, noAside)) client.send("aside", aside);
    this.tellBlocked(client, blocked);
    const hidden = table.people.attendance.numbersAmong(blocked);
    const said = social.linesAt(table).filter(({ who }) => !hidden.includes(who));
    if (said.length > 0) client.send("chat", said);
  }

  /** Tells a client which people of this table they have blocked. */
  tellBlocked(client: Connection, blocked: ReadonlySet<string>): void {
    client.send("blocked", this.#table().people.attendance.numbersAmong(blocked));
  }

  /** Tells a client its seat, and shows a player their private state. Spectators share the public state, encoded once. */
  welcome(client: Connection): void {
    const table = this.#table();
    const { id } = visitorOf(client).player;
    const viewer = this.#viewer(client);
    const now = this.#timers.now();
    client.view?.dispose();
    if (viewer !== "spectator") this.#showOwn(client, viewer);
    const who = table.people.attendance.numberOf(id);
    const seat = viewer === "spectator" ? null : viewer;
    const consent = table.seats.personOf(id)?.consent ?? "ask";
    const welcome: Welcome = { seat, who, now, protocol: protocolVersion, consent };
    client.send("welcome", welcome);
  }

  /** Tells everybody what has happened in the game, as far as each may know. */
  tellAll(clients: readonly Connection[], story: Story): void {
    this.#tell(clients, newsMessage, story);
  }

  #viewer(client: Connection): Viewer {
    return this.#table().seats.seatOf(visitorOf(client).player.id) ?? "spectator";
  }

  #showOwn(client: Connection, seat: Seat): void {
    const own = this.#table().games.privateState(seat);
    client.view = new StateView();
    if (own) client.view.add(own);
  }

  /** Tells each client what they may know of a story; nothing if that is empty. */
  #tell(clients: readonly Connection[], message: number, story: Story): void {
    const frames = new BatchFrames(message, this.#table().games.seq, story);
    for (const client of clients) {
      const frame = frames.of(this.#viewer(client));
      if (frame) client.enqueueRaw(frame);
    }
  }
}

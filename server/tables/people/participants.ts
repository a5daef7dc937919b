import type { Seat } from "../../../shared/core/game.ts";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import type { ApiErrorCode, Player, Profile, TablePhase, TableSettings } from "../../../shared/net/protocol.ts";
import { drawApart } from "../../people/identity/create-guest.ts";
import { withDistinctName } from "../../people/identity/look-alikes.ts";
import type { NewBot } from "../bots/bot-chairs.ts";
import type { Requester } from "../requester.ts";
import type { PresenceTracker } from "./presence-tracker.ts";
import { Screens } from "./screens.ts";
import type { SeatedPlayer, Seats } from "./seats.ts";
import { Spectators } from "./spectators.ts";

/** Conditions for taking a chair, besides the state of the chairs. */
interface ChairRules {
  readonly phase: () => TablePhase;
  readonly settings: () => TableSettings;
  /** Whether a game is being prepared. No chair may be taken during the preparation. */
  readonly isPreparing: () => boolean;
  /** Whether the queue seats the players, so that no others may take a chair. */
  readonly isPublic: boolean;
}

/** Maximum number of chairs, with those of players who have left since the game. A table can show as many. */
const maxChairs = 10;

/** The first number. The opener of a table sits down before all others. */
const openersNumber = 1;

/** People at a table, on chairs or as spectators, with the rules for joining. */
export class Participants {
  readonly seats: Seats;
  readonly spectators = new Spectators();
  readonly screens = new Screens();
  readonly presenceTracker: PresenceTracker;
  readonly #rules: ChairRules;

  constructor(seats: Seats, presenceTracker: PresenceTracker, rules: ChairRules) {
    this.seats = seats;
    this.presenceTracker = presenceTracker;
    this.#rules = rules;
  }

  /** Whether a player could join now, on their own chair or a free one. */
  admits(playerId: string): Result<null, ApiErrorCode> {
    // Another player may have taken a leaver's place for the next game.
    const hasLeft = this.#rules.phase() === "over" && this.seats.personOf(playerId)?.left === true;
    if (hasLeft && this.#staying >= this.#rules.settings().seats) return fail("table-full");
    return this.presenceTracker.admits(playerId, this.#hasRoom());
  }

  /** Whether a player could join now to watch. A player with a chair is admitted too. */
  admitsSpectator(playerId: string): Result<null, ApiErrorCode> {
    const { spectators } = this;
    const mayWatch = this.#rules.settings().spectators;
    return this.presenceTracker.admits(playerId, mayWatch && (spectators.get(playerId) !== null || !spectators.isFull));
  }

  /**
   * Whether a player could open another screen of the table now. Without the setting it is answered like a missing
   * table.
   */
  admitsScreen(openedBy: string): Result<null, ApiErrorCode> {
    if (!this.#rules.settings().oneRoom) return fail("no-such-table");
    if (this.presenceTracker.removed.includes(openedBy)) return fail("removed");
    return this.screens.isFull ? fail("table-full") : ok(null);
  }

  /**
   * Whether the table is hidden from a player, to play and to watch. It is if a seated player, the host or the opener
   * has blocked them. A player with a seat here can always see it.
   */
  hidesFrom({ playerId, blockers }: Requester): boolean {
    return !this.#sits(playerId) && [...blockers].some((id) => this.hidesFor(id));
  }

  /** Whether the table is hidden from everyone that this player has blocked. */
  hidesFor(blocker: string): boolean {
    return blocker === this.seats.host || blocker === this.presenceTracker.idOf(openersNumber) || this.#sits(blocker);
  }

  /** Whether a player has a chair here that was not released. If so, they have no seat elsewhere. */
  #sits(playerId: string): boolean {
    const person = this.seats.personOf(playerId);
    return person !== null && this.presenceTracker.belongsHere(person);
  }

  /** @returns the id under which a player is registered here: the former guest id if only the guest is. */
  placeOf(playerId: string, formerly: string | null): string {
    const isHere = (id: string) => this.seats.seatOf(id) !== null || this.spectators.get(id) !== null;
    return formerly !== null && this.seats.seatOf(playerId) === null && isHere(formerly) ? formerly : playerId;
  }

  /** Transfers the place of a guest to their new account, which has no chair here. */
  passOver(guestId: string, player: Player): void {
    this.spectators.remove(guestId);
    this.screens.passOver(guestId, player.id);
    this.presenceTracker.passOver(guestId, player.id);
    this.seats.passOver(guestId, player);
  }

  /** Changes the name of a person here. */
  rename(player: Player): void {
    const person = this.seats.personOf(player.id);
    const spectator = this.spectators.get(player.id);
    const shown = person ? this.#drawnApart(player) : this.#toldApart(player);
    if (person) person.player = shown;
    if (spectator) this.spectators.add(player.id, { ...spectator, name: shown.name });
  }

  /** Gives a player the first empty chair of a new table before they connect. */
  reserve(player: Player, network: string | null): void {
    this.presenceTracker.sit(this.#drawnApart(player), network);
  }

  /** Seats an admitted player who has connected, on their own chair or a free one. */
  join(player: Player, network: string | null): SeatedPlayer {
    this.spectators.remove(player.id);
    const shown = this.#drawnApart(player);
    const person = this.seats.personOf(player.id) ?? this.#sit(shown, network);
    this.presenceTracker.arrive(person, shown, network);
    return person;
  }

  /** Gives a spectator the chair of a bot in a running game. @param since number of the turn. */
  takeChair(seat: Seat, player: Player, network: string | null, since: number): SeatedPlayer {
    this.spectators.remove(player.id);
    const shown = this.#drawnApart(player);
    const person = this.seats.replaceBot(seat, shown, this.presenceTracker.numberOf(player.id), since);
    this.presenceTracker.arrive(person, shown, network);
    return person;
  }

  /** Adds an admitted spectator who has connected. */
  watch(player: Player): void {
    const { id, name, avatar, guest } = this.#toldApart(player);
    this.spectators.add(id, { who: this.presenceTracker.numberOf(id), name, avatar, guest });
  }

  /**
   * Handles a lost connection. A player retains the chair; a spectator is removed.
   * @returns whether the player was here.
   */
  disconnect(playerId: string): boolean {
    const person = this.seats.personOf(playerId);
    if (person) this.presenceTracker.disconnect(person);
    return person !== null || this.spectators.remove(playerId);
  }

  /** Seats another bot, between games on an additional chair. @returns false if there is no room. */
  addBot(newBot: NewBot): boolean {
    if (!this.#hasRoom()) return false;
    this.#makeRoom();
    this.seats.addBot(newBot, this.spectators.names);
    return true;
  }

  fillWithBots(newBot: NewBot): void {
    this.seats.fillWithBots(newBot, this.spectators.names);
  }

  #sit(player: Player, network: string | null): SeatedPlayer {
    this.#makeRoom();
    return this.presenceTracker.sit(player, network);
  }

  /**
   * Whether a chair is free. Between games no chair is empty, but others may join in place of those who have left, and
   * more than the last game had.
   */
  #hasRoom(): boolean {
    const phase = this.#rules.phase();
    if (this.#rules.isPreparing() || this.#rules.isPublic) return false;
    if (phase === "over") return this.#staying < this.#rules.settings().seats && this.seats.all.length < maxChairs;
    return phase === "waiting" && this.seats.taken.length < this.seats.all.length;
  }

  /** Number of bots and of people who have not left. */
  get #staying(): number {
    return this.seats.taken.filter((chair) => chair.kind === "bot" || (chair.kind === "person" && !chair.left)).length;
  }

  #makeRoom(): void {
    if (this.#rules.phase() === "over") this.seats.resize(this.seats.all.length + 1);
  }

  /** Returns a player for a chair, with a made-up name and avatar that differ from those at this table. */
  #drawnApart(player: Player): Player {
    const seated = this.seats.personOf(player.id)?.player ?? null;
    return this.#toldApart(drawApart(player, this.#othersOf(player), seated));
  }

  /** Returns the player with a name that resembles no other name at this table. */
  #toldApart(player: Player): Player {
    const others = this.#othersOf(player).map(({ name }) => name);
    return { ...player, name: withDistinctName(player.name, others) };
  }

  /** Names and avatars of all other people and bots at this table. */
  #othersOf(player: Player): readonly Profile[] {
    const own = this.seats.seatOf(player.id);
    const chairs = this.seats.faces().filter(({ kind }, seat) => kind !== "empty" && seat !== own);
    const spectators = this.spectators.ids.filter((id) => id !== player.id).map((id) => this.spectators.get(id));
    return [...chairs, ...spectators].flatMap((face) => face ?? []);
  }
}

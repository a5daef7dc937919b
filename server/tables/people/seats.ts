import type { Strength } from "../../../shared/core/bots.ts";
import type { Seat } from "../../../shared/core/game.ts";
import type { RecordedBot, RecordedSeat } from "../../../shared/core/record.ts";
import type { AutoPass, Player } from "../../../shared/net/protocol.ts";
import type { ChairState } from "../../../shared/net/state.ts";
import type { Newcomer, SavedChair, SavedTable } from "../../storage/saved-types.ts";
import type { BotChair, NewBot } from "../bots/bot-chairs.ts";

export interface SeatedPlayer {
  readonly kind: "person";
  /** Number of this person at the table, starting from 1. */
  readonly who: number;
  player: Player;
  connected: boolean;
  /** Whether the player has left on purpose, or did not come back after a game. The chair stays theirs until the next one. */
  left: boolean;
  /** Timeouts of turns and questions. Each turn played in time removes one. */
  missed: number;
  /** Whether a bot plays for them until they act. */
  isCovered: boolean;
  /**
   * Extra time for a player who takes over from a bot, once in a game. It is not saved, so that nodes of an older
   * version can restore the table. A restart may therefore grant it again.
   */
  extraTime: "unused" | "due" | "used";
  /** Whether a bot plays for them until the game is over, even if they act. */
  isOut: boolean;
  /** Whether they abandoned the running game or were replaced in it. */
  deserted: boolean;
  /** Network of their last connection; null if networks do not count or it is unknown. Not saved. */
  network: string | null;
  /** Private auto-pass setting. */
  consent: AutoPass;
  /** Before a game: ready to start. After one: votes for a rematch. */
  ready: boolean;
  /** Whether a start failed because they contributed nothing. Reset by their next message. */
  silent: boolean;
  /** Games won on this chair since they sat down. */
  wins: number;
  /** Number of the turn at which they took the chair of a bot in the game on the table; 0: had it at the deal. */
  since: number;
  /**
   * Whether the bot that had the chair before still answers the pending decision. Not saved: after a restart the
   * player has their full time for it.
   */
  isNew: boolean;
  /** Number of nudges since their last action. Not saved. */
  nudges: number;
  /** Ids of the players who want a bot to play for this absent player. Not saved. */
  voters: ReadonlySet<string>;
}

export type Chair = SeatedPlayer | BotChair | { readonly kind: "empty" };

const empty = { kind: "empty" } as const;

/** Chairs of a table in seat order, with their occupants and the host. */
export class Seats {
  #chairs: Chair[];
  #host: string | null = null;
  /** Ids of the players of each party. */
  #parties: readonly (readonly string[])[];

  constructor(count: number, parties: readonly (readonly string[])[] = []) {
    this.#parties = parties;
    this.#chairs = Array.from({ length: count }, () => empty);
  }

  /** Restores the chairs after a restart, with all players disconnected. */
  restore({ chairs, host, since }: SavedTable, numberOf: (playerId: string) => number): void {
    this.#chairs = chairs.map((chair, seat) => chairFrom(chair, since[seat] ?? 0, numberOf));
    this.#host = host;
  }

  get all(): readonly Chair[] {
    return this.#chairs;
  }

  get taken(): readonly Chair[] {
    return this.#chairs.filter(({ kind }) => kind !== "empty");
  }

  get persons(): readonly SeatedPlayer[] {
    return this.#chairs.filter((chair) => chair.kind === "person");
  }

  /** Seats of players who can contribute to a deal: connected and responsive. */
  get answering(): readonly Seat[] {
    return this.#chairs.flatMap((chair, seat) =>
      chair.kind === "person" && chair.connected && !chair.silent ? [seat] : [],
    );
  }

  /** @returns the seat of a player, even if they have left; null if they have none. */
  seatOf(playerId: string): Seat | null {
    const seat = this.#chairs.findIndex((chair) => chair.kind === "person" && chair.player.id === playerId);
    return seat < 0 ? null : seat;
  }

  personOf(playerId: string): SeatedPlayer | null {
    const chair = this.#chairs[this.seatOf(playerId) ?? -1];
    return chair?.kind === "person" ? chair : null;
  }

  /** Player id of the host. */
  get host(): string | null {
    return this.#host;
  }

  /** Ids of the players of each party that the queue has seated here. */
  get parties(): readonly (readonly string[])[] {
    return this.#parties;
  }

  /** Whether two players of a party have chairs. */
  get hasParty(): boolean {
    return this.#parties.some((ids) => this.#isTogether(ids));
  }

  #isTogether(ids: readonly string[]): boolean {
    return ids.filter((id) => this.seatOf(id) !== null).length > 1;
  }

  /** Number of a player's party, from 1; 0 if they came alone, or no other player of it has a chair. */
  #partyOf(playerId: string): number {
    return 1 + this.#parties.findIndex((ids) => ids.includes(playerId) && this.#isTogether(ids));
  }

  isHost(playerId: string): boolean {
    return this.#host === playerId;
  }

  /** Gives a player the first empty chair. An empty chair must exist. The first player becomes the host. */
  sit(player: Player, who: number, network: string | null): SeatedPlayer {
    const person = personFor(player, who, network);
    this.#fill(person);
    this.#host ??= player.id;
    return person;
  }

  /** Gives a player the chair of a bot in a running game. @param since number of the turn. */
  replaceBot(seat: Seat, player: Player, who: number, since: number): SeatedPlayer {
    const person = { ...personFor(player, who, null), since };
    this.#chairs[seat] = person;
    return person;
  }

  /** By seat: the turn at which its player took the chair of a bot, or 0; empty if no player did. */
  get since(): readonly number[] {
    const turns = this.#chairs.map((chair) => (chair.kind === "person" ? chair.since : 0));
    return turns.some((turn) => turn > 0) ? turns : [];
  }

  /** Players who took the chair of a bot in the game on the table, by seat. */
  get newcomers(): ReadonlyMap<Seat, Newcomer> {
    return new Map(
      this.#chairs.flatMap((chair, seat) => {
        if (chair.kind !== "person" || chair.since === 0) return [];
        const { since, player } = chair;
        return [[seat, { playerId: player.id, name: player.name, avatar: player.avatar, since }]];
      }),
    );
  }

  /** Puts a bot on the first empty chair. An empty chair must exist. @param watching names of the spectators. */
  addBot(newBot: NewBot, watching: readonly string[]): void {
    const names = this.faces().map(({ name }) => name);
    this.#fill(newBot([...names, ...watching]));
  }

  fillWithBots(newBot: NewBot, watching: readonly string[]): void {
    while (this.taken.length < this.#chairs.length) this.addBot(newBot, watching);
  }

  /** Transfers the chair of a guest to their new account. */
  passOver(guestId: string, player: Player): void {
    const person = this.personOf(guestId);
    if (person) person.player = player;
    if (this.isHost(guestId)) this.#host = player.id;
    this.#parties = this.#parties.map((ids) => ids.map((id) => (id === guestId ? player.id : id)));
  }

  vacate(seat: Seat): void {
    this.#chairs[seat] = empty;
    this.passHost();
  }

  /** Adds empty chairs at the end, or removes empty ones from the end. */
  resize(count: number): void {
    while (this.#chairs.length < count) this.#chairs.push(empty);
    while (this.#chairs.length > count) {
      const seat = this.#chairs.findLastIndex(({ kind }) => kind === "empty");
      if (seat < 0) return;
      this.#chairs.splice(seat, 1);
    }
  }

  /** Removes all other chairs. The people on the remaining chairs move up. */
  retain(stays: (chair: Chair) => boolean): void {
    this.#chairs = this.#chairs.filter(stays);
    this.passHost();
  }

  /** Makes the next player the host if the host has left. */
  passHost(): void {
    const present = this.persons.filter(({ left }) => !left);
    if (present.some(({ player }) => this.isHost(player.id))) return;
    this.#host = present[0]?.player.id ?? null;
  }

  /** Makes the next connected player the host if the host is disconnected. */
  passHostToThoseHere(): void {
    const here = this.persons.filter(({ connected }) => connected);
    if (here.some(({ player }) => this.isHost(player.id))) return;
    this.#host = here[0]?.player.id ?? this.#host;
  }

  /** Seats of leavers of the running game. */
  get deserters(): ReadonlySet<Seat> {
    return new Set(this.#chairs.flatMap((chair, seat) => (chair.kind === "person" && chair.deserted ? [seat] : [])));
  }

  /** Adds a win to the chairs of the winners. */
  countWins(winners: readonly Seat[]): void {
    for (const seat of winners) {
      const chair = this.#chairs[seat];
      if (chair && chair.kind !== "empty") chair.wins += 1;
    }
  }

  /**
   * Lets new players take over from the bots that had their chairs, once these have answered the decision that was
   * pending.
   * @param isPending whether this decision of a seat is still pending.
   */
  settleNew(isPending: (seat: Seat) => boolean): void {
    for (const [seat, chair] of this.#chairs.entries())
      if (chair.kind === "person" && chair.isNew && !isPending(seat)) chair.isNew = false;
  }

  /** Resets timeouts, leaver marks and auto-pass settings after a game. */
  startAfresh(): void {
    for (const person of this.persons) Object.assign(person, fresh);
  }

  /**
   * Returns the seats for the game's record. No chair may be empty.
   * @param playerOf the bot that really plays for a given strength.
   */
  recorded(playerOf: (strength: Strength) => Pick<RecordedBot, "strength" | "version">): RecordedSeat[] {
    return this.#chairs.map((chair) => {
      const { name, avatar } = this.#face(chair);
      if (chair.kind !== "bot") return { kind: "person", name, avatar };
      const { strength, temper } = chair;
      return { kind: "bot", name, avatar, bot: { ...playerOf(strength), temper } };
    });
  }

  /** Returns the player ids in seat order; null for a chair without a human player. */
  playerIds(): (string | null)[] {
    return this.#chairs.map((chair) => (chair.kind === "person" ? chair.player.id : null));
  }

  /** Returns the public state of the chairs. @param expertsAreAway whether steady bots replace the experts. */
  faces(expertsAreAway = false): ChairState[] {
    return this.#chairs.map((chair) => {
      const standIn = expertsAreAway && chair.kind === "bot" && chair.strength === "expert";
      return { ...this.#face(chair), standIn };
    });
  }

  #face(chair: Chair): ChairState {
    switch (chair.kind) {
      case "empty":
        return { ...nothing, kind: "empty", name: "", avatar: "" };
      case "bot":
        return { ...nothing, ...botFace(chair) };
      case "person": {
        const { kind, ready, silent, who, wins, since, player } = chair;
        const { name, avatar, id, guest } = player;
        const face = { kind, name, avatar, guest, ready, silent, who, wins, since };
        const counts = { votes: chair.voters.size, party: this.#partyOf(id) };
        return { ...nothing, ...face, ...counts, presence: presenceOf(chair), host: this.isHost(id) };
      }
    }
  }

  #fill(chair: Chair): void {
    const seat = this.#chairs.findIndex(({ kind }) => kind === "empty");
    if (seat < 0) throw new Error("no empty chair");
    this.#chairs[seat] = chair;
  }
}

function personFor(player: Player, who: number, network: string | null): SeatedPlayer {
  const states = { connected: false, left: false, ready: false, silent: false };
  return { kind: "person", who, player, network, ...states, ...fresh, wins: 0, since: 0 };
}

function chairFrom(saved: SavedChair, since: number, numberOf: (playerId: string) => number): Chair {
  if (saved.kind !== "person") return { ...saved };
  const { seated: _, ...chair } = saved;
  return { ...personFor(saved.player, numberOf(saved.player.id), null), ...chair, since };
}

const fresh = {
  missed: 0,
  isCovered: false,
  extraTime: "unused",
  isOut: false,
  deserted: false,
  consent: "ask",
  isNew: false,
  nudges: 0,
  voters: new Set<string>(),
} as const;
const nothing = {
  presence: "here",
  ready: false,
  silent: false,
  host: false,
  who: 0,
  wins: 0,
  guest: false,
  strength: "",
  temper: "",
  standIn: false,
} as const;

const botFace = ({ kind, name, strength, temper, wins }: BotChair) =>
  ({ kind, name, avatar: "bot", ready: true, wins, strength, temper: temper ?? "" }) as const;

function presenceOf(person: SeatedPlayer): ChairState["presence"] {
  if (person.left) return "left";
  if (person.isOut) return "put-out";
  return person.connected && !person.isCovered ? "here" : "away";
}

/** Whether a bot plays for this chair now. */
export const botPlays = (chair: Chair | undefined): boolean =>
  chair?.kind === "bot" || (chair?.kind === "person" && (chair.left || chair.isCovered || chair.isOut || chair.isNew));

/** Whether the human player on this chair is connected and plays without a bot. */
export const isHere = (chair: Chair | undefined): boolean =>
  chair?.kind === "person" && chair.connected && !botPlays(chair);

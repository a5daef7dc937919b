import type { Strength } from "../../shared/core/bots.ts";
import type { Seat } from "../../shared/core/game.ts";
import type { RecordedBot, RecordedSeat } from "../../shared/core/record.ts";
import type { Consent, Player } from "../../shared/net/protocol.ts";
import type { ChairState } from "../../shared/net/state.ts";
import type { SavedChair, SavedTable } from "../store/saved.ts";
import type { BotChair, NewBot } from "./bot-chairs.ts";

export interface Person {
  readonly kind: "person";
  /** This person's number at the table, from 1. */
  readonly who: number;
  player: Player;
  connected: boolean;
  /** Has left on purpose; the chair is kept while the game lasts. */
  left: boolean;
  /** Turns and questions on which the clock ran out; each turn played in time makes up for one. */
  missed: number;
  /** A bot plays for them until they act. */
  isCovered: boolean;
  /** A bot plays for them until the game is over, whatever they do. */
  isOut: boolean;
  /** Has left the running game to others, or was put out of it. */
  deserted: boolean;
  /** The network they came from last; null if networks do not count, or nobody knows it yet. Not saved. */
  network: string | null;
  /** What they let pass without being asked; only they may know. */
  consent: Consent;
  /** Before a game: ready to start. After one: votes for another. */
  ready: boolean;
  /** A start failed because they contributed nothing; true until they send something again. */
  silent: boolean;
  /** Games won on this chair since they sat down. */
  wins: number;
}

export type Chair = Person | BotChair | { readonly kind: "empty" };

const empty = { kind: "empty" } as const;

/** The chairs of a table in seat order: who sits there, and who hosts. */
export class Seats {
  #chairs: Chair[];
  #host: string | null = null;

  constructor(count: number) {
    this.#chairs = Array.from({ length: count }, () => empty);
  }

  /** After a restart: puts everybody back on their chairs, not yet connected. */
  bringBack({ chairs, host }: SavedTable, numberOf: (playerId: string) => number): void {
    this.#chairs = chairs.map((chair) => chairFrom(chair, numberOf));
    this.#host = host;
  }

  get all(): readonly Chair[] {
    return this.#chairs;
  }

  get taken(): readonly Chair[] {
    return this.#chairs.filter(({ kind }) => kind !== "empty");
  }

  get persons(): readonly Person[] {
    return this.#chairs.filter((chair) => chair.kind === "person");
  }

  /** The seats of people who can contribute to a deal: connected and not silent. */
  get answering(): readonly Seat[] {
    return this.#chairs.flatMap((chair, seat) =>
      chair.kind === "person" && chair.connected && !chair.silent ? [seat] : [],
    );
  }

  /** @returns the seat of a player who has one, even if they have left. */
  seatOf(playerId: string): Seat | null {
    const seat = this.#chairs.findIndex((chair) => chair.kind === "person" && chair.player.id === playerId);
    return seat < 0 ? null : seat;
  }

  personOf(playerId: string): Person | null {
    const chair = this.#chairs[this.seatOf(playerId) ?? -1];
    return chair?.kind === "person" ? chair : null;
  }

  /** The host's player id. */
  get host(): string | null {
    return this.#host;
  }

  isHost(playerId: string): boolean {
    return this.#host === playerId;
  }

  /** Gives a player the first empty chair; there must be one. The first player hosts. */
  sit(player: Player, who: number, network: string | null): Person {
    const person: Person = {
      kind: "person",
      who,
      player,
      connected: false,
      left: false,
      network,
      ...fresh,
      ready: false,
      silent: false,
      wins: 0,
    };
    this.#fill(person);
    this.#host ??= player.id;
    return person;
  }

  /**
   * Puts a bot on the first empty chair; there must be one.
   * @param watching names of the spectators.
   */
  addBot(newBot: NewBot, watching: readonly string[]): void {
    const names = this.faces().map(({ name }) => name);
    this.#fill(newBot([...names, ...watching]));
  }

  fillWithBots(newBot: NewBot, watching: readonly string[]): void {
    while (this.taken.length < this.#chairs.length) this.addBot(newBot, watching);
  }

  /** The chair of a guest passes to the account that they have become. */
  passOver(guestId: string, player: Player): void {
    const person = this.personOf(guestId);
    if (person) person.player = player;
    if (this.isHost(guestId)) this.#host = player.id;
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

  /** Keeps only these chairs; the people on them move up. */
  keep(stays: (chair: Chair) => boolean): void {
    this.#chairs = this.#chairs.filter(stays);
    this.passHost();
  }

  /** If the host has left, the next player hosts. */
  passHost(): void {
    const present = this.persons.filter(({ left }) => !left);
    if (present.some(({ player }) => this.isHost(player.id))) return;
    this.#host = present[0]?.player.id ?? null;
  }

  /** If the host is away, the next player who is connected hosts. */
  passHostToThoseHere(): void {
    const here = this.persons.filter(({ connected }) => connected);
    if (here.some(({ player }) => this.isHost(player.id))) return;
    this.#host = here[0]?.player.id ?? this.#host;
  }

  /** Who has left the running game to others. */
  get deserters(): ReadonlySet<Seat> {
    return new Set(this.#chairs.flatMap((chair, seat) => (chair.kind === "person" && chair.deserted ? [seat] : [])));
  }

  /** Counts a game for those who have won it. */
  countWins(winners: readonly Seat[]): void {
    for (const seat of winners) {
      const chair = this.#chairs[seat];
      if (chair && chair.kind !== "empty") chair.wins += 1;
    }
  }

  /** After a game: nobody has missed anything, and everybody is asked again. */
  startAfresh(): void {
    for (const person of this.persons) Object.assign(person, fresh);
  }

  /**
   * Who plays, as the game's record names them; no chair may be empty.
   * @param playerOf which bot really plays for one of a strength.
   */
  recorded(playerOf: (strength: Strength) => Pick<RecordedBot, "strength" | "version">): RecordedSeat[] {
    return this.#chairs.map((chair) => {
      const { name, avatar } = this.#face(chair);
      if (chair.kind !== "bot") return { kind: "person", name, avatar };
      const { strength, temper } = chair;
      return { kind: "bot", name, avatar, bot: { ...playerOf(strength), temper } };
    });
  }

  /** In seat order; null for a chair without a person. */
  playerIds(): (string | null)[] {
    return this.#chairs.map((chair) => (chair.kind === "person" ? chair.player.id : null));
  }

  /** What everybody sees of the chairs. @param expertsAreAway whether steady bots play in their place. */
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
        const { kind, ready, silent, who, wins, player } = chair;
        const { name, avatar, id, guest } = player;
        const presence = presenceOf(chair);
        return { ...nothing, kind, name, avatar, presence, ready, silent, host: this.isHost(id), who, wins, guest };
      }
    }
  }

  #fill(chair: Chair): void {
    const seat = this.#chairs.findIndex(({ kind }) => kind === "empty");
    if (seat < 0) throw new Error("no empty chair");
    this.#chairs[seat] = chair;
  }
}

function chairFrom(saved: SavedChair, numberOf: (playerId: string) => number): Chair {
  if (saved.kind !== "person") return { ...saved };
  const { seated: _, ...chair } = saved;
  return { ...chair, who: numberOf(saved.player.id), network: null, connected: false, silent: false };
}

const fresh = { missed: 0, isCovered: false, isOut: false, deserted: false, consent: "ask" } as const;
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

function presenceOf(person: Person): ChairState["presence"] {
  if (person.left) return "left";
  if (person.isOut) return "put-out";
  return person.connected && !person.isCovered ? "here" : "away";
}

/** Whether a bot plays for this chair now. */
export const botPlays = (chair: Chair | undefined): boolean =>
  chair?.kind === "bot" || (chair?.kind === "person" && (chair.left || chair.isCovered || chair.isOut));

/** Whether the person on this chair is connected and plays themselves. */
export const isHere = (chair: Chair | undefined): boolean =>
  chair?.kind === "person" && chair.connected && !botPlays(chair);

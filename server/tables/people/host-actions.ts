import type { Strength } from "../../../shared/core/bots.ts";
import type { Seat } from "../../../shared/core/game.ts";
import type { ChatMode, CloseReason, TableSettings } from "../../../shared/net/protocol.ts";
import type { SaidDeckName } from "../../storage/saved-types.ts";
import { type BotChair, botOf } from "../bots/bot-chairs.ts";
import type { GameStarter } from "../game/game-starter.ts";
import type { TableListener } from "../table-listener.ts";
import type { Participants } from "./participants.ts";
import type { SeatedPlayer } from "./seats.ts";

interface HostingDeps {
  readonly people: Participants;
  readonly starting: () => GameStarter;
  readonly listener: TableListener;
  readonly changed: () => void;
  /** Random generator for the names and tempers of new bots. */
  readonly botChance: () => number;
}

/** Returns the last name of a table's deck after these settings of a host. @param last the last name before. */
export function lastDeckNameAfter(
  last: SaidDeckName | null,
  { deckName: text }: TableSettings,
  host: string | null,
): SaidDeckName | null {
  if (text === undefined || host === null || (last?.text === text && last.author === host)) return last;
  return { number: (last?.number ?? 0) - 1, author: host, text };
}

/** Actions of the host, or of all players together, between games: settings, bots, removals, rematch. */
export class HostActions {
  readonly #deps: HostingDeps;
  #settings: TableSettings;
  #lastDeckName: SaidDeckName | null;

  /** @param lastDeckName the saved one; null for a new table. */
  constructor(settings: TableSettings, lastDeckName: SaidDeckName | null, deps: HostingDeps) {
    this.#settings = settings;
    this.#lastDeckName = lastDeckName;
    this.#deps = deps;
  }

  get settings(): TableSettings {
    return this.#settings;
  }

  /** The last name of the deck, even if the settings have none any more. */
  get lastDeckName(): SaidDeckName | null {
    return this.#lastDeckName;
  }

  /** Transfers the deck's name of a guest to their new account. */
  passOver(guestId: string, playerId: string): void {
    if (this.#lastDeckName?.author !== guestId) return;
    this.#lastDeckName = { ...this.#lastDeckName, author: playerId };
  }

  /** Must be called only before the first game. */
  configure(settings: TableSettings): void {
    const { people, listener, changed } = this.#deps;
    this.#settings = settings;
    this.noteDeckName();
    people.seats.resize(settings.seats);
    if (!settings.spectators) this.#sendSpectatorsAway();
    if (!settings.oneRoom) this.#sendScreensAway(people.screens.ids, "unwatched");
    listener.seatsChanged();
    changed();
  }

  /** Sets the chat mode with immediate effect. */
  allowChat(chat: ChatMode): void {
    this.#settings = { ...this.#settings, chat };
    this.#deps.changed();
  }

  /** Allows screens, or removes them, with immediate effect. */
  allowScreens(oneRoom: boolean): void {
    this.#settings = { ...this.#settings, oneRoom };
    if (!oneRoom) this.#sendScreensAway(this.#deps.people.screens.ids, "unwatched");
    this.#deps.changed();
  }

  /**
   * Gives a new name of the deck the next number, and the host as its author. Must be called when a table opens and has
   * its host. It changes nothing if the host has given this name before.
   */
  noteDeckName(): void {
    this.#lastDeckName = lastDeckNameAfter(this.#lastDeckName, this.#settings, this.#deps.people.seats.host);
  }

  /** Removes the name of the deck if moderators have removed it. @param taken numbers of removed names and lines. */
  takeDown(taken: readonly number[]): void {
    if (this.#lastDeckName && taken.includes(this.#lastDeckName.number) && this.#dropDeckName()) this.#deps.changed();
  }

  /** Removes the name of the deck if its author is not the host any more, because nobody else answers for it. */
  followHost(): void {
    if (this.#lastDeckName?.author !== this.#deps.people.seats.host) this.#dropDeckName();
  }

  /** @returns whether the settings had a name of the deck. */
  #dropDeckName(): boolean {
    const { deckName, ...settings } = this.#settings;
    if (deckName === undefined) return false;
    this.#settings = settings;
    return true;
  }

  /** @returns false if there is no room for another bot. */
  addBot(strength: Strength): boolean {
    if (!this.#deps.people.addBot(botOf(strength, this.#deps.botChance))) return false;
    this.#deps.starting().whenAgreed();
    this.#deps.changed();
    return true;
  }

  /** Sets the strength of a bot from the next game on. Must be called only between games. */
  strengthen(bot: BotChair, strength: Strength): void {
    bot.strength = strength;
    this.#deps.changed();
  }

  /** Removes a bot, or a player with their screens, before the first game. */
  remove(seat: Seat): void {
    const { people, listener, changed } = this.#deps;
    const chair = people.seats.all[seat];
    people.seats.vacate(seat);
    if (chair?.kind === "person") {
      const { id } = chair.player;
      people.presenceTracker.ban(id);
      listener.goodbye(id, "removed");
      this.#sendScreensAway(people.screens.of(new Set([id])), "removed");
    }
    changed();
  }

  /** Sets whether a player is ready for a game. */
  vote(person: SeatedPlayer, ready: boolean): void {
    person.ready = ready;
    this.#deps.starting().whenAgreed();
    this.#deps.changed();
  }

  #sendSpectatorsAway(): void {
    const { people, listener } = this.#deps;
    for (const id of people.spectators.ids) {
      people.spectators.remove(id);
      listener.goodbye(id, "unwatched");
    }
  }

  #sendScreensAway(ids: readonly string[], reason: CloseReason): void {
    const { people, listener } = this.#deps;
    for (const id of ids) {
      people.screens.remove(id);
      listener.goodbye(id, reason);
    }
  }
}

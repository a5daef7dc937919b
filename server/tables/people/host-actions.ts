import type { Strength } from "../../../shared/core/bots.ts";
import type { Seat } from "../../../shared/core/game.ts";
import type { ChatMode, CloseReason, TableSettings } from "../../../shared/net/protocol.ts";
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

/** Actions of the host, or of all players together, between games: settings, bots, removals, rematch. */
export class HostActions {
  readonly #deps: HostingDeps;
  #settings: TableSettings;

  constructor(settings: TableSettings, deps: HostingDeps) {
    this.#settings = settings;
    this.#deps = deps;
  }

  get settings(): TableSettings {
    return this.#settings;
  }

  /** Must be called only before the first game. */
  configure(settings: TableSettings): void {
    const { people, listener, changed } = this.#deps;
    this.#settings = settings;
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

  /** Removes the name of the deck, because moderators decided so. */
  removeDeckName(): void {
    const { deckName, ...settings } = this.#settings;
    if (deckName === undefined) return;
    this.#settings = settings;
    this.#deps.changed();
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

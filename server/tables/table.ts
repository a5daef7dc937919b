import type { Seat } from "../../shared/core/game.ts";
import type { Deal } from "../../shared/core/record.ts";
import { seededRandom } from "../../shared/core/rng.ts";
import type { Player, SeatLocation, TablePhase, TableSettings } from "../../shared/net/protocol.ts";
import type { PrivateNotice } from "../../shared/net/sidelines.ts";
import type { TableSchema } from "../sync/schema.ts";
import { writeProgress, writeTable } from "../sync/table.ts";
import { fillerOf, type NewBot } from "./bots/bot-chairs.ts";
import { BotEmotes } from "./bots/bot-emotes.ts";
import type { TableDeps } from "./deps.ts";
import { GameStarter, type StartableTable } from "./game/game-starter.ts";
import type { EventBatch } from "./game/running-game.ts";
import { TableGames } from "./game/table-games.ts";
import type { HostedGames } from "./games.ts";
import type { NewTable } from "./new-table.ts";
import { PausableTimers } from "./pause.ts";
import { AbsentCalls } from "./people/absent-calls.ts";
import { EliminatedPlayers } from "./people/eliminated-players.ts";
import { HostActions } from "./people/host-actions.ts";
import { LateJoins } from "./people/late-joins.ts";
import { LeaverPolicy } from "./people/leaver-policy.ts";
import { Participants } from "./people/participants.ts";
import { PresenceTracker } from "./people/presence-tracker.ts";
import { restoreSeats, seatPlayers } from "./people/seat-players.ts";
import { Seats } from "./people/seats.ts";
import { StandInVotes } from "./people/stand-in-votes.ts";
import { progressOf, publicStateOf } from "./public-state.ts";
import type { Requester } from "./requester.ts";
import type { InitialState } from "./saving/initial-state.ts";
import { TableSaver } from "./saving/table-saver.ts";
import type { TableListener } from "./table-listener.ts";

/** Table with its people, its settings and its consecutive games. It is independent of connections and messages. */
export class Table {
  readonly seats: Seats;
  readonly people: Participants;
  readonly games: TableGames;
  readonly starting: GameStarter;
  readonly hostActions: HostActions;
  readonly leaverPolicy: LeaverPolicy;
  readonly sidelines: EliminatedPlayers;
  readonly lateJoins: LateJoins;
  readonly standIns: StandInVotes;
  /** Address of the table. */
  readonly seated: SeatLocation;
  readonly #opening: Pick<NewTable, "start" | "isPublic">;
  readonly #deps: TableDeps;
  readonly #timers: PausableTimers;
  readonly #schema: TableSchema;
  readonly #listener: TableListener;
  readonly #keeper: TableSaver;
  readonly #company: BotEmotes;
  readonly #absentCalls: AbsentCalls;
  /** Factory of bots for empty chairs. */
  readonly #filler: NewBot;
  /** Whether more than the game and its clock has changed since the last full write of the state. */
  #isMoreChanged = true;
  /** Whether steady bots replaced experts at that time. */
  #expertsWereAway = false;

  /** @throws if this server no longer plays the edition of a restored table. */
  constructor(
    seated: SeatLocation,
    beginning: InitialState,
    schema: TableSchema,
    given: TableDeps,
    listener: TableListener,
  ) {
    const timers = new PausableTimers(given.timers);
    const deps = { ...given, timers };
    const opening = beginning.kind === "new" ? beginning : beginning.table;
    const { isPublic } = opening;
    const settings = deps.games.settingsFormat.parse(opening.settings);
    const changed = () => this.changed();
    this.seated = seated;
    this.#opening = opening;
    this.#schema = schema;
    this.#deps = deps;
    this.#timers = timers;
    this.#listener = listener;
    this.seats = new Seats(settings.seats, opening.parties);
    const presenceTracker = new PresenceTracker(this.seats, seated, deps, {
      stopWaiting: () => this.#stopWaiting(),
      empty: () => listener.close("table-closed"),
    });
    this.people = new Participants(this.seats, presenceTracker, {
      phase: () => this.phase,
      settings: () => this.settings,
      isPreparing: () => this.starting.isDealing,
      isPublic,
    });
    this.games = new TableGames(this.seats, { roomId: seated.roomId, isShared: isPublic }, schema, deps, {
      onEvents: (batch) => this.#onEvents(batch),
      missed: () => this.#save(),
      replace: (playerId) => this.leaverPolicy.replaceByBot(playerId),
    });
    this.leaverPolicy = new LeaverPolicy({
      seats: this.seats,
      games: this.games,
      queueBans: deps.queueBans,
      isPublic,
      changed,
      consentChanged: ({ player, consent }, seat) => {
        this.#save(seat);
        listener.consent(player.id, consent);
      },
    });
    const tell = (playerId: string, aside: PrivateNotice) => listener.aside(playerId, aside);
    this.sidelines = new EliminatedPlayers({ seats: this.seats, games: this.games, isPublic, notify: tell });
    this.lateJoins = new LateJoins({ people: this.people, games: this.games, settings: () => this.settings });
    this.standIns = new StandInVotes({ seats: this.seats, games: this.games });
    const botChance = seededRandom(deps.newBotSecret());
    this.#filler = fillerOf(opening, botChance);
    this.hostActions = new HostActions(settings, beginning.kind === "new" ? null : beginning.table.lastDeckName, {
      people: this.people,
      starting: () => this.starting,
      listener,
      changed,
      botChance,
    });
    this.#absentCalls = new AbsentCalls({
      seated,
      seats: this.seats,
      games: this.games,
      settings: () => this.settings,
      calls: deps.calls,
      timers,
    });
    this.starting = new GameStarter(this.#whereGamesStart(), deps);
    const { people, games, hostActions, starting } = this;
    this.#keeper = new TableSaver({ seated, opening, people, games, hostActions, starting }, deps.writeQueue);
    this.#company = new BotEmotes({
      seats: this.seats,
      timers,
      chance: botChance,
      delayMs: deps.limits.botDelayMs,
      emote: (emote) => listener.emote(emote),
    });
    try {
      this.#open(beginning);
    } catch (error) {
      this.stop();
      throw error;
    }
  }

  get phase(): TablePhase {
    return this.games.phase;
  }

  get readSettings(): HostedGames["readSettings"] {
    return this.#deps.games.readSettings;
  }

  get settings(): TableSettings {
    return this.hostActions.settings;
  }

  /** Whether the host decides on the settings; false at a table that starts automatically. */
  get isHostLed(): boolean {
    return this.#opening.start === "by-host";
  }

  /** Whether the table is hidden from a player because of a block. Tables of the queue are never hidden. */
  hidesFrom(asker: Requester): boolean {
    return !this.#opening.isPublic && this.people.hidesFrom(asker);
  }

  /**
   * Removes these players and their screens if they watch, and shows them a closed table. Does nothing at tables of the
   * queue.
   */
  hideFrom(blocked: ReadonlySet<string>): void {
    const { spectators, screens } = this.people;
    const watching = [...spectators.ids.filter((playerId) => blocked.has(playerId)), ...screens.of(blocked)];
    const gone = this.isPublic ? [] : watching;
    for (const id of gone) {
      spectators.remove(id);
      screens.remove(id);
      this.#listener.goodbye(id, "table-closed");
    }
    if (gone.length > 0) this.changed();
  }

  /** Whether the queue matched the players. The host of such a table must choose neither bots nor players. */
  get isPublic(): boolean {
    return this.#opening.isPublic;
  }

  /** Reason why no game can start now; null if one can. */
  get refusal(): "not-saving" | "maintenance" | null {
    return this.starting.refusal;
  }

  /** Adds an admitted spectator who has connected. */
  watch(player: Player): void {
    this.people.watch(player);
    this.changed();
  }

  /** Adds an admitted screen that has connected. @param openedBy the player who opened it. */
  showOn(screenId: string, openedBy: string): void {
    this.people.screens.add(screenId, openedBy);
    this.changed();
  }

  /**
   * Seats an admitted player who has connected, for the first time or again.
   * @param network of the connection; null if networks do not count.
   */
  join(player: Player, network: string | null): void {
    const person = this.people.join(player, network);
    person.nudges = 0;
    this.standIns.settle();
    this.leaverPolicy.markResponsive(person);
    this.leaverPolicy.resumePlay(person);
    const seat = this.seats.seatOf(player.id);
    if (seat !== null) this.leaverPolicy.comeBack(person, seat);
    if (seat !== null && this.games.isIn(seat)) this.games.finishFast(null);
    this.games.requestExperts();
    this.starting.whenComplete();
    this.#peopleChanged();
    this.changed();
  }

  /** Gives a spectator the chair of a bot in the running game. It must be allowed (`LateJoins.refusal`). */
  takeChair(player: Player, seat: Seat, network: string | null): void {
    this.lateJoins.take(player, seat, network);
    this.#listener.seatsChanged();
    this.changed();
  }

  /** Transfers the place of a guest to their new account, which then enters or watches. */
  passOver(guestId: string, player: Player): void {
    this.people.passOver(guestId, player);
    this.sidelines.passOver(guestId, player.id);
    this.hostActions.passOver(guestId, player.id);
  }

  /** Changes the name of a person here. */
  rename(player: Player): void {
    this.people.rename(player);
    this.changed();
  }

  /** Handles a lost connection. A player retains the chair; a spectator or a screen is removed. */
  disconnect(id: string): void {
    if (!this.people.disconnect(id) && !this.people.screens.remove(id)) return;
    this.standIns.settle();
    this.games.checkPictures();
    this.changed();
  }

  /** Makes a player leave for good. A bot plays for them until the game ends, and they may come back. */
  leave(playerId: string): void {
    const person = this.seats.personOf(playerId);
    const seat = this.seats.seatOf(playerId);
    if (!person || seat === null) return;
    this.leaverPolicy.desert(person, seat);
    this.people.presenceTracker.leave(person);
    this.starting.callOff();
    if (this.phase === "waiting") this.seats.vacate(seat);
    if (this.phase === "waiting" && !this.isHostLed) this.people.fillWithBots(this.#filler);
    this.seats.passHost();
    this.standIns.settle();
    this.games.wakeBots();
    this.games.checkPictures();
    this.starting.whenComplete();
    this.starting.whenAgreed();
    this.people.presenceTracker.closeWhenEmpty();
    this.#peopleChanged();
    this.changed();
  }

  /** Marks that a player's page shows the running game. */
  pictureShown(playerId: string): void {
    const seat = this.seats.seatOf(playerId);
    if (seat !== null && this.games.pictureShown(seat)) this.changed();
  }

  /** Whether all clocks, response windows, bots and other timers are paused. */
  get isPaused(): boolean {
    return this.#timers.isPaused;
  }

  pause(): void {
    this.#timers.pause();
  }

  /**
   * Continues after a pause. Players who are to act have their full time; bot delays and the response window restart.
   */
  resume(): void {
    this.#timers.resume();
    this.games.resume();
    this.starting.whenComplete();
    this.starting.whenAgreed();
    this.changed();
  }

  /** Stops the table for good. */
  stop(): void {
    this.games.stop();
    this.starting.stop();
    this.#company.stop();
    this.people.presenceTracker.stop();
  }

  /**
   * Saves the table, updates the synchronised state and notifies the listener. A step that only its actor learns of
   * changes only the game.
   */
  changed(batch: EventBatch | null = null): void {
    if (batch === null || this.phase !== "playing") this.#save();
    const secretOf = batch?.secretOf ?? null;
    if (secretOf === null) this.#sync();
    else this.games.syncOwn(secretOf);
    this.#listener.changed(batch);
    this.sidelines.notifyAll();
    this.#absentCalls.changed();
  }

  #whereGamesStart(): StartableTable {
    return {
      mode: this.#opening.start,
      seats: this.seats,
      presenceTracker: this.people.presenceTracker,
      phase: () => this.phase,
      settings: () => this.settings,
      begin: (deal) => this.#startGame(deal),
      calledOff: (silent) => this.#calledOff(silent),
      save: () => this.#save(),
      seatsChanged: () => this.#listener.seatsChanged(),
      changed: () => this.changed(),
    };
  }

  #open(beginning: InitialState): void {
    if (beginning.kind === "new") seatPlayers(beginning, this.people, this.#filler);
    else restoreSeats(beginning, this);
    this.hostActions.noteDeckName();
    if (!this.isHostLed && this.phase === "waiting") this.starting.later();
    this.people.presenceTracker.closeWhenEmpty();
    this.#keeper.open(beginning.kind === "new" ? null : beginning.table);
    this.#sync();
  }

  #startGame(deal: Deal): void {
    for (const person of this.seats.persons) {
      person.isCovered = person.silent;
      person.since = 0;
      person.ready = false;
    }
    this.sidelines.clear();
    this.games.deal(this.settings, deal);
    this.#save();
    const { edition, options } = this.settings;
    const [players, people] = [this.seats.all.length, this.seats.persons.length];
    this.#deps.log.info(
      { event: "game-begun", room: this.seated.roomId, edition, options, players, people },
      "a game begins",
    );
    this.#listener.seatsChanged();
    this.#peopleChanged();
    this.#absentCalls.gameBegan();
    this.games.start();
  }

  #peopleChanged(): void {
    this.#deps.tables.peopleChanged(this.seats.persons.map(({ player }) => player.id));
  }

  /**
   * Handles a start that failed because these seats contributed nothing. After a game, the table also limits the wait
   * for absent players.
   */
  #calledOff(silent: readonly Seat[]): void {
    this.#deps.log.info({ event: "start-called-off", room: this.seated.roomId, silent }, "a start is called off");
    if (this.phase === "over") this.people.presenceTracker.stopWaitingLater();
  }

  #onEvents(batch: EventBatch): void {
    if (batch.newTurn !== null) this.leaverPolicy.turnBegan(batch.newTurn);
    const isOver = this.phase === "over";
    if (isOver) this.#gameOver();
    this.changed(batch);
    if (this.games.finisher === null) this.#company.onEvents(batch);
    if (isOver) this.starting.whenAgreed();
  }

  #gameOver(): void {
    this.#deps.log.info({ event: "game-over", room: this.seated.roomId, steps: this.games.seq }, "a game is over");
    this.seats.startAfresh();
    this.people.presenceTracker.stopWaitingLater();
    this.#deps.tables.checkIdle();
    this.#peopleChanged();
  }

  /** Replaces an absent host. After a game, it also releases the seats of absent players. */
  #stopWaiting(): void {
    this.seats.passHostToThoseHere();
    this.changed();
    if (this.phase !== "over" || this.starting.isDealing) return;
    this.people.presenceTracker.freeAbsent();
    this.starting.whenAgreed();
  }

  /**
   * Saves the table unless a game is in preparation. The preparation itself is saved beforehand, so that a restart
   * counts it as called off.
   */
  #save(seat: Seat | null = null): void {
    this.#isMoreChanged = true;
    this.hostActions.followHost();
    if (!this.starting.isDealing) this.#keeper.save(seat);
  }

  /**
   * Updates the state. Most steps change only the game and its clock. All other changes set `#isMoreChanged`, except
   * the replacement of experts.
   */
  #sync(): void {
    this.games.sync();
    this.sidelines.follow();
    const { expertsAreAway } = this.games;
    if (!this.#isMoreChanged && expertsAreAway === this.#expertsWereAway) {
      writeProgress(this.#schema, progressOf(this));
      return;
    }
    this.#isMoreChanged = false;
    this.#expertsWereAway = expertsAreAway;
    writeTable(this.#schema, publicStateOf(this, this.#deps.tables.closing));
  }
}

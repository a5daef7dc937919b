import type { Strength } from "../../shared/core/bots.ts";
import type { Seat } from "../../shared/core/game.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type {
  AutoPass,
  ChatMode,
  ManageErrorCode,
  TableAction,
  TableError,
  TableSettings,
} from "../../shared/net/protocol.ts";
import { actionSchema } from "../../shared/net/schemas.ts";
import type { BotsPace } from "../../shared/net/sidelines.ts";
import type { SeatedPlayer } from "./people/seats.ts";
import type { Moderation } from "./social/moderation-updates.ts";
import type { Table } from "./table.ts";
import type { SettingsRefusal } from "./table-settings.ts";

type Reply = Result<null, TableError>;

const refuse = (code: ManageErrorCode): Reply => fail({ kind: "manage", code });
const done: Reply = ok(null);

/**
 * Carries out a request to manage a table outside its game, if it is allowed now. The request `take-chair` of a
 * spectator needs the directory of seats, so the room handles it.
 */
export function handleTableRequest(
  table: Table,
  playerId: string,
  message: unknown,
  moderation: Pick<Moderation, "isDeckNameTaken">,
): Reply {
  const action = actionSchema.safeParse(message);
  if (!action.success) return refuse("malformed");
  const person = table.seats.personOf(playerId);
  if (action.data.type === "pace" && table.people.spectators.get(playerId)) return choosePace(table, action.data.pace);
  if (!person || person.left) return fail({ kind: "not-seated" });
  table.leaverPolicy.markResponsive(person);
  if (table.starting.isDealing && !isAlwaysAllowed(action.data.type)) return refuse("not-now");
  switch (action.data.type) {
    case "settings":
      return asHost(table, playerId) ?? configure(table, playerId, action.data.settings, moderation);
    case "add-bot":
      return asHost(table, playerId) ?? addBot(table, action.data.strength);
    case "bot-strength":
      return asHost(table, playerId) ?? strengthen(table, action.data.seat, action.data.strength);
    case "remove":
      return asHost(table, playerId) ?? remove(table, playerId, action.data.seat);
    case "start":
      return asHost(table, playerId) ?? start(table);
    case "ready":
      return vote(table, person, action.data.ready, "waiting");
    case "rematch":
      return rematch(table, person, action.data.ready);
    case "chat":
      return asHost(table, playerId) ?? allowChat(table, action.data.chat);
    case "one-room":
      return asHost(table, playerId) ?? allowScreens(table, action.data.on);
    case "finish":
      return finish(table, person, action.data.again);
    case "pace":
      return choosePace(table, action.data.pace);
    case "show-hand":
      return showHand(table, person, action.data.on);
    case "watch-hand":
      return watchHand(table, person, action.data.seat);
    case "guess":
      return guess(table, person, action.data.seat);
    case "take-chair":
      return refuse("had-chair");
    case "stand-in":
      return voteForBot(table, person, action.data.seat, action.data.on);
    case "let-pass":
      return letPass(table, person, action.data.consent);
    case "shown":
      table.pictureShown(playerId);
      return done;
    case "here":
      return resumePlay(table, person);
    case "leave":
      table.leave(playerId);
      return done;
  }
}

/** Other actions could change the contributors to the randomness of the game in preparation. */
const isAlwaysAllowed = (type: TableAction["type"]): boolean => type === "here" || type === "leave";

const asHost = (table: Table, playerId: string): Reply | null =>
  table.seats.isHost(playerId) ? null : refuse("not-host");

function configure(
  table: Table,
  playerId: string,
  message: unknown,
  moderation: Pick<Moderation, "isDeckNameTaken">,
): Reply {
  if (table.phase !== "waiting" || !table.isHostLed) return refuse("not-now");
  const settings = table.readSettings(completed(message, table.settings));
  if (!settings.ok) return fail(settingsError(settings.error));
  const { deckName } = settings.value;
  if (deckName !== undefined && moderation.isDeckNameTaken(deckName, playerId)) return refuse("name-refused");
  if (settings.value.seats < table.seats.taken.length) return refuse("bad-settings");
  table.hostActions.configure(settings.value);
  return done;
}

function settingsError(refusal: SettingsRefusal): TableError {
  if (refusal.code === "deck-refused") return { kind: "manage", ...refusal };
  return { kind: "manage", code: refusal.code === "malformed" ? "bad-settings" : refusal.code };
}

/** Adds the settings that a page of an older build does not know, so that they stay as they are. */
function completed(message: unknown, present: TableSettings): unknown {
  if (typeof message !== "object" || message === null) return message;
  const { edition, hasClock, lateJoin, oneRoom, deck, deckName } = present;
  const hasSpectators = !("spectators" in message && message.spectators === false);
  const isOlder = "edition" in message && message.edition === edition && !("deck" in message);
  const ownDeck = isOlder && deck ? { deck, ...(deckName !== undefined && { deckName }) } : {};
  return { hasClock, lateJoin: lateJoin && hasSpectators, oneRoom, ...ownDeck, ...message };
}

function allowChat(table: Table, chat: ChatMode): Reply {
  if (!table.isHostLed) return refuse("not-now");
  table.hostActions.allowChat(chat);
  return done;
}

function allowScreens(table: Table, oneRoom: boolean): Reply {
  if (!table.isHostLed) return refuse("not-now");
  table.hostActions.allowScreens(oneRoom);
  return done;
}

function addBot(table: Table, strength: Strength): Reply {
  if (table.phase === "playing" || table.isPublic) return refuse("not-now");
  return table.hostActions.addBot(strength) ? done : refuse("table-full");
}

function strengthen(table: Table, seat: Seat, strength: Strength): Reply {
  if (table.phase === "playing" || table.isPublic) return refuse("not-now");
  const chair = table.seats.all[seat];
  if (chair?.kind !== "bot") return refuse("bad-seat");
  table.hostActions.strengthen(chair, strength);
  return done;
}

function remove(table: Table, playerId: string, seat: Seat): Reply {
  if (table.phase !== "waiting" || table.isPublic) return refuse("not-now");
  const chair = table.seats.all[seat];
  if (!chair || chair.kind === "empty" || table.seats.seatOf(playerId) === seat) return refuse("bad-seat");
  table.hostActions.remove(seat);
  return done;
}

function letPass(table: Table, person: SeatedPlayer, consent: AutoPass): Reply {
  if (table.phase !== "playing") return refuse("not-now");
  if (person.isOut) return fail({ kind: "put-out" });
  table.leaverPolicy.letPass(person, consent);
  return done;
}

function resumePlay(table: Table, person: SeatedPlayer): Reply {
  if (person.isOut) return fail({ kind: "put-out" });
  table.leaverPolicy.resumePlay(person);
  return done;
}

function start(table: Table): Reply {
  if (table.phase !== "waiting" || table.isPublic) return refuse("not-now");
  if (!table.starting.enough(table.seats.taken.length)) return refuse("too-few");
  if (table.refusal) return refuse(table.refusal);
  table.starting.start();
  return done;
}

function vote(table: Table, person: SeatedPlayer, ready: boolean, phase: Table["phase"]): Reply {
  if (table.phase !== phase) return refuse("not-now");
  if (phase === "over" && ready && table.refusal) return refuse(table.refusal);
  table.hostActions.vote(person, ready);
  return done;
}

/** Votes for another game after one, or as an eliminated player who waits for it while others play. */
function rematch(table: Table, person: SeatedPlayer, ready: boolean): Reply {
  const seat = table.seats.seatOf(person.player.id);
  if (seat === null || !table.sidelines.isEliminated(seat)) return vote(table, person, ready, "over");
  if (ready && table.refusal) return refuse(table.refusal);
  person.ready = ready;
  table.changed();
  return done;
}

function finish(table: Table, person: SeatedPlayer, again: boolean): Reply {
  if (table.phase !== "playing") return refuse("not-now");
  if (table.games.isPersonIn) return refuse("still-playing");
  if (again && table.refusal) return refuse(table.refusal);
  // `again`: the player wants the next game at once.
  person.ready ||= again;
  table.games.finishFast(table.games.finisher ?? table.seats.seatOf(person.player.id));
  table.changed();
  return done;
}

function choosePace(table: Table, pace: BotsPace): Reply {
  if (table.phase !== "playing") return refuse("not-now");
  if (table.games.isPersonIn) return refuse("still-playing");
  table.games.choosePace(pace);
  table.changed();
  return done;
}

function showHand(table: Table, person: SeatedPlayer, on: boolean): Reply {
  if (!table.sidelines.mayShow) return refuse("not-now");
  table.sidelines.show(person, on);
  table.changed();
  return done;
}

function watchHand(table: Table, person: SeatedPlayer, seat: Seat | null): Reply {
  if (!table.sidelines.watch(person, seat)) return refuse("not-shown");
  table.changed();
  return done;
}

function voteForBot(table: Table, voter: SeatedPlayer, seat: Seat, on: boolean): Reply {
  if (table.isPublic || table.phase !== "playing") return refuse("not-now");
  const absent = table.seats.all[seat];
  if (absent?.kind !== "person") return refuse("bad-seat");
  if (!table.standIns.vote(voter, absent, on)) return refuse("not-absent");
  table.changed();
  return done;
}

function guess(table: Table, person: SeatedPlayer, on: Seat): Reply {
  if (!table.sidelines.guess(person, on)) return refuse("not-now");
  table.changed();
  return done;
}

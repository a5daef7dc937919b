import type { ArraySchema } from "@colyseus/schema";
import type { DealOnWire } from "../../shared/net/deal.ts";
import type { TableSettings } from "../../shared/net/protocol.ts";
import type { SidelinesOnWire } from "../../shared/net/sidelines.ts";
import type { Attendee } from "../../shared/net/social.ts";
import type { ChairState } from "../../shared/net/state.ts";
import { ChairSchema, SpectatorSchema, type TableSchema } from "./schema.ts";

/** Fields of a table that a step may change, besides the game. */
export interface TableProgress {
  readonly seq: number;
  readonly deadline: { readonly endsAt: number; readonly totalMs: number } | null;
  /** In ms by the table's clock; null outside a response window. */
  readonly beatEndsAt: number | null;
  readonly sidelines: SidelinesOnWire;
}

/** Public state of a table without its game. */
export interface TableFace extends TableProgress {
  readonly code: string;
  readonly phase: string;
  readonly closing: boolean;
  readonly settings: TableSettings;
  readonly isPublic: boolean;
  readonly chairs: readonly ChairState[];
  readonly watchers: readonly Attendee[];
  readonly dealing: boolean;
  readonly deal: DealOnWire;
  readonly finishedId: string | null;
  /** Number of starts of this table that were called off. */
  readonly startsCalledOff: number;
  /** Number of screens that show the table. */
  readonly screens: number;
}

export function writeProgress(schema: TableSchema, { seq, deadline, beatEndsAt, sidelines }: TableProgress): void {
  schema.seq = seq;
  // Integers take half the bytes of fractions.
  schema.endsAt = Math.round(deadline?.endsAt ?? 0);
  schema.totalMs = deadline?.totalMs ?? 0;
  schema.beatEndsAt = Math.round(beatEndsAt ?? 0);
  writeSidelines(schema.sidelines, sidelines);
}

export function writeTable(schema: TableSchema, face: TableFace): void {
  schema.code = face.code;
  schema.phase = face.phase;
  schema.closing = face.closing;
  schema.isPublic = face.isPublic;
  schema.dealing = face.dealing;
  writeDeal(schema.deal, face.deal);
  schema.finishedId = face.finishedId ?? "";
  schema.startsCalledOff = face.startsCalledOff;
  schema.screens = face.screens;
  writeProgress(schema, face);
  writeSettings(schema.settings, face.settings);
  writeList(schema.chairs, face.chairs, () => new ChairSchema(), writeChair);
  writeList(schema.watchers, face.watchers, () => new SpectatorSchema(), writeWatcher);
}

function writeSettings(schema: TableSchema["settings"], settings: TableSettings): void {
  schema.edition = settings.edition;
  schema.seats = settings.seats;
  schema.nopeSeconds = settings.nopeSeconds;
  schema.turnSeconds = settings.turnSeconds;
  schema.beatSeconds = settings.beatSeconds;
  schema.spectators = settings.spectators;
  schema.chat = settings.chat;
  schema.hasClock = settings.hasClock;
  schema.oneRoom = settings.oneRoom;
  schema.lateJoin = settings.lateJoin;
  schema.deck = settings.deck ? JSON.stringify(settings.deck) : "";
  schema.deckName = settings.deckName ?? "";
  for (const name of [...schema.options.keys()])
    if (!Object.hasOwn(settings.options, name)) schema.options.delete(name);
  for (const [name, on] of Object.entries(settings.options))
    if (schema.options.get(name) !== on) schema.options.set(name, on);
}

/*
 * Field by field, because this runs with every step of a game. A loop over names would take several times as long.
 */

function writeDeal(schema: TableSchema["deal"], deal: DealOnWire): void {
  schema.commitment = deal.commitment;
  schema.seats = deal.seats;
  schema.commitments = deal.commitments;
  schema.entropies = deal.entropies;
  schema.secret = deal.secret;
}

function writeSidelines(schema: TableSchema["sidelines"], sidelines: SidelinesOnWire): void {
  schema.out = sidelines.out;
  schema.shown = sidelines.shown;
  schema.finisher = sidelines.finisher;
  schema.guessed = sidelines.guessed;
  schema.pace = sidelines.pace ?? "";
}

function writeChair(schema: InstanceType<typeof ChairSchema>, chair: ChairState): void {
  schema.kind = chair.kind;
  schema.name = chair.name;
  schema.avatar = chair.avatar;
  schema.presence = chair.presence;
  schema.ready = chair.ready;
  schema.silent = chair.silent;
  schema.host = chair.host;
  schema.who = chair.who;
  schema.wins = chair.wins;
  schema.guest = chair.guest;
  schema.strength = chair.strength;
  schema.temper = chair.temper;
  schema.standIn = chair.standIn;
  schema.since = chair.since ?? 0;
  schema.votes = chair.votes ?? 0;
  schema.party = chair.party ?? 0;
}

function writeWatcher(schema: InstanceType<typeof SpectatorSchema>, watcher: Attendee): void {
  schema.who = watcher.who;
  schema.name = watcher.name;
  schema.avatar = watcher.avatar;
  schema.guest = watcher.guest;
}

function writeList<Item, Face>(
  list: ArraySchema<Item>,
  faces: readonly Face[],
  create: () => Item,
  write: (item: Item, face: Face) => void,
): void {
  while (list.length > faces.length) list.pop();
  for (const [place, face] of faces.entries()) {
    const item = list[place] ?? create();
    write(item, face);
    if (place === list.length) list.push(item);
  }
}

import type { ArraySchema } from "@colyseus/schema";
import type { DealOnWire } from "../../shared/net/deal.ts";
import type { TableSettings } from "../../shared/net/protocol.ts";
import type { SidelinesOnWire } from "../../shared/net/sidelines.ts";
import type { Attendee } from "../../shared/net/social.ts";
import type { ChairState } from "../../shared/net/state.ts";
import { ChairSchema, SpectatorSchema, type TableSchema } from "./schema.ts";

/** What everybody sees of a table besides its game. */
export interface TableFace {
  readonly code: string;
  readonly phase: string;
  readonly closing: boolean;
  readonly settings: TableSettings;
  readonly isPublic: boolean;
  readonly chairs: readonly ChairState[];
  readonly watchers: readonly Attendee[];
  readonly seq: number;
  readonly deadline: { readonly endsAt: number; readonly totalMs: number } | null;
  /** In ms by the table's clock; null if no draw is held. */
  readonly beatEndsAt: number | null;
  readonly dealing: boolean;
  readonly deal: DealOnWire;
  readonly finishedId: string | null;
  readonly sidelines: SidelinesOnWire;
}

export function writeTable(schema: TableSchema, face: TableFace): void {
  schema.code = face.code;
  schema.phase = face.phase;
  schema.closing = face.closing;
  schema.isPublic = face.isPublic;
  schema.seq = face.seq;
  // Whole numbers travel in half the bytes.
  schema.endsAt = Math.round(face.deadline?.endsAt ?? 0);
  schema.totalMs = face.deadline?.totalMs ?? 0;
  schema.beatEndsAt = Math.round(face.beatEndsAt ?? 0);
  schema.dealing = face.dealing;
  Object.assign(schema.deal, face.deal);
  schema.finishedId = face.finishedId ?? "";
  Object.assign(schema.sidelines, face.sidelines);
  writeSettings(schema.settings, face.settings);
  writeList(schema.chairs, face.chairs, () => new ChairSchema());
  writeList(schema.watchers, face.watchers, () => new SpectatorSchema());
}

function writeSettings(schema: TableSchema["settings"], settings: TableSettings): void {
  schema.edition = settings.edition;
  schema.seats = settings.seats;
  schema.nopeSeconds = settings.nopeSeconds;
  schema.turnSeconds = settings.turnSeconds;
  schema.beatSeconds = settings.beatSeconds;
  schema.spectators = settings.spectators;
  schema.chat = settings.chat;
  for (const name of [...schema.options.keys()])
    if (!Object.hasOwn(settings.options, name)) schema.options.delete(name);
  for (const [name, on] of Object.entries(settings.options))
    if (schema.options.get(name) !== on) schema.options.set(name, on);
}

function writeList<Item extends object>(list: ArraySchema<Item>, items: readonly object[], create: () => Item): void {
  while (list.length > items.length) list.pop();
  for (const [place, item] of items.entries()) {
    const schema = list[place];
    if (schema) Object.assign(schema, item);
    else list.push(Object.assign(create(), item));
  }
}

import { z } from "zod";
import { strengths } from "../core/bots.ts";
import type { Command } from "../core/commands.ts";
import { judgeFor } from "../core/deck.ts";
import { canSeat, type Editions } from "../core/editions.ts";
import type { DeckData } from "../core/game.ts";
import { maxDeckNameUnits } from "./names.ts";
import type {
  ActRequest,
  Company,
  DealMessage,
  PartyJoin,
  PartySearch,
  QueueJoin,
  TableAction,
  TableSettings,
} from "./protocol.ts";
import {
  beatSecondsChoices,
  chatModes,
  companies,
  consents,
  nopeSecondsChoices,
  turnSecondsChoices,
} from "./protocol.ts";
import { defaultTableSettings } from "./settings.ts";
import { botsPaces } from "./sidelines.ts";
import { untrusted } from "./untrusted.ts";

/*
 * Schemas of client messages. All other values are malformed, including unknown keys. None of the schemas throws,
 * whatever the value.
 */

const seat = z.int().min(0).max(15);
const title = z.string().min(1).max(40);
const titles = z.array(title).min(1).max(10);

/** The commands of the contract, section 1, that players may send: all but the clock's. */
const command = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal(["draw", "pass", "explode", "stop", "keep", "return", "stay", "swap"]) }),
  z.strictObject({
    type: z.literal("play"),
    cards: titles,
    target: seat.exactOptional(),
    names: title.exactOptional(),
    as: title.exactOptional(),
    value: z.int().min(0).max(99).exactOptional(),
  }),
  z.strictObject({ type: z.literal("nope"), card: title.exactOptional() }),
  z.strictObject({ type: z.literal("save"), card: title, as: title.exactOptional(), target: seat.exactOptional() }),
  z.strictObject({ type: z.literal("insert"), position: z.int() }),
  z.strictObject({ type: z.literal("arrange"), order: z.array(z.int().min(0)) }),
  z.strictObject({ type: z.literal("give"), card: title }),
  z.strictObject({ type: z.literal("pick"), card: title.exactOptional() }),
  z.strictObject({ type: z.literal("take"), card: title }),
  z.strictObject({ type: z.literal("lay"), card: title, target: seat }),
]);

/** The commands of a game's record: the players' and the clock's. */
export const recordedCommandSchema: z.ZodType<Command> = z.discriminatedUnion("type", [
  ...command.options,
  z.strictObject({ type: z.literal("timeout") }),
]);

export const actSchema: z.ZodType<ActRequest> = untrusted(z.strictObject({ seq: z.int().min(0), command }));

/** A deck of one's own with a sane shape; its game judges it. */
export const deckSchema: z.ZodType<DeckData> = z.strictObject({
  cards: z.record(z.string().max(40), z.int().min(0).max(100)),
  deal: z.int().min(0).max(100).exactOptional(),
  spare: z.int().min(0).max(100).exactOptional(),
  options: z.record(z.string().max(20), z.boolean()).exactOptional(),
});

/** Settings of any edition. */
export const anySettingsSchema = z.strictObject({
  edition: z.string().max(40),
  seats: z.int(),
  options: z.record(z.string().max(20), z.boolean()),
  nopeSeconds: z.literal(nopeSecondsChoices),
  turnSeconds: z.literal(turnSecondsChoices),
  hasClock: z.boolean().default(defaultTableSettings.hasClock),
  beatSeconds: z.literal(beatSecondsChoices),
  spectators: z.boolean().default(defaultTableSettings.spectators),
  lateJoin: z.boolean().default(defaultTableSettings.lateJoin),
  chat: z.enum(chatModes).default(defaultTableSettings.chat),
  oneRoom: z.boolean().default(defaultTableSettings.oneRoom),
  deck: deckSchema.exactOptional(),
  deckName: z.string().max(maxDeckNameUnits).exactOptional(),
});

/**
 * Settings as clients send them. The deck is judged as it was sent, because a schema may drop fields that make it no
 * deck. The filter of names refuses a long name of a deck.
 */
const sentSettingsSchema = anySettingsSchema.extend({
  deck: z.unknown().optional(),
  deckName: z.string().exactOptional(),
});

/** Settings that their edition allows. The deck gets all its defaults. */
export const settingsSchema = (editions: Editions): z.ZodType<TableSettings> =>
  untrusted(
    sentSettingsSchema.transform(({ deck, deckName, ...settings }, context) => {
      const { edition, seats, options, spectators, lateJoin } = settings;
      const complain = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
      if (lateJoin && !spectators) complain("lateJoin", "needs spectators");
      const custom = editions.customOf(edition);
      if (!custom && !editions.has(edition)) {
        complain("edition", "no such edition");
        return z.NEVER;
      }
      if (!custom && (deck !== undefined || deckName !== undefined)) complain("deck", `${edition} has its own`);
      const judged = custom && judgeFor(custom, deck, seats);
      if (judged && !judged.ok) complain("deck", `refused as ${judged.error.code} (${judged.error.rule})`);
      const info = editions.info(edition);
      const [fewest, most] = info.seats;
      if (seats < fewest || seats > most) complain("seats", `expected ${fewest} to ${most}`);
      for (const option of Object.keys(options)) {
        if (!Object.hasOwn(info.options, option)) complain("options", `${edition} has no such option`);
      }
      return { ...settings, ...(judged?.ok && { deck: judged.value }), ...(deckName && { deckName }) };
    }),
  );

/** The settings are parsed separately, because they have an error of their own. */
export const actionSchema = untrusted(
  z.discriminatedUnion("type", [
    z.strictObject({ type: z.literal("settings"), settings: z.unknown() }),
    /* Pages from before bots had strengths send none. */
    z.strictObject({ type: z.literal("add-bot"), strength: z.enum(strengths).default("steady") }),
    z.strictObject({ type: z.literal("bot-strength"), seat, strength: z.enum(strengths) }),
    z.strictObject({ type: z.literal(["remove", "guess", "take-chair"]), seat }),
    z.strictObject({ type: z.literal(["ready", "rematch"]), ready: z.boolean() }),
    z.strictObject({ type: z.literal(["start", "here", "shown", "leave"]) }),
    z.strictObject({ type: z.literal("chat"), chat: z.enum(chatModes) }),
    z.strictObject({ type: z.literal("one-room"), on: z.boolean() }),
    z.strictObject({ type: z.literal("finish"), again: z.boolean() }),
    z.strictObject({ type: z.literal("pace"), pace: z.enum(botsPaces) }),
    z.strictObject({ type: z.literal("show-hand"), on: z.boolean() }),
    z.strictObject({ type: z.literal("watch-hand"), seat: seat.nullable() }),
    z.strictObject({ type: z.literal("stand-in"), seat, on: z.boolean() }),
    z.strictObject({ type: z.literal("let-pass"), consent: z.enum(consents) }),
  ]),
) satisfies z.ZodType<Exclude<TableAction, { type: "settings" }> | { type: "settings"; settings: unknown }>;

const key = z.string().regex(/^[0-9a-f]{64}$/);

export const dealSchema: z.ZodType<DealMessage> = untrusted(
  z.discriminatedUnion("type", [
    z.strictObject({ type: z.literal("commit"), commitment: key }),
    z.strictObject({ type: z.literal("reveal"), entropy: key }),
  ]),
);

const join = z.looseObject({ token: z.string().max(1000), revision: z.int().min(0).max(1000).exactOptional() });

/** Options of every connection. `revision`: the page's `protocolRevision`; older pages send none. */
export const joinSchema = untrusted(join);

/**
 * Options of a connection to a table. `formerly`: the token of the guest that the player was; `bundles`: the client
 * reads bundles (bundle.ts).
 */
export const tableJoinSchema = untrusted(
  join.extend({
    watch: z.literal(true).exactOptional(),
    screen: z.literal(true).exactOptional(),
    formerly: z.string().max(1000).exactOptional(),
    bundles: z.literal(true).exactOptional(),
  }),
);

/** Options of a connection to the queue: an existing edition, and a number of chairs that it allows. */
export const queueJoinSchema = (editions: Editions): z.ZodType<QueueJoin> =>
  untrusted(
    join
      .extend({
        edition: z.string().max(40),
        seats: z.union([z.int(), z.literal("any")]),
        company: z.enum(companies).exactOptional(),
        parties: z.literal(true).exactOptional(),
      })
      .refine(({ edition, seats }) => {
        const asked = edition === "any" ? editions.all : editions.all.filter(({ id }) => id === edition);
        return asked.some((info) => seats === "any" || canSeat(info, seats));
      }),
  );

/** Options of a member of a party. */
export const partyJoinSchema: z.ZodType<PartyJoin> = untrusted(join.extend({ party: z.string().max(200) }));

/** The search of a party's host. */
export const partySearchSchema: z.ZodType<PartySearch> = untrusted(
  z.strictObject({
    edition: z.string().max(40),
    seats: z.union([z.int(), z.literal("any")]),
    company: z.enum(companies),
  }),
);

/** A client's choice of opponents in the queue. */
export const companySchema: z.ZodType<Company> = untrusted(z.enum(companies));

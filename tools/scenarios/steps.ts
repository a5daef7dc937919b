import { z } from "zod";
import type { Command } from "../../shared/core/commands.ts";
import { type RefusalCode, refusalCodes } from "../../shared/core/errors.ts";
import type { Seat } from "../../shared/core/game.ts";
import type { Fact, Frame } from "./game.ts";
import { placeOf, reasonOf } from "./source.ts";
import { readCommand } from "./spelling.ts";

export type Facts = Readonly<Record<string, Fact | undefined>>;

export type Step =
  | { readonly kind: "pass" | "timeout" }
  | { readonly kind: "command"; readonly seat: Seat; readonly command: Command }
  | { readonly kind: "refusal"; readonly seat: Seat; readonly command: Command; readonly why: RefusalCode }
  | { readonly kind: "expect"; readonly facts: Facts };

const refused = z.strictObject({ refused: z.string(), why: z.enum(refusalCodes) });

/** @param facts schema of `expect`. */
export function stepSchema(frame: Frame, facts: z.ZodType<Facts>): z.ZodType<Step> {
  return z.unknown().transform((value, context): Step => {
    if (value === "pass" || value === "timeout") return { kind: value };
    const [entry, ...more] = typeof value === "object" && value !== null ? Object.entries(value) : [];
    if (entry === undefined || more.length > 0) {
      return flaw(context, [], "expected pass, timeout, expect, or the name of one player with a command");
    }
    const [name, content] = entry;
    if (name === "expect") {
      const parsed = nested(context, name, facts, content);
      return parsed === null ? z.NEVER : { kind: "expect", facts: parsed };
    }
    if (!frame.players.includes(name)) {
      return flaw(context, [name], `expected expect or one of ${frame.players.join(", ")}, got "${name}"`);
    }
    return playerStep(frame, context, name, content);
  });
}

type Context = z.core.$RefinementCtx<unknown>;

function flaw(context: Context, path: PropertyKey[], message: string): never {
  context.addIssue({ code: "custom", message, path });
  return z.NEVER;
}

/** Checks a part of the step with its own schema, and reports its errors. */
function nested<Value>(context: Context, name: string, schema: z.ZodType<Value>, content: unknown): Value | null {
  const parsed = schema.safeParse(content, { error: reasonOf });
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) flaw(context, [name, ...placeOf(issue)], issue.message);
  return null;
}

function playerStep(frame: Frame, context: Context, name: string, content: unknown): Step {
  const refusal = typeof content === "string" ? null : nested(context, name, refused, content);
  const text = typeof content === "string" ? content : refusal?.refused;
  if (text === undefined) return z.NEVER;
  const command = readCommand(text, frame.players);
  if (!command.ok) return flaw(context, [name], command.error);
  const seat = frame.players.indexOf(name);
  if (refusal !== null) return { kind: "refusal", seat, command: command.value, why: refusal.why };
  const stranger = titlesIn(command.value).find((title) => !frame.titles.includes(title));
  if (stranger !== undefined) return flaw(context, [name], `no card ${stranger} in ${frame.edition}`);
  return { kind: "command", seat, command: command.value };
}

/** Card types in a command. An unknown one must be a typing error, unless the command must be rejected. */
function titlesIn(command: Command): readonly string[] {
  const spoken = { cards: [], card: undefined, as: undefined, names: undefined, ...command };
  return [...spoken.cards, spoken.card, spoken.as, spoken.names].filter((title) => title !== undefined);
}

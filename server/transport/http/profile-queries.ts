import type { Request, Response } from "express";
import { z } from "zod";
import { pools } from "../../../shared/net/people.ts";
import { untrusted } from "../../../shared/net/untrusted.ts";
import type { Cursor } from "../../people/profiles/history.ts";
import { malformed, sendError } from "./errors.ts";

/* Schemas of query strings. None of them throws, whatever the address. */

/** Text without a zero byte, because the database rejects one. */
const text = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[^\0]+$/, "a text");

const cursor = z
  .string()
  .regex(/^\d{1,15}-[\w-]{1,100}$/, "the value of before from the previous page")
  .transform((text): Cursor => {
    const [endedAt = "", ...gameId] = text.split("-");
    return { endedAt: Number(endedAt), gameId: gameId.join("-") };
  });

export const searchSchema = untrusted(
  z.strictObject({
    edition: text.exactOptional(),
    players: z
      .string()
      .regex(/^\d{1,2}$/, "a number of players")
      .transform(Number)
      .exactOptional(),
    with: text.exactOptional(),
    won: z
      .enum(["true", "false"])
      .transform((text) => text === "true")
      .exactOptional(),
    before: cursor.exactOptional(),
  }),
);

export const spanSchema = untrusted(z.strictObject({ span: z.enum(["week", "all"]).default("all") }));

export const poolSchema = z.enum(pools);

/** @returns null if the query is malformed; the error response is then already sent. */
export function parseQuery<Query>(format: z.ZodType<Query>, request: Request, response: Response): Query | null {
  const parsed = format.safeParse({ ...request.query });
  if (parsed.success) return parsed.data;
  sendError(response, malformed(parsed.error));
  return null;
}

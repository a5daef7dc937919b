import type { Request, Response } from "express";
import { z } from "zod";
import { pools } from "../../shared/net/people.ts";
import { received } from "../../shared/net/received.ts";
import type { Cursor } from "../profiles/history.ts";
import { malformed, refuse } from "./replies.ts";

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

export const searchFormat = received(
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

export const spanFormat = received(z.strictObject({ span: z.enum(["week", "all"]).default("all") }));

export const poolFormat = z.enum(pools);

/** @returns null if the query is malformed; the error response is then already sent. */
export function readQuery<Query>(format: z.ZodType<Query>, request: Request, response: Response): Query | null {
  const parsed = format.safeParse({ ...request.query });
  if (parsed.success) return parsed.data;
  refuse(response, malformed(parsed.error));
  return null;
}

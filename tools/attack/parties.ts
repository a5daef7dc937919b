import { Client } from "@colyseus/sdk";
import { z } from "zod";
import { newGuest } from "../../loadtest/table.ts";
import { games } from "../../shared/registry.ts";
import { diceOf, type Front } from "./context.ts";
import { HttpClient } from "./http-client.ts";
import type { Dice } from "./random.ts";
import { replyTimeoutMs } from "./session.ts";
import { count } from "./stats.ts";
import { nastyTexts, plainValue } from "./values.ts";
import { pause, withTimeout } from "./waiting.ts";

/** Kinds of messages in the report. */
const joinKind = "a join of a party";
const searchKind = "a search of a party";

/** Pause in ms between two parties. */
const pauseMs = 200;

/** Joins parties with any tickets, and sends any searches to the queue. */
export async function searchAnyhow(front: Front, name: string): Promise<void> {
  for (let number = 0; !front.isOver(); number += 1) {
    try {
      await gather(front, diceOf(front, name, number));
    } catch (error) {
      // The server rejects malformed tickets in the reservation.
      count(front.score.refusals, `party ${error instanceof Error ? error.message : error}`);
    }
    await pause(pauseMs);
  }
}

/** Joins a party, and sends searches until the server ends the connection. */
async function gather({ url, score }: Front, dice: Dice): Promise<void> {
  const { token } = await newGuest(url);
  const party = await ticketFor(url, token, dice);
  count(score.messages, joinKind);
  const room = await withTimeout(replyTimeoutMs, new Client(url).joinOrCreate("queue", { token, party }));
  room.reconnection.enabled = false;
  room.onMessage("*", () => {});
  const closed = new Promise<void>((resolve) => {
    room.onLeave((code) => {
      count(score.closings, String(code));
      resolve();
    });
  });
  for (let left = dice.between(1, 10); left > 0 && room.connection.isOpen; left -= 1) {
    count(score.messages, searchKind);
    room.send("play", search(dice));
    await Promise.race([closed, pause(20)]);
  }
  if (room.connection.isOpen) await room.leave();
}

/** Ticket of a new party, unchanged in half of the cases. */
async function ticketFor(url: string, token: string, dice: Dice): Promise<unknown> {
  if (dice.chance(0.2)) return dice.chance(0.5) ? dice.pick(nastyTexts) : plainValue(dice);
  const client = new HttpClient(url, "127.0.0.1");
  const { text } = await client.post("/api/parties", {}, token);
  client.close();
  const { ticket } = z.object({ ticket: z.string() }).parse(JSON.parse(text));
  const place = dice.below(ticket.length);
  return dice.chance(0.6) ? ticket : `${ticket.slice(0, place)}x${ticket.slice(place + 1)}`;
}

/** Search of a party's host, altered in half of the cases. It never matches the honest players, who wait for one other. */
function search(dice: Dice): unknown {
  const real = {
    edition: dice.pick(games.editions.all)?.id ?? "",
    seats: dice.pick([-1, 0, 3, 4, 5, 9, 10]),
    company: dice.pick(["anybody", "people"]),
  };
  if (dice.chance(0.5)) return real;
  if (dice.chance(0.3)) return plainValue(dice);
  return { ...real, [dice.pick(["edition", "seats", "company", "party"])]: plainValue(dice) };
}

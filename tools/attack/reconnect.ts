import { Client } from "@colyseus/sdk";
import { newGuest } from "../../loadtest/table.ts";
import { diceOf, type Front, join, ownPlace, placeAt } from "./context.ts";
import { alteredToken } from "./http-matrix.ts";
import { randomPayload } from "./payloads.ts";
import type { Dice } from "./random.ts";
import { replyTimeoutMs } from "./session.ts";
import { count } from "./stats.ts";
import { Interval, pause, withTimeout } from "./waiting.ts";

/** Joins and leaves the queue and tables, with valid and invalid tokens. */
export async function reconnectRepeatedly(
  front: Front,
  name: string,
  roomId: string,
  perSecond: number,
): Promise<void> {
  const pace = new Interval(perSecond);
  for (let number = 0; !front.isOver(); number += 1) {
    const dice = diceOf(front, name, number);
    const [kind, visit] = dice.weighed(visits);
    count(front.score.messages, kind);
    try {
      await visit(front, dice, roomId);
    } catch (error) {
      count(front.score.refusals, error instanceof Error ? error.message : String(error));
    }
    await pace.done(1);
  }
}

type Visit = (front: Front, dice: Dice, roomId: string) => Promise<void>;

const visits: readonly (readonly [weight: number, visit: readonly [string, Visit]])[] = [
  [4, ["through the queue", throughTheQueue]],
  [4, ["to watch, and off again", toWatch]],
  [3, ["to a table with a token that is none", withAlteredToken]],
  [2, ["to a table as whom somebody else was", asSomebodyElse]],
  [2, ["to a table of one's own, and off again", toOwnTable]],
];

async function throughTheQueue({ url, score }: Front, dice: Dice): Promise<void> {
  const { token } = await newGuest(url);
  const wish = dice.chance(0.8)
    ? { edition: "any", seats: "any" }
    : { edition: dice.pick(["original", "", "x"]), seats: dice.below(20) };
  const room = await withTimeout(replyTimeoutMs, new Client(url).joinOrCreate("queue", { token, ...wish }));
  room.reconnection.enabled = false;
  for (const type of ["queue", "seated", "goodbye"]) room.onMessage(type, () => {});
  room.onLeave((code) => count(score.closings, String(code)));
  for (let left = dice.below(4); left > 0; left -= 1) {
    const { kind, bytes } = randomPayload(dice, 0);
    if (room.connection.isOpen) room.connection.send(bytes);
    count(score.messages, kind);
  }
  await pause(dice.below(50));
  room.connection.close(dice.chance(0.5) ? 1000 : 4000);
}

async function toWatch(front: Front, dice: Dice, roomId: string): Promise<void> {
  const session = await join(front, await placeAt(front, roomId, true), dice);
  session.send(randomPayload(dice, session.seq).bytes);
  await session.leave();
}

async function withAlteredToken(front: Front, dice: Dice, roomId: string): Promise<void> {
  const place = await placeAt(front, roomId);
  const session = await join(front, { ...place, token: alteredToken(dice, place.token) }, dice);
  await session.leave();
}

async function asSomebodyElse(front: Front, dice: Dice, roomId: string): Promise<void> {
  const [place, { token }] = await Promise.all([placeAt(front, roomId, true), newGuest(front.url)]);
  const formerly = dice.chance(0.5) ? token : alteredToken(dice, token);
  const session = await join(front, { ...place, formerly }, dice);
  await session.leave();
}

async function toOwnTable(front: Front, dice: Dice): Promise<void> {
  const place = await ownPlace(front, "original", 3);
  for (let times = dice.between(1, 3); times > 0; times -= 1) {
    const session = await join(front, place, dice);
    for (const type of dice.list(dice.below(4), () => dice.pick(["add-bot", "start", "leave"]))) {
      await session.ask("manage", { type });
    }
    await session.leave();
  }
  const last = await join(front, place, dice);
  await last.ask("manage", { type: "leave" });
}

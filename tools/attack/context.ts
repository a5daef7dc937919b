import { newGuest, openTable } from "../../loadtest/table.ts";
import type { TableSettings } from "../../shared/net/protocol.ts";
import { defaultSettingsOf } from "../../shared/net/settings.ts";
import { games } from "../../shared/registry.ts";
import { Dice } from "./random.ts";
import { type JoinTarget, Session } from "./session.ts";
import type { AttackStats } from "./stats.ts";

/** Context of every attacker: the server, the seed, and the score. */
export interface Front {
  readonly url: string;
  readonly seed: string;
  readonly score: AttackStats;
  readonly isOver: () => boolean;
}

/**
 * Random generator for a numbered message of an attacker. It depends only on the seed, and not on earlier responses.
 */
export const diceOf = ({ seed }: Front, name: string, number: number): Dice => new Dice(`${seed} ${name} ${number}`);

/** Settings with maximum time limits. */
const calmSettings = (edition: string, seats: number): TableSettings => ({
  ...defaultSettingsOf(games.editions.info(edition), seats),
  nopeSeconds: 12,
  turnSeconds: 120,
  beatSeconds: 0,
});

/** Opens a table for the attacker alone. @returns the seat of its host. */
export async function ownPlace({ url }: Front, edition: string, seats: number): Promise<JoinTarget> {
  const { token } = await newGuest(url);
  const { roomId } = await openTable(url, calmSettings(edition, seats), token);
  return { roomId, token };
}

/** Seat or spectator place at an existing table. */
export async function placeAt({ url }: Front, roomId: string, watch = false): Promise<JoinTarget> {
  const { token } = await newGuest(url);
  return { roomId, token, ...(watch && { watch }) };
}

export const join = ({ url, score }: Front, place: JoinTarget, dice: Dice): Promise<Session> =>
  Session.join(url, place, Buffer.from(dice.bytes(32)).toString("hex"), score);

/** Continues the game at a table from any state, so that there is always a target. */
export async function goOn(session: Session, dice: Dice): Promise<void> {
  const { phase, dealing } = session.state;
  if (dealing || session.closed !== null) return;
  if (phase === "over") await session.ask("manage", { type: "rematch", ready: true });
  if (phase === "waiting") await session.ask("manage", { type: "start" });
  const command = phase === "playing" ? dice.pick(session.legal) : undefined;
  if (command) await session.act(command);
}

import { newGuest, openTable } from "../../loadtest/table.ts";
import type { TableSettings } from "../../shared/net/protocol.ts";
import { usualSettings } from "../../shared/net/settings.ts";
import { games } from "../../shared/registry.ts";
import { Dice } from "./dice.ts";
import type { Score } from "./score.ts";
import { type Place, Session } from "./session.ts";

/** What every attacker needs: the server, a source of chance, and the score. */
export interface Front {
  readonly url: string;
  readonly seed: string;
  readonly score: Score;
  readonly isOver: () => boolean;
}

/** The dice for an attacker's message of this number: the same for the same seed, whatever was answered before. */
export const diceOf = ({ seed }: Front, name: string, number: number): Dice => new Dice(`${seed} ${name} ${number}`);

/** Settings with plenty of time for everything. */
const calmSettings = (edition: string, seats: number): TableSettings => ({
  ...usualSettings(games.editions.info(edition), seats),
  nopeSeconds: 12,
  turnSeconds: 120,
  beatSeconds: 0,
});

/** Opens a table for the attacker alone. @returns where its host sits. */
export async function ownPlace({ url }: Front, edition: string, seats: number): Promise<Place> {
  const { token } = await newGuest(url);
  const { roomId } = await openTable(url, calmSettings(edition, seats), token);
  return { roomId, token };
}

/** A chair, or a spectator's place, at an existing table. */
export async function placeAt({ url }: Front, roomId: string, watch = false): Promise<Place> {
  const { token } = await newGuest(url);
  return { roomId, token, ...(watch && { watch }) };
}

export const join = ({ url, score }: Front, place: Place, dice: Dice): Promise<Session> =>
  Session.join(url, place, Buffer.from(dice.bytes(32)).toString("hex"), score);

/** Keeps the game at a table going in any state: there must always be something to attack. */
export async function goOn(session: Session, dice: Dice): Promise<void> {
  const { phase, dealing } = session.state;
  if (dealing || session.closed !== null) return;
  if (phase === "over") await session.ask("manage", { type: "rematch", ready: true });
  if (phase === "waiting") await session.ask("manage", { type: "start" });
  const command = phase === "playing" ? dice.pick(session.legal) : undefined;
  if (command) await session.act(command);
}

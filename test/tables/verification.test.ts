import { afterAll, beforeAll, expect, test } from "vitest";
import type { GameRecord } from "../../shared/core/record.ts";
import { TranscriptRecorder } from "../../shared/fairness/transcript.ts";
import { judge, type VerificationReport } from "../../shared/fairness/verification.ts";
import { games } from "../../shared/registry.ts";
import { decks } from "../support/decks.ts";
import { newGame, playToEnd } from "../support/games.ts";
import { Guest } from "../support/guest.ts";
import { startTables, type TableServer } from "../support/server.ts";

let server: TableServer;
beforeAll(async () => {
  server = await startTables();
});
afterAll(() => server.stop());

const held = Array(6).fill("held");
const standings = ({ checks }: VerificationReport) => checks.map(({ standing }) => standing);

/** Records everything that a page sees. */
function witnessOf(guest: Guest): TranscriptRecorder {
  const witness = new TranscriptRecorder();
  const look = () => {
    const { phase, deal, seq } = guest.state;
    witness.record(phase, deal.commitment, seq, games.read(guest.state, guest.seat ?? "spectator"));
  };
  guest.room.onStateChange(look);
  look();
  return witness;
}

function verdictOf(guest: Guest, witness: TranscriptRecorder, record: GameRecord): VerificationReport {
  const told = [...guest.story, ...guest.events];
  return judge(games, record, witness.transcript(guest.seat ?? -1, guest.part.stake, told, guest.state.seq));
}

test.each([
  ["original", 3, 1],
  ["zombie", 2, 2],
  ["love-letter", 4, 0],
])(
  "%s: a game of %i people and %i bots passes every fairness check for each of them",
  async (edition, people, bots) => {
    const { guests, seated } = await newGame(server, people, bots, edition);
    const witnesses = guests.map(witnessOf);
    await Promise.all(guests.map(playToEnd));
    const record = server.writeQueue.record(seated.roomId);
    expect(record.deal.parts.map(({ seat }) => seat)).toEqual(guests.map(({ seat }) => seat));
    for (const [place, guest] of guests.entries()) {
      const witness = witnesses[place];
      expect(witness && standings(verdictOf(guest, witness, record))).toEqual(held);
    }
    expect(guests[0]?.state.deal.secret).toBe(record.deal.secret);
  },
);

test("a game with a host's deck passes every fairness check, and its deck is part of the verified shuffle", async () => {
  const { guests, seated } = await newGame(server, 3, 1, "custom", { deck: decks["flat attacks"] });
  const witnesses = guests.map(witnessOf);
  await Promise.all(guests.map(playToEnd));
  const record = server.writeQueue.record(seated.roomId);
  const [guest] = guests;
  const [witness] = witnesses;
  if (!guest || !witness) throw new Error("nobody has a seat");
  expect(standings(verdictOf(guest, witness, record))).toEqual(held);
  const other = { ...record, config: { ...record.config, deck: decks["lone Nopes"] } };
  expect(standings(verdictOf(guest, witness, other))).not.toEqual(held);
});

test("a player who joins with another page during a game gets the unseen checks reported", async () => {
  const { guests, names, seated } = await newGame(server, 2, 0);
  const [, bob] = guests;
  const ann = await Guest.join(server, seated, names[0] ?? "");
  const witness = witnessOf(ann);
  await Promise.all([ann, bob].map((guest) => guest && playToEnd(guest)));
  const verdict = verdictOf(ann, witness, server.writeQueue.record(seated.roomId));
  expect(standings(verdict)).toEqual(["unseen", "unseen", "unseen", "held", "held", "held"]);
});

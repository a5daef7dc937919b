import { calledAt } from "../../client/replay/chairs.ts";
import { checkDeal, commitToContribution, commitToSecret, type DealFault } from "../../shared/core/deal.ts";
import type { Flaw } from "../../shared/core/flaw.ts";
import type { GameRecord } from "../../shared/core/record.ts";

/** Which parts of the deal do not match their commitments. */
export const dealFlaws = (record: GameRecord): readonly Flaw[] =>
  checkDeal(record.deal).map((fault) => dealFlaw(fault, record));

/** Commitments prove something only if the players saw them before the game. */
export function dealt({ deal, seats }: GameRecord): string {
  const names = deal.parts.flatMap(({ seat }) => (seats[seat] ? calledAt(seats[seat]) : [])).join(", ");
  const parts = deal.parts.length === 0 ? "nobody took part in it" : `with the parts of ${names}`;
  return `the deal follows from the secret committed to as ${deal.commitment}, ${parts}`;
}

function dealFlaw(fault: DealFault, { deal, seats }: GameRecord): Flaw {
  const flaw = (what: string, expected: string, got: string): Flaw => ({ code: "deal", what, expected, got });
  if (fault.kind === "secret")
    return flaw(
      "deal.secret",
      `what was committed to as ${deal.commitment}`,
      `a secret for ${commitToSecret(deal.secret)}`,
    );
  const part = deal.parts.find(({ seat }) => seat === fault.seat);
  const seat = seats[fault.seat];
  const name = seat ? calledAt(seat) : `seat ${fault.seat}`;
  if (fault.kind === "order")
    return flaw("deal.parts", "one for each person, in the order of seats", `that of ${name} out of order`);
  const made = part ? commitToContribution(deal.commitment, part.seat, part.entropy) : "nothing";
  return flaw(`deal.parts of ${name}`, `what was committed to as ${part?.commitment}`, `entropy for ${made}`);
}

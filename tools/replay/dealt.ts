import { displayName } from "../../client/features/replay/replay-chairs.ts";
import { checkDeal, commitToContribution, commitToSecret, type DealFault } from "../../shared/core/deal.ts";
import type { GameRecord } from "../../shared/core/record.ts";
import type { RecordError } from "../../shared/core/record-error.ts";

/** Parts of the deal that do not match their commitments. */
export const dealFlaws = (record: GameRecord): readonly RecordError[] =>
  checkDeal(record.deal).map((fault) => dealFlaw(fault, record));

/** Commitments prove something only if the players saw them before the game. */
export function dealt({ deal, seats }: GameRecord): string {
  const names = deal.parts.flatMap(({ seat }) => (seats[seat] ? displayName(seats[seat]) : [])).join(", ");
  const parts = deal.parts.length === 0 ? "without contributions of players" : `with the contributions of ${names}`;
  return `the deal matches the commitment ${deal.commitment}, ${parts}`;
}

function dealFlaw(fault: DealFault, { deal, seats }: GameRecord): RecordError {
  const flaw = (what: string, expected: string, got: string): RecordError => ({ code: "deal", what, expected, got });
  if (fault.kind === "secret")
    return flaw(
      "deal.secret",
      `a secret for the commitment ${deal.commitment}`,
      `a secret for ${commitToSecret(deal.secret)}`,
    );
  const part = deal.parts.find(({ seat }) => seat === fault.seat);
  const seat = seats[fault.seat];
  const name = seat ? displayName(seat) : `seat ${fault.seat}`;
  if (fault.kind === "order")
    return flaw("deal.parts", "one for each human player, in the order of seats", `that of ${name} out of order`);
  const made = part ? commitToContribution(deal.commitment, part.seat, part.entropy) : "nothing";
  return flaw(`deal.parts of ${name}`, `entropy for the commitment ${part?.commitment}`, `entropy for ${made}`);
}

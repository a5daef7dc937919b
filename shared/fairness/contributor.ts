import { commitToContribution } from "../core/deal.ts";
import type { Seat } from "../core/game.ts";
import type { Contribution } from "../core/record.ts";
import { type DealOnWire, splitKeys } from "../net/deal.ts";
import { unpackNumbers } from "../net/packed.ts";
import type { DealMessage } from "../net/protocol.ts";

/** A client's part in a deal, and what the client has seen of it, to check it afterwards. */
export interface Stake {
  readonly seat: Seat;
  readonly entropy: string;
  /** The server's, as it was when we committed. */
  readonly commitment: string;
  /** Everybody's, in seat order, as they were before we revealed ours; null until then. */
  readonly commitments: readonly Omit<Contribution, "entropy">[] | null;
  /** Whether a game began with it. */
  readonly played: boolean;
  /** How many deals right before this one failed after we had revealed our part. */
  readonly dropped: number;
}

/** What a client has in a deal, and what it must say now, if anything. */
interface Part {
  readonly stake: Stake;
  readonly say: DealMessage | null;
}

/**
 * What a client does about a deal: commits, and reveals once all commitments are there, including its own.
 * @param stake what it has in this deal or an earlier one.
 * @param newEntropy 32 bytes that nobody can guess, as 64 hexadecimal digits.
 * @returns null if it can do nothing: it has no part, or is shown one that it did not commit to.
 */
function contribute(deal: DealOnWire, seat: Seat, stake: Stake | null, newEntropy: () => string): Part | null {
  const { commitment } = deal;
  const seats = unpackNumbers(deal.seats);
  if (!seats.includes(seat)) return null;
  const mine = stake?.commitment === commitment && stake.seat === seat ? stake : null;
  if (deal.entropies !== "") return mine && { stake: mine.played ? mine : { ...mine, played: true }, say: null };
  if (deal.commitments === "") {
    const committed = mine?.commitments === null ? mine : newStake(commitment, seat, stake, newEntropy());
    return { stake: committed, say: { type: "commit", commitment: ownCommitment(committed) } };
  }
  const commitments = splitKeys(deal.commitments).map((theirs, at) => ({ seat: seats[at] ?? -1, commitment: theirs }));
  const shown = commitments.find((part) => part.seat === seat)?.commitment;
  if (!mine || shown !== ownCommitment(mine)) return null;
  const revealed = mine.commitments ? mine : { ...mine, commitments };
  return { stake: revealed, say: { type: "reveal", entropy: mine.entropy } };
}

const ownCommitment = ({ commitment, seat, entropy }: Stake): string => commitToContribution(commitment, seat, entropy);

/** Never reuses what has been revealed, even if the server shows the same commitment again. */
function newStake(commitment: string, seat: Seat, before: Stake | null, entropy: string): Stake {
  const dropped = before && before.commitments !== null && !before.played ? before.dropped + 1 : 0;
  return { seat, entropy, commitment, commitments: null, played: false, dropped };
}

/** Takes a client's part in the deals of a table, and says each thing once. */
export class Contributor {
  readonly #newEntropy: () => string;
  readonly #say: (word: DealMessage) => void;
  #stake: Stake | null;
  #said = "";

  /** @param kept what this client had before its page was loaded again. */
  constructor(newEntropy: () => string, say: (word: DealMessage) => void, kept: Stake | null = null) {
    this.#newEntropy = newEntropy;
    this.#say = say;
    this.#stake = kept;
  }

  /** What it has in the newest deal that it took part in. */
  get stake(): Stake | null {
    return this.#stake;
  }

  /** A new connection: the server may not have heard what was said. */
  repeat(): void {
    this.#said = "";
  }

  /** Call it at each change. @param seat this client's, or null without one. */
  see(deal: DealOnWire, seat: Seat | null): void {
    const part = seat === null ? null : contribute(deal, seat, this.#stake, this.#newEntropy);
    if (!part) return;
    this.#stake = part.stake;
    const said = part.say ? JSON.stringify(part.say) : "";
    if (!part.say || said === this.#said) return;
    this.#said = said;
    this.#say(part.say);
  }
}

import { commitToContribution } from "../core/deal.ts";
import type { Seat } from "../core/game.ts";
import type { Contribution } from "../core/record.ts";
import { type DealOnWire, splitKeys } from "../net/deal.ts";
import { decodeNumbers } from "../net/packed.ts";
import type { DealMessage } from "../net/protocol.ts";

/** A client's part in a deal, and its observations of it for a later check. */
export interface CommitmentState {
  readonly seat: Seat;
  readonly entropy: string;
  /** The server's commitment at the time when this client committed. */
  readonly commitment: string;
  /** All clients' commitments in seat order, as they were before this client revealed its part; null until then. */
  readonly commitments: readonly Omit<Contribution, "entropy">[] | null;
  /** Whether a game began with this part. */
  readonly played: boolean;
  /** Number of consecutive deals before this one that failed after this client had revealed its part. */
  readonly dropped: number;
}

/** A client's part in a deal, and the message that it must send now, if any. */
interface Part {
  readonly stake: CommitmentState;
  readonly say: DealMessage | null;
}

/**
 * Takes the client's next step in a deal. It commits, and reveals after all commitments have arrived, including its
 * own.
 * @param stake the client's part in this deal or an earlier one.
 * @param newEntropy returns 32 unpredictable bytes as 64 hexadecimal digits.
 * @returns null if there is nothing to do: the client has no part, or the server shows one that the client did not
 * commit to.
 */
function contribute(
  deal: DealOnWire,
  seat: Seat,
  stake: CommitmentState | null,
  newEntropy: () => string,
): Part | null {
  const { commitment } = deal;
  const seats = decodeNumbers(deal.seats);
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

const ownCommitment = ({ commitment, seat, entropy }: CommitmentState): string =>
  commitToContribution(commitment, seat, entropy);

/** Creates a new part. Revealed entropy is never reused, even if the server shows the same commitment again. */
function newStake(commitment: string, seat: Seat, before: CommitmentState | null, entropy: string): CommitmentState {
  const dropped = before && before.commitments !== null && !before.played ? before.dropped + 1 : 0;
  return { seat, entropy, commitment, commitments: null, played: false, dropped };
}

/** Takes a client's part in the deals of a table, and sends each message once. */
export class Contributor {
  readonly #newEntropy: () => string;
  readonly #say: (word: DealMessage) => void;
  #stake: CommitmentState | null;
  #said = "";

  /** @param kept part that this client had before its page was reloaded. */
  constructor(newEntropy: () => string, say: (word: DealMessage) => void, kept: CommitmentState | null = null) {
    this.#newEntropy = newEntropy;
    this.#say = say;
    this.#stake = kept;
  }

  /** The client's part in the newest deal that it took part in. */
  get stake(): CommitmentState | null {
    return this.#stake;
  }

  /**
   * Sends the last message again. Call it after a reconnection, because the server may not have received the message.
   */
  onReconnect(): void {
    this.#said = "";
  }

  /** Call it at each change. @param seat seat of this client, or null without one. */
  onDealState(deal: DealOnWire, seat: Seat | null): void {
    const part = seat === null ? null : contribute(deal, seat, this.#stake, this.#newEntropy);
    if (!part) return;
    this.#stake = part.stake;
    const said = part.say ? JSON.stringify(part.say) : "";
    if (!part.say || said === this.#said) return;
    this.#said = said;
    this.#say(part.say);
  }
}

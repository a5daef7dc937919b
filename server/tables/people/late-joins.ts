import type { Seat } from "../../../shared/core/game.ts";
import type { ManageErrorCode, Player, TableSettings } from "../../../shared/net/protocol.ts";
import type { TableGames } from "../game/table-games.ts";
import type { Participants } from "./participants.ts";

interface LateJoinDeps {
  readonly people: Participants;
  readonly games: TableGames;
  readonly settings: () => TableSettings;
}

/**
 * Spectators who take the chair of a bot in a running game. A chair that a person had at the deal, or took later, stays
 * reserved for that person, so only chairs of bots since the deal are free.
 */
export class LateJoins {
  readonly #deps: LateJoinDeps;

  constructor(deps: LateJoinDeps) {
    this.#deps = deps;
  }

  /** Reason why a player cannot take this chair now; null if they can. */
  refusal(playerId: string, seat: Seat): ManageErrorCode | null {
    const { people, games, settings } = this.#deps;
    if (people.seats.seatOf(playerId) !== null) return "had-chair";
    if (!settings().lateJoin || games.phase !== "playing" || people.spectators.get(playerId) === null) return "not-now";
    if (people.seats.all[seat]?.kind !== "bot" || !games.isIn(seat)) return "bad-seat";
    return null;
  }

  /** The bot still answers the decision that is pending for the seat. */
  take(player: Player, seat: Seat, network: string | null): void {
    const { people, games } = this.#deps;
    const person = people.takeChair(seat, player, network, games.turnNumber);
    person.isNew = games.isAwaited(seat);
    games.finishFast(null);
    games.requestExperts();
  }
}

import type { Command } from "../../../shared/core/commands.ts";
import type { Actor, Seat, Viewer } from "../../../shared/core/game.ts";
import type { LoveLetterEvent } from "../../../shared/games/love-letter/events.ts";
import { loveLetter } from "../../../shared/games/love-letter/game.ts";
import { stateAt } from "../../../shared/games/love-letter/position.ts";
import type { LoveLetterState } from "../../../shared/games/love-letter/state.ts";
import { type CardId, cardIds } from "../../../shared/games/love-letter/titles.ts";
import type { LoveLetterView } from "../../../shared/games/love-letter/view.ts";
import { readCommand } from "../../../tools/scenarios/spelling.ts";

/** A game in progress, played with commands in short spelling. */
export class Position {
  readonly state: LoveLetterState;
  readonly players: readonly string[];

  constructor(players: readonly string[], state: LoveLetterState) {
    this.players = players;
    this.state = state;
  }

  /** Executes a player's command, which must be accepted. @returns its events, unredacted. */
  act(name: string, text: string): readonly LoveLetterEvent[] {
    const command = readCommand(text, this.players);
    if (!command.ok) throw new Error(command.error);
    return this.step(this.seat(name), command.value);
  }

  timeout(): readonly LoveLetterEvent[] {
    return this.step("clock", { type: "timeout" });
  }

  view(name: string): LoveLetterView {
    return loveLetter.view(this.state, this.viewer(name));
  }

  /** Cards of a player's hand as seen by a viewer; null if unknown. */
  handSeen(viewer: string, owner: string): readonly (CardId | null)[] {
    return this.view(viewer).seats[this.seat(owner)]?.hand ?? [];
  }

  seat(name: string): Seat {
    return this.players.indexOf(name);
  }

  viewer(name: string): Viewer {
    return name === "spectator" ? name : this.seat(name);
  }

  private step(actor: Actor, command: Command): readonly LoveLetterEvent[] {
    const result = loveLetter.step(this.state, actor, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)} is refused as ${result.error.code}`);
    return result.value;
  }
}

/**
 * Builds a position from a text.
 *
 * @param text players with their hands in seat order, the first on turn; after a slash the cards in front of the
 * player; then the piles, top first: "ann: king-cat shell-shield / battle-bunny | bob: mouse-trapper | pile:
 * crystal-bowl | aside: not-a-pet"
 *
 * @param seed the source of all randomness
 */
export function position(text: string, seed = "position", shielded: readonly Seat[] = []): Position {
  const parts = text.split("|").map((part) => {
    const [name = "", cards = ""] = part.split(":");
    const [hand = "", played = ""] = cards.split("/");
    return { name: name.trim(), hand: titlesIn(hand), played: titlesIn(played) };
  });
  const cardsOf = (pile: string) => parts.find(({ name }) => name === pile)?.hand ?? [];
  const players = parts.filter(({ name }) => name !== "pile" && name !== "aside");
  const state = stateAt(
    {
      turn: 0,
      hands: players.map(({ hand }) => hand),
      drawPile: cardsOf("pile"),
      setAside: cardsOf("aside")[0] ?? null,
      open: [],
      played: players.map(({ played }) => played),
      shielded,
      eliminated: [],
      tokens: [],
    },
    seed,
  );
  return new Position(
    players.map(({ name }) => name),
    state,
  );
}

const titlesIn = (text: string): readonly CardId[] => text.trim().split(/\s+/).filter(Boolean).map(titleOf);

function titleOf(text: string): CardId {
  const title = cardIds.find((id) => id === text);
  if (title === undefined) throw new Error(`no card ${text}`);
  return title;
}

import { randomUUID } from "node:crypto";
import type { Server as HttpServer } from "node:http";
import { createRequire } from "node:module";
import type { Command } from "../../../shared/core/commands.ts";
import type { GameDefinition } from "../../../shared/core/definition.ts";
import type { AnyView } from "../../../shared/core/game.ts";
import { games } from "../../../shared/registry.ts";

/*
 * boardgame.io with the same rules: a reducer that runs a command on a copy of the state, and a view for each seat. The
 * library sends every seat its whole view after every step, and stores a list of all steps in memory. A request for an
 * unknown match creates it. The last step of a game deals the next one.
 */

/** Arguments of a reducer. `G`: a draft of the state. */
interface Move<State> {
  readonly G: State;
  readonly playerID: string;
}

/** Game of boardgame.io, as far as it is used here. */
interface BoardGame<State, View> {
  readonly name: string;
  readonly disableUndo: true;
  readonly turn: { readonly activePlayers: { readonly all: null } };
  readonly moves: {
    readonly act: {
      readonly move: (move: Move<State>, command: Command) => State | typeof INVALID_MOVE;
      readonly client: false;
      readonly ignoreStaleStateID: true;
    };
  };
  setup(match: { readonly ctx: { readonly numPlayers: number } }): State;
  playerView(seen: Move<State>): View;
}

interface BoardgameServer {
  run(listening: { readonly port: { readonly port: number; readonly host: string } }): Promise<{
    readonly appServer: HttpServer;
  }>;
}

const require = createRequire(import.meta.url);
const { Server }: { Server(options: { games: readonly object[]; origins: readonly string[] }): BoardgameServer } =
  require("boardgame.io/server");
const { INVALID_MOVE }: { readonly INVALID_MOVE: "INVALID_MOVE" } = require("boardgame.io/core");
const { original }: { original<State>(draft: State): State } = require("immer");

// boardgame.io logs each step that the rules reject.
console.error = () => {};

const boards = games.editions.all.map(({ id }) =>
  games.gameOf(id).use<object>(({ definition }) => boardGame(definition, id)),
);
const server = Server({ games: boards, origins: [] });
const { appServer } = await server.run({ port: { port: 0, host: "127.0.0.1" } });
const address = appServer.address();
if (typeof address === "object") console.log(`boardgame.io is ready at http://127.0.0.1:${address?.port}`);

function boardGame<State, Event, View extends AnyView>(
  definition: GameDefinition<State, Event, View>,
  edition: string,
): BoardGame<State, View> {
  const { options } = games.editions.info(edition);
  const deal = (players: number) => definition.setup({ edition, players, options }, randomUUID()).state;
  return {
    name: edition,
    disableUndo: true,
    turn: { activePlayers: { all: null } },
    setup: ({ ctx }) => deal(ctx.numPlayers),
    playerView: ({ G, playerID }) => definition.view(G, Number(playerID)),
    moves: {
      act: {
        client: false,
        ignoreStaleStateID: true,
        move({ G, playerID }, command) {
          const state = structuredClone(original(G));
          if (!definition.step(state, Number(playerID), command).ok) return INVALID_MOVE;
          return definition.outcome(state) === null ? state : deal(definition.finalRanks(state).length);
        },
      },
    },
  };
}

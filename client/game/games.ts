import type { EditionInfo } from "../../shared/core/game.ts";
import { type GameRegistry, gameRegistry } from "../../shared/net/games.ts";
import type { ClientGame, Poster } from "./client-game.ts";

/** The games that the page can show, in the order it offers them. */
export interface Games {
  readonly all: readonly ClientGame[];
  readonly posters: readonly Poster[];
  /** The edition offered first. */
  readonly first: EditionInfo;
  /** The game that newcomers learn first; null if none has a lesson. */
  readonly taught: ClientGame | null;
  /** The definitions of all of them. */
  engines(): Promise<GameRegistry>;
  /** @throws if there is no such game. */
  game(id: string): ClientGame;
  /** @returns null if there is no such edition. */
  gameOf(edition: string): ClientGame | null;
  posterOf(edition: string): Poster | null;
  /** An edition by its id; "any" gives the first one until the queue has chosen. */
  info(edition: string): EditionInfo;
  /** An edition's title, or its id if an address names an unknown one. */
  nameOf(edition: string): string;
}

export function gamesOf(all: readonly ClientGame[]): Games {
  const editions = all.flatMap((game) => game.editions);
  const posters = all.flatMap((game) => game.posters);
  const [first] = editions;
  if (!first) throw new Error("there is no edition");
  const posterOf = (edition: string) => posters.find((each) => each.editions.some(({ id }) => id === edition)) ?? null;
  return {
    all,
    posters,
    first,
    taught: all.find(({ lesson }) => lesson !== null) ?? null,
    engines: async () => gameRegistry(await Promise.all(all.map((game) => game.engine()))),
    game(wanted) {
      const game = all.find(({ id }) => id === wanted);
      if (!game) throw new Error(`there is no game ${wanted}`);
      return game;
    },
    gameOf: (edition) => all.find((game) => game.editions.some(({ id }) => id === edition)) ?? null,
    posterOf,
    info: (edition) => editions.find(({ id }) => id === edition) ?? first,
    nameOf: (edition) =>
      posterOf(edition)
        ?.editions.find(({ id }) => id === edition)
        ?.name() ?? edition,
  };
}

/** Whether plays wait for Nopes: then the table chooses for how long. */
export const hasNopes = ({ titles }: EditionInfo): boolean => titles.includes("nope");

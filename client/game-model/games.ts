import { useSignal } from "@preact/signals";
import { createContext } from "preact";
import { useContext, useEffect } from "preact/hooks";
import type { EditionInfo } from "../../shared/core/game.ts";
import { type GameRegistry, gameRegistry } from "../../shared/net/games.ts";
import { neededCode } from "../app/i18n.ts";
import type { ClientGame, DeckKit, OwnDecks, Poster } from "./client-game.ts";

/** All games of the page, in display order. */
export interface Games {
  readonly all: readonly ClientGame[];
  /** Posters of the editions that the queue offers. */
  readonly posters: readonly Poster[];
  /** Editions with decks that hosts compose. */
  readonly ownDecks: readonly OwnDecks[];
  /** The default edition. */
  readonly first: EditionInfo;
  /** Game with the tutorial for newcomers; null if no game has one. */
  readonly taught: ClientGame | null;
  /** Loads the definitions of all games. */
  engines(): Promise<GameRegistry>;
  /** @throws if there is no such game. */
  game(id: string): ClientGame;
  /** @returns null if there is no such edition. */
  gameOf(edition: string): ClientGame | null;
  posterOf(edition: string): Poster | null;
  /** Returns an edition by its id. "any" returns the first edition, until the queue has selected one. */
  info(edition: string): EditionInfo;
  /** Returns an edition's title, or the id of an unknown edition from an address. */
  nameOf(edition: string): string;
}

export function gamesOf(all: readonly ClientGame[]): Games {
  const ownDecks = all.flatMap((game) => game.ownDecks ?? []);
  const editions = [...all.flatMap((game) => game.editions), ...ownDecks.map(({ info }) => info)];
  const posters = all.flatMap((game) => game.posters);
  const allPosters = [...posters, ...ownDecks.map(({ poster }) => poster)];
  const [first] = editions;
  if (!first) throw new Error("there is no edition");
  const posterOf = (edition: string) =>
    allPosters.find((each) => each.editions.some(({ id }) => id === edition)) ?? null;
  return {
    all,
    posters,
    ownDecks,
    first,
    taught: all.find(({ lesson }) => lesson !== null) ?? null,
    engines: async () => gameRegistry(await Promise.all(all.map((game) => game.engine()))),
    game(wanted) {
      const game = all.find(({ id }) => id === wanted);
      if (!game) throw new Error(`there is no game ${wanted}`);
      return game;
    },
    gameOf: (edition) =>
      all.find((game) => game.ownDecks?.info.id === edition || game.editions.some(({ id }) => id === edition)) ?? null,
    posterOf,
    info: (edition) => editions.find(({ id }) => id === edition) ?? first,
    nameOf: (edition) =>
      posterOf(edition)
        ?.editions.find(({ id }) => id === edition)
        ?.name() ?? edition,
  };
}

/** Whether the edition has Nope waits; then the table has a setting for their duration. */
export const hasNopes = ({ titles }: EditionInfo): boolean => titles.includes("nope");

/** Games of the page, provided by its root. */
export const GamesContext = createContext<Games | null>(null);

export function useGames(): Games {
  const games = useContext(GamesContext);
  if (games === null) throw new Error("The page is rendered without games.");
  return games;
}

/** Returns a lazily loaded part of a game; null until its code has arrived, and without a game. */
export const useLazyPart = <Part>(game: ClientGame | null, load: (game: ClientGame) => Promise<Part>): Part | null =>
  useLoaded(game, load);

/** Returns the code that shows and edits hosts' decks; null until it has arrived, and for an edition without them. */
export const useDeckKit = (decks: OwnDecks | null): DeckKit | null => useLoaded(decks, (own) => own.load());

/** Returns the definitions of all games; null until their code has arrived. */
export const useEngines = (): GameRegistry | null => useLoaded(useGames(), (games) => games.engines());

function useLoaded<Source, Part>(source: Source | null, load: (source: Source) => Promise<Part>): Part | null {
  const arrived = useSignal<{ readonly source: Source; readonly part: Part } | null>(null);
  useEffect(() => {
    if (source === null) return;
    void neededCode(load(source)).then((part) => {
      arrived.value = { source, part };
    });
  }, [source]);
  return arrived.value?.source === source ? (arrived.value?.part ?? null) : null;
}

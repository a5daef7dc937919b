/** Addresses of the site's pages, below its origin. `server/transport/http/pages.ts` and the router read them. */
export const addresses = {
  home: "/",
  create: "/create",
  /** Creates a table of an edition. */
  createWith: (edition: string): string => join("/create", edition),
  /** The editor of decks. @param link code of a deck to show, and its name (`deck-link.ts`). */
  decks: (link?: string): string => (link === undefined ? "/decks" : `/decks#${link}`),
  howToPlay: "/how-to-play",
  learn: "/learn",
  privacy: "/privacy",
  account: "/account",
  /** The page to which a browser comes back from the OpenID provider. */
  provider: "/provider",
  games: "/games",
  /** Opens a replay from a file. */
  replayFile: "/r",
  table: (code: string): string => `/t/${code}`,
  /** A table on a television or projector. */
  screen: (code: string): string => `/tv/${code}`,
  /** Link to a table for other people. `l` is the language of its preview. */
  tableLink: (code: string, language: string): string => `/t/${code}?l=${language}`,
  queue: (edition: string, seats: number | "any"): string => `/queue/${edition}/${seats}`,
  /** @param ticket of a party; without one, a new party. */
  party: (ticket?: string): string => join("/party", ticket),
  /** @param at step before which it opens and plays, or the coach. */
  replay: (id: string, at?: number | "coach"): string => join("/r", id, at),
  player: (name: string): string => join("/p", name),
  gamesOf: (name: string): string => join("/p", name, "games"),
  leaderboard: (pool?: string, span?: string): string => join("/leaderboard", pool, span),
  cards: (edition?: string, card?: string | null): string => join("/cards", edition, card),
  device: (ticket: string): string => join("/device", ticket),
  admin: (part: string, id?: string): string => join("/admin", part, id),
} as const;

/** Address of the picture beside a link to a table. The build makes one for each edition. */
export const previewPicture = (edition: string): string => `/previews/${edition.replace(":", "-")}.png`;

/** A colon stays as it is, because ids of editions have one. */
const encode = (part: string | number): string => encodeURIComponent(part).replaceAll("%3A", ":");

const join = (root: string, ...parts: readonly (string | number | null | undefined)[]): string =>
  [root, ...parts.flatMap((part) => (part === undefined || part === null ? [] : encode(part)))].join("/");

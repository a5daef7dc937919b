import type { Page } from "playwright-core";
import type {
  GameResult,
  GamesPage,
  HistoryGame,
  HistorySeat,
  Leaderboard,
  LeaderboardRow,
  PlayerProfile,
  PoolRating,
} from "../../../shared/net/people.ts";
import type { ApiError } from "../../../shared/net/protocol.ts";

/** Responses of a server with a long history, to inspect all parts of the pages about players. */

const day = 86_400_000;
const now = Date.now();
/** Up and down, with decreasing uncertainty. */
const history: PoolRating["history"] = Array.from({ length: 60 }, (_, game) => ({
  at: now - (60 - game) * 2 * day,
  rating: Math.round(1500 + 130 * Math.sin(game / 11) + 2.5 * game + 18 * Math.sin(game * 2.3)),
  plusMinus: Math.round(70 + 430 * Math.exp(-game / 9)),
}));
const last = history.at(-1);
const latest = { rating: last?.rating ?? 1500, plusMinus: last?.plusMinus ?? 70, provisional: false, games: 60 };

export const profile: PlayerProfile = {
  name: "Duchess Whiskerton 3",
  avatar: "06",
  memberSince: now - 120 * day,
  isOwn: true,
  all: { games: 84, wins: 31.5, fairShare: 24.3 },
  byEdition: [
    { edition: "original", players: 4, games: 41, wins: 14, fairShare: 10.25 },
    { edition: "apocalypse:good-vs-evil", players: 5, games: 23, wins: 4, fairShare: 4.6 },
    { edition: "love-letter", players: 3, games: 20, wins: 13.5, fairShare: 6.7 },
  ],
  deaths: [
    { by: "kitten", count: 38 },
    { by: "devilcat", count: 7 },
    { by: "of-tomorrow", count: 1 },
  ],
  nopes: 112,
  stolen: 1043,
  ratings: [
    { pool: "kittens-more", ...latest, rank: 12, history },
    {
      pool: "love-letter-two",
      rating: 1571,
      plusMinus: 214,
      provisional: true,
      games: 6,
      rank: null,
      history: history.slice(0, 6),
    },
  ],
  moments: [
    { gameId: "g1", edition: "original", kind: "nope-war", step: 31, endedAt: now - day },
    { gameId: "g2", edition: "zombie", kind: "comeback", step: 58, endedAt: now - 3 * day },
    { gameId: "g3", edition: "love-letter", kind: "first-guess", step: 4, endedAt: now - 9 * day },
    { gameId: "g4", edition: "original", kind: "of-tomorrow", step: 4, endedAt: now - 9 * day },
  ],
  rivals: [
    { name: "Nori", avatar: "01", games: 24, ahead: 15, behind: 9 },
    { name: "Maximilian Schnurrer", avatar: "07", games: 11, ahead: 2, behind: 9 },
    { name: "Ö", avatar: "11", games: 3, ahead: 3, behind: 0 },
  ],
};

export const emptyProfile: PlayerProfile = {
  ...profile,
  isOwn: false,
  all: { games: 0, wins: 0, fairShare: 0 },
  byEdition: [],
  deaths: [],
  nopes: 0,
  stolen: 0,
  ratings: [],
  moments: [],
  rivals: [],
};

export const shyProfile: PlayerProfile = { ...profile, isOwn: false, ratings: null, moments: [], rivals: [] };

const seat = (name: string, avatar: string, place: number, more: Partial<HistorySeat> = {}): HistorySeat => ({
  kind: "person",
  name,
  avatar,
  place,
  hasProfile: false,
  ...more,
});

const game = (id: string, ago: number, more: Partial<HistoryGame>): HistoryGame => ({
  id,
  edition: "original",
  seats: [
    seat(profile.name, profile.avatar, 1, { hasProfile: true }),
    seat("Nori", "01", 2, { hasProfile: true }),
    seat("", "09", 3),
    seat("Pixel", "bot", 4, { kind: "bot" }),
  ],
  seat: 0,
  place: 1,
  beganAt: now - ago * day,
  endedAt: now - ago * day + 12 * 60_000,
  hasReplay: true,
  change: 12,
  ...more,
});

export const games: GamesPage = {
  games: [
    game("g1", 1, {}),
    game("g2", 2, { edition: "apocalypse:good-vs-evil", place: 3, change: -8 }),
    game("g3", 4, { edition: "love-letter", place: 2, change: null }),
    game("g4", 8, { edition: "zombie", place: 4, change: 0 }),
    game("g5", 61, { hasReplay: false }),
    game("g6", 10, { hasReplay: false, place: 2, change: -31 }),
  ],
  days: 30,
  before: "6",
  played: 84,
  won: 31,
};

const names = ["Nori", "Maximilian Schnurrer", "Duchess Whiskerton 3", "Ö", "Pixel the Third", "Karl-Heinz von Katze"];

const row = (rank: number, more: Partial<LeaderboardRow> = {}): LeaderboardRow => ({
  rank,
  name: names[rank - 1] ?? `Cat number ${rank}`,
  avatar: String((rank % 12) + 1).padStart(2, "0"),
  rating: { rating: 2130 - (rank % 1190) * 7, plusMinus: 58 + (rank % 9), provisional: false, games: 100 },
  gained: null,
  isOwn: false,
  ...more,
});

const rows = (from: number, count: number) => Array.from({ length: count }, (_, index) => row(from + index));

export const allTime: Leaderboard = {
  pool: "kittens-more",
  span: "all",
  top: rows(1, 14),
  near: rows(1204, 7).map((each, index) => (index === 3 ? row(1207, { name: profile.name, isOwn: true }) : each)),
  people: 31_337,
};

export const thisWeek: Leaderboard = {
  pool: "kittens-more",
  span: "week",
  top: rows(1, 8).map((each, index) => ({ ...each, gained: 212 - 24 * index, isOwn: index === 2 })),
  near: [],
  people: 8,
};

export const nobody: Leaderboard = { ...thisWeek, top: [], people: 0 };

export const noSuchPlayer: ApiError = { error: "no-such-player" };

/** Rating changes of a two-player game. */
const result: Omit<GameResult, "id"> = {
  pool: "kittens-two",
  unrated: null,
  changes: [
    {
      before: { ...latest, rating: 1512 },
      after: { ...latest, rating: 1524, provisional: true },
      place: 1,
      deserted: false,
    },
    { before: { ...latest, rating: 1620 }, after: { ...latest, rating: 1608 }, place: 2, deserted: true },
  ],
};

/** Makes the page receive rating changes of its games, or the reason for an unrated game. */
export async function rating(page: Page, unrated: GameResult["unrated"]): Promise<void> {
  await page.route("**/api/results/*", (route) => {
    const id = new URL(route.request().url()).pathname.split("/").at(-1);
    const answer = unrated ? { pool: null, unrated, changes: [null, null] } : result;
    return route.fulfill({ json: { ...answer, id } });
  });
}

/** Replaces the server's response to the page from now on. @param path such as "/api/games*". */
export async function answering(page: Page, path: string, answer: object): Promise<void> {
  const status = "error" in answer ? 404 : 200;
  await page.route(`**${path}`, (route) => route.fulfill({ status, json: answer }));
}

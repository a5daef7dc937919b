import { expert as kittensExpert } from "../games/kittens/bots/expert/expert.ts";
import { kittens } from "../games/kittens/game.ts";
import { expert as loveLetterExpert } from "../games/love-letter/bots/expert/expert.ts";
import { loveLetter } from "../games/love-letter/game.ts";
import { type AnyCoached, coached } from "./coached.ts";
import { isQuiet } from "./kittens/quiet.ts";
import { reason as kittensReason } from "./kittens/reason.ts";
import { reshuffleUnknown as kittensReordered } from "./kittens/reshuffle.ts";
import { knownShares as loveLetterSettled } from "./love-letter/known-shares.ts";
import { reason as loveLetterReason } from "./love-letter/reason.ts";
import { reshuffleUnknown as loveLetterReordered } from "./love-letter/reshuffle.ts";
import { sharesOf } from "./shares.ts";

/** Games supported by the coach. */
const games: readonly AnyCoached[] = [
  coached({
    definition: kittens,
    expert: kittensExpert,
    reshuffleUnknown: kittensReordered,
    knownShares: ({ winner, seats }) => (winner === null ? null : sharesOf([winner], seats.length)),
    isQuiet,
    reason: kittensReason,
  }),
  coached({
    definition: loveLetter,
    expert: loveLetterExpert,
    reshuffleUnknown: loveLetterReordered,
    knownShares: loveLetterSettled,
    isQuiet: () => false,
    reason: loveLetterReason,
  }),
];

/** @returns null if the coach does not support the game. */
export const coachedGame = (id: string): AnyCoached | null => games.find((game) => game.id === id) ?? null;

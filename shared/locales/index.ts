import { account as accountDe } from "./de/account.ts";
import { admin as adminDe } from "./de/admin.ts";
import { bots as botsDe } from "./de/bots.ts";
import { coach as coachDe } from "./de/coach.ts";
import { conduct as conductDe } from "./de/conduct.ts";
import { fairness as fairnessDe } from "./de/fairness.ts";
import { guide as guideDe } from "./de/guide.ts";
import { history as historyDe } from "./de/history.ts";
import { keys as keysDe } from "./de/keys.ts";
import { kittens as kittensDe } from "./de/kittens.ts";
import { feats as kittensFeatsDe } from "./de/kittens-feats.ts";
import { front as kittensFrontDe } from "./de/kittens-front.ts";
import { honours as kittensHonoursDe } from "./de/kittens-honours.ts";
import { lesson as kittensLessonDe } from "./de/kittens-lesson.ts";
import { rules as kittensRulesDe } from "./de/kittens-rules.ts";
import { leaderboard as leaderboardDe } from "./de/leaderboard.ts";
import { learn as learnDe } from "./de/learn.ts";
import { loveLetter as loveLetterDe } from "./de/love-letter.ts";
import { feats as loveLetterFeatsDe } from "./de/love-letter-feats.ts";
import { front as loveLetterFrontDe } from "./de/love-letter-front.ts";
import { honours as loveLetterHonoursDe } from "./de/love-letter-honours.ts";
import { outside as outsideDe } from "./de/outside.ts";
import { pages as pagesDe } from "./de/pages.ts";
import { player as playerDe } from "./de/player.ts";
import { privacy as privacyDe } from "./de/privacy.ts";
import { rating as ratingDe } from "./de/rating.ts";
import { replay as replayDe } from "./de/replay.ts";
import { result as resultDe } from "./de/result.ts";
import { sidelines as sidelinesDe } from "./de/sidelines.ts";
import { social as socialDe } from "./de/social.ts";
import { standing as standingDe } from "./de/standing.ts";
import { account as accountEn } from "./en/account.ts";
import { admin as adminEn } from "./en/admin.ts";
import { bots as botsEn } from "./en/bots.ts";
import { coach as coachEn } from "./en/coach.ts";
import { conduct as conductEn } from "./en/conduct.ts";
import { fairness as fairnessEn } from "./en/fairness.ts";
import { guide as guideEn } from "./en/guide.ts";
import { history as historyEn } from "./en/history.ts";
import { keys as keysEn } from "./en/keys.ts";
import { kittens as kittensEn } from "./en/kittens.ts";
import { feats as kittensFeatsEn } from "./en/kittens-feats.ts";
import { front as kittensFrontEn } from "./en/kittens-front.ts";
import { honours as kittensHonoursEn } from "./en/kittens-honours.ts";
import { lesson as kittensLessonEn } from "./en/kittens-lesson.ts";
import { rules as kittensRulesEn } from "./en/kittens-rules.ts";
import { leaderboard as leaderboardEn } from "./en/leaderboard.ts";
import { learn as learnEn } from "./en/learn.ts";
import { loveLetter as loveLetterEn } from "./en/love-letter.ts";
import { feats as loveLetterFeatsEn } from "./en/love-letter-feats.ts";
import { front as loveLetterFrontEn } from "./en/love-letter-front.ts";
import { honours as loveLetterHonoursEn } from "./en/love-letter-honours.ts";
import { outside as outsideEn } from "./en/outside.ts";
import { pages as pagesEn } from "./en/pages.ts";
import { player as playerEn } from "./en/player.ts";
import { privacy as privacyEn } from "./en/privacy.ts";
import { rating as ratingEn } from "./en/rating.ts";
import { replay as replayEn } from "./en/replay.ts";
import { result as resultEn } from "./en/result.ts";
import { sidelines as sidelinesEn } from "./en/sidelines.ts";
import { social as socialEn } from "./en/social.ts";
import { standing as standingEn } from "./en/standing.ts";
import type { TextKey } from "./keys.ts";

/** All texts for players. The German texts have the type of the English ones: a missing one does not compile. */
const en = {
  ...pagesEn,
  account: accountEn,
  admin: adminEn,
  bots: botsEn,
  outside: outsideEn,
  coach: coachEn,
  conduct: conductEn,
  fairness: fairnessEn,
  guide: guideEn,
  social: socialEn,
  standing: standingEn,
  keys: keysEn,
  learn: learnEn,
  "kittens-front": kittensFrontEn,
  kittens: kittensEn,
  "kittens-honours": kittensHonoursEn,
  "kittens-lesson": kittensLessonEn,
  "kittens-rules": kittensRulesEn,
  "love-letter-front": loveLetterFrontEn,
  "love-letter": loveLetterEn,
  "love-letter-honours": loveLetterHonoursEn,
  replay: replayEn,
  sidelines: sidelinesEn,
  history: historyEn,
  leaderboard: leaderboardEn,
  player: playerEn,
  privacy: privacyEn,
  rating: ratingEn,
  "kittens-feats": kittensFeatsEn,
  "love-letter-feats": loveLetterFeatsEn,
  result: resultEn,
};
const de: typeof en = {
  ...pagesDe,
  account: accountDe,
  admin: adminDe,
  bots: botsDe,
  outside: outsideDe,
  coach: coachDe,
  conduct: conductDe,
  fairness: fairnessDe,
  guide: guideDe,
  social: socialDe,
  standing: standingDe,
  keys: keysDe,
  learn: learnDe,
  "kittens-front": kittensFrontDe,
  kittens: kittensDe,
  "kittens-honours": kittensHonoursDe,
  "kittens-lesson": kittensLessonDe,
  "kittens-rules": kittensRulesDe,
  "love-letter-front": loveLetterFrontDe,
  "love-letter": loveLetterDe,
  "love-letter-honours": loveLetterHonoursDe,
  replay: replayDe,
  sidelines: sidelinesDe,
  history: historyDe,
  leaderboard: leaderboardDe,
  player: playerDe,
  privacy: privacyDe,
  rating: ratingDe,
  "kittens-feats": kittensFeatsDe,
  "love-letter-feats": loveLetterFeatsDe,
  result: resultDe,
};

export const texts = { en, de };

/** The key of any text. A page has only the texts that were loaded with it. */
export type AnyTextKey = TextKey<typeof en>;

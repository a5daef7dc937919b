import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { firstDrawExplodes } from "../support/deals.ts";
import { look, lookOnce, windows } from "./support/look-at-page.ts";
import { PageScenes } from "./support/page-scenes.ts";
import { rating } from "./support/people-answers.ts";
import { Reckless } from "./support/player.ts";
import { pathOf, phone, Site } from "./support/site.ts";

const scenes = [
  "home",
  "seatKept",
  "homeWithAccount",
  "keepCat",
  "recoveryCodes",
  "signInByCode",
  "noPasskeys",
  "noAccount",
  "account",
  "eraseQuestion",
  "profile",
  "settings",
  "howToPlay",
  "fieldGuide",
  "cardOfTheGuide",
  "learn",
  "myGames",
  "gamesOfYears",
  "gamesOfSomebody",
  "ownProfile",
  "emptyProfile",
  "emptyOwnProfile",
  "shyProfile",
  "noProfile",
  "leaderboard",
  "leaderboardOfTheWeek",
  "emptyLeaderboard",
  "privacy",
  "adminHouse",
  "adminCalmHouse",
  "adminTables",
  "adminReports",
  "adminReport",
  "adminPerson",
  "adminWords",
  "adminLog",
  "adminPasskey",
  "adminDrain",
  "adminClose",
  "adminOfNobody",
  "noticeAtHome",
  "noticeAtCreate",
  "replayFile",
  "noReplay",
  "replay",
  "replayOfLoveLetter",
  "create",
  "homeForNine",
  "createForNine",
  "decks",
  "deckOfALink",
  "createWithDeck",
  "deckEditor",
  "deckOfTheTable",
  "queue",
  "queuePause",
  "party",
  "partyOfFour",
  "partyOfAGuest",
  "partyInTheQueue",
  "waitingRoom",
  "waitingRoomOfAGuest",
  "tableSettings",
  "invitation",
  "nowhere",
  "wrongCode",
  "fullTable",
  "chat",
  "people",
  "emotes",
  "watching",
  "menu",
  "keys",
  "leaveQuestion",
  "deviceLink",
  "reconnecting",
  "elsewhere",
  "replayFromFile",
  "sanctionNotice",
  "newName",
  "standing",
  "suspended",
  "person",
  "personWithLine",
  "reported",
  "blocking",
] as const;

let site: Site;

beforeAll(async () => {
  // The queue must still wait during the inspection, even on a slow machine.
  site = await Site.open({ QUEUE_WAIT_SECONDS: "600" });
});

afterEach(() => site.closePages());

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

test.each(scenes)(
  "the screen %s fits every window in every language, shows all texts, has large enough touch targets, and passes axe",
  async (scene) => {
    const page = await new PageScenes(site)[scene]();
    await look(page, scene);
  },
);

test.each(["home", "homeForNine", "create", "waitingRoom", "myGames", "emptyOwnProfile", "emptyLeaderboard"] as const)(
  "the screen %s shows all texts of a language that is two fifths longer",
  async (scene) => {
    const page = await new PageScenes(site)[scene]();
    await page.goto(`${site.url}${await pathOf(page)}?language=pseudo`);
    await page
      .getByText(/[áéíóú]{2}/)
      .filter({ visible: true })
      .first()
      .waitFor();
    for (const [size, window] of windows) {
      await page.setViewportSize(window);
      await lookOnce(page, `${scene}-${size}-pseudo`);
    }
  },
);

test("the result and the player’s own games pass the same checks", {
  timeout: 300_000,
}, async () => {
  site.dealFrom(firstDrawExplodes(2));
  const page = await site.newPage({ size: phone });
  await rating(page, null);
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await page.getByRole("button", { name: "Play with bots" }).click();
  await new Reckless(page).play();
  await page.getByRole("region", { name: "Rating" }).waitFor();
  await look(page, "result");
  await page.unroute("**/api/results/*");
  await rating(page, "guest");
  await page.reload();
  await page.getByRole("region", { name: "Result" }).waitFor();
  await page.getByText("Not rated").waitFor();
  await look(page, "result-not-rated");
  await page.goto(`${site.url}/games`);
  await page.locator(".game-facts").waitFor();
  await look(page, "games");
});

import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { misfits } from "./support/fit.ts";
import { PageScenes } from "./support/page-scenes.ts";
import { Site } from "./support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterEach(() => site.closePages());

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

test.each([
  "noticeAtHome",
  "home",
  "noticeAtCreate",
  "seatKept",
  "create",
  "homeWithAccount",
  "homeForNine",
  "keepCat",
  "createForNine",
  "recoveryCodes",
  "signInByCode",
  "waitingRoom",
  "noPasskeys",
  "noAccount",
  "waitingRoomOfAGuest",
  "account",
  "tableSettings",
  "eraseQuestion",
  "invitation",
  "nowhere",
  "wrongCode",
  "profile",
  "fullTable",
  "settings",
  "chat",
  "howToPlay",
] as const)("the screen %s fits four windows in ten languages", async (scene) => {
  expect(await misfits(await new PageScenes(site)[scene]())).toEqual([]);
});

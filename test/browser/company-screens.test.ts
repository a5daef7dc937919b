import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { CompanyScenes } from "./support/company-scenes.ts";
import { look } from "./support/look-at-page.ts";
import { Site } from "./support/site.ts";

const scenes = [
  "friends",
  "companySettings",
  "notificationOffer",
  "invited",
  "invitedAtATable",
  "inviteSheet",
  "oneRoom",
  "oneRoomMenu",
  "privateResult",
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
    const page = await new CompanyScenes(site)[scene]();
    await look(page, scene);
  },
);

import { afterAll, beforeAll, expect, test } from "vitest";
import { LetterPlayer } from "./support/letter-player.ts";
import { Site } from "./support/site.ts";
import { tableOf } from "./support/table-of.ts";

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

test("two players and a bot play Love Letter to the end, with a reload during a decision, and see who wins a round", {
  timeout: 300_000,
}, async () => {
  const pages = await tableOf(site, { poster: "Love Letter", chairs: 3, people: 2 });
  const [ann, bob] = pages.map((page, index) => new LetterPlayer(page, index === 0 ? "mouse" : "reader"));
  if (!ann || !bob) throw new Error("two people are needed");

  const reloads = async () => {
    const choosing = await ann.playUntilChoosing();
    await ann.page.reload();
    if (choosing)
      await ann.page
        .getByRole("button", { name: /, available$/ })
        .first()
        .waitFor();
    await ann.play();
  };
  const recap = bob.page.getByRole("status").filter({ hasText: /\b(wins?|share) round \d/i });
  await Promise.all([reloads(), bob.play(), recap.waitFor({ state: "attached", timeout: 200_000 })]);

  const places = await ann.places();
  expect(places).toHaveLength(3);
  expect(places[0]).toContain("3 tokens");
  expect(await bob.places()).toEqual(places);
});

import { describe, expect, test } from "vitest";
import { visitsOf } from "../../tools/engines/claims.ts";
import { run } from "../../tools/engines/engine.ts";
import { openEngine } from "../../tools/engines/open-engine.ts";
import { pressNamed, sees } from "../../tools/engines/page.ts";
import { playGame } from "../../tools/engines/robot.ts";
import { Choices } from "./support/choices.ts";
import { Site } from "./support/site.ts";

/** Draws, and declines saves, so that a game is short. */
function recklessly(): Choices {
  const choices = new Choices();
  choices.wants = ["DIE", "DRAW"];
  choices.playsAny = false;
  return choices;
}

describe.each(["firefox", "webkit"] as const)("in %s", (name) => {
  test("a player plays a short game with the mouse, and sees its deal verified", async () => {
    const site = await Site.open();
    const engine = await openEngine(name);
    const window = await visitsOf(engine, site.url)("/");
    await pressNamed(window, "2");
    await pressNamed(window, "Play with bots");
    await playGame(window, "click", recklessly());
    await sees(window, "Verified");
    expect(await run(window, () => document.querySelectorAll(".result li").length > 1, null)).toBe(true);
    await engine.close();
    await site.close();
  });
});

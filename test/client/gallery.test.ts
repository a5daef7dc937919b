import { expect, test } from "vitest";
import { kittensEvents, moreKittensEvents } from "../../client/gallery/kittens-events.ts";
import { letterEvents, moreLetterEvents } from "../../client/gallery/letter-events.ts";
import { kittensGame, type LocalGame, letterGame } from "../../client/gallery/local-source.ts";
import type { Step } from "../../client/gallery/positions.ts";

function toldBy(game: LocalGame, before: readonly Step[], [actor, command]: Step): readonly string[] {
  const played = [...before, [actor, command] as const].map(([who, what]) => {
    const result = game.step(who, what);
    if (!result.ok) throw new Error(`${what.type} was refused: ${result.error.code} ${result.error.rule}`);
    return result.value.events;
  });
  return played.at(-1)?.map(({ type }) => type) ?? [];
}

/** For example, "noped-twice" shows the event "noped". */
const isFor = (name: string, type: string): boolean => name === type || name.startsWith(`${type}-`);

test.each(Object.entries({ ...kittensEvents, ...moreKittensEvents }))("the lab plays %s", (name, episode) => {
  const { position, before = [], step } = episode;
  if (step === null) return expect(name).toBe("dealt");
  const told = toldBy(kittensGame(position, 0), before, step);
  return expect(told.some((type) => isFor(name, type) || (name === "given-to-the-dead" && type === "card-given"))).toBe(
    true,
  );
});

test.each(Object.entries({ ...letterEvents, ...moreLetterEvents }))(
  "the lab plays %s of Love Letter",
  (name, episode) => {
    const { letter, before = [], step } = episode;
    expect(step).not.toBeNull();
    if (step !== null) expect(toldBy(letterGame(letter, 0), before, step).some((type) => isFor(name, type))).toBe(true);
  },
);

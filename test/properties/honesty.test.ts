import { describe, expect, test } from "vitest";
import { tempers } from "../../shared/core/bots.ts";
import type { GameDefinition } from "../../shared/core/definition.ts";
import { seededRandom } from "../../shared/core/rng.ts";
import type { StatefulBotFactory } from "../../shared/core/stateful-bot.ts";
import { expert as kittensExpert } from "../../shared/games/kittens/bots/expert/expert.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { expert as loveLetterExpert } from "../../shared/games/love-letter/bots/expert/expert.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import type { GameChecks } from "../../tools/simulate/checks.ts";
import { kittensChecks } from "../../tools/simulate/kittens/checks.ts";
import { loveLetterChecks } from "../../tools/simulate/love-letter/checks.ts";
import { type Moment, momentsOf, type Told } from "./moments.ts";

/** Number of decisions per game on which experts are tested, because they are slow. */
const thoughtOver = 3;

honest(kittens, kittensChecks, kittensExpert);
honest(loveLetter, loveLetterChecks, loveLetterExpert);

function honest<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  checks: GameChecks<State, Event>,
  expert: StatefulBotFactory<Event, View>,
): void {
  const answer = ({ config, seat }: Moment<Event, View>, { view }: Told<Event, View>, groups: readonly Event[][]) => {
    const mind = expert.create({ config, seat, seed: "honest", temper: null });
    for (const events of groups) mind.observe(events);
    return mind.rateOptions(view);
  };

  describe.each(definition.editions.map(({ id }) => id))("the command of a bot in %s", (edition) => {
    const config = { edition, players: 4, options: {} };
    const moments = momentsOf(definition, checks, { config, seed: "honest" }, seededRandom("exchanges"));
    const few = moments.filter((_, index) => index % Math.ceil(moments.length / thoughtOver) === 0);

    test.each(["easy", "steady"] as const)("does not depend on cards unknown to its seat for %s bots", (strength) => {
      expect(moments.length).toBeGreaterThan(20);
      for (const temper of [null, ...tempers]) {
        const bot = definition.bot(strength, temper);
        const answers = (of: "real" | "other") =>
          moments.map((moment, index) => bot(moment[of].view, seededRandom(`${index}`)));
        expect(answers("other")).toEqual(answers("real"));
      }
    });

    test("does not depend on cards unknown to its seat for experts", () => {
      for (const moment of few) {
        const { real, other } = moment;
        expect(answer(moment, other, [[...other.events]])).toEqual(answer(moment, real, [[...real.events]]));
      }
    });

    test("does not depend on the grouping of events for experts", () => {
      for (const moment of few) {
        const { real } = moment;
        const middle = Math.floor(real.events.length / 2);
        const halves = [real.events.slice(0, middle), [], real.events.slice(middle)];
        const single = real.events.map((event) => [event]);
        expect(answer(moment, real, halves)).toEqual(answer(moment, real, single));
      }
    });
  });
}

import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { Command } from "../../shared/core/commands.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { cardIds } from "../../shared/games/kittens/titles.ts";
import type { KittensView } from "../../shared/games/kittens/view.ts";
import { kittensChecks } from "../../tools/simulate/kittens/checks.ts";
import { sampleOf, tablesOf, timeout } from "../support/samples.ts";
import { configsOf } from "../support/wired-game.ts";
import { kindsAsked, laws } from "./laws/laws.ts";
import { walk, walks } from "./laws/walk.ts";
import { likelyCommand } from "./likely.ts";

vi.setConfig({ testTimeout: timeout });

/** Number of games for each property and number of seats, and all kinds of decisions that must occur in them. */
const plans = [
  { id: "original", games: 200, asked: "act give insert nope pick save take" },
  { id: "good-vs-evil", games: 20, asked: "act give insert keep lay nope pick save stay stop" },
  { id: "zombie", games: 15, asked: "act clairvoyance give insert keep nope pick save" },
  { id: "apocalypse:original", games: 15, asked: "act clairvoyance give insert keep nope pick save take" },
  {
    id: "apocalypse:good-vs-evil",
    games: 15,
    asked: "act clairvoyance give insert keep lay nope pick save stay stop",
  },
  { id: "imploding", games: 20, asked: "act arrange give insert nope pick save take" },
].map(({ id, games, asked }) => {
  const edition = kittens.editions.find((each) => each.id === id);
  if (!edition) throw new Error(`no edition ${id}`);
  return { id, edition, games: sampleOf(games), asked: asked.split(" ") };
});

type Plan = (typeof plans)[number];

const subject = ({ edition, games }: Plan, players: number) => ({
  definition: kittens,
  checks: kittensChecks,
  configs: configsOf(edition, players),
  titles: cardIds,
  games,
  likely: (view: KittensView, chance: () => number) => Array.from({ length: 10 }, () => likelyCommand(view, chance)),
  inFull,
});

/** A Godcat saves as a Defuse unless the command says otherwise. */
const inFull = (command: Command): Command =>
  command.type === "save" && command.card === "godcat" ? { as: "defuse", ...command } : command;

const tables = plans.flatMap((plan) => tablesOf(plan.edition).map((players) => ({ plan, id: plan.id, players })));

describe.each(tables)("in random games of $id with $players players", ({ plan, players }) => {
  laws(subject(plan, players));

  test("a player's knowledge of the draw pile is true", () => {
    let known = 0;
    fc.assert(
      fc.property(walks(configsOf(plan.edition, players)), (game) => {
        walk(kittens, game, ({ seats, pile }) => {
          const mistakes = seats.flatMap(({ known }) => known.filter((card, at) => card !== null && card !== pile[at]));
          expect(mistakes).toEqual([]);
          known += seats.flatMap(({ known: cards }) => cards.filter((card) => card !== null)).length;
        });
      }),
      { numRuns: plan.games },
    );
    expect(known).toBeGreaterThan(0);
  });
});

test.each(plans)("random games of $id contain every kind of decision", (plan) => {
  expect([...kindsAsked(subject(plan, 4))].toSorted()).toEqual(plan.asked);
});

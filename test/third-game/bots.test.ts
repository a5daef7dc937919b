import { expect, test } from "vitest";
import { hosted, hostedGames } from "../../server/tables/games.ts";
import type { Command } from "../../shared/core/commands.ts";
import { begun } from "../support/games.ts";
import { startTables } from "../support/server.ts";
import { goofspiel } from "./rules.ts";
import { goofspielSync } from "./sync.ts";
import { known } from "./wire.ts";

test("a bot may take its time; what it answers to an older question is dropped", async () => {
  const answers: ((command: Command) => void)[] = [];
  const slow = () => new Promise<Command>((resolve) => answers.push(resolve));
  const hosts = hostedGames([hosted(goofspiel, slow, goofspielSync)]);
  const server = await startTables({}, undefined, undefined, { hosts, known });
  const { guests } = await begun(server, 1, 1, "goofspiel");
  const [ann] = guests;
  await expect.poll(() => answers.length).toBe(1);
  await ann?.act({ type: "give", card: "two" });
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.({ type: "give", card: "six" });
  answers[1]?.({ type: "give", card: "one" });
  await ann?.until(() => ann.events.some(({ type }) => type === "cards-shown"));
  expect(ann?.events).toContainEqual({ type: "cards-shown", cards: ["two", "one"], winner: 0 });
  await server.stop();
});

import { readFileSync } from "node:fs";
import { vi } from "vitest";
import { kittens } from "../../shared/games/kittens/game.ts";
import { type CardId, cardIds } from "../../shared/games/kittens/titles.ts";
import { readCases } from "../../tools/scenarios/cases.ts";
import { scenarioFiles } from "../../tools/scenarios/files.ts";

/** Results of a card played alone that scenarios can show. */
export const deeds = ["carried out", "Noped", "refused", "played by a Clone", "played by a Godcat"] as const;

export type Deed = (typeof deeds)[number];

/** Plays all scenarios and collects the results that they show for each card. */
export function playedInCases(): ReadonlyMap<CardId, ReadonlySet<Deed>> {
  const played = new Map<CardId, Set<Deed>>(cardIds.map((title) => [title, new Set<Deed>()]));
  const note = (title: string | undefined, deed: Deed) => {
    const known = cardIds.find((id) => id === title);
    if (known !== undefined) played.get(known)?.add(deed);
  };
  const { step } = kittens;
  const spy = vi.spyOn(kittens, "step").mockImplementation((state, actor, command) => {
    const result = step(state, actor, command);
    if (!result.ok && command.type === "play" && command.cards.length === 1) note(command.cards[0], "refused");
    for (const event of result.ok ? result.value : []) {
      if (event.type !== "play-settled" || event.play.form !== "card") continue;
      const [card] = event.play.cards;
      if (event.cancelled) note(card, "Noped");
      else if (event.play.as === null) note(card, "carried out");
      else note(event.play.as, card === "clone" ? "played by a Clone" : "played by a Godcat");
    }
    return result;
  });
  for (const path of scenarioFiles(new URL("../scenarios", import.meta.url).pathname)) {
    const cases = readCases(readFileSync(path, "utf8"));
    if (cases.ok) for (const { run } of cases.value) run();
  }
  spy.mockRestore();
  return played;
}

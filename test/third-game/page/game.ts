import { inLanguage } from "../../../client/app/i18n.ts";
import type { ClientGame } from "../../../client/game-model/client-game.ts";
import { isViewOf, toAnyGame } from "../../../shared/net/games.ts";
import { isReplayOf } from "../../../shared/replays/replays.ts";
import { goofspiel } from "../rules.ts";
import { wiredGoofspiel } from "../wire.ts";
import { ranked } from "./scene.ts";
import { t } from "./texts.ts";
import { sentence, wordsFor } from "./words.ts";

const name = () => t("goofspiel.name");

/** Client integration of Goofspiel. */
export const goofspielOnPage: ClientGame = {
  id: goofspiel.id,
  editions: goofspiel.editions,
  name,
  posters: [
    {
      id: goofspiel.id,
      face: "faces/shell-shield",
      colours: ["#1e7a4a", "#3bb273"],
      title: name,
      short: name,
      editions: [{ id: goofspiel.id, name, deck: name }],
    },
  ],
  options: [],
  engine: async () => toAnyGame(wiredGoofspiel),
  mount: async () => (await import("./table.tsx")).mountGoofspiel,
  guide: async () => (await import("./guide.ts")).guideOf,
  featTexts: async () => ({ deaths: {}, moments: {} }),
  rules: async () => (await import("./rules-page.tsx")).RulesPage,
  lesson: null,
  coach: null,
  result: async () => ({
    ranks(game) {
      if (!isViewOf(goofspiel, game) || game.view.winners.length === 0) return [];
      const { bidders } = game.view;
      return ranked(bidders).map(({ seat, rank }) => {
        const line = t("goofspiel.points", { count: bidders[seat]?.points ?? 0 });
        return { seat, rank, line, mark: rank === 1 ? "fx/crown" : null, ash: false };
      });
    },
    headline: (winner, mine) => (mine ? t("goofspiel.youWin") : t("goofspiel.otherWins", { name: winner })),
    awards: () => [],
    decisive: null,
  }),
  moveList: async () => (opened, language, chairs) => {
    if (!isReplayOf(goofspiel, opened)) return [];
    const labels = wordsFor(inLanguage(t, language), language, chairs, null);
    const { last, events } = opened.replay;
    return Array.from({ length: last + 1 }, (_, step) => step).flatMap((step) =>
      events(step).map((event) => ({
        step,
        kind: event.type === "prize-turned" ? "turn" : "event",
        text: sentence(event, labels),
        mark: event.type === "game-over" ? { kind: "won", seat: event.winners[0] ?? 0 } : null,
      })),
    );
  },
};

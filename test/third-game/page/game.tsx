import { effect } from "@preact/signals";
import { render } from "preact";
import type { ClientGame } from "../../../client/game-model/client-game.ts";
import type { GameSource } from "../../../client/game-model/model.ts";
import type { MountTable } from "../../../client/game-model/table-host.ts";
import { Rule } from "../../../client/games/rules.tsx";
import { isViewOf } from "../../../shared/net/games.ts";
import { isCourseOf } from "../../../shared/replays/replays.ts";
import { goofspiel, titles } from "../rules.ts";
import { anyGoofspiel } from "../wire.ts";

const name = () => "Goofspiel";
const rule = "The highest card that only one player chose takes the prize.";

/** Pictures that the cards borrow. */
const pictures = [
  "crystal-bowl",
  "mouse-trapper",
  "battle-bunny",
  "shell-shield",
  "snake-sorcerer",
  "doggy-grave-digger",
];

/** Client integration of Goofspiel, in English only and without a drawn table. */
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
      editions: [{ id: goofspiel.id, name, deck: name, line: () => "Bid for one prize at a time" }],
    },
  ],
  options: [],
  ownDecks: null,
  engine: async () => anyGoofspiel,
  mount: async () => mountGoofspiel,
  guide: async () => () => ({
    cards: titles.map((title, index) => ({
      id: pictures[index] ?? "",
      kind: "cards",
      title,
      rule,
      text: rule,
      facts: [],
      points: [{ paragraph: "G3", text: rule }],
      faces: null,
    })),
    sections: [{ title: "All cards", kinds: [{ id: "cards", title: "All cards", short: "Cards" }] }],
    note: null,
  }),
  featTexts: async () => ({ deaths: {}, moments: {} }),
  rules: async () => () => <Rule title="One prize at a time" text={rule} />,
  lesson: null,
  coach: null,
  result: async () => ({
    ranks(game) {
      if (!isViewOf(goofspiel, game)) return [];
      const { bidders, winners } = game.view;
      return bidders
        .map(({ points }, seat) => ({ seat, rank: winners.includes(seat) ? 1 : 2, line: `${points} points` }))
        .map((ranked) => ({ ...ranked, mark: null, ash: false }))
        .toSorted((one, other) => one.rank - other.rank);
    },
    headline: (winners) => `${winners.join(" and ")} wins!`,
    ownStory: () => null,
    awards: () => [],
    deathOf: () => null,
    decisive: null,
  }),
  moveList: async () => (opened) => {
    if (!isCourseOf(goofspiel, opened)) return [];
    const { last, events } = opened.replay;
    return Array.from({ length: last + 1 }, (_, step) => step).flatMap((step) =>
      events(step).flatMap((event) =>
        event.type === "prize-turned"
          ? [{ step, kind: "turn" as const, text: `The prize is ${event.prize}`, mark: null }]
          : [],
      ),
    );
  },
};

const mountGoofspiel: MountTable = (host, link, { displayedMoment, picture }) => {
  const end = effect(() => {
    const table = link.table.value;
    render(<Hand link={link} />, host);
    picture.value = "shown";
    displayedMoment.value = table && { phase: table.phase, seq: table.seq, midway: false, atRest: true };
  });
  return () => {
    end();
    render(null, host);
    displayedMoment.value = null;
  };
};

/** The open prize, and a button for each card that the viewer may choose, clear of the menu's button. */
function Hand({ link }: { readonly link: GameSource }) {
  const table = link.table.value;
  if (!table?.game || !isViewOf(goofspiel, table.game)) return null;
  const { view } = table.game;
  return (
    <section style={{ padding: "5rem" }}>
      <p role="status">{view.prize && `Choose a card for ${view.prize}`}</p>
      {goofspiel.legal(view).map((command) => (
        <button type="button" key={JSON.stringify(command)} onClick={() => void link.act?.(command, table.seq)}>
          {command.type === "give" && command.card}
        </button>
      ))}
    </section>
  );
}

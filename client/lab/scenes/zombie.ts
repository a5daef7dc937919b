import type { CardState, HandCard, Playmat, SeatPlate, TableScene } from "../../table/model.ts";
import * as goodVsEvil from "./good-vs-evil.ts";
import { asked } from "./good-vs-evil.ts";
import * as original from "./original.ts";
import { biscuit, button, card, clock, mochi, olive, own, pounce, seat, you } from "./pieces.ts";

const dead: Partial<SeatPlate> = { state: "dead", before: "exploding-kitten", chips: [{ kind: "dead", text: "dead" }] };

const hand = (ids: readonly string[], state: (id: string) => CardState): HandCard[] =>
  ids.map((id) => card(id, state(id)));

/** A NOW card out of turn. */
export function zombie(): TableScene {
  const scene = original.turn();
  const ids = ["zombie-kitten", "nope", "shuffle-now", "feed-the-dead-now", "attack-of-the-dead", "clone", "ghost-cat"];
  const states: Readonly<Record<string, CardState>> = { "shuffle-now": "selected", "feed-the-dead-now": "playable" };
  return {
    ...scene,
    felt: "moss",
    back: "zombie",
    header: { title: "Zombie", line: "table GRAVE-9" },
    seats: [seat(0, { awaited: clock(18, 25), onTurn: true }), seat(1, dead), seat(2), seat(3, dead)],
    own: { ...own, count: 7 },
    pile: { ...scene.pile, drawable: false, beat: clock(1, 1.5) },
    discard: { top: ["dig-deeper", "clone", "mummy-cat", "see-the-future"], count: 18, label: "18 discarded" },
    ribbon: {
      avatar: pounce.avatar,
      phrase: { wide: ["Sir Pounce drew after", { card: "see-the-future" }] },
      before: ["Olive drew a kitten and died"],
    },
    prompt: asked("MOCHI’S TURN", "Before Mochi acts you may slip in a NOW card.", {
      mine: false,
      clock: null,
      avatar: mochi.avatar,
      buttons: [button("play", "SHUFFLE NOW!", { effect: "out of turn", key: { press: "Enter", cap: "↵" } })],
    }),
    hand: hand(ids, (id) => states[id] ?? "blocked"),
  };
}

/** The viewer is Dead and asked for a card. */
export function robbed(): TableScene {
  const scene = zombie();
  return {
    ...scene,
    own: { ...own, ...dead, count: 7 },
    prompt: asked("GIVE THE PILE A CARD", "Every Dead player buries one.", {
      buttons: [button("give", "BURY CLONE", { kind: "green" })],
    }),
    hand: scene.hand.map((each) => ({ ...each, state: each.card === "clone" ? "selected" : "playable" })),
    stage: {
      kind: "give",
      from: you,
      to: "pile",
      card: "clone",
      line: "One of your cards is shuffled into the pile.",
      waiting: { text: "still choosing", players: [biscuit, olive] },
    },
  };
}

export function fed(): TableScene {
  return {
    ...zombie(),
    prompt: asked("THEY FEED OLIVE", "Each of the living gives a card.", { mine: false, avatar: mochi.avatar }),
    stage: {
      kind: "gather",
      to: olive,
      card: "clone",
      line: "Each of the living gives Olive a card.",
      waiting: { text: "still choosing", players: [mochi, biscuit, pounce, you] },
    },
  };
}

const playmat: Playmat = {
  label: "playmat",
  short: "mat",
  places: [
    { card: "godcat", at: biscuit },
    { card: "devilcat", at: "here" },
  ],
  spoken: "Playmat",
};

const nine: readonly SeatPlate[] = [
  seat(0, { target: "candidate", count: 6 }),
  seat(1, { target: "candidate", godcat: true, count: 5, chips: [{ kind: "godcat", text: "Godcat" }] }),
  seat(4, dead),
  seat(2, { target: "chosen", count: 11 }),
  seat(5, { target: "candidate", state: "away", chips: [{ kind: "away", text: "away" }] }),
  seat(3, { target: "candidate", name: "Gizmo", avatar: "bot", chips: [{ kind: "bot", text: "bot" }] }),
  seat(6, { ...dead, before: null }),
  seat(7, { target: "candidate" }),
];

/** Nine players: the other scenes with their seats. */
const crowded = (make: () => TableScene) => (): TableScene => {
  const scene = make();
  return {
    ...scene,
    felt: "moss",
    back: "zombie",
    playmat,
    header: { title: "Zombie Apocalypse", line: "table BRAINS-3" },
    seats: nine.map((each) => (scene.stage.kind === "none" ? each : { ...each, target: "no" })),
  };
};

function apocalypse(): TableScene {
  const ids = ["defuse", "zombie-kitten", "nope", "targeted-attack", "clone", "shuffle-now", "dig-deeper"];
  const more = ["reveal-the-future", "goblin-cat"];
  const scene = zombie();
  return {
    ...scene,
    own: { ...own, count: 10, onTurn: true, note: "your turn" },
    pile: { ...scene.pile, count: 31, danger: { text: "7 kittens", percent: 23 }, beat: null },
    discard: { top: ["armageddon", "nope", "skip", "shuffle-now"], count: 24, label: "24 discarded" },
    ribbon: {
      avatar: "11",
      phrase: { wide: ["Pixel drew a card – your turn"] },
      before: ["Waffles lost to the Devilcat"],
    },
    prompt: asked("WHO GETS THE ATTACK?", "Sir Pounce would owe 2 turns.", {
      buttons: [button("cancel", "CANCEL", { kind: "dark" }), button("play", "ATTACK SIR POUNCE")],
    }),
    hand: [
      ...hand([...ids, ...more], (id) =>
        id === "targeted-attack" ? "selected" : ids.indexOf(id) in [0, 1, 2] ? "blocked" : "ready",
      ),
      card("goblin-cat", "ready", { key: "goblin-cat#2" }),
    ],
  };
}

function nineWin(): TableScene {
  const scene = original.win();
  if (scene.stage.kind !== "win") return scene;
  const standings = nine.map((each, i) => ({
    ...each,
    place: i + 2,
    line: "boom, turn 41",
    ready: i < 3,
    mine: false,
  }));
  return { ...scene, stage: { ...scene.stage, standings: [...scene.stage.standings.slice(0, 1), ...standings] } };
}

export const nineScenes: Readonly<Record<string, () => TableScene>> = {
  apocalypse: crowded(apocalypse),
  "nine-turn": crowded(original.turn),
  "nine-chain": crowded(original.nopeWait),
  "nine-hide": crowded(original.hide),
  "nine-win": crowded(nineWin),
  "nine-stop": crowded(goodVsEvil.stop),
  "nine-duel": crowded(goodVsEvil.duel),
  "nine-steal": crowded(goodVsEvil.steal),
  "nine-grid": crowded(goodVsEvil.nameAny),
  "nine-look": crowded(goodVsEvil.look),
  "nine-future": crowded(goodVsEvil.revealed),
  "nine-give": crowded(robbed),
  "nine-gather": crowded(fed),
};

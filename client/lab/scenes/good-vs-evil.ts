import type { HandCard, Playmat, Prompt, SeatPlate, TableScene } from "../../table/model.ts";
import { prints } from "../prints.ts";
import { turn } from "./original.ts";
import { biscuit, button, card, clock, mochi, olive, own, pounce, seat, you } from "./pieces.ts";

const ids = ["defuse", "nope", "armageddon", "targeted-attack", "raising-heck", "feral-cat", "goblin-cat"];

const hand = (state: HandCard["state"]): HandCard[] => [
  ...ids.map((id) => card(id, state)),
  card("goblin-cat", state, { key: "goblin-cat#2" }),
];

const playmat = (godcat: Playmat["places"][number]["at"], devilcat: typeof godcat = "here"): Playmat => ({
  label: "playmat",
  short: "mat",
  places: [
    { card: "godcat", at: godcat },
    { card: "devilcat", at: devilcat },
  ],
  spoken: "Playmat",
});

const godly: Partial<SeatPlate> = { godcat: true, chips: [{ kind: "godcat", text: "Godcat" }] };

export const asked = (title: string, line: string, over: Partial<Prompt> = {}): Prompt => ({
  mine: true,
  clock: clock(12, 20),
  avatar: null,
  title: { wide: title },
  pips: null,
  strong: null,
  line: { wide: line },
  buttons: [],
  ...over,
});

function table(): TableScene {
  const scene = turn();
  return {
    ...scene,
    header: { title: "Good vs Evil", line: "table HALO-7" },
    seats: [0, 1, 2, 3].map((i) => seat(i, i === 1 ? godly : {})),
    own: { ...own, count: 8 },
    pile: { ...scene.pile, count: 9, drawable: false },
    playmat: playmat(biscuit),
    discard: { top: ["favor", "nope", "feral-cat", "shuffle-until-stop"], count: 11, label: "11 discarded" },
    hand: hand("rest"),
  };
}

export function stop(): TableScene {
  const spoken = "Stop the shuffling";
  return {
    ...table(),
    seats: [0, 1, 2, 3].map((i) => seat(i, i === 1 ? godly : { onTurn: i === 3 })),
    own: { ...own, note: "your call" },
    ribbon: {
      avatar: olive.avatar,
      phrase: { wide: ["Olive played", { card: "shuffle-until-stop" }, "– you say stop"] },
      before: ["Nobody said Nope"],
    },
    prompt: asked("SAY STOP!", "The pile whirls until you do. Your timing is pure luck."),
    stage: { kind: "stop", stopper: you, mine: true, word: "STOP", clock: clock(4, 5), spoken },
  };
}

export function stopWatched(): TableScene {
  const scene = stop();
  if (scene.stage.kind !== "stop") return scene;
  const prompt = asked("BISCUIT SAYS STOP", "The pile whirls until then.", { mine: false, avatar: biscuit.avatar });
  return { ...scene, prompt, stage: { ...scene.stage, stopper: biscuit, mine: false, word: "STOPP" } };
}

export function duel(): TableScene {
  const side = { card: null, choice: "no", spoken: "" } as const;
  return {
    ...table(),
    seats: [0, 1, 2, 3].map((i) => seat(i, { onTurn: i === 1 })),
    playmat: playmat("duel", "duel"),
    ribbon: {
      avatar: biscuit.avatar,
      phrase: { wide: ["Biscuit laid a card before you:", { card: "armageddon" }] },
      before: ["Nobody said Nope"],
    },
    prompt: asked("STAY OR SWAP?", "One is the Godcat. The Devilcat explodes its owner.", {
      buttons: [
        button("stay", "STAY", { kind: "paper", effect: "keep your card", key: { press: "1", cap: "1" } }),
        button("swap", "SWAP", { effect: "take Biscuit’s", key: { press: "2", cap: "2" } }),
      ],
    }),
    hand: hand("rest").map(
      (each): HandCard =>
        each.card === "defuse" ? { ...each, state: "helpful", tag: { kind: "saves", text: "would save you" } } : each,
    ),
    stage: {
      kind: "duel",
      secret: null,
      versus: "VS",
      sides: [
        { ...side, owner: biscuit, label: "Biscuit’s card" },
        { ...side, owner: you, label: "Your card" },
      ],
    },
  };
}

export function lay(): TableScene {
  const scene = duel();
  return {
    ...scene,
    seats: [0, 1, 2, 3].map((i) => seat(i, { target: i === 2 ? "chosen" : "candidate" })),
    own: { ...own, onTurn: true },
    prompt: asked("WHICH ONE IS YOURS?", "The other one lies before Sir Pounce, who may swap.", {
      buttons: [button("lay", "LAY THEM DOWN")],
    }),
    stage: {
      kind: "duel",
      secret: "only you see this",
      versus: "VS",
      sides: [
        { card: "godcat", owner: you, label: "Before you", choice: "chosen", spoken: "Godcat" },
        { card: "devilcat", owner: pounce, label: "Before Sir Pounce", choice: "candidate", spoken: "Devilcat" },
      ],
    },
  };
}

export function steal(): TableScene {
  return {
    ...table(),
    seats: [0, 1, 2, 3].map((i) => seat(i, i === 0 ? { ...godly, count: 7 } : {})),
    own: { ...own, onTurn: true, note: "your turn", count: 6 },
    playmat: playmat(mochi),
    ribbon: {
      avatar: you.avatar,
      phrase: { wide: ["Your pair of", { card: "goblin-cat" }, "went through"] },
      before: null,
    },
    prompt: asked("STEAL FROM MOCHI", "Plain backs are all alike: you get one by chance.", {
      buttons: [
        button("swipe", "SWIPE THIS ONE", { effect: "a plain card, by chance" }),
        button("godcat", "GODCAT", { effect: "on sight" }),
      ],
    }),
    hand: hand("rest").slice(0, 6),
    stage: { kind: "steal", count: 7, godcat: "Godcat", chosen: 2, mine: true, spoken: "Card" },
  };
}

export function look(): TableScene {
  return {
    ...table(),
    own: { ...own, onTurn: true, ...godly },
    playmat: playmat(you),
    prompt: asked("KEEP IT?", "It was the last card of the pile.", {
      buttons: [button("top", "ON TOP", { kind: "paper", effect: "Mochi draws it" }), button("keep", "KEEP IT")],
    }),
    stage: { kind: "look", secret: "only you see this", card: "attack", by: you, line: "From the bottom of the pile" },
  };
}

export function lookWatched(): TableScene {
  const scene = look();
  if (scene.stage.kind !== "look") return scene;
  return { ...scene, stage: { ...scene.stage, secret: null, card: null, by: olive } };
}

export function nameAny(): TableScene {
  return {
    ...table(),
    prompt: asked("WHAT IS THE GODCAT TO BE?", "It goes back to the playmat afterwards.", {
      buttons: [button("cancel", "CANCEL", { kind: "dark" }), button("name", "PLAY AS DEFUSE")],
    }),
    stage: {
      kind: "grid",
      secret: null,
      title: "AS WHICH CARD?",
      cards: Object.keys(prints)
        .filter((id) => id !== "exploding-kitten")
        .map((id) => ({ key: id, card: id, chosen: id === "shuffle-now", spoken: id })),
    },
  };
}

export function revealed(): TableScene {
  return {
    ...table(),
    prompt: asked("THE NEXT THREE CARDS", "Everybody sees them."),
    stage: {
      kind: "future",
      secret: null,
      cards: [
        { card: "favor", place: "NEXT", drawer: you },
        { card: "exploding-kitten", place: "2nd", drawer: mochi },
        { card: "cloud-cat", place: "3rd", drawer: biscuit },
      ],
    },
  };
}

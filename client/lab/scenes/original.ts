import type { CardState, Discard, HandCard, SeatPlate, TableScene, Who } from "../../table/model.ts";
import { prints } from "../prints.ts";
import { biscuit, button, card, clock, mochi, olive, own, pounce, seat, you } from "./pieces.ts";

const ids = ["defuse", "nope", "attack", "skip", "see-the-future", "favor", "noodle-cat"];

function fullHand(state: (id: string) => CardState): HandCard[] {
  return [...ids.map((id) => card(id, state(id))), card("noodle-cat", state("noodle-cat"), { key: "noodle-cat#2" })];
}

const discard: Discard = { top: ["favor", "see-the-future", "skip", "attack"], count: 9, label: "9 discarded" };

/** The viewer is on turn in an Original Edition of five. */
export function turn(): TableScene {
  return {
    prints,
    felt: "teal",
    back: "standard",
    header: { title: "Original", line: "table KITE-42" },
    corners: [
      { id: "menu", label: "Menu", icon: "menu", dot: 0 },
      { id: "sound", label: "Sound", icon: "sound", dot: 0 },
      { id: "log", label: "Log", icon: "log", dot: 0 },
      { id: "chat", label: "Chat", icon: "chat", dot: 2 },
      { id: "emotes", label: "Emotes", icon: "emotes", dot: 0 },
    ],
    seats: [0, 1, 2, 3].map((i) => seat(i)),
    own: { ...own, onTurn: true, chips: [{ kind: "owes", text: "owe 2" }] },
    pile: {
      count: 12,
      unit: "cards",
      danger: { text: "4 kittens", percent: 33 },
      drawable: true,
      beat: null,
      spoken: "Draw pile, 12 cards",
    },
    playmat: null,
    discard,
    ribbon: {
      avatar: olive.avatar,
      phrase: {
        wide: ["Olive played", { card: "attack" }, "– you owe 2 turns"],
        narrow: ["Olive:", { card: "attack" }, "– you owe 2 turns"],
      },
      before: ["Sir Pounce skipped"],
    },
    prompt: {
      mine: true,
      clock: clock(23, 30),
      avatar: null,
      title: { wide: "YOUR TURN" },
      pips: { count: 2, text: "2 to take" },
      strong: null,
      line: {
        wide: "Play cards if you like. A draw ends the first of the two.",
        narrow: "Play cards, or draw to end one turn.",
      },
      buttons: [button("draw", "DRAW", { kind: "bomb", effect: "33% kitten", key: { press: "d", cap: "D" } })],
    },
    hand: fullHand((id) => (id === "defuse" || id === "nope" ? "blocked" : "playable")).map((each) =>
      each.key === "noodle-cat#2"
        ? { ...each, tag: { kind: "pair", text: "PAIR" } }
        : { ...each, note: each.state === "blocked" ? "Only when somebody else has played a card." : null },
    ),
    stage: { kind: "none" },
  };
}

export function nopeWait(): TableScene {
  const scene = turn();
  return {
    ...scene,
    seats: scene.seats.map((each) => (each.seat === 1 ? { ...each, onTurn: true, count: 4 } : each)),
    own,
    pile: { ...scene.pile, drawable: false },
    discard: { ...discard, label: "12 discarded" },
    ribbon: {
      avatar: biscuit.avatar,
      phrase: {
        wide: ["Biscuit played", { card: "nope" }, "on Mochi’s theft"],
        narrow: ["Biscuit:", { card: "nope" }, "on Mochi’s theft"],
      },
      before: ["Mochi plays a pair of Moon Cats: steal a card from you"],
    },
    prompt: {
      mine: true,
      clock: clock(5, 8),
      avatar: null,
      title: { wide: "NOPE THE NOPE?" },
      pips: null,
      strong: null,
      line: {
        wide: "Each Nope flips it and starts the clock anew.",
        narrow: "Each Nope flips it and restarts the clock.",
      },
      buttons: [
        button("nope", "NOPE", { kind: "red", effect: "theft is back on", key: { press: "n", cap: "N" } }),
        button("pass", "LET IT HAPPEN", {
          kind: "paper",
          effect: "theft stays stopped",
          key: { press: "l", cap: "L" },
        }),
      ],
    },
    hand: fullHand((id) => (id === "nope" ? "selected" : "blocked")),
    stage: {
      kind: "chain",
      links: [
        {
          key: "0",
          cards: ["moon-cat", "moon-cat"],
          by: mochi,
          target: you,
          state: "noped",
          stamp: "NOPE",
          was: { state: "fresh", stamp: null } as const,
        },
        {
          key: "1",
          cards: ["nope"],
          by: biscuit,
          target: null,
          state: "fresh",
          stamp: null,
          was: { state: "fresh", stamp: null } as const,
        },
      ],
      standing: { lead: "right now", word: "STOPPED", stopped: true },
    },
  };
}

function longChain(): TableScene {
  const scene = nopeWait();
  if (scene.stage.kind !== "chain") return scene;
  const nope = (key: string, by: Who, last: boolean) => ({
    key,
    cards: ["nope"],
    by,
    target: null,
    state: last ? ("fresh" as const) : ("noped" as const),
    stamp: last ? null : "NOPE",
    was: { state: "fresh", stamp: null } as const,
  });
  return {
    ...scene,
    hand: fullHand(() => "blocked"),
    prompt: scene.prompt && {
      ...scene.prompt,
      buttons: scene.prompt.buttons.map((each) =>
        each.id === "nope" ? { ...each, enabled: false, effect: "you have none" } : each,
      ),
    },
    stage: {
      ...scene.stage,
      links: [
        {
          key: "0",
          cards: ["favor", "attack", "skip", "shuffle", "nope"],
          by: mochi,
          target: null,
          state: "restored",
          stamp: "YUP!",
          was: { state: "fresh", stamp: null } as const,
        },
        nope("1", biscuit, false),
        nope("2", olive, false),
        nope("3", pounce, false),
        nope("4", mochi, true),
      ],
      standing: { lead: "right now", word: "GOES AHEAD", stopped: false },
    },
  };
}

export function hide(): TableScene {
  const scene = turn();
  const order = ["02", "04", "05", "07", "01"];
  return {
    ...scene,
    own: { ...own, onTurn: true, count: 7, note: "your turn" },
    pile: {
      count: 11,
      unit: "cards",
      danger: { text: "3 kittens", percent: 27 },
      drawable: false,
      beat: null,
      spoken: "Draw pile",
    },
    ribbon: {
      avatar: you.avatar,
      phrase: {
        wide: ["You drew", { card: "exploding-kitten" }, "and played", { card: "defuse" }],
        narrow: ["You: kitten! Saved by", { card: "defuse" }],
      },
      before: ["Olive skipped"],
    },
    prompt: {
      mine: true,
      clock: clock(17, 24),
      avatar: null,
      title: { wide: "HIDE THE KITTEN", narrow: "HIDE IT: 3 CARDS ABOVE" },
      pips: null,
      strong: "3 cards above it.",
      line: { wide: "Olive draws it, if everybody just draws.", narrow: "Olive draws it, if all just draw." },
      buttons: [
        button("anywhere", "ANYWHERE", { kind: "dark", effect: "by chance" }),
        button("hide", "HIDE IT HERE", { kind: "bomb", key: { press: "Enter", cap: "↵" } }),
      ],
    },
    hand: fullHand(() => "rest").slice(1),
    stage: {
      kind: "hide",
      secret: "only you see this",
      kitten: "exploding-kitten",
      drawers: Array.from({ length: 12 }, (_, i) => order[i % 5] ?? "01"),
      chosen: 3,
      top: "TOP",
      end: "END",
      spoken: "3 cards above it",
    },
  };
}

function future(): TableScene {
  const scene = turn();
  return {
    ...scene,
    ribbon: {
      avatar: you.avatar,
      phrase: { wide: ["You played", { card: "see-the-future" }] },
      before: ["Nobody said Nope"],
    },
    prompt: {
      mine: true,
      clock: clock(20, 30),
      avatar: null,
      title: { wide: "THE NEXT THREE CARDS" },
      pips: null,
      strong: null,
      line: { wide: "Names show who draws them, if everybody just draws." },
      buttons: [button("ok", "GOT IT", { effect: "back to the table", key: { press: "Enter", cap: "↵" } })],
    },
    hand: fullHand((id) => (id === "defuse" || id === "nope" ? "blocked" : "playable")).slice(0, 7),
    stage: {
      kind: "future",
      secret: "only you see this",
      cards: [
        { card: "favor", place: "NEXT", drawer: you },
        { card: "exploding-kitten", place: "2nd", drawer: mochi },
        { card: "skip", place: "3rd", drawer: biscuit },
      ],
    },
  };
}

function steal(): TableScene {
  const scene = turn();
  return {
    ...scene,
    ribbon: {
      avatar: you.avatar,
      phrase: { wide: ["Your pair of", { card: "noodle-cat" }, "went through"] },
      before: null,
    },
    prompt: {
      mine: true,
      clock: clock(9, 20),
      avatar: null,
      title: { wide: "STEAL FROM MOCHI" },
      pips: null,
      strong: null,
      line: { wide: "Plain backs are all alike: you get one by chance." },
      buttons: [button("swipe", "SWIPE THIS ONE", { effect: "a plain card, by chance" })],
    },
    hand: fullHand(() => "rest").slice(0, 6),
    stage: { kind: "steal", count: 7, godcat: null, chosen: 2, mine: true, spoken: "Card" },
  };
}

function give(): TableScene {
  const scene = turn();
  return {
    ...scene,
    prompt: {
      mine: true,
      clock: clock(9, 20),
      avatar: null,
      title: { wide: "GIVE MOCHI A CARD" },
      pips: null,
      strong: null,
      line: { wide: "Choose one from your hand." },
      buttons: [button("give", "GIVE FAVOR", { kind: "green" })],
    },
    hand: fullHand((id) => (id === "favor" ? "selected" : "playable")),
    stage: { kind: "give", from: you, to: mochi, card: "favor", line: "Mochi asks you for a card.", waiting: null },
  };
}

function grid(): TableScene {
  const scene = turn();
  return {
    ...scene,
    prompt: {
      mine: true,
      clock: clock(9, 20),
      avatar: null,
      title: { wide: "WHICH CARD DO YOU WANT?" },
      pips: null,
      strong: null,
      line: { wide: "If Mochi has it, it is yours." },
      buttons: [
        button("cancel", "CANCEL", { kind: "dark", key: { press: "Escape", cap: "Esc" } }),
        button("name", "NAME DEFUSE"),
      ],
    },
    stage: {
      kind: "grid",
      secret: null,
      title: "NAME A CARD",
      cards: Object.keys(prints).map((id) => ({
        key: id,
        card: id,
        chosen: id === "defuse",
        spoken: prints[id]?.title ?? id,
      })),
    },
  };
}

function selection(): TableScene {
  const scene = turn();
  const chosen = (id: string): CardState => (id === "noodle-cat" ? "selected" : "ready");
  return {
    ...scene,
    seats: scene.seats.map((each) => ({ ...each, target: each.seat === 3 ? "chosen" : "candidate" })),
    prompt: {
      mine: true,
      clock: clock(21, 30),
      avatar: null,
      title: { wide: "WHOM DO YOU ROB?", narrow: "WHOM DO YOU ROB?" },
      pips: null,
      strong: null,
      line: { wide: "A pair: take a card from Sir Pounce, by chance.", narrow: "A card of Sir Pounce, by chance." },
      buttons: [
        button("cancel", "CANCEL", { kind: "dark", key: { press: "Escape", cap: "Esc" } }),
        button("play", "ROB SIR POUNCE", { key: { press: "Enter", cap: "↵" } }),
      ],
    },
    hand: fullHand(chosen),
    stage: { kind: "selection", cards: ["noodle-cat", "noodle-cat"], line: "A pair steals a card." },
  };
}

function danger(): TableScene {
  const scene = turn();
  return { ...scene, stage: { kind: "selection", cards: ["exploding-kitten"], line: "It ticks …" } };
}

function waiting(): TableScene {
  const scene = turn();
  const changes: Readonly<Record<number, Partial<SeatPlate>>> = {
    0: { awaited: clock(18, 25), onTurn: true, chips: [{ kind: "owes", text: "owes 4" }] },
    1: { state: "away", chips: [{ kind: "away", text: "away" }] },
    2: { state: "exploded", count: 0, chips: [{ kind: "exploded", text: "exploded" }] },
    3: {
      avatar: "bot",
      name: "Gizmo",
      chips: [
        { kind: "bot", text: "bot" },
        { kind: "choosing", text: "choosing" },
      ],
    },
  };
  return {
    ...scene,
    seats: [0, 1, 2, 3].map((i) => seat(i, changes[i])),
    own,
    prompt: {
      mine: false,
      clock: null,
      avatar: mochi.avatar,
      title: { wide: "MOCHI’S TURN" },
      pips: null,
      strong: null,
      line: { wide: "Sir Pounce is out: four players left, three kittens in the pile." },
      buttons: [],
    },
    pile: { ...scene.pile, drawable: false },
    hand: fullHand(() => "rest"),
  };
}

function many(): TableScene {
  const scene = turn();
  const titles = Object.keys(prints);
  const hand = Array.from({ length: 26 }, (_, i) => {
    const id = titles[Math.floor(i / 2)] ?? "skip";
    return card(id, "playable", { key: `${id}#${i}` });
  });
  return { ...scene, seats: [0, 1, 2, 3, 4, 5, 6, 7].map((i) => seat(i)), hand };
}

function few(): TableScene {
  const scene = turn();
  return {
    ...scene,
    seats: [seat(0)],
    hand: fullHand(() => "playable").slice(1, 4),
    pile: { ...scene.pile, count: 0, danger: null, drawable: false },
  };
}

function helpful(): TableScene {
  const scene = waiting();
  const hand = fullHand((id) => (id === "defuse" ? "helpful" : "rest")).map((each): HandCard => {
    if (each.card === "defuse") return { ...each, tag: { kind: "saves", text: "would save you" } };
    return each.card === "skip" ? { ...each, tag: { kind: "new", text: "new" } } : each;
  });
  return { ...scene, hand };
}

export function win(): TableScene {
  const scene = waiting();
  const lines = ["last one up", "boom, turn 41", "boom, turn 33", "boom, turn 28", "boom, turn 19"];
  return {
    ...scene,
    seats: scene.seats.map((each) => ({
      ...each,
      state: "exploded",
      awaited: null,
      onTurn: false,
      chips: [{ kind: "exploded", text: "exploded" }],
    })),
    own: null,
    prompt: null,
    stage: {
      kind: "win",
      winner: you,
      shout: "YOU WIN!",
      line: "The last cat standing: eight lives to spare.",
      standings: [you, olive, mochi, biscuit, pounce].map((who, i) => ({
        ...who,
        place: i + 1,
        line: lines[i] ?? "",
        ready: i < 2,
        mine: i === 0,
      })),
      facts: [
        { badge: "cross", text: "9 Nopes, 3 Yups" },
        { badge: "scissors", text: "5 kittens defused" },
        { badge: "bolt", text: "most turns owed: 6, Mochi" },
      ],
      buttons: [
        button("again", "PLAY AGAIN", { effect: "3 of 5 are in" }),
        button("change", "CHANGE THE TABLE", { kind: "paper" }),
        button("leave", "LEAVE", { kind: "dark" }),
      ],
    },
  };
}

export const originalScenes: Readonly<Record<string, () => TableScene>> = {
  turn,
  "nope-wait": nopeWait,
  "long-chain": longChain,
  hide,
  future,
  steal,
  give,
  grid,
  selection,
  danger,
  waiting,
  many,
  few,
  helpful,
  win,
};

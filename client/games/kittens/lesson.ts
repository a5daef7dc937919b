import type { Command } from "../../../shared/core/commands.ts";
import type { Seat } from "../../../shared/core/game.ts";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import { type Position, stateAt } from "../../../shared/games/kittens/position.ts";
import type { Between, TextKey } from "../../../shared/locales/keys.ts";
import { addTexts } from "../../app/i18n.ts";
import type { Lesson, LessonGame, LessonStep } from "../../game-model/client-game.ts";

/** The tutorial game: its deal and its script cover all that a newcomer must know. */

const t = addTexts("kittens-lesson");

const newcomer: Seat = 0;
const mochi: Seat = 1;
const biscuit: Seat = 2;

const kitten = "exploding-kitten";

export const deal: Position = {
  edition: "original",
  options: { combos: true, fast: false },
  turn: newcomer,
  turns: 1,
  attacked: false,
  hands: [
    ["defuse", "nope", "moon-cat", "pirate-cat"],
    ["noodle-cat", "skip", "favor", "shuffle"],
    ["attack", "cactus-cat", "favor", "disco-cat"],
  ],
  drawPile: [
    "see-the-future",
    "pirate-cat",
    "skip",
    "cactus-cat",
    kitten,
    "noodle-cat",
    kitten,
    "favor",
    "shuffle",
    "moon-cat",
  ],
  discardPile: [],
  exploded: [],
};

const draw: Command = { type: "draw" };
const pass: Command = { type: "pass" };

const spot = (id: string): string => `[data-spot="${id}"]`;
const cards = '[data-spot^="card:"]';
const onTop = '.spots:has([data-spot="slot-slider"][aria-valuenow="0"])';

type HintText = Between<TextKey<"kittens-lesson">, "kittens-lesson.hints.">;
const say = (text: HintText) => () => t(`kittens-lesson.hints.${text}`);

const drawing = (text: HintText, about: string): LessonStep => ({
  expected: draw,
  hints: [{ at: spot("button-draw"), about, text: say(text) }],
});

const steps: readonly LessonStep[] = [
  drawing("draw", cards),
  { seat: mochi, command: draw },
  { seat: biscuit, command: { type: "play", cards: ["attack"] } },
  { expected: { type: "nope" }, hints: [{ at: spot("button-nope"), about: spot("card:nope#1"), text: say("nope") }] },
  { seat: mochi, command: pass },
  { seat: biscuit, command: pass },
  { seat: biscuit, command: draw },
  {
    expected: { type: "play", cards: ["see-the-future"] },
    hints: [
      { at: spot("button-play"), about: spot("card:see-the-future#1"), text: say("play") },
      { at: spot("card:see-the-future#1"), text: say("card") },
    ],
  },
  { seat: mochi, command: pass },
  { seat: biscuit, command: pass },
  {
    expected: draw,
    hints: [
      { at: spot("button-got-it"), text: say("seen") },
      { at: spot("button-draw"), about: spot("pile"), text: say("safe") },
    ],
  },
  { seat: mochi, command: draw },
  { seat: biscuit, command: draw },
  drawing("danger", spot("pile")),
  {
    expected: { type: "save", card: "defuse" },
    hints: [{ at: spot("button-save"), about: spot("card:defuse#1"), text: say("defuse") }],
  },
  {
    expected: { type: "insert", position: 0 },
    hints: [
      { at: `${onTop} ${spot("button-hide")}`, text: say("hide") },
      { at: spot("slot-slider"), text: say("slide") },
    ],
  },
  { seat: biscuit, command: draw },
];

function begin(): LessonGame {
  const state = stateAt(deal, "lesson");
  const told = (events: readonly KittensEvent[]) => events.flatMap((event) => kittens.redact(event, newcomer) ?? []);
  return {
    opening: told([
      ...deal.hands.map((hand, seat): KittensEvent => ({ type: "dealt", seat, hand: [...hand] })),
      { type: "turn-began", seat: deal.turn, owes: deal.turns, attacked: deal.attacked },
    ]),
    step(seat, command) {
      const result = kittens.step(state, seat, command);
      if (!result.ok) throw new Error(`the lesson is wrong: ${command.type} of ${seat} was rejected`);
      return told(result.value);
    },
    view: () => kittens.view(kittens.clone(state), newcomer),
    get isOver() {
      return kittens.outcome(state) !== null;
    },
  };
}

export const lesson: Lesson = {
  game: kittens.id,
  edition: deal.edition,
  newcomer,
  steps,
  begin,
  summary: () => t("kittens-lesson.done"),
};

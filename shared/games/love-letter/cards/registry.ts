import type { CardId } from "../titles.ts";
import { battleBunny } from "./battle-bunny.ts";
import type { Card } from "./card.ts";
import { crystalBowl } from "./crystal-bowl.ts";
import { doggyGraveDigger } from "./doggy-grave-digger.ts";
import { hermitHomeSwap } from "./hermit-home-swap.ts";
import { jitteryJuggler } from "./jittery-juggler.ts";
import { kingCat } from "./king-cat.ts";
import { mouseTrapper } from "./mouse-trapper.ts";
import { notAPet } from "./not-a-pet.ts";
import { royalRobovac } from "./royal-robovac.ts";
import { shellShield } from "./shell-shield.ts";
import { snakeSorcerer } from "./snake-sorcerer.ts";

export const cards: Readonly<Record<CardId, Card>> = {
  "king-cat": kingCat,
  "not-a-pet": notAPet,
  "hermit-home-swap": hermitHomeSwap,
  "jittery-juggler": jitteryJuggler,
  "doggy-grave-digger": doggyGraveDigger,
  "snake-sorcerer": snakeSorcerer,
  "shell-shield": shellShield,
  "battle-bunny": battleBunny,
  "mouse-trapper": mouseTrapper,
  "crystal-bowl": crystalBowl,
  "royal-robovac": royalRobovac,
};

import { juggle } from "../effects/pile.ts";
import type { Card } from "./card.ts";

export const jitteryJuggler: Card = { id: "jittery-juggler", kind: "lone", rule: "L15", resolve: juggle };

import { lookAtTop } from "../effects/pile.ts";
import type { Card } from "./card.ts";

export const mouseTrapper: Card = { id: "mouse-trapper", kind: "lone", rule: "L20", resolve: lookAtTop };

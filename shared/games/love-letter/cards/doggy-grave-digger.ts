import { showTo } from "../secret.ts";
import type { Card } from "./card.ts";

export const doggyGraveDigger: Card = {
  id: "doggy-grave-digger",
  kind: "lone",
  rule: "L16",
  resolve: ({ state, events }, seat) => {
    const { setAside } = state;
    if (setAside === null) {
      events.push({ type: "nothing-happened", seat });
      return;
    }
    showTo(setAside, [seat]);
    events.push({ type: "set-aside-seen", seat, card: setAside.card });
    state.pending = { kind: "stay", seat };
  },
};

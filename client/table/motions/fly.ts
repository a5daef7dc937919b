import type { Place } from "../place.ts";
import type { Flight, Traveller } from "./motion.ts";
import type { CardProp, Stagehand } from "./stagehand.ts";

/** A card travels along a bow, turning over on the way if it should. */
export async function fly(
  hand: Stagehand,
  card: Traveller,
  from: Place,
  to: Place,
  flight: Flight = {},
): Promise<void> {
  const start = hand.props.find(from);
  const goal = hand.props.find(to);
  if (start === null || goal === null || hand.over) return;
  const { ms = 320, spin = 0, arc = 40 } = flight;
  const width = Math.max(start.w, goal.w);
  const prop = hand.card(card, { ...start, w: width }, 102);
  const { group } = prop;
  group.setScale(start.w / width);
  const rise = { from: 0, to: 1 };
  const way = hand.move({
    targets: rise,
    from: 1,
    duration: ms,
    ease: "Cubic.InOut",
    onUpdate: () => {
      const t = rise.from;
      group.setPosition(
        start.x + (goal.x - start.x) * t,
        start.y + (goal.y - start.y) * t - Math.sin(t * Math.PI) * arc * hand.unit,
      );
      group.setAngle(start.angle + (goal.angle + spin - start.angle) * t);
      group.scaleY = (start.w + (goal.w - start.w) * t) / width;
      if (flight.flip === undefined) group.scaleX = group.scaleY;
    },
  });
  const turn = flight.flip === undefined ? undefined : turnOver(hand, prop, flight.flip, ms, goal.w / width);
  await Promise.all([way, turn]);
  group.setVisible(false);
}

/** Halfway the card is seen edge-on and changes its face. */
async function turnOver(hand: Stagehand, prop: CardProp, face: string, ms: number, end: number): Promise<void> {
  await hand.pause(ms * 0.3);
  await hand.move({ targets: prop.group, scaleX: 0, duration: 75, ease: "Sine.In" });
  if (!hand.over) hand.dress(prop, face);
  await hand.move({ targets: prop.group, scaleX: end, duration: 75, ease: "Sine.Out" });
}

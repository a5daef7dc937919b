import { palette } from "../paint/palette.ts";
import type { Place } from "../place.ts";
import type { Stagehand } from "./stagehand.ts";

/** A thing jumps in size once. */
export async function punch(hand: Stagehand, place: Place): Promise<void> {
  const image = hand.props.image(place);
  if (image === undefined || hand.over) return;
  const scale = 1 / hand.props.ratio();
  await hand.move({ targets: image, scale: scale * 1.12, duration: 90, ease: "Sine.Out" });
  if (image.active) await hand.move({ targets: image, scale, duration: 160, ease: "Back.Out" });
  if (image.active) image.setScale(scale);
}

/** The pile trembles evenly: nothing tells where in it something happened. */
export async function wobble(hand: Stagehand): Promise<void> {
  const image = hand.props.image("pile");
  if (image === undefined || hand.over) return;
  for (const angle of [-4, 4, -3, 3, -1.5, 0]) {
    if (!image.active) return;
    await hand.move({ targets: image, angle, duration: 70, ease: "Sine.InOut" });
  }
  if (image.active) image.setAngle(0);
}

/** The camera shakes and comes to rest where it was. */
export async function shake(hand: Stagehand, strength = 5): Promise<void> {
  if (hand.over) return;
  const { main } = hand.scene.cameras;
  const home = { x: main.x, y: main.y };
  const by = strength * hand.props.ratio();
  for (const [dx, dy] of [
    [1, -0.6],
    [-0.8, 0.7],
    [0.5, 0.4],
    [-0.3, -0.2],
  ] as const) {
    await hand.move({ targets: main, x: home.x + dx * by, y: home.y + dy * by, duration: 45 });
  }
  main.setPosition(home.x, home.y);
}

const papers = ["#FF4B2B", "#FFC93C", "#12B5A5", "#F25CA2", "#8C5BE8", "#9BD531", "#FFF4DF", "#3AA7F0"];

/** Paper falls over the window, beside plates and hand. */
export async function confetti(hand: Stagehand): Promise<void> {
  if (hand.over) return;
  const { width, height } = hand.props.layout();
  const falls = Array.from({ length: 60 }, (_, i) => {
    const size = (6 + (i % 4) * 2) * hand.unit;
    const image = hand.paint(size * 2.4, size * 1.8, 12.5, (pen) => {
      pen.beginPath();
      pen.roundRect(size * 0.3, size * 0.3, size * 1.8, size * 1.1, 2);
      pen.fillStyle = papers[i % papers.length] ?? palette.paper;
      pen.fill();
      pen.lineWidth = 2;
      pen.strokeStyle = palette.ink;
      pen.stroke();
    });
    const x = (i * 173.3) % width;
    image.setPosition(x, -20 - ((i * 61) % 240)).setAngle(i * 47);
    const drift = ((i * 37) % 80) - 40;
    return hand.move({
      targets: image,
      x: x + drift,
      y: height * (0.3 + ((i * 29) % 60) / 100),
      angle: i * 47 + 300,
      duration: 900 + ((i * 53) % 500),
      ease: "Sine.Out",
    });
  });
  await Promise.all(falls);
}

import { palette } from "../../paint/palette.ts";
import type { Pen } from "../../paint/pen.ts";
import type { AnimationContext } from "../animation-context.ts";
import type { StepOf } from "../steps.ts";

const colours = ["#FF4B2B", "#FFC93C", "#12B5A5", "#F25CA2", "#8C5BE8", "#9BD531", "#FFF4DF", "#3AA7F0"];
const pieces = 80;
const side = 14;
/** Above the hand, below lifted cards. */
const depth = 101;

/** Paper falls over the window, the hand included. */
export async function confetti(hand: AnimationContext, { ms }: StepOf<"confetti">): Promise<void> {
  if (hand.over) return;
  const { width, height } = hand.props.layout();
  const prints = colours.map((colour) => hand.print(side * 2.4, side * 1.8, (pen) => paintPaper(pen, colour)));
  const falls = Array.from({ length: pieces }, (_, i) => {
    const print = prints[i % prints.length];
    if (print === undefined) return undefined;
    const image = hand.image(print, depth);
    const x = (i * 173.3) % width;
    image.setScale(image.scale * hand.unit * (0.45 + (i % 4) * 0.15));
    image.setPosition(x, -20 - ((i * 61) % 240)).setAngle(i * 47);
    const fall = { x: x + ((i * 37) % 80) - 40, y: height * (0.35 + ((i * 29) % 64) / 100), angle: i * 47 + 300 };
    return hand.move({ targets: image, ...fall, duration: ms * (0.64 + ((i * 53) % 36) / 100), ease: "Sine.Out" });
  });
  await Promise.all(falls);
}

function paintPaper(pen: Pen, colour: string): void {
  pen.beginPath();
  pen.roundRect(side * 0.3, side * 0.3, side * 1.8, side * 1.1, 2);
  pen.fillStyle = colour;
  pen.fill();
  pen.lineWidth = 2;
  pen.strokeStyle = palette.ink;
  pen.stroke();
}

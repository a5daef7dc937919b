import { shout, text } from "./fonts.ts";
import type { Drawings, Picture, PictureLine } from "./picture.ts";

/** Size in pixels: the preview size of links on most sites. */
export const size = { width: 1200, height: 630 } as const;

/** Width of the winner's part, on the left. */
const stage = 470;
const rows = { x: stage + 40, y: 132, width: size.width - stage - 80, height: 470, tallest: 104 } as const;

/** Minimum height of a row with two lines of text. */
const lowest = 58;

const ink = "#1c1326";
const paper = "#fff4df";
const night = "#2a1740";
const gold = "#ffc93c";
const orange = "#ff9f1c";
const dusk = "#3a2357";
const soft = "#5b4a70";
const violet = "#5b3fa8";

type Pen = CanvasRenderingContext2D;

/** Start times of the parts of the picture, in ms. */
const times = { crown: 500, headline: 900, lines: 1300, line: 260 } as const;

/** Returns the time until only rays and confetti move, in ms. */
export const playsFor = ({ lines }: Picture): number => times.lines + times.line * lines.length + 2600;

/** Paints a picture in its state after `ms`. */
export function paint(pen: Pen, picture: Picture, drawings: Drawings, ms: number): void {
  pen.fillStyle = night;
  pen.fillRect(0, 0, size.width, size.height);
  paintHero(pen, picture, drawings, ms);
  if (picture.isVictory) confetti(pen, ms - times.headline);
  paintHeadline(pen, picture, ms);
  const logo = drawings.get("logo-wide");
  if (logo) pen.drawImage(logo, rows.x, 34, 300, (300 * logo.naturalHeight) / logo.naturalWidth);
  write(pen, picture.edition, size.width - 40, 60, { font: shout(30), fill: gold, align: "right", most: 360 });
  write(pen, picture.place, size.width - 40, 94, { font: text(19), fill: "#cdbde3", align: "right", most: 360 });
  const height = Math.min(rows.tallest, rows.height / picture.lines.length);
  const top = rows.y + (rows.height - height * picture.lines.length) / 2;
  for (const [index, line] of picture.lines.entries()) {
    const begins = times.lines + times.line * (picture.lines.length - 1 - index);
    const there = eased((ms - begins) / times.line);
    pen.globalAlpha = there;
    paintLine(pen, line, drawings, top + index * height + 60 * (1 - there), height - 10);
    pen.globalAlpha = 1;
  }
}

/** Paints winner or viewer in front of turning rays. */
function paintHero(pen: Pen, { hero, isVictory }: Picture, drawings: Drawings, ms: number): void {
  const [x, y] = [stage / 2, 300];
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, stage, size.height);
  pen.clip();
  pen.fillStyle = isVictory ? orange : dusk;
  pen.fillRect(0, 0, stage, size.height);
  pen.fillStyle = isVictory ? gold : violet;
  for (let ray = 0; ray < 18; ray += 1) {
    const angle = (ray * Math.PI) / 9 + ms / 9000;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.arc(x, y, 700, angle, angle + Math.PI / 18);
    pen.fill();
  }
  pen.restore();
  pen.fillStyle = ink;
  pen.fillRect(stage, 0, 6, size.height);
  const face = drawings.get(`avatars/${hero.avatar}`);
  if (face) pen.drawImage(hero.ash ? inAsh(face) : face, x - 130, y - 120, 260, 260);
  if (isVictory) paintCrown(pen, drawings, x, y, ms);
  else paintMark(pen, hero.mark === null ? undefined : drawings.get(hero.mark), x, y);
}

function paintMark(pen: Pen, mark: CanvasImageSource | undefined, x: number, y: number): void {
  if (mark) pen.drawImage(mark, x + 40, y + 30, 120, 120);
}

function paintCrown(pen: Pen, drawings: Drawings, x: number, y: number, ms: number): void {
  const crown = drawings.get("fx/crown");
  const fallen = eased(ms / times.crown);
  pen.save();
  pen.translate(x - 8, y - 140 - 260 * (1 - fallen));
  pen.rotate(-0.12);
  if (crown) pen.drawImage(crown, -88, -70, 176, 141);
  pen.restore();
}

function paintHeadline(pen: Pen, { headline, facts }: Picture, ms: number): void {
  const grown = eased((ms - times.crown) / (times.headline - times.crown));
  pen.save();
  pen.translate(stage / 2, 520);
  pen.scale(grown, grown);
  write(pen, headline, 0, 0, { font: shout(54), fill: paper, align: "center", most: stage - 50, outline: 12 });
  write(pen, facts, 0, 48, { font: text(20), fill: paper, align: "center", most: stage - 40, outline: 6 });
  pen.restore();
}

function paintLine(pen: Pen, line: PictureLine, drawings: Drawings, top: number, height: number): void {
  const middle = top + height / 2;
  const face = Math.min(64, height - 6);
  pen.fillStyle = paper;
  pen.strokeStyle = ink;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.roundRect(rows.x, top, rows.width, height, 16);
  pen.fill();
  pen.stroke();
  write(pen, `${line.rank}`, rows.x + 34, middle + 11, { font: shout(32), fill: ink, align: "center", most: 40 });
  const drawn = drawings.get(`avatars/${line.avatar}`);
  if (drawn) pen.drawImage(line.ash ? inAsh(drawn) : drawn, rows.x + 68, middle - face / 2, face, face);
  const mark = line.mark === null ? undefined : drawings.get(line.mark);
  if (mark) pen.drawImage(mark, rows.x + 68 + face * 0.62, middle + face * 0.08, face * 0.46, face * 0.46);
  const isHigh = height >= lowest;
  const name = { font: shout(26), fill: ink, align: "left", most: 178 } as const;
  write(pen, line.name, rows.x + 154, middle + (isHigh ? 0 : 9), name);
  if (isHigh) write(pen, line.reason, rows.x + 154, middle + 22, { ...name, font: text(17), fill: soft });
  paintHonour(pen, line, middle, height);
  write(pen, line.wins, rows.x + rows.width - 18, middle + 8, { font: shout(21), fill: ink, align: "right", most: 80 });
}

/** Pixels of a grey portrait: its greatest size in the picture. */
const ashSize = 260;

/** Returns a drawing in grey. It is composed of layers, because WebKit ignores filters of a canvas. */
function inAsh(drawn: CanvasImageSource): CanvasImageSource {
  const layer = document.createElement("canvas");
  layer.width = ashSize;
  layer.height = ashSize;
  const pen = layer.getContext("2d");
  if (!pen) return drawn;
  const paint = (operation: GlobalCompositeOperation, colour: string) => {
    pen.globalCompositeOperation = operation;
    pen.fillStyle = colour;
    pen.fillRect(0, 0, ashSize, ashSize);
  };
  pen.drawImage(drawn, 0, 0, ashSize, ashSize);
  paint("saturation", "#808080");
  paint("multiply", "#d1d1d1");
  pen.globalCompositeOperation = "destination-in";
  pen.drawImage(drawn, 0, 0, ashSize, ashSize);
  return layer;
}

/** Paints title and detail, one above the other if there is space. */
function paintHonour(pen: Pen, { honour, wins }: PictureLine, middle: number, height: number): void {
  if (honour === null) return;
  const x = rows.x + 340;
  const most = rows.width - 340 - (wins === "" ? 20 : 100);
  const isHigh = height >= lowest;
  pen.font = shout(20);
  const beside = isHigh ? 0 : pen.measureText(honour.title).width + 8;
  write(pen, honour.title, x, middle + (isHigh ? -2 : 7), { font: shout(20), fill: violet, align: "left", most });
  const under = { font: text(17), fill: soft, align: "left", most: most - beside } as const;
  write(pen, honour.detail, x + beside, middle + (isHigh ? 21 : 7), under);
}

interface Writing {
  readonly font: string;
  readonly fill: string;
  readonly align: CanvasTextAlign;
  /** Maximum width; beyond it, letters become narrower. */
  readonly most: number;
  /** Width of an ink outline. */
  readonly outline?: number;
}

function write(pen: Pen, words: string, x: number, y: number, { font, fill, align, most, outline }: Writing): void {
  pen.font = font;
  pen.textAlign = align;
  pen.lineJoin = "round";
  if (outline !== undefined) {
    pen.lineWidth = outline;
    pen.strokeStyle = ink;
    pen.strokeText(words, x, y, most);
  }
  pen.fillStyle = fill;
  pen.fillText(words, x, y, most);
}

/** Ease-out curve from 0 to 1. */
function eased(share: number): number {
  const left = 1 - Math.min(1, Math.max(0, share));
  return 1 - left ** 3;
}

const colours = ["#ff4b2b", "#3aa7f0", "#3bb273", "#ffc93c", "#f25ca2", "#8c5be8"] as const;
const pieces = 70;

/** Paints paper that falls over the whole picture repeatedly, in the same way each time. @param ms since its start. */
function confetti(pen: CanvasRenderingContext2D, ms: number): void {
  if (ms <= 0) return;
  for (let piece = 0; piece < pieces; piece += 1) {
    const speed = 150 + 130 * share(piece, 1);
    const fallen = (speed * ms) / 1000 - 500 * share(piece, 2);
    const y = Math.min(fallen, fallen % (size.height + 80)) - 40;
    const x = size.width * share(piece, 3) + 24 * Math.sin(ms / 400 + piece);
    pen.save();
    pen.translate(x, y);
    pen.rotate(piece + ms / 300);
    pen.fillStyle = colours[piece % colours.length] ?? colours[0];
    pen.fillRect(-8, -5, 16, 10);
    pen.restore();
  }
}

/** Returns a deterministic pseudo-random number from 0 to 1. */
function share(piece: number, kind: number): number {
  const wild = Math.sin(piece * 127.1 + kind * 311.7) * 43_758.5453;
  return wild - Math.floor(wild);
}

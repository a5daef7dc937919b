import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import type { Plugin } from "vite";
import type { AnyEditionId } from "../../shared/games/kittens/editions/registry.ts";
import type { edition as loveLetter } from "../../shared/games/love-letter/edition.ts";
import { previewPicture } from "../../shared/net/addresses.ts";

interface Look {
  /** Drawings of three cards; the middle one is the largest. */
  readonly faces: readonly [string, string, string];
  /** Colours of the ground and of the rays. */
  readonly ground: string;
  readonly ray: string;
}

const undead = { ground: "#c26a00", ray: "#d98310" };

/** Pictures for links to tables, by edition. */
const looks: Readonly<Record<AnyEditionId | typeof loveLetter.id, Look>> = {
  original: { faces: ["nope", "exploding-kitten", "defuse"], ground: "#d93a1e", ray: "#f0532f" },
  "good-vs-evil": { faces: ["godcat", "armageddon", "devilcat"], ground: "#5a2277", ray: "#6f3091" },
  zombie: { faces: ["clone", "zombie-kitten", "grave-robber"], ground: "#5d9416", ray: "#70ab20" },
  "apocalypse:original": { ...undead, faces: ["nope", "attack-of-the-dead", "zombie-kitten"] },
  "apocalypse:good-vs-evil": { ...undead, faces: ["godcat", "attack-of-the-dead", "devilcat"] },
  imploding: { faces: ["reverse", "imploding-kitten", "alter-the-future"], ground: "#3b2a8c", ray: "#4a39a0" },
  custom: { faces: ["zombie-kitten", "alter-the-future", "nope"], ground: "#0b6a72", ray: "#147e87" },
  "love-letter": { faces: ["battle-bunny", "king-cat", "crystal-bowl"], ground: "#b0273f", ray: "#c63a52" },
};

const width = 1200;
const height = 630;

/**
 * Draws the picture that messengers show beside a link to a table, one an edition. They accept no SVG, so the build
 * makes bitmaps of our drawings.
 */
export function linkPreviews(): Plugin {
  let art = "";
  const drawing = (name: string): string =>
    `data:image/svg+xml;base64,${readFileSync(join(art, `${name}.svg`)).toString("base64")}`;
  return {
    name: "link-previews",
    apply: "build",
    configResolved({ root }) {
      art = join(root, "art");
    },
    async generateBundle() {
      for (const [edition, look] of Object.entries(looks)) {
        const png = await renderAsync(pictureOf(look, drawing), { font: { loadSystemFonts: false } });
        this.emitFile({ type: "asset", fileName: previewPicture(edition).slice(1), source: png.asPng() });
      }
    },
  };
}

const pictureOf = ({ faces: [left, middle, right], ground, ray }: Look, drawing: (name: string) => string): string => {
  const face = (name: string, x: number, y: number, size: number, degrees: number) =>
    `<image x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" href="${drawing(`faces/${name}`)}"
      transform="rotate(${degrees} ${x} ${y})"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${ground}"/>
    <g fill="${ray}">${rays()}</g>
    ${face(left, 250, 420, 340, -7)}${face(right, 950, 420, 340, 7)}${face(middle, 600, 400, 440, 0)}
    <image x="320" y="28" width="560" height="107" href="${drawing("logo-wide")}"/>
  </svg>`;
};

/** Every second sector of a fan around the top of the picture. */
function rays(): string {
  const [x, y, reach] = [width / 2, -40, 1200];
  const point = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${x + reach * Math.cos(angle)} ${y + reach * Math.sin(angle)}`;
  };
  return Array.from({ length: 10 }, (_, sector) => sector * 18)
    .map((from) => `<path d="M${x} ${y}L${point(from)}L${point(from + 9)}Z"/>`)
    .join("");
}

import manifest from "../../art/manifest.json" with { type: "json" };

const faces = import.meta.glob<string>("../../art/faces/*.svg", { eager: true, query: "?url", import: "default" });
const badges = import.meta.glob<string>("../../art/badges/*.svg", { eager: true, query: "?url", import: "default" });

interface CardArt {
  /** Address of the picture. */
  readonly face: string;
  readonly colour: string;
  readonly dark: string;
  /** Address of the badge's symbol and its colour, or a number to show as text. */
  readonly badge: { readonly symbol: string; readonly on: string } | { readonly number: string };
}

const looks: Readonly<Record<string, { color: string; dark: string; badge: string; symbol?: string }>> = manifest;

/** Returns the drawings and colours of a card. */
export function artOf(card: string): CardArt {
  const look = looks[card];
  const face = faces[`../../art/faces/${card}.svg`];
  if (look === undefined || face === undefined) throw new Error(`no drawing of ${card}`);
  const symbol = badges[`../../art/badges/${look.badge}.svg`];
  return {
    face,
    colour: look.color,
    dark: look.dark,
    badge: symbol === undefined ? { number: look.badge } : { symbol, on: look.symbol ?? "#FFFFFF" },
  };
}

import type { Share } from "./bins.ts";

const size = { width: 480, height: 440, left: 64, bottom: 52 } as const;

/** SVG of the share of won moments by predicted win chance, with two standard errors each way. */
export function picture(shares: readonly Share[]): string {
  const points = shares.flatMap(({ told, won, error }) => [
    `<path d="M${point(told, Math.max(0, won - 2 * error))} L${point(told, Math.min(1, won + 2 * error))}" stroke="#2f7d57" stroke-width="2"/>`,
    `<circle cx="${x(told).toFixed(1)}" cy="${y(won).toFixed(1)}" r="4" fill="#2f7d57"/>`,
  ]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="sans-serif" font-size="13" fill="#555b66">`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    ...lines(),
    ...points,
    "</svg>",
    "",
  ].join("\n");
}

const x = (told: number): number => size.left + told * (size.width - size.left - 20);
const y = (won: number): number => 16 + (1 - won) * (size.height - size.bottom - 16);
const point = (told: number, won: number): string => `${x(told).toFixed(1)},${y(won).toFixed(1)}`;

function lines(): readonly string[] {
  const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((share) => [
    `<path d="M${point(0, share)} L${point(1, share)}" stroke="#e3e5e9"/>`,
    `<text x="${size.left - 8}" y="${y(share) + 5}" text-anchor="end">${100 * share} %</text>`,
    `<text x="${x(share)}" y="${size.height - 30}" text-anchor="middle">${100 * share} %</text>`,
  ]);
  const middle = (size.height - size.bottom) / 2;
  return [
    ...ticks,
    `<path d="M${point(0, 0)} L${point(1, 1)}" stroke="#8a8f98" stroke-dasharray="4 4"/>`,
    `<text x="${x(0.5)}" y="${size.height - 8}" text-anchor="middle">chance that the coach gives</text>`,
    `<text transform="rotate(-90 16 ${middle})" x="16" y="${middle}" text-anchor="middle">won</text>`,
  ];
}

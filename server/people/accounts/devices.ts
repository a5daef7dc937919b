/** The first match counts, because a browser's header also names the browsers that it descends from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|OPT|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|Chromium|CriOS)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPad\b/, "iPad"],
  [/\biPhone\b/, "iPhone"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Maximum length of the header that is read. Browsers need less. */
const longestHeader = 400;

/** Returns a readable device name such as "Firefox on Linux"; empty if browser and system are unknown. */
export function deviceOf(userAgent: string): string {
  const said = userAgent.slice(0, longestHeader);
  const named = (names: typeof browsers) => names.find(([sign]) => sign.test(said))?.[1];
  return [named(browsers), named(systems)].filter((name) => name !== undefined).join(" on ");
}

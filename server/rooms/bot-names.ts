/** Names of bots, at least as many as there are chairs at a table. */
const names = ["Mochi", "Biscuit", "Pepper", "Ziggy", "Olive", "Waffles", "Turbo", "Clementine", "Sock", "Noodle"];

/** @returns a bot's name that nobody at the table has, where there is one left. */
export const freeBotName = (taken: readonly string[]): string =>
  names.find((name) => !taken.includes(name)) ?? `Bot ${taken.length + 1}`;

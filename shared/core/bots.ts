/** How well a bot plays, weakest first. */
export const strengths = ["easy", "steady", "expert"] as const;
export type Strength = (typeof strengths)[number];

/** What a bot is like. It changes its play a little, and is told to everybody. */
export const tempers = ["careful", "thief", "noper", "gambler"] as const;
export type Temper = (typeof tempers)[number];

/** The strengths that need nothing but a view. */
export type PlainStrength = Exclude<Strength, "expert">;

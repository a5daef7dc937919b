/** Playing strengths of bots, weakest first. */
export const strengths = ["easy", "steady", "expert"] as const;
export type Strength = (typeof strengths)[number];

/** Temperaments of bots. A temperament changes a bot's play slightly and is public. */
export const tempers = ["careful", "thief", "noper", "gambler"] as const;
export type Temper = (typeof tempers)[number];

/** Strengths of the bots that need only a view. */
export type PlainStrength = Exclude<Strength, "expert">;

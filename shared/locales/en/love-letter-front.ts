/** What every page knows of Love Letter. */
export const front = { name: "Love Letter" };

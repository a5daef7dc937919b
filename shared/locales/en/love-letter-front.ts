/** Texts of Love Letter that every page loads. */
export const front = { name: "Love Letter" };

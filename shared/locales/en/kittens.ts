/** Texts of the Kittens games. */
export const kittens = {};

import { later } from "../components/later.tsx";

/** The result of a game. Its code is loaded as a whole, so that all parts appear together. */
export const Result = later(async () => (await import("../result/result-screen.tsx")).ResultScreen);

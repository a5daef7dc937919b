import { later } from "../components/later.tsx";

/** The result of a game. All of its code arrives at once: no part of it comes later than the others. */
export const Result = later(async () => (await import("../result/result-screen.tsx")).ResultScreen);

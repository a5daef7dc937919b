import { lazy } from "../../components/lazy.tsx";

/** The result of a game. Its code is loaded as a whole, so that all parts appear together. */
export const LazyResult = lazy(async () => (await import("../result/result-screen.tsx")).ResultScreen);

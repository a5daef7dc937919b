import { extname } from "node:path";

/**
 * URL of the program of a thread. The installed package has compiled modules, so the extension is that of the caller.
 * @param path relative to the caller, without extension.
 * @param caller `import.meta.url` of the caller.
 */
export const threadProgram = (path: string, caller: string): URL => new URL(`${path}${extname(caller)}`, caller);

import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Compiled code is kept beside the packages, where only those can write who can change the program: the next start takes
// half as long. Where nobody may write, each start compiles anew.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/nine-lives"));
await import("./program.ts");

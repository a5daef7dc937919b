import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Stores compiled code beside the packages, so that the next start takes half as long. Only users who can change the
// program can write there. If the folder is read-only, each start compiles again.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/nine-lives"));
await import("./app/program.ts");

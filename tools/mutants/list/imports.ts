import type { Mutant } from "../mutant.ts";

export const imports: readonly Mutant[] = [
  {
    name: "the client imports from the server",
    file: "client/app/i18n.ts",
    from: 'import { readStored, writeStored } from "../state/storage.ts";',
    to: 'import { readStored, writeStored } from "../state/storage.ts";\nimport "../../server/runtime/random.ts";',
    tests: "npm run imports",
  },
];

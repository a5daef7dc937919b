import type { Mutant } from "../mutant.ts";

export const imports: readonly Mutant[] = [
  {
    name: "the client imports from the server",
    file: "client/app/i18n.ts",
    from: 'import i18next from "i18next";',
    to: 'import i18next from "i18next";\nimport "../../server/runtime/random.ts";',
    tests: "npm run imports",
  },
];

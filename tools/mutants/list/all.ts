import type { Mutant } from "../mutant.ts";
import { cardEffects } from "./card-effects.ts";
import { deals, redactions } from "./deals.ts";
import { imports } from "./imports.ts";
import { limits } from "./limits.ts";

export const mutants: readonly Mutant[] = [...cardEffects, ...deals, ...redactions, ...imports, ...limits];

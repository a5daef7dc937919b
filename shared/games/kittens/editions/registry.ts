import { apocalypseGoodVsEvil, apocalypseOriginal } from "./apocalypse.ts";
import type { Edition } from "./edition.ts";
import { goodVsEvil } from "./good-vs-evil.ts";
import { original } from "./original.ts";
import { zombie } from "./zombie.ts";

export const editions = {
  original,
  "good-vs-evil": goodVsEvil,
  zombie,
  "apocalypse:original": apocalypseOriginal,
  "apocalypse:good-vs-evil": apocalypseGoodVsEvil,
} as const;

export type EditionId = keyof typeof editions;

export const isEditionId = (id: string): id is EditionId => Object.hasOwn(editions, id);

export const editionOf = (id: EditionId): Edition<EditionId> => editions[id];

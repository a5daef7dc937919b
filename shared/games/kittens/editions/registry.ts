import type { Edition } from "./edition.ts";
import { original } from "./original.ts";

export const editions = { original } as const;

export type EditionId = keyof typeof editions;

export const isEditionId = (id: string): id is EditionId => Object.hasOwn(editions, id);

export const editionOf = (id: EditionId): Edition<EditionId> => editions[id];

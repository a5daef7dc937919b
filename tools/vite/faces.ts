import { basename } from "node:path";
import { editions } from "../../shared/games/kittens/editions/registry.ts";
import { edition as loveLetter } from "../../shared/games/love-letter/edition.ts";

const all = [...Object.values(editions), loveLetter];

/**
 * One file of faces for each edition that introduces them: a table fetches few files, and few cards that it does not
 * use.
 */
export const facesByEdition = {
  debugName: "faces",
  test: /\/art\/faces\/[\w-]+\.svg\?raw$/,
  name: (id: string): string | null => {
    const card = basename(id, ".svg?raw");
    const first = all.find(({ titles }) => titles.some((title) => title === card));
    return first ? `faces-${first.id.replace(":", "-")}` : null;
  },
};

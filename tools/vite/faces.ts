import { basename } from "node:path";
import { editions } from "../../shared/games/kittens/editions/registry.ts";
import { edition as loveLetter } from "../../shared/games/love-letter/edition.ts";

const all = [...Object.values(editions), loveLetter];

/** One file of faces for each edition that introduces them, so that a table loads few files, and few unused cards. */
export const facesByEdition = {
  debugName: "faces",
  test: /\/art\/faces\/[\w-]+\.svg\?raw$/,
  name: (id: string): string | null => {
    const card = basename(id, ".svg?raw");
    const first = all.find(({ titles }) => titles.some((title) => title === card));
    return first ? `faces-${first.id.replace(":", "-")}` : null;
  },
};

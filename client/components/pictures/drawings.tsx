import type { Poster } from "../../game-model/client-game.ts";
import { useGames } from "../../game-model/games.ts";

const urls = import.meta.glob<string>(
  [
    "../../art/avatars/{0*,1*,bot*,away,somebody,zombie}.svg",
    "../../art/faces/{exploding-kitten,imploding-kitten,armageddon,zombie-kitten,attack-of-the-dead,see-the-future,shuffle,defuse,nope}.svg",
    "../../art/faces/{devilcat,king-cat,crystal-bowl,battle-bunny,shell-shield}.svg",
    "../../art/fx/{spark,crown,kaboom-burst,paw-swipe,token}.svg",
    "../../art/backs/{standard,love-letter}.svg",
    "../../art/badges/{cross,bolt,chevrons,bowl,eye,heart,stop,crosshair,flame,cards,paw,halo,trident,zombie-kitten}.svg",
    "../../art/badges/{clairvoyance-now,shuffle-now,feed-the-dead-now,clone,grave-robber,dig-deeper,super-skip}.svg",
    "../../art/badges/{attack-of-the-dead,scissors,halves,skull,burst,implode,reverse,bottom,alter}.svg",
    "../../art/{logo,logo-wide}.svg",
  ],
  { eager: true, query: "?url", import: "default" },
);

/** Returns the address of a drawing for the pages, such as "avatars/01". The table loads its own drawings. */
export function drawing(name: string): string {
  const url = urls[`../../art/${name}.svg`];
  if (url === undefined) throw new Error(`no drawing ${name}`);
  return url;
}

/** Poster for any game with waiting players. */
export const anyGame = { id: "any", face: "faces/shuffle", colours: ["var(--ed-any)", "var(--ed-any-ray)"] } as const;

/** Returns ground and rays of a poster as CSS variables. */
export const coloursOf = ({ colours: [ground, ray] }: Pick<Poster, "colours">) => ({
  "--ground": ground,
  "--ray": ray,
});

/** Small picture of a poster. Without a poster it is empty. */
export const Thumb = ({ poster }: { readonly poster: Pick<Poster, "face" | "colours"> | null }) => (
  <span class="thumb rays" style={poster ? coloursOf(poster) : {}}>
    {poster && <img src={drawing(poster.face)} alt="" />}
  </span>
);

/** Small picture of an edition, or of "any". */
export function EditionThumb({ edition }: { readonly edition: string }) {
  return <Thumb poster={edition === "any" ? anyGame : useGames().posterOf(edition)} />;
}

import type { Poster } from "../../game-model/client-game.ts";
import { useGames } from "../../game-model/games-context.ts";
import { drawing } from "./drawings.ts";

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

import type { Poster } from "../../game/client-game.ts";
import { useGames } from "../games.ts";
import { drawing } from "./drawings.ts";

/** The poster for any game that others want to play. */
export const anyGame = { id: "any", face: "faces/shuffle", colours: ["var(--ed-any)", "var(--ed-any-ray)"] } as const;

/** Ground and rays of a poster. */
export const coloursOf = ({ colours: [ground, ray] }: Pick<Poster, "colours">) => ({
  "--ground": ground,
  "--ray": ray,
});

/** A poster's picture, small; without a poster, no picture. */
export const Thumb = ({ poster }: { readonly poster: Pick<Poster, "face" | "colours"> | null }) => (
  <span class="thumb rays" style={poster ? coloursOf(poster) : {}}>
    {poster && <img src={drawing(poster.face)} alt="" />}
  </span>
);

/** The small picture of an edition, or of "any". */
export function EditionThumb({ edition }: { readonly edition: string }) {
  return <Thumb poster={edition === "any" ? anyGame : useGames().posterOf(edition)} />;
}

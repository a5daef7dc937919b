import { joined } from "../../../app/i18n.ts";
import { drawing } from "../../../components/pictures/drawings.tsx";
import type { Award } from "../../../game-model/awards.ts";
import type { OwnStory } from "../../../game-model/client-game.ts";
import { siteName } from "../../../state/base-path.ts";
import { type FinalRank, hasScore } from "../ranks.tsx";
import { t } from "../texts.ts";
import { shout, text } from "./fonts.ts";

/** Content of a result picture. */
export interface Picture {
  readonly headline: string;
  /** "Zombie Kittens". */
  readonly edition: string;
  /** Host name of the server: "cats.example". */
  readonly place: string;
  /** The large portrait: of the winner, or of the player of the moment. */
  readonly hero: Pick<PictureLine, "avatar" | "ash" | "mark">;
  /** Whether the hero has won. */
  readonly isVictory: boolean;
  /** Facts about the hero's game, below the headline. */
  readonly facts: string;
  /** All players, the winner first. */
  readonly lines: readonly PictureLine[];
}

export interface PictureLine extends Pick<FinalRank, "rank" | "ash" | "mark"> {
  readonly name: string;
  readonly avatar: string;
  /** Reason for the rank. */
  readonly reason: string;
  readonly honour: Pick<Award, "title" | "detail"> | null;
  /** "2 wins"; empty without a score. */
  readonly wins: string;
}

/** Input from the result screen. */
export interface PictureFacts extends Pick<Picture, "headline" | "edition"> {
  readonly standings: readonly FinalRank[];
  /** Rank and story of the viewer; null for a spectator. */
  readonly own: { readonly rank: FinalRank; readonly story: OwnStory | null } | null;
}

export function pictureFor({ headline, edition, standings, own }: PictureFacts): Picture {
  const lines = standings.map(({ chair, rank, ash, mark, line, honour }) => ({
    rank,
    ash,
    mark,
    name: chair.name,
    avatar: chair.avatar,
    reason: line,
    honour,
    wins: hasScore(standings) ? t("result.wins", { count: chair.wins }) : "",
  }));
  const hero = own?.rank ?? standings[0];
  return {
    headline: own?.story?.headline ?? headline,
    edition,
    place: siteName(),
    hero: { avatar: hero?.chair.avatar ?? "", ash: hero?.ash ?? false, mark: hero?.mark ?? null },
    isVictory: hero?.rank === 1,
    facts: own?.story?.facts.map(({ label, value }) => joined.labelled(label, value)).join(" · ") ?? "",
    lines,
  };
}

/** Drawings of a picture, by name. */
export type Drawings = ReadonlyMap<string, HTMLImageElement>;

/** Loads drawings and fonts for a picture. It is painted without those that fail. */
export async function loadDrawings(picture: Picture): Promise<Drawings> {
  const { lines } = picture;
  const faces = lines.flatMap(({ avatar, mark }) => [`avatars/${avatar}`, ...(mark === null ? [] : [mark])]);
  const names = [...new Set([...faces, "fx/crown", "logo-wide"])];
  const fonts = [shout(40), text(24)].map((font) => document.fonts.load(font, lettersIn(picture)));
  const [images] = await Promise.all([Promise.allSettled(names.map(load)), Promise.allSettled(fonts)]);
  return new Map(
    names.flatMap((name, index) => {
      const image = images[index];
      return image?.status === "fulfilled" ? [[name, image.value]] : [];
    }),
  );
}

/** All letters of a picture: each script has a font file of its own. */
const lettersIn = ({ headline, edition, facts, lines }: Picture): string =>
  [
    headline,
    edition,
    facts,
    ...lines.flatMap(({ name, reason, wins, honour }) => [name, reason, wins, honour?.title ?? ""]),
  ].join("");

async function load(name: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = drawing(name);
  await image.decode();
  return image;
}

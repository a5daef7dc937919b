import { customId } from "../../../shared/games/kittens/decks/edition.ts";
import { type EditionId, editions } from "../../../shared/games/kittens/editions/registry.ts";
import type { Between, TextKey } from "../../../shared/locales/keys.ts";
import { addTexts } from "../../app/i18n.ts";
import type { EditionNames, Poster, Switch } from "../../game-model/client-game.ts";

export const t = addTexts("kittens-front");

type PosterId = Between<TextKey<"kittens-front">, "kittens-front.posters.">;

/** The poster of each edition. */
const posterOf: Readonly<Record<EditionId, PosterId>> = {
  original: "original",
  "good-vs-evil": "good-vs-evil",
  zombie: "zombie",
  "apocalypse:original": "apocalypse",
  "apocalypse:good-vs-evil": "apocalypse",
  imploding: "imploding",
};

/** The added deck of an edition: it names the edition among those of its poster. */
const decks: Partial<Readonly<Record<EditionId, EditionId>>> = {
  "apocalypse:original": "original",
  "apocalypse:good-vs-evil": "good-vs-evil",
};

const faces: Readonly<Record<PosterId, string>> = {
  original: "faces/exploding-kitten",
  "good-vs-evil": "faces/armageddon",
  zombie: "faces/zombie-kitten",
  apocalypse: "faces/attack-of-the-dead",
  imploding: "faces/imploding-kitten",
};

const namesOf = (id: EditionId): EditionNames => ({
  id,
  name: () => t(`kittens-front.editions.${id}`),
  deck: () => t(`kittens-front.editions.${decks[id] ?? id}`),
  line: () => t(`kittens-front.lines.${id}`),
});

const poster = (id: PosterId): Poster => ({
  id,
  face: faces[id],
  colours: [`var(--ed-${id})`, `var(--ed-${id}-ray)`],
  title: () => t(`kittens-front.posters.${id}`),
  editions: Object.values(editions).flatMap((edition) => (posterOf[edition.id] === id ? namesOf(edition.id) : [])),
});

export const posters: Readonly<Record<PosterId, Poster>> = {
  original: poster("original"),
  "good-vs-evil": poster("good-vs-evil"),
  zombie: poster("zombie"),
  apocalypse: poster("apocalypse"),
  imploding: poster("imploding"),
};

/** Poster of the decks that hosts compose. */
export const ownDeckPoster: Poster = {
  id: customId,
  face: "faces/shuffle",
  colours: [`var(--ed-${customId})`, `var(--ed-${customId}-ray)`],
  title: () => t("kittens-front.editions.custom"),
  editions: [
    {
      id: customId,
      name: () => t("kittens-front.editions.custom"),
      deck: () => t("kittens-front.editions.custom"),
      line: () => t("kittens-front.lines.custom"),
    },
  ],
};

export const switches: readonly Switch[] = [
  {
    name: "combos",
    title: () => t("kittens-front.switches.combos.title"),
    note: () => t("kittens-front.switches.combos.note"),
    setting: (on) => t(on ? "kittens-front.switches.combos.on" : "kittens-front.switches.combos.off"),
  },
  {
    name: "fast",
    title: () => t("kittens-front.switches.fast.title"),
    note: () => t("kittens-front.switches.fast.note"),
    setting: (on) => (on ? t("kittens-front.switches.fast.on") : null),
  },
];

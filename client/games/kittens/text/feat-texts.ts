import type { highlightKinds } from "../../../../shared/games/kittens/seat-stats.ts";
import type { Cause } from "../../../../shared/games/kittens/state.ts";
import { addTexts } from "../../../app/i18n.ts";
import type { FeatTexts } from "../../../game-model/client-game.ts";

const t = addTexts("kittens-feats");

const deaths: Readonly<Record<Cause, FeatTexts["deaths"][string]>> = {
  kitten: { title: () => t("kittens-feats.deaths.kitten"), badge: "badges/burst" },
  devilcat: { title: () => t("kittens-feats.deaths.devilcat"), badge: "badges/trident" },
  implosion: { title: () => t("kittens-feats.deaths.implosion"), badge: "badges/implode" },
};

const moments: Readonly<Record<(typeof highlightKinds)[number], () => string>> = {
  comeback: () => t("kittens-feats.moments.comeback"),
  "close-call": () => t("kittens-feats.moments.close-call"),
  "nope-war": () => t("kittens-feats.moments.nope-war"),
  "stolen-defuse": () => t("kittens-feats.moments.stolen-defuse"),
};

export const featTexts: FeatTexts = { deaths, moments };

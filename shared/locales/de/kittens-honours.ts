import type { honours as english } from "../en/kittens-honours.ts";

export const honours: typeof english = {
  nopes: { title: "Neinsager", detail_one: "{{count}} NÖ", detail_other: "{{count}} NÖs" },
  coldest: {
    title: "Kälteste Pfote",
    detail_one: "{{count}} Zug ab 20\u00a0%",
    detail_other: "{{count}} Züge ab 20\u00a0%",
  },
  duels: { title: "Duellkatze", detail_one: "{{count}} Duell gewonnen", detail_other: "{{count}} Duelle gewonnen" },
  thief: { title: "Meisterdieb", detail_one: "{{count}} Karte gestohlen", detail_other: "{{count}} Karten gestohlen" },
  lives: { title: "Meiste Leben", detail_one: "{{count}}-mal gerettet", detail_other: "{{count}}-mal gerettet" },
  undead: {
    title: "Untot",
    detail_one: "{{count}}-mal zurück",
    detail_other: "{{count}}-mal zurück",
  },
  attacks: { title: "Scharfe Krallen", detail_one: "{{count}} Angriff", detail_other: "{{count}} Angriffe" },
  seer: {
    title: "Weitblick",
    detail_one: "{{count}} Blick voraus",
    detail_other: "{{count}} Blicke voraus",
  },
  shuffler: { title: "Mischfieber", detail_one: "{{count}}-mal gemischt", detail_other: "{{count}}-mal gemischt" },
  robbed: {
    title: "Meistbestohlen",
    detail_one: "{{count}} Karte verloren",
    detail_other: "{{count}} Karten verloren",
  },
  digger: { title: "Tiefste Pfote", detail_one: "{{count}} Karte gezogen", detail_other: "{{count}} Karten gezogen" },
  careful: {
    title: "Leichte Pfote",
    detail_one: "{{count}} Karte weniger gezogen",
    detail_other: "{{count}} Karten weniger gezogen",
  },
};

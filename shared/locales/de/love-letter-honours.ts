import type { honours as english } from "../en/love-letter-honours.ts";

export const honours: typeof english = {
  reader: {
    title: "Gedankenleser",
    detail_one: "{{count}}-mal richtig geraten",
    detail_other: "{{count}}-mal richtig geraten",
  },
  duellist: {
    title: "Duellkatze",
    detail_one: "{{count}} Vergleich gewonnen",
    detail_other: "{{count}} Vergleiche gewonnen",
  },
  schemer: { title: "Ränkeschmied", detail_one: "{{count}} Hand getauscht", detail_other: "{{count}} Hände getauscht" },
  shelled: { title: "Härteste Schale", detail_one: "{{count}} Schild", detail_other: "{{count}} Schilde" },
  courted: { title: "Umschwärmt", detail_one: "{{count}}-mal ausgesucht", detail_other: "{{count}}-mal ausgesucht" },
  heartbroken: {
    title: "Herzgebrochen",
    detail_one: "in {{count}} Runde raus",
    detail_other: "in {{count}} Runden raus",
  },
  dreamer: {
    title: "Träumer",
    detail_one: "{{count}}-mal falsch geraten",
    detail_other: "{{count}}-mal falsch geraten",
  },
  busy: { title: "Fleißige Pfote", detail_one: "{{count}} Karte gespielt", detail_other: "{{count}} Karten gespielt" },
  quiet: {
    title: "Stille Pfote",
    detail_one: "{{count}} Karte weniger gespielt",
    detail_other: "{{count}} Karten weniger gespielt",
  },
};

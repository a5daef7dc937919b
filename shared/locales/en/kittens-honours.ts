/** Awards of Kittens players, shown under the result. A title has room for about fifteen letters. */
export const honours = {
  nopes: { title: "Most Nopes", detail_one: "{{count}} Nope", detail_other: "{{count}} Nopes" },
  coldest: {
    title: "Coldest hand",
    detail_one: "{{count}} draw at 20\u00a0%+",
    detail_other: "{{count}} draws at 20\u00a0%+",
  },
  duels: { title: "Duellist", detail_one: "{{count}} duel won", detail_other: "{{count}} duels won" },
  thief: { title: "Master thief", detail_one: "{{count}} card stolen", detail_other: "{{count}} cards stolen" },
  lives: { title: "Most lives", detail_one: "saved {{count}} time", detail_other: "saved {{count}} times" },
  undead: {
    title: "Most undead",
    detail_one: "back {{count}} time",
    detail_other: "back {{count}} times",
  },
  attacks: { title: "Sharpest claws", detail_one: "{{count}} Attack", detail_other: "{{count}} Attacks" },
  seer: {
    title: "Far-sighted",
    detail_one: "{{count}} look ahead",
    detail_other: "{{count}} looks ahead",
  },
  shuffler: { title: "Shuffle fever", detail_one: "{{count}} shuffle", detail_other: "{{count}} shuffles" },
  robbed: {
    title: "Most robbed",
    detail_one: "{{count}} card lost",
    detail_other: "{{count}} cards lost",
  },
  digger: { title: "Dug deepest", detail_one: "{{count}} card drawn", detail_other: "{{count}} cards drawn" },
  careful: {
    title: "Lightest paw",
    detail_one: "{{count}} card fewer drawn",
    detail_other: "{{count}} cards fewer drawn",
  },
};

/** Awards of Love Letter players, shown under the result. A title has room for about fifteen letters. */
export const honours = {
  reader: { title: "Mind reader", detail_one: "{{count}} right guess", detail_other: "{{count}} right guesses" },
  duellist: { title: "Duellist", detail_one: "{{count}} comparison won", detail_other: "{{count}} comparisons won" },
  schemer: { title: "Schemer", detail_one: "{{count}} hand swapped", detail_other: "{{count}} hands swapped" },
  shelled: { title: "Hardest shell", detail_one: "{{count}} shield", detail_other: "{{count}} shields" },
  courted: { title: "Most courted", detail_one: "chosen {{count}} time", detail_other: "chosen {{count}} times" },
  heartbroken: {
    title: "Heartbroken",
    detail_one: "out of {{count}} round",
    detail_other: "out of {{count}} rounds",
  },
  dreamer: { title: "Dreamer", detail_one: "{{count}} wrong guess", detail_other: "{{count}} wrong guesses" },
  busy: { title: "Busiest paw", detail_one: "{{count}} card played", detail_other: "{{count}} cards played" },
  quiet: {
    title: "Quietest paw",
    detail_one: "{{count}} card fewer played",
    detail_other: "{{count}} cards fewer played",
  },
};

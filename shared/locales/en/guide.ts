/** Texts of the guide, and of the large card. */
export const guide = {
  title: "Field guide",
  finePoints: "Fine points",
  notNow: "Not now",
  look: "Look at {{card}}",
  filter: "Which cards",
  all: "All",
  drag: "Drag a card to a player to play it on them.",
  copies_one: "{{count}} in the deck",
  copies_other: "{{count}} in the deck",
  place: "{{number}} of {{count}}",
  list: "All cards",
  unknown: "This edition has no such card.",
};

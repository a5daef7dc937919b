/**
 * One round of fixed work, of the same kind as that of server and page: shuffles with 32-bit integers, short-lived
 * objects and arrays, maps, and JSON. It always does the same, so its duration is the speed of the machine at that
 * moment. It must refer to nothing outside, because pages receive its source text. A change of it needs new limits.
 * @returns a checksum of all results, so that no engine can skip the work.
 */
export function yardstickRound(): number {
  const titles = [
    "attack",
    "skip",
    "favor",
    "shuffle",
    "see",
    "nope",
    "tacocat",
    "melon",
    "potato",
    "beard",
    "rainbow",
  ];
  let random = 48;
  let checksum = 0;
  const below = (count: number): number => {
    random = (random + 0x6d2b79f5) | 0;
    let mixed = Math.imul(random ^ (random >>> 15), 1 | random);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
  for (let game = 0; game < 12; game += 1) {
    const deck = Array.from({ length: 60 }, (_, id) => ({ id, title: titles[id % titles.length] ?? "", seen: 0 }));
    for (let at = deck.length - 1; at > 0; at -= 1) {
      const other = below(at + 1);
      const [one, two] = [deck[at], deck[other]];
      if (one && two) [deck[at], deck[other]] = [two, one];
    }
    let hands = [0, 1, 2, 3, 4].map((seat) => ({ seat, cards: deck.slice(seat * 8, seat * 8 + 8) }));
    const played = new Map<string, number>();
    for (let turn = 0; turn < 100; turn += 1) {
      const seat = turn % hands.length;
      const chosen = hands[seat]?.cards[below(8)];
      const drawn = deck[40 + below(20)];
      if (!chosen || !drawn) continue;
      played.set(chosen.title, (played.get(chosen.title) ?? 0) + 1);
      hands = hands.map((hand) =>
        hand.seat === seat
          ? { ...hand, cards: [...hand.cards.filter((card) => card !== chosen), { ...drawn, seen: turn }].slice(-8) }
          : hand,
      );
      checksum = (Math.imul(checksum, 31) + (played.get(chosen.title) ?? 0)) | 0;
      if (turn % 5 > 0) continue;
      const text = JSON.stringify({ turn, hand: hands[seat], counts: hands.map(({ cards }) => cards.length) });
      const view: { readonly counts: readonly number[] } = JSON.parse(text);
      checksum = (Math.imul(checksum, 31) + text.length + view.counts.length) | 0;
    }
  }
  return checksum;
}

/** Player who may belong to a party. */
interface Member {
  /** Id of their party; missing without one. */
  readonly party?: string;
}

/** Groups players into units that stay together: the members of a party, or one player. */
export function unitsOf<Kind extends Member>(players: readonly Kind[]): readonly (readonly Kind[])[] {
  const units: Kind[][] = [];
  for (const player of players) {
    const { party } = player;
    const own = party === undefined ? undefined : units.find(([first]) => first?.party === party);
    if (own) own.push(player);
    else units.push([player]);
  }
  return units;
}

/** Units of several players. */
export const partiesOf = <Kind extends Member>(players: readonly Kind[]): readonly (readonly Kind[])[] =>
  unitsOf(players).filter((unit) => unit.length > 1);

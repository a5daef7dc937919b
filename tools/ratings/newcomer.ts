import type { Strength } from "../../shared/ratings/strength.ts";
import { Encounters, type Member, newMember, type Season } from "./season.ts";
import type { Chance, World } from "./world.ts";

/** New player with this skill, who leaves no games. */
export const newcomerWith = (skill: number, world: World, chance: Chance): Member => ({
  ...newMember(world, chance),
  skill,
  leaves: 0,
});

/** Lets a newcomer play with the members, without a change of their ratings. @returns the strength after each game. */
export function playAlone(season: Season, newcomer: Member, games: number): readonly Strength[] {
  const path: Strength[] = [];
  const member = { ...newcomer };
  const meetings = new Encounters(games);
  while (path.length < games) {
    const table = season.tableFor([member]);
    Object.assign(member, season.rate(table, meetings)[table.indexOf(member)]);
    meetings.add(table);
    path.push(member.strength);
  }
  return path;
}

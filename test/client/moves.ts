import type { Motion, Theatre } from "../../client/table/motions/motion.ts";

/** Plays a motion on a stage that only keeps what was done on it: "fly skip card:skip#1 front:0". */
export async function movesOf({ play }: Motion): Promise<readonly string[]> {
  const moves: string[] = [];
  const note =
    (move: string) =>
    async (...what: readonly unknown[]) => {
      moves.push([move, ...what.filter((each) => typeof each !== "object" || each === null)].join(" "));
    };
  const theatre: Theatre = {
    fly: note("fly"),
    stamp: note("stamp"),
    explode: note("explode"),
    appear: note("appear"),
    shout: note("shout"),
    punch: note("punch"),
    wobble: note("wobble"),
    shake: note("shake"),
    rise: note("rise"),
    whirl: note("whirl"),
    aim: note("aim"),
    duel: note("duel"),
    unearth: note("unearth"),
    confetti: note("confetti"),
    pause: async () => {},
  };
  await play(theatre);
  return moves;
}

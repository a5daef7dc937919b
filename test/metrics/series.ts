/** Parses names with labels, and values, of a metrics page. */
export const seriesIn = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text.split("\n").flatMap((line) => {
      const [, name = "", value] = /^([^#\s].*) (\S+)$/.exec(line) ?? [];
      return name === "" ? [] : [[name, Number(value)] as const];
    }),
  );

/** The drawings of client/art as SVG text; they come with the table. */
const sources: Readonly<Record<string, string>> = import.meta.glob("../../art/*/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** All names, as "faces/nope". */
export const drawingNames: readonly string[] = Object.keys(sources).map((path) =>
  path.slice("../../art/".length, -".svg".length),
);

/** A drawing as the address of a picture; undefined where there is none of that name. */
export function drawingUrl(name: string): string | undefined {
  const source = sources[`../../art/${name}.svg`];
  return source && `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withSize(source))}`;
}

/** Some browsers draw an SVG without a size as nothing, or blurred when it is small. */
function withSize(source: string): string {
  const [, , width = "100", height = "100"] = /viewBox="([\d.-]+ ){2}([\d.]+) ([\d.]+)"/.exec(source) ?? [];
  return source.replace("<svg ", `<svg width="${Number(width) * 4}" height="${Number(height) * 4}" `);
}

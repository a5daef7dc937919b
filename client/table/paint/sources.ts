/** The drawings of client/art as SVG text. All but the faces come with the table; faces come by edition, as they are asked for. */
const shapes = import.meta.glob<string>(["../../art/*/*.svg", "!../../art/faces/*.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const faces = import.meta.glob<string>("../../art/faces/*.svg", { query: "?raw", import: "default" });

/** The names of all but the faces, as "badges/paw". */
export const shapeNames: readonly string[] = Object.keys(shapes).map((path) =>
  path.slice("../../art/".length, -".svg".length),
);

/** A drawing ("fx/spark") as the address of a picture; undefined where there is none of that name. */
export async function drawingUrl(name: string): Promise<string | undefined> {
  const path = `../../art/${name}.svg`;
  const source = shapes[path] ?? (await faces[path]?.());
  return source && `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withSize(source))}`;
}

/** Some browsers draw an SVG without a size as nothing, or blurred when it is small. */
function withSize(source: string): string {
  const [, , width = "100", height = "100"] = /viewBox="([\d.-]+ ){2}([\d.]+) ([\d.]+)"/.exec(source) ?? [];
  return source.replace("<svg ", `<svg width="${Number(width) * 4}" height="${Number(height) * 4}" `);
}

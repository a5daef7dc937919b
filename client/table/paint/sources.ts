/** The drawings of client/art as SVG text. Faces load on demand, all others together with the table. */
const shapes = import.meta.glob<string>(["../../art/*/*.svg", "!../../art/faces/*.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const faces = import.meta.glob<string>("../../art/faces/*.svg", { query: "?raw", import: "default" });

/** The names of all except the faces, such as "badges/paw". */
export const shapeNames: readonly string[] = Object.keys(shapes).map((path) =>
  path.slice("../../art/".length, -".svg".length),
);

/** Returns a drawing ("fx/spark") as the address of a picture; undefined for an unknown name. */
export async function drawingUrl(name: string): Promise<string | undefined> {
  const path = `../../art/${name}.svg`;
  const source = shapes[path] ?? (await faces[path]?.());
  return source && `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withSize(source))}`;
}

/** Sets a size, because some browsers do not draw an SVG without a size, or blur it when it is small. */
function withSize(source: string): string {
  const [, , width = "100", height = "100"] = /viewBox="([\d.-]+ ){2}([\d.]+) ([\d.]+)"/.exec(source) ?? [];
  return source.replace("<svg ", `<svg width="${Number(width) * 4}" height="${Number(height) * 4}" `);
}

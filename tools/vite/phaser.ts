import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Phaser's own build decides by these what belongs to it; whoever builds it from its sources has to say so as well. */
const features = {
  "typeof WEBGL_RENDERER": "true",
  "typeof CANVAS_RENDERER": "true",
  "typeof WEBGL_DEBUG": "false",
  "typeof FEATURE_SOUND": "false",
  "typeof PLUGIN_CAMERA3D": "false",
  "typeof PLUGIN_FBINSTANT": "false",
};

/** What Phaser lists for whoever may ask for it, and the table never does: left out of the build. */
const unused = [
  /\/src\/filters\/(?!index|Controller)/,
  /\/renderNodes\/filters\/Filter/,
  /\/renderNodes\/(BatchHandler(PointLight|TileSprite)|DrawLine|FillPath|StrokePath)/,
  /\/renderNodes\/\w+\/(Submitter|Texturer|Transformer)Tile/,
  /\/gameobjects\/tilesprite\//,
  /\/textures\/DynamicTexture/,
  /\/math\/Hash/,
  /\/src\/input\/(keyboard|mouse|touch)\//,
  /\/textures\/parsers\/(?!index|Canvas|Image)/,
];

/** What stands in for them. The texture manager makes one tile sprite for dynamic textures, which nobody asks for. */
const stub = "module.exports = function () { this.setOrigin = () => this; };";

const sources = join(dirname(fileURLToPath(import.meta.resolve("phaser/package.json"))), "src");

/** Lets `client/table/phaser.ts` take single parts of Phaser out of its sources, which the package does not export. */
export function phaserParts(): Plugin {
  return {
    name: "phaser-parts",
    enforce: "pre",
    config: () => ({
      define: features,
      resolve: { alias: { "phaser/src": sources } },
      optimizeDeps: { rolldownOptions: { transform: { define: features } } },
    }),
    load: (id) => (id.startsWith(sources) && unused.some((part) => part.test(id)) ? stub : null),
  };
}

import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** Build flags of Phaser. A build from its sources must set them, too. */
const features = {
  "typeof WEBGL_RENDERER": "true",
  "typeof CANVAS_RENDERER": "true",
  "typeof WEBGL_DEBUG": "false",
  "typeof FEATURE_SOUND": "false",
  "typeof PLUGIN_CAMERA3D": "false",
  "typeof PLUGIN_FBINSTANT": "false",
};

/** Parts of Phaser that the table never uses: excluded from the build. */
const unused = [
  /\/src\/filters\/(?!index|Controller)/,
  /\/renderNodes\/filters\/Filter/,
  /\/renderNodes\/(BatchHandler(PointLight|TileSprite)|DrawLine|FillPath|StrokePath)/,
  /\/renderNodes\/\w+\/(Submitter|Texturer|Transformer)Tile/,
  /\/gameobjects\/tilesprite\//,
  /\/textures\/DynamicTexture/,
  // Lists of all shaders and render nodes; the renderer imports those that it needs by name.
  /\/webgl\/(shaders|renderNodes)\/(\w+\/)?index/,
  /\/math\/(Euler|Hash|Matrix3|Quaternion|RotateVec3|Vector4)/,
  /\/components\/PathFollower/,
  /\/src\/input\/(keyboard|mouse|touch)\//,
  /\/textures\/parsers\/(?!index|Canvas|Image)/,
];

/** Stub for these parts. The texture manager makes one tile sprite for dynamic textures, which are not used here. */
const stub = "module.exports = function () { this.setOrigin = () => this; };";

const sources = join(dirname(createRequire(import.meta.url).resolve("phaser/package.json")), "src");

/** Lets `client/table/phaser.ts` import single source files of Phaser, which the package does not export. */
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

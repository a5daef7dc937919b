import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** Phaser's own build uses these to decide what to include; a build from its sources must set them too. */
const features = {
  "typeof WEBGL_RENDERER": "true",
  "typeof CANVAS_RENDERER": "true",
  "typeof WEBGL_DEBUG": "false",
  "typeof FEATURE_SOUND": "false",
  "typeof PLUGIN_CAMERA3D": "false",
  "typeof PLUGIN_FBINSTANT": "false",
};

/** What Phaser includes for others and the table never uses: left out of the build. */
const unused = [
  /\/src\/filters\/(?!index|Controller)/,
  /\/renderNodes\/filters\/Filter/,
  /\/renderNodes\/(BatchHandler(PointLight|TileSprite)|DrawLine|FillPath|StrokePath)/,
  /\/renderNodes\/\w+\/(Submitter|Texturer|Transformer)Tile/,
  /\/gameobjects\/tilesprite\//,
  /\/textures\/DynamicTexture/,
  // Lists of all shaders and steps of drawing; what draws asks for its own by name.
  /\/webgl\/(shaders|renderNodes)\/(\w+\/)?index/,
  /\/math\/(Euler|Hash|Matrix3|Quaternion|RotateVec3|Vector4)/,
  /\/components\/PathFollower/,
  /\/src\/input\/(keyboard|mouse|touch)\//,
  /\/textures\/parsers\/(?!index|Canvas|Image)/,
];

/** Replaces those parts. The texture manager makes one tile sprite for dynamic textures, which we do not use. */
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

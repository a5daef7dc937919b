import { basename } from "node:path";
import type { Plugin } from "vite";

/** Smaller files are not listed, in kB. */
const minKb = 10;

/** Lists the sizes of large scripts in the page in kB, so that it can show how much of a table has arrived. */
export function fileSizes(): Plugin {
  return {
    name: "file-sizes",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {}, path }) {
        if (!path.endsWith("/index.html")) return [];
        const sizes = Object.values(bundle).flatMap((file) => {
          const kb = file.type === "chunk" ? Math.round(file.code.length / 1000) : 0;
          return kb < minKb ? [] : [`${basename(file.fileName)}:${kb}`];
        });
        return [{ tag: "meta", attrs: { name: "file-sizes", content: sizes.join(" ") }, injectTo: "head" }];
      },
    },
  };
}

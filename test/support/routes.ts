export interface Route {
  readonly method: string;
  /** With the names of its parameters: "/api/tables/:code". */
  readonly path: string;
}

/** Mount points of the server's routers. */
const mounts = ["/api", "/matchmake", ""];

/** Returns every route of a router and of nested ones. */
export function routesIn(router: unknown, mount = ""): readonly Route[] {
  if (typeof router !== "function" || !("stack" in router) || !Array.isArray(router.stack)) return [];
  return router.stack.flatMap((layer): readonly Route[] => {
    const { route, handle } = layer;
    if (!route) return routesIn(handle, mountOf(layer) ?? mount);
    const layers: readonly { readonly method?: string }[] = route.stack;
    const methods = new Set(layers.flatMap(({ method }) => method?.toUpperCase() ?? []));
    const paths: readonly string[] = [route.path].flat();
    return [...methods].flatMap((method) => paths.map((path) => ({ method, path: mount + path })));
  });
}

/**
 * Returns the mount point of a layer. A layer without a route matches below its mount only; one at the root matches
 * everything, so its mount is unknown.
 */
function mountOf(layer: { match(path: string): unknown }): string | null {
  if (layer.match("/nowhere")) return null;
  return mounts.find((mount) => mount !== "" && layer.match(`${mount}/x`)) ?? null;
}

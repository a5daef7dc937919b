/** The version that this page was built from; the server says its own when we join. */
export const version: string = import.meta.env["VITE_VERSION"];

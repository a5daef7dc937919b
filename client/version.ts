/** The version that this page was built from; the server sends its own when we join. */
export const version: string = import.meta.env["VITE_VERSION"];

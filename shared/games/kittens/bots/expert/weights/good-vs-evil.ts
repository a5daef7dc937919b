export const goodVsEvil = "";

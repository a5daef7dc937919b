export const apocalypseGoodVsEvil = "";

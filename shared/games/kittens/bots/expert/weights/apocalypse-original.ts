export const apocalypseOriginal = "";

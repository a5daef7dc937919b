export const zombie = "";

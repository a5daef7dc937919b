/**
 * Whether a text has the format of an id of a row, a player or a room, or of a table's code. Other texts need no query,
 * and the database rejects those with a zero byte.
 */
export const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

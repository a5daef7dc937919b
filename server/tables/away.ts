/** Who knows the answer cannot be asked now: whoever wants to know it asks again. */
export class Away extends Error {}
